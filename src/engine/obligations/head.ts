import type { Obligation } from './obligation.ts';
import { beatingIn, cardsIn } from './slots.ts';

/** Whoever can beat the card that wins so far, does. */
export const head: Obligation = {
  word: 'head',
  speaksTo: 'follower',
  options: [],
  standing: { after: ['follow'], otherwise: 'beats-before-following' },
  narrow: (turn, cards) => beatingIn(turn, cards, turn.best) || cards,
  explain: (turn, before) => {
    const beating = beatingIn(turn, before, turn.best);
    return beating === 0 ? undefined : { kind: 'must-head', over: turn.best, holds: cardsIn(turn, beating) };
  },
};
