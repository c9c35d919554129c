import type { PlayReason } from '../engine/reasons.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { PlayTrace, QuestionTrace, TrickTrace } from '../proof/trace.ts';
import {
  asksForSuit,
  cardName,
  cardNames,
  type DocumentInput,
  seatName,
  showsVoid,
  suitName,
} from './input.ts';

/** Why a seat may choose from just these cards, as a sentence. */
export function wordChoice(input: DocumentInput, question: QuestionTrace): string {
  const seat = seatName(input, question.seat);
  const { reason } = question;
  switch (reason.kind) {
    case 'leads':
      return input.words.text('why-leads', { seat });
    case 'free':
      return input.words.text('why-free', { seat });
    case 'void':
      return input.words.text('why-void', { seat, suit: suitName(input, reason.suit) });
    case 'must-follow':
      return input.words.text('why-must-follow', {
        seat,
        suit: suitName(input, reason.suit),
        cards: cardNames(input, reason.holds),
        single: reason.holds.length === 1,
      });
  }
}

/** A finished trick as sentences need it. */
interface Verdict {
  readonly suit: string;
  readonly card: string;
  readonly winner: string;
  /** Those who did not follow, in playing order. */
  readonly discards: readonly PlayTrace[];
  /** The winning card is the only one of its suit. */
  readonly alone: boolean;
}

function verdictOf(input: DocumentInput, trick: TrickTrace): Verdict | undefined {
  if (trick.winner === undefined || !trick.reason) return undefined;
  return {
    suit: suitName(input, trick.ledSuit),
    card: cardName(input, trick.reason.card),
    winner: seatName(input, trick.winner),
    discards: trick.plays.filter(({ card }) => trick.reason?.offSuit.includes(card)),
    alone: trick.reason.beaten.length === 0,
  };
}

/** "B wins: …", for a single trick. */
export function wordWinner(input: DocumentInput, trick: TrickTrace): string {
  const verdict = verdictOf(input, trick);
  if (!verdict) return '';
  const { discards, ...rest } = verdict;
  const [first] = discards;
  return input.words.text('why-wins', {
    ...rest,
    discards: first && {
      void: discards.every((play) => showsVoid(input, play)),
      seats: discards.map((play) => seatName(input, play.seat)),
      several: discards.length > 1,
      card: cardName(input, first.card),
    },
  });
}

/** Why a trick of a whole hand went as it did. */
export function wordTrick(input: DocumentInput, trick: TrickTrace): string {
  return word(input, trick, 'why');
}

/** The same for a solution: what was asked for, who followed, what won. */
export function wordSolution(input: DocumentInput, trick: TrickTrace): string {
  return word(input, trick, 'solution');
}

function word(input: DocumentInput, trick: TrickTrace, manner: 'why' | 'solution'): string {
  const verdict = verdictOf(input, trick);
  if (!verdict) return '';
  const { discards, ...rest } = verdict;
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
    seats,
    several: seats.length > 1,
  });
}

/** The first follower who had several cards of the led suit to choose from. */
function choiceOf(input: DocumentInput, trick: TrickTrace): object | undefined {
  const play = trick.plays.find(({ reason }) => held(reason).length > 1);
  return play && { seat: seatName(input, play.seat), cards: cardNames(input, held(play.reason)) };
}

function held(reason: PlayReason | undefined): readonly CardIndex[] {
  return reason?.kind === 'must-follow' ? reason.holds : [];
}
