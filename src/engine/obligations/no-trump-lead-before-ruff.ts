import type { Obligation } from './obligation.ts';
import { cardsIn, lackOfKinds, trumpsIn } from './slots.ts';

/** Nobody leads a trump before one was played, unless nothing else is held. */
export const noTrumpLeadBeforeRuff: Obligation = {
  word: 'no-trump-lead-before-ruff',
  speaksTo: 'leader',
  options: [],
  idle: lackOfKinds,
  narrow: (turn, cards) => (turn.trumpsPlayed ? cards : cards & ~trumpsIn(turn, cards) || cards),
  explain: (turn, before, after) =>
    before === after ? undefined : { kind: 'trumps-not-broken', trumps: cardsIn(turn, before & ~after) },
};
