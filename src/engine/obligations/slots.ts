import { beats } from '../ranking.ts';
import type { CardIndex } from '../rules.ts';
import type { ForcedCards, IdleReason, Slots, Turn } from './obligation.ts';

/** The first `count` slots, at most 31. */
export function firstSlots(count: number): Slots {
  return 0x7fffffff >>> (31 - count);
}

/** The slots of `cards` that hold trumps. */
export function trumpsIn({ ranking, hand }: Turn, cards: Slots): Slots {
  return cards & hand.bySuit[ranking.trumpSuit]!;
}

/** Why trumps and plain cards are never told apart, if they are not. */
export function lackOfKinds({ trumps, plain }: ForcedCards): IdleReason | undefined {
  if (trumps === 0) return 'no-trumps';
  return plain === 0 ? 'all-trumps' : undefined;
}

/** The slots of `cards` whose card beats `over`. */
export function beatingIn(turn: Turn, cards: Slots, over: CardIndex): Slots {
  const { ranking, identical, hand } = turn;
  let beating = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) {
    const slot = lowestSlot(rest);
    if (beats(ranking, identical, hand.cards[slot]!, over)) beating |= 1 << slot;
  }
  return beating;
}

/** The slot with the lowest number; `slots` is not empty. */
export function lowestSlot(slots: Slots): number {
  return 31 - Math.clz32(slots & -slots);
}

/** The cards in these slots, in the order of the slots. */
export function cardsIn({ hand }: Pick<Turn, 'hand'>, slots: Slots): readonly CardIndex[] {
  const cards: CardIndex[] = [];
  for (let rest = slots; rest !== 0; rest &= rest - 1) cards.push(hand.cards[lowestSlot(rest)]!);
  return cards;
}
