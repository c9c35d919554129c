import type { Obligation, Slots, Turn } from './obligation.ts';
import { cardsIn, lackOfKinds, trumpsIn } from './slots.ts';

/** Whoever named trumps leads one to the first trick of a hand, if any is held; if nobody named them, whoever leads. */
export const leadTrumpFirst: Obligation = {
  word: 'lead-trump-first',
  speaksTo: 'leader',
  options: [],
  idle: lackOfKinds,
  narrow: (turn, cards) => forced(turn, cards) || cards,
  explain: (turn, before) => {
    const trumps = forced(turn, before);
    return trumps === 0 ? undefined : { kind: 'must-lead-trump', holds: cardsIn(turn, trumps) };
  },
};

function forced(turn: Turn, cards: Slots): Slots {
  return turn.opens ? trumpsIn(turn, cards) : 0;
}
