import type { Obligation, Slots, Turn } from './obligation.ts';
import { beatingIn, cardsIn, trumpsIn } from './slots.ts';

/** Whoever has to play a trump beats the highest trump in the trick, if any card does. */
export const overtrump: Obligation = {
  word: 'overtrump',
  speaksTo: 'follower',
  options: [],
  idle: ({ trumps, trumpRanks }) => {
    if (trumps === 0) return 'no-trumps';
    if (trumpRanks < 2) return 'equal-trumps';
    return trumps < 3 ? 'two-trumps' : undefined;
  },
  standing: { after: ['follow', 'ruff'], otherwise: 'speaks-to-trumps-only' },
  narrow: (turn, cards) => (speaks(turn, cards) ? beatingIn(turn, cards, turn.topTrump) || cards : cards),
  explain: (turn, before) => {
    if (!speaks(turn, before)) return undefined;
    const over = turn.topTrump;
    const beating = beatingIn(turn, before, over);
    return beating === 0
      ? { kind: 'cannot-overtrump', over, holds: cardsIn(turn, before) }
      : { kind: 'must-overtrump', over, holds: cardsIn(turn, beating) };
  },
};

function speaks(turn: Turn, cards: Slots): boolean {
  return turn.topTrump >= 0 && trumpsIn(turn, cards) === cards;
}
