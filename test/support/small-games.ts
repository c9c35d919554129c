import { expect } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { prove } from '../../src/proof/prove.ts';
import { compile } from '../definition/support.ts';

/** Bidding with the hook, a schedule, a card turned up. */
export const BIDS = `
game: raten
title: {de: Raten, en: Bids}
players: {min: 3, max: 4}
deck: french-32
deal: {schedule: up, dealer: rotates}
trump: {by: turn-up, turned: [{cards: J, trump: none}], largest-hand: none}
bidding: {first: left-of-dealer, hook: dealer}
order: A K Q J 10 9 8 7
play: {lead: left-of-dealer, obligations: [follow]}
scoring:
  - {line: made, when: tricks == bid, score: 20 + 10 * tricks}
  - {line: missed, score: -10 * abs(tricks - bid)}
match: {hands: schedule, winner: highest-total, ties: shared}
`;

/** Partners, jacks as trumps, card points, melds, a count to twelve. */
export const POINTS = `
game: bauer-punkte
title: {de: Punkte, en: Points}
players: 4
teams: 2
deck: french-20
deal: {cards: 5, packets: [2, 3], dealer: trump-maker}
trump: {by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦, sees: 2}
order: {plain: A 10 K Q, trump: "♣J ♠J ♥J ♦J *A *10 *K *Q"}
points: {A: 11, 10: 10, K: 4, Q: 3, J: 2}
last-trick: 10
play: {lead: trump-maker, obligations: [follow, ruff, overtrump]}
melds: [{meld: "40", cards: "*K *Q", score: 2}]
solo: {lead: soloist, decider: refused}
doubling: unlimited
scoring:
  - {line: alone, when: soloist && tricks == hand_size, score: 12}
  - line: won
    when: "points > other_points || points == other_points && !maker"
    of: other_points
    bands: {0: 3, 8-32: 2, 33-65: 1}
  - {line: lost, score: 0}
  - {step: away, when: "!maker && score > 0", add: 1}
  - {step: doubled, times: 2 ^ doubles}
  - {step: melded, add: melds}
  - {award: stein, when: soloist && tricks == hand_size, count: 1}
match:
  target: 12
  start: 0
  surplus: dropped
  melds-at-target: count
  winner: target
  units:
    - {unit: knoddel, name: {de: Knoddel, en: Knoddel}, to: losers}
    - {unit: stein, name: {de: Stein, en: Stein}, to: losers, per: 2}
`;

/** What the proof finds in a definition that has no fault of its own. */
export async function proveText(text: string): Promise<readonly Diagnostic[]> {
  const { value, diagnostics } = await compile(text);
  expect(diagnostics).toEqual([]);
  return prove(value!).diagnostics;
}

/** The definition with one example, whose parts stand in lines of their own. */
export function withExample(game: string, ...parts: readonly string[]): string {
  const lines = parts.map((part) => `    ${part}\n`).join('');
  return `${game}examples:\n  - id: beispiel\n    title: {de: Beispiel, en: Example}\n${lines}`;
}

/** Two tricks between two players: thousands of hands are played out in no time. */
export const QUICK = `
game: quick
title: {de: Zwei Karten, en: Two cards}
players: 2
deck: {from: shapes-3x4, ranks: 1 2}
deal: {cards: 2, undealt: 2}
trump: none
order: 2 1
play: {lead: rotates, next-lead: winner, obligations: [follow]}
scoring: [{line: tricks, score: tricks}]
match: {hands: 1, winner: highest-total, ties: shared}
`;
