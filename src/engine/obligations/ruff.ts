import { NO_SUIT } from '../ranking.ts';
import type { Obligation, Turn } from './obligation.ts';
import { cardsIn, lackOfKinds, trumpsIn } from './slots.ts';

/** Whoever holds no card of the suit led plays a trump, if any is held. */
export const ruff: Obligation = {
  word: 'ruff',
  speaksTo: 'follower',
  options: [],
  idle: lackOfKinds,
  narrow: (turn, cards) => (cannotFollow(turn) ? trumpsIn(turn, cards) || cards : cards),
  explain: (turn, before) => {
    const trumps = cannotFollow(turn) ? trumpsIn(turn, before) : 0;
    return trumps === 0 ? undefined : { kind: 'must-ruff', holds: cardsIn(turn, trumps) };
  },
};

function cannotFollow({ led, hand, held }: Turn): boolean {
  return led !== NO_SUIT && (held & hand.bySuit[led]!) === 0;
}
