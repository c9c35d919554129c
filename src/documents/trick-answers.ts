import { NO_SUIT } from '../engine/ranking.ts';
import type { CardIndex, Seat, SuitIndex } from '../engine/rules.ts';
import type { HandTrace, QuestionTrace, TrickTrace } from '../proof/trace.ts';
import { asksForSuit, type DocumentInput, type HandInput } from './input.ts';

/** What the engine says to the questions of a trick. */
interface TrickAnswers {
  /** The effective suit asked for; `NO_SUIT` if none is. */
  readonly asked: SuitIndex;
  /** Who had to follow, by seat: whoever came later and held a card of that suit which the rules force. */
  readonly bound: readonly Seat[];
  readonly winner: Seat;
}

/** The answers to the questions of a trick; throws for one that is not finished. */
export function answersOf({ ledSuit, plays, winner }: TrickTrace): TrickAnswers {
  if (winner === undefined) throw new Error('a trick without a winner');
  const follows = plays.filter(({ choice }) => choice?.reasons.some(({ reason }) => reason.kind === 'must-follow')); // biome-ignore format: short
  const bound = follows.map(({ seat }) => seat).sort((one, other) => one - other);
  return { asked: ledSuit, bound, winner };
}

/** The effective suits that a trick of the hand can ask for, trumps last, and whether it can ask for none. */
export function askableSuits({ ranking }: HandInput): readonly SuitIndex[] {
  const suits = [...new Set(ranking.suit)].filter((suit) => suit !== NO_SUIT).sort((one, other) => one - other); // biome-ignore format: short
  return ranking.special.some((special) => special !== undefined) ? [...suits, NO_SUIT] : suits;
}

/** Whether whoever holds the suit may play a trump instead. */
export function mayRuffInstead(input: DocumentInput): boolean {
  const follow = input.game.rules.obligations.find(({ obligation }) => obligation.word === 'follow');
  return asksForSuit(input) && follow?.options.orTrump === true;
}

/** A card that somebody would rather have played, and what the engine says to it. */
export interface OtherCard {
  readonly card: CardIndex;
  readonly question: QuestionTrace;
}

/** The first card that the author says may not be played. */
export function forbiddenCard({ game }: DocumentInput, hand: HandTrace): OtherCard | undefined {
  const example = [...game.adopted, ...game.examples].find(
    ({ id, variants }) => id === hand.id && variants.join() === hand.variants.join(),
  );
  const claims = example?.kind === 'hand' ? (example.claims.illegal ?? []) : [];
  for (const { trick, seat, card } of claims) {
    const question = hand.questions.find((one) => one.trick === trick && one.seat === seat);
    if (question && !question.choice.allowed.includes(card)) return { card, question };
  }
  return undefined;
}
