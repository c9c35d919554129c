import { NO_SUIT } from '../ranking.ts';
import type { Obligation, Slots, Turn } from './obligation.ts';
import { cardsIn, lackOfKinds, lowestSlot, trumpsIn } from './slots.ts';

/** On a plain suit nobody plays a trump below the highest in the trick, unless nothing but trumps is held. */
export const noUndertrump: Obligation = {
  word: 'no-undertrump',
  speaksTo: 'follower',
  options: [],
  idle: (cards) => lackOfKinds(cards) ?? (cards.trumpRanks < 2 ? 'equal-trumps' : undefined),
  narrow: (turn, cards) => cards & ~lowerTrumps(turn, cards) || cards,
  explain: (turn, before, after) =>
    before === after
      ? undefined
      : { kind: 'no-undertrump', over: turn.topTrump, cards: cardsIn(turn, before & ~after) },
};

function lowerTrumps(turn: Turn, cards: Slots): Slots {
  const { led, topTrump, held, ranking, hand } = turn;
  if (topTrump < 0 || led === NO_SUIT || led === ranking.trumpSuit) return 0;
  if (trumpsIn(turn, held) === held) return 0;
  const { power } = ranking;
  let lower = 0;
  for (let rest = trumpsIn(turn, cards); rest !== 0; rest &= rest - 1) {
    const slot = lowestSlot(rest);
    if (power[hand.cards[slot]!]! < power[topTrump]!) lower |= 1 << slot;
  }
  return lower;
}
