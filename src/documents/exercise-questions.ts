import type { Game } from '../definition/game.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import { winningPlay } from '../engine/trick.ts';
import type { HandTrace, PlayTrace, Trace, TrickTrace } from '../proof/trace.ts';
import { playsWholeDeck } from './hand-table.ts';
import {
  asksForSuit,
  counted,
  type DocumentInput,
  effectiveName,
  type HandInput,
  seatName,
  showsVoid,
  theCard,
  theCards,
} from './input.ts';
import { apartOf, isPlural, noneOf, wordApart } from './play-words.ts';
import { toldExamples } from './told-examples.ts';

/** A question of the exercise with the answer that the engine gives; both may carry strong words. */
interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The hands that become exercises: whole ones that the author shows there, with the cards of all seats. */
export function exerciseHands(trace: Trace, game: Game): readonly HandTrace[] {
  return toldExamples(trace, game).filter(
    ({ setup, show }) => setup.solo === undefined && show.includes('exercise'),
  );
}

/** Questions that the hand gives occasion to ask, besides the table and the count. */
export function questionsOf(input: HandInput, hand: HandTrace): readonly Question[] {
  return [otherCard(input, hand), offSuit(input, hand)].filter((question) => question !== undefined);
}

/** `ersten`, `zweiten`. */
export function ordinal(input: DocumentInput, trick: number): string {
  return input.words.text('ordinals').split(' ')[trick] ?? `${trick + 1}.`;
}

/** "May B play another card?": the first choice between cards of the led suit that the author asks about, or any. */
function otherCard(input: HandInput, hand: HandTrace): Question | undefined {
  const asked = hand.questions.find((one) => one.played.length > 0 && (followsFreely(one)?.length ?? 0) > 1);
  const at = asked ?? firstChoice(hand);
  const trick = at && hand.tricks[at.trick];
  const play = trick?.plays.find(({ seat }) => seat === at?.seat);
  const held = play && followsFreely(play);
  if (!trick || !play || !held) return undefined;
  const others = held.filter((card) => card !== play.card);
  const [other] = others;
  if (other === undefined) return undefined;
  const seat = seatName(input, play.seat);
  const illegal = play.holding?.find((card) => !held.includes(card));
  const outcome = winnerWith(input, trick, play.seat, other);
  return {
    question: input.words.text('ask-other', { seat, trick: ordinal(input, at?.trick ?? 0) }),
    answer: input.words.text('answer-other-yes', {
      seat,
      others: theCards(input, others),
      suit: effectiveName(input, trick.ledSuit),
      plural: isPlural(input, trick.ledSuit),
      held: theCards(input, held),
      pair: held.length === 2,
      illegal: illegal === undefined ? undefined : theCard(input, illegal),
      same: outcome.seat === trick.winner,
      other: theCard(input, other),
      winner: seatName(input, outcome.seat),
      card: theCard(input, outcome.card),
    }),
  };
}

function firstChoice(hand: HandTrace): { readonly trick: number; readonly seat: Seat } | undefined {
  for (const [trick, { plays }] of hand.tricks.entries()) {
    const play = plays.find((one) => (followsFreely(one)?.length ?? 0) > 1);
    if (play) return { trick, seat: play.seat };
  }
  return undefined;
}

/** The cards of the led suit, where following is all that bound the choice. */
function followsFreely({ choice }: Pick<PlayTrace, 'choice'>): readonly CardIndex[] | undefined {
  const [first, ...others] = choice?.reasons ?? [];
  if (!choice || others.length > 0 || first?.reason.kind !== 'must-follow') return undefined;
  return first.reason.orTrump ? undefined : choice.allowed;
}

/** Who would have won, and with what, had the seat laid another card. */
function winnerWith(input: HandInput, trick: TrickTrace, seat: Seat, other: CardIndex): PlayTrace {
  const plays = trick.plays.map((play) => (play.seat === seat ? { seat, card: other } : play));
  const { index } = winningPlay(
    input.game.rules,
    input.ranking,
    plays.map(({ card }) => card),
  );
  const winner = plays[index];
  if (!winner) throw new Error('a trick without a winner');
  return winner;
}

/** "Why does this high card not win?": a discard that stands higher in its suit than the winning card in its own. */
function offSuit(input: HandInput, hand: HandTrace): Question | undefined {
  const { strength, special } = input.ranking;
  const high = (card: CardIndex) => strength[card] ?? 0;
  for (const [index, trick] of hand.tricks.entries()) {
    if (trick.reason?.kind !== 'highest-of-led-suit') continue;
    const { card: best, offSuit: others } = trick.reason;
    const play = trick.plays.find(
      ({ card }) => others.includes(card) && special[card] === undefined && high(card) > high(best),
    );
    const led = trick.plays[0];
    if (!play || !led) continue;
    return {
      question: input.words.text('ask-off-suit', {
        seat: seatName(input, play.seat),
        trick: ordinal(input, index),
        card: theCard(input, play.card),
      }),
      answer: input.words.text('answer-off-suit', {
        asked: asksForSuit(input),
        void: showsVoid(input, play),
        suit: effectiveName(input, input.ranking.suit[play.card] ?? 0),
        plural: isPlural(input, input.ranking.suit[play.card] ?? 0),
        leader: seatName(input, led.seat),
        led: theCard(input, led.card),
        seat: seatName(input, play.seat),
        none: noneOf(input, trick.ledSuit),
        apart: wordApart(input, apartOf(play)),
        card: theCard(input, play.card),
      }),
    };
  }
  return undefined;
}

/** `A 0, B 1, C 3`, and what it adds up to. */
export function wonAnswer(input: DocumentInput, hand: HandTrace): string {
  const scores = (hand.won ?? []).map((won, seat) => `${seatName(input, seat)}\u00a0${won}`).join(', ');
  return input.words.text('answer-won', {
    scores,
    tricks: counted(input, 'n-tricks', hand.tricks.length),
    one: hand.tricks.length === 1,
    complete: playsWholeDeck(input, hand),
    cards: input.game.deck.cards.length,
  });
}
