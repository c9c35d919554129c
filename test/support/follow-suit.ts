import type { Example } from '../../src/definition/game.ts';
import { bySeat, cardClaim, handExample, matchExample, seat } from './game.ts';

const seats = (letters: string) => [...letters].map(seat);

/** One trick: A and B follow, C is void and discards. */
export const oneTrick = handExample({
  id: 'one-trick',
  hands: { C: 'T1 S4' },
  tricks: ['A C2 B C4 C S4'],
  claims: { winners: seats('B') },
});

/** What B may lay on a triangle. */
export const openQuestion = handExample({
  id: 'open-question',
  hands: { B: 'C2 T1 T3 S4' },
  tricks: ['A T4'],
  claims: {
    legal: [cardClaim(1, 'B', 'T1'), cardClaim(1, 'B', 'T3')],
    illegal: [cardClaim(1, 'B', 'C2', 'must-follow'), cardClaim(1, 'B', 'S4', 'must-follow')],
  },
});

/** Four tricks to C B C C. */
export const fullHand = handExample({
  id: 'full-hand',
  hands: { A: 'C1 C4 T2 S3', B: 'C2 T1 T4 S1', C: 'C3 T3 S2 S4' },
  tricks: ['A C1 B C2 C C3', 'C T3 A T2 B T4', 'B S1 C S4 A S3', 'C S2 A C4 B T1'],
  claims: {
    winners: seats('CBCC'),
    legal: [cardClaim(2, 'B', 'T1')],
    illegal: [cardClaim(2, 'B', 'S1', 'must-follow')],
    scores: bySeat({ A: 0, B: 1, C: 3 }),
    sum: 4,
  },
});

/** Four tricks to A C B B. */
export const openHand = handExample({
  id: 'open-hand',
  hands: { A: 'C1 C3 T4 S2', B: 'C2 T1 T3 S4', C: 'C4 T2 S1 S3' },
  tricks: ['A T4 B T1 C T2', 'A C1 B C2 C C4', 'C S1 A S2 B S4', 'B T3 C S3 A C3'],
  claims: {
    winners: seats('ACBB'),
    legal: [cardClaim(1, 'B', 'T3'), cardClaim(4, 'A', 'C3', 'void'), cardClaim(1, 'A', 'S2', 'leads')],
    illegal: [cardClaim(1, 'B', 'S4', 'must-follow')],
    scores: bySeat({ A: 1, B: 2, C: 1 }),
    sum: 4,
  },
});

/** Three hands with the lead moving on. */
export const threeHands = matchExample('three-hands', ['open-hand', ['B', 0, 1, 3], ['C', 2, 1, 1]], {
  scores: [bySeat({ A: 1, B: 2, C: 1 }), bySeat({ A: 0, B: 1, C: 3 }), bySeat({ A: 2, B: 1, C: 1 })],
  totals: bySeat({ A: 3, B: 4, C: 5 }),
  sum: 12,
  places: bySeat({ A: 3, B: 2, C: 1 }),
});

/** Two seats share the first place. */
export const sharedWin = matchExample(
  'shared-win',
  [
    ['A', 2, 1, 1],
    ['B', 1, 2, 1],
    ['C', 2, 2, 0],
  ],
  {
    totals: bySeat({ A: 5, B: 5, C: 2 }),
    sum: 12,
    places: bySeat({ A: 1, B: 1, C: 3 }),
  },
);

/** All of them; every claim holds. */
export const followSuitExamples: readonly Example[] = [
  openQuestion,
  oneTrick,
  openHand,
  threeHands,
  sharedWin,
  fullHand,
];

/** Facts of Follow Suit; every one holds. */
export const followSuitFacts = {
  'deck-cards': 12,
  'cards-per-hand': 4,
  'tricks-per-hand': 4,
  'cards-per-trick': 3,
  'hands-per-match': 3,
  'trick-sequences': 1320,
  'tied-tricks': 0,
  'every-card-played-once': true,
  'points-per-hand': 4,
  'points-per-match': 12,
  'tied-match': true,
};
