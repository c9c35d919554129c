import type { CardIndex, Rules, SuitIndex } from './rules.ts';

/** Effective suit of a card that belongs to none, and the led suit where none is asked for. */
export const NO_SUIT = -1;

/** What is special about a card: wins over all (the first or the last of several), or never wins. */
export type Special = 'first-wins' | 'last-wins' | 'never-wins';

/** What has to be known of the cards to rank them while one suit (or none) is trump; lists are by card index. */
interface RankingParts {
  /** The suits of the deck; one more stands for "trumps". */
  readonly suitCount: number;
  readonly trump: SuitIndex | undefined;
  /** Effective suit: `suitCount` for a trump, else the printed one; special cards belong to none, whatever stands here. */
  readonly suit: readonly SuitIndex[];
  /** Whole numbers; within an effective suit higher beats lower, equal only for identical cards. */
  readonly strength: readonly number[];
  readonly special: readonly (Special | undefined)[];
  readonly anytime: readonly boolean[];
}

/**
 * How cards rank while one suit (or none) is trump. The effective suit of a trump is `trumpSuit`, whatever is printed
 * on it; a card on the trump order is a trump, all others belong to their printed suit or, if special, to none.
 */
export interface Ranking {
  /** The suit that is trump; undefined in a hand without one, which may still have fixed trumps. */
  readonly trump: SuitIndex | undefined;
  /** The effective suit that stands for "trumps": one more than the last suit. */
  readonly trumpSuit: SuitIndex;
  /** By card index. */
  readonly suit: readonly SuitIndex[];
  /** By card index: within an effective suit higher beats lower; equal only for identical cards. */
  readonly strength: readonly number[];
  readonly special: readonly (Special | undefined)[];
  /** By card index: may be played whatever was led. */
  readonly anytime: readonly boolean[];
  /** Trumps, high to low; identical cards side by side. */
  readonly trumps: readonly CardIndex[];
  /**
   * By card index: one number to compare cards of a trick by, see `beats`: special winners above trumps above plain
   * cards above never-winning ones, which all have 0.
   */
  readonly power: Int32Array;
  /** Cards of at least this power beat every plain card, whatever its suit. */
  readonly trumpPower: number;
}

/** Fills in what follows from the parts: the list of trumps and how cards of different suits compare. */
export function makeRanking(parts: RankingParts): Ranking {
  const { suitCount, trump, strength, special, anytime } = parts;
  const suit = parts.suit.map((own, card) => (special[card] === undefined ? own : NO_SUIT));
  const cards = suit.map((_, card) => card);
  const trumps = cards.filter((card) => suit[card] === suitCount);
  const plain = cards.filter((card) => suit[card] !== suitCount && suit[card] !== NO_SUIT);
  const power = new Int32Array(cards.length);
  const trumpPower = rise(power, plain, strength, 1);
  const highest = rise(power, trumps, strength, trumpPower);
  for (const card of cards) {
    if (special[card] === 'first-wins' || special[card] === 'last-wins') power[card] = highest;
  }
  trumps.sort((a, b) => strength[b]! - strength[a]! || a - b);
  return { trump, trumpSuit: suitCount, suit, strength, special, anytime, trumps, power, trumpPower };
}

/** Gives the cards powers from `from` upwards in the order of their strengths, and returns the next power to give. */
function rise(
  power: Int32Array,
  cards: readonly CardIndex[],
  strength: readonly number[],
  from: number,
): number {
  const steps = [...new Set(cards.map((card) => strength[card]!))].sort((a, b) => a - b);
  const step = new Map(steps.map((value, at) => [value, from + at]));
  for (const card of cards) power[card] = step.get(strength[card]!)!;
  return from + steps.length;
}

/** How cards rank in a hand with this trump suit, or with none. */
export function rankingOf(rules: Rules, trump: SuitIndex | undefined): Ranking {
  const ranking = rules.rankings[trump ?? rules.rankings.length - 1];
  if (ranking === undefined) throw new RangeError(`no ranking for suit ${trump}`);
  return ranking;
}

/** Whether `card`, played later, beats the card that wins the trick so far. */
export function beats(
  ranking: Ranking,
  identical: 'first' | 'last',
  card: CardIndex,
  best: CardIndex,
): boolean {
  const { power, suit } = ranking;
  const own = power[card]!;
  const other = power[best]!;
  if (own > other) return suit[card] === suit[best] || own >= ranking.trumpPower || other === 0;
  return own === other && beatsEqual(ranking, identical, card, best);
}

function beatsEqual(
  { suit, special }: Ranking,
  identical: 'first' | 'last',
  card: CardIndex,
  best: CardIndex,
): boolean {
  if (suit[card] === NO_SUIT) return special[card] === 'last-wins';
  return identical === 'last' && suit[card] === suit[best];
}
