import type { WinReason } from '../engine/reasons.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { HandTrace, PlayTrace, TrickTrace } from '../proof/trace.ts';
import {
  asksForSuit,
  effectiveName,
  type HandInput,
  hasNamedCards,
  seatName,
  showsVoid,
  theCard,
  theCards,
} from './input.ts';
import { strong } from './markup.ts';
import { apartOf, isPlural, noneOf, wordApart } from './play-words.ts';

/** A finished trick as sentences need it. */
interface Verdict {
  readonly suit: string;
  /** Whether the suit is a plural: `spades`, `trumps`, and not `circle`. */
  readonly plural: boolean;
  readonly none: string;
  readonly highest: string;
  readonly card: string;
  readonly winner: string;
  /** Those who did not follow with a card that could, in playing order. */
  readonly discards: readonly PlayTrace[];
  /** The winning card is the only one of its kind. */
  readonly alone: boolean;
  readonly reason: WinReason;
}

function verdictOf(input: HandInput, trick: TrickTrace): Verdict | undefined {
  const { winner, reason, plays } = trick;
  if (winner === undefined || !reason) return undefined;
  const { special } = input.ranking;
  return {
    suit: effectiveName(input, trick.ledSuit),
    plural: isPlural(input, trick.ledSuit),
    none: noneOf(input, trick.ledSuit),
    highest: highestOf(input, trick.ledSuit),
    card: theCard(input, reason.card),
    winner: seatName(input, winner),
    discards: plays.filter(({ card }) => reason.offSuit.includes(card) && special[card] === undefined),
    alone: reason.beaten.length === 0,
    reason,
  };
}

/** `die höchste Kreis-Karte`, `der höchste Trumpf`. */
export function highestOf(input: HandInput, suit: number): string {
  const trump = suit === input.ranking.trumpSuit;
  const named = hasNamedCards(input);
  return input.words.text('highest-of', { trump, named, suit: effectiveName(input, suit) });
}

/** "B wins: …", for a single trick. */
export function wordWinner(input: HandInput, trick: TrickTrace): string {
  const verdict = verdictOf(input, trick);
  return verdict ? wordVerdict(input, trick, verdict) : '';
}

function wordVerdict(input: HandInput, trick: TrickTrace, verdict: Verdict): string {
  const { reason, discards, ...rest } = verdict;
  const tie = wordTie(input, reason);
  switch (reason.kind) {
    case 'highest-of-led-suit':
      return input.words.text('why-wins', { ...rest, discards: discarding(input, discards) }) + tie;
    case 'highest-trump': {
      const led = trick.ledSuit === input.ranking.trumpSuit;
      return input.words.text('why-trump-wins', { ...rest, led }) + tie;
    }
    case 'special-wins':
      return input.words.text('why-special-wins', rest) + tie;
    case 'all-never-win':
      return input.words.text('why-none-wins', rest);
  }
}

/** Which of identical cards, or of several that win over all, ranks higher; nothing where none met. */
function wordTie(input: HandInput, { tie, kind }: WinReason): string {
  if (!tie) return '';
  const last = tie === 'last';
  return ` ${input.words.text(kind === 'special-wins' ? 'why-special-tie' : 'why-tie', { last })}`;
}

function discarding(input: HandInput, discards: readonly PlayTrace[]): object | undefined {
  const [first] = discards;
  return (
    first && {
      void: discards.every((play) => showsVoid(input, play)),
      seats: discards.map((play) => seatName(input, play.seat)),
      several: discards.length > 1,
      card: theCard(input, first.card),
      apart: wordApart(input, discards.flatMap(apartOf)),
    }
  );
}

/** Why a trick of a whole hand went as it did. */
export function wordTrick(input: HandInput, trick: TrickTrace): string {
  return word(input, trick, 'why');
}

/** The same for a solution: what was asked for, who followed, what won. */
export function wordSolution(input: HandInput, trick: TrickTrace): string {
  return word(input, trick, 'solution');
}

/** A reason in a table without a column for the winner: `B gewinnt.` stands before it, unless it says so itself. */
export function withWinner(input: HandInput, trick: TrickTrace, reason: string): string {
  if (trick.winner === undefined || reason === wordWinner(input, trick)) return reason;
  return `${strong(`${seatName(input, trick.winner)} ${input.words.text('wins')}.`)} ${reason}`;
}

function word(input: HandInput, trick: TrickTrace, manner: 'why' | 'solution'): string {
  const verdict = verdictOf(input, trick);
  if (!verdict) return '';
  const { discards, reason, ...rest } = verdict;
  const special = trick.plays.some(({ card }) => input.ranking.special[card] !== undefined);
  if (reason.kind !== 'highest-of-led-suit' || reason.tie || special)
    return wordVerdict(input, trick, verdict);
  const asked = asksForSuit(input);
  if (discards.length === 0) {
    return input.words.text(`${manner}-all-follow`, { ...rest, asked, choice: choiceOf(input, trick) });
  }
  const seats = discards.map((play) => seatName(input, play.seat));
  const empty = discards.every((play) => showsVoid(input, play));
  return input.words.text(`${manner}-discards`, {
    ...rest,
    asked,
    void: empty,
    apart: wordApart(input, discards.flatMap(apartOf)),
    seats,
    several: seats.length > 1,
  });
}

/** The first follower who had several cards of the led suit to choose from. */
function choiceOf(input: HandInput, trick: TrickTrace): object | undefined {
  const play = trick.plays.find((one) => held(one).length > 1);
  return play && { seat: seatName(input, play.seat), cards: theCards(input, held(play)) };
}

/** The cards of the led suit that a seat could choose from. */
function held({ choice }: PlayTrace): readonly CardIndex[] {
  const follows = choice?.reasons.some(({ reason }) => reason.kind === 'must-follow');
  return follows && choice ? choice.allowed : [];
}

/** What was melded with the card led to a trick; empty if nothing was. */
export function wordMelds(input: HandInput, { melds, rules }: HandTrace, trick: number): string {
  const called = melds.filter((call) => call.trick === trick);
  return called
    .map(({ seat, meld }) => {
      return input.words.text('melds', { seat: seatName(input, seat), meld: rules.melds[meld]?.name });
    })
    .join(' ');
}

/** What a trick is worth; empty where cards count nothing. */
export function wordPoints({ words }: HandInput, { points }: TrickTrace): string {
  return points === undefined ? '' : words.text('n-card-points', { points, one: points === 1 });
}
