import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addHand, placesOf, soloAllowed, startMatch, winnersOf } from '../../src/engine/match.ts';
import type { MatchUnit, Rules } from '../../src/engine/rules.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { bauer, bauerchen, ohHell } from './support/counted-games.ts';
import { countingRules, record } from './support/counting.ts';

const threeHands = countingRules({ players: 3 });
const hand = (...scores: number[]) => scores.map((score) => ({ score, awards: [] as number[] }));

/** Where a match stands after hands with these scores by side. */
function standing(rules: Rules, hands: readonly (readonly number[])[], start = startMatch(rules)) {
  return hands.reduce((state, scores) => addHand(rules, state, hand(...scores)), start);
}

describe('a match of so many hands', () => {
  test('adds up, and is over with its last hand', () => {
    const two = standing(threeHands, [
      [1, 2, 1],
      [0, 1, 3],
    ]);
    expect(two).toMatchObject({ totals: [1, 3, 4], over: false, games: [0, 0, 0], hands: 2 });
    expect(addHand(threeHands, two, hand(2, 1, 1))).toMatchObject({
      totals: [3, 4, 5],
      over: true,
      games: [0, 0, 1],
      hands: 3,
    });
  });

  test('has shared winners where totals are equal, and the place after them is left out', () => {
    expect(placesOf(threeHands, [5, 5, 2])).toEqual([1, 1, 3]);
    expect(placesOf(threeHands, [6, 3, 3])).toEqual([1, 2, 2]);
    expect(winnersOf(threeHands, [4, 4, 4])).toEqual([0, 1, 2]);
    const shared = standing(threeHands, [
      [2, 1, 1],
      [1, 2, 1],
      [2, 2, 0],
    ]);
    expect(shared).toMatchObject({ totals: [5, 5, 2], games: [1, 1, 0] });
  });

  test('may be won by the lowest total', () => {
    const low = countingRules({ match: { ...threeHands.match, winner: 'lowest-total' } });
    expect(placesOf(low, [7, 26, 7, 0])).toEqual([2, 4, 2, 1]);
  });

  test('goes on from what was counted before, as long as the schedule', () => {
    const rules = ohHell(4);
    const last = addHand(rules, startMatch(rules, [10, 0, 5, 20], [], 12), hand(20, -10, 30, 0));
    expect(last).toMatchObject({ totals: [30, -10, 35, 20], over: true, games: [0, 0, 1, 0] });
    expect(addHand(rules, last, hand(20, 20, -10, -10))).toMatchObject({
      totals: [20, 20, -10, -10],
      hands: 1,
      over: false,
    });
  });
});

describe('Bauerchen', () => {
  const rules = bauerchen();

  test('twelve points win a round, and the losers get a Knoddel', () => {
    const state = standing(rules, [[2, 0]], startMatch(rules, [10, 4]));
    expect(state).toMatchObject({
      totals: [12, 4],
      over: true,
      games: [1, 0],
      units: [
        [0, 1],
        [0, 0],
      ],
    });
    expect(standing(rules, [[1, 0]], startMatch(rules, [10, 4]))).toMatchObject({
      over: false,
      games: [0, 0],
    });
  });

  test('the next round begins at 0, and points beyond twelve are lost', () => {
    const state = standing(
      rules,
      [
        [4, 0],
        [0, 2],
      ],
      startMatch(rules, [10, 4]),
    );
    expect(state).toMatchObject({ totals: [0, 2], over: false, games: [1, 0] });
  });

  test('where the surplus is carried, points beyond twelve begin the next round', () => {
    const carrying = bauerchen({ surplus: 'carried' });
    expect(
      standing(
        carrying,
        [
          [4, 0],
          [0, 2],
        ],
        startMatch(carrying, [10, 4]),
      ).totals,
    ).toEqual([2, 2]);
    expect(
      standing(
        carrying,
        [
          [2, 0],
          [0, 2],
        ],
        startMatch(carrying, [10, 4]),
      ).totals,
    ).toEqual([0, 2]);
  });

  test('two Knoddel lose a Stein, and Knoddel start anew for both sides', () => {
    const units = [
      [1, 1],
      [0, 2],
    ];
    const state = standing(rules, [[2, 0]], startMatch(rules, [10, 4], units));
    expect(state.units).toEqual([
      [0, 0],
      [0, 3],
    ]);
  });

  test('a solo in the decider is refused: each side is one Knoddel short of a Stein', () => {
    const at = (knoddel: number[]) => soloAllowed(rules, startMatch(rules, [0, 0], [knoddel, [0, 0]]));
    expect([at([1, 1]), at([1, 0]), at([0, 1]), at([0, 0])]).toEqual([false, true, true, true]);
    const allowing = { ...rules, solo: { leads: false, inDecider: true } };
    expect(
      soloAllowed(
        allowing,
        startMatch(
          allowing,
          [0, 0],
          [
            [1, 1],
            [0, 0],
          ],
        ),
      ),
    ).toBe(true);
  });

  test('of two sides that reach twelve in the same hand, the one farther beyond wins', () => {
    expect(standing(rules, [[1, 3]], startMatch(rules, [11, 10]))).toMatchObject({
      totals: [12, 13],
      games: [0, 1],
      units: [
        [1, 0],
        [0, 0],
      ],
    });
    expect(standing(rules, [[1, 2]], startMatch(rules, [11, 10]))).toMatchObject({
      games: [1, 1],
      units: [
        [0, 0],
        [0, 0],
      ],
    });
  });
});

describe('Bauer', () => {
  const rules = bauer();

  test('both sides start at 8, and the first at 0 wins a Brot', () => {
    expect(startMatch(rules).totals).toEqual([8, 8]);
    const state = standing(rules, [[-1, 0]], startMatch(rules, [1, 5]));
    expect(state).toMatchObject({ totals: [0, 5], over: true, games: [1, 0], units: [[1, 0]] });
    expect(standing(rules, [[1, -1]], state)).toMatchObject({ totals: [9, 7], over: false, units: [[1, 0]] });
  });

  test('the fewer points are left, the better the place', () => {
    expect(placesOf(rules, [3, 6])).toEqual([1, 2]);
    expect(placesOf(rules, [9, 7])).toEqual([2, 1]);
  });

  test('a solo gives a Brot and the running count stays', () => {
    const played = record({ size: 8, maker: 0, solo: 0, won: [7, 1, 0, 0], doubles: 1 });
    const state = addHand(rules, startMatch(rules, [3, 6]), scoreHand(rules, played));
    expect(state).toMatchObject({ totals: [3, 6], over: false, games: [0, 0], units: [[0, 2]] });
  });

  test('a double that goes below 0 wins as well', () => {
    expect(standing(rules, [[-4, 4]], startMatch(rules, [2, 5]))).toMatchObject({
      totals: [-2, 9],
      over: true,
    });
  });

  test('is played alone at any time; other games have no solo', () => {
    expect(soloAllowed(rules, startMatch(rules))).toBe(true);
    expect(soloAllowed(threeHands, startMatch(threeHands))).toBe(false);
  });
});

describe('a game to a target that the lowest total wins', () => {
  const hearts = countingRules({
    match: {
      start: 0,
      target: 100,
      surplus: 'dropped',
      meldsAtTarget: 'count',
      winner: 'lowest-total',
      units: [],
    },
  });

  test('ends when somebody has 100, who does not win', () => {
    expect(standing(hearts, [[13, 6, 4, 3]], startMatch(hearts, [90, 40, 30, 31]))).toMatchObject({
      over: true,
      games: [0, 0, 1, 1],
    });
  });
});

describe('units that go to different sides', () => {
  const unit = (id: string, to: MatchUnit['to'], per: number): MatchUnit => ({
    id,
    to,
    per,
    name: { de: id, en: id },
  });
  const units = [unit('minus', 'losers', 1), unit('cup', 'winners', 2), unit('title', 'winners', 3)];

  test('all others get the greater unit when a side has enough of the smaller one', () => {
    const rules = bauerchen({ units });
    const state = standing(
      rules,
      [[12, 0]],
      startMatch(
        rules,
        [0, 0],
        [
          [0, 1],
          [0, 0],
          [0, 0],
        ],
      ),
    );
    expect(state.units).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('several units at once are exchanged together, and on to the greatest', () => {
    const rules = bauerchen({ units: units.map((one) => ({ ...one, to: 'winners' as const })) });
    const start = startMatch(
      rules,
      [0, 0],
      [
        [0, 1],
        [2, 0],
        [0, 0],
      ],
    );
    const state = addHand(rules, start, [
      { score: 0, awards: [4, 0, 0] },
      { score: 0, awards: [0, 0, 0] },
    ]);
    expect(state.units).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });
});

describe('whatever is scored', () => {
  const hands = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  });

  test('totals are the sums of the hands, and do not depend on who sits where', () => {
    fc.assert(
      fc.property(hands, (played) => {
        const { totals } = standing(threeHands, played);
        expect(totals).toEqual(
          [0, 1, 2].map((side) => played.reduce((sum, scores) => sum + scores[side]!, 0)),
        );
        const turned = standing(
          threeHands,
          played.map(([a, b, c]) => [c!, a!, b!]),
        );
        expect(turned.totals).toEqual([totals[2], totals[0], totals[1]]);
      }),
    );
  });

  test('a better total never has a worse place, and the best has place 1', () => {
    const totals = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(totals, fc.constantFrom(threeHands, bauer()), (list, rules) => {
        const places = placesOf(rules, list);
        const sign = rules.match.target === 0 ? -1 : 1;
        expect(Math.min(...places)).toBe(1);
        for (const [a, total] of list.entries()) {
          for (const [b, other] of list.entries()) {
            expect(places[a]! < places[b]!).toBe(sign * total > sign * other);
          }
        }
      }),
    );
  });

  test('each game of Bauerchen gives one Knoddel or, to both, none, and no side keeps two', () => {
    const rules = bauerchen();
    const scores = fc.array(fc.tuple(fc.nat(4), fc.nat(2)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(scores, (played) => {
        let state = startMatch(rules);
        for (const [home, away] of played) {
          const next = addHand(rules, state, hand(home, away));
          const knoddel = ({ units: [now, steine] }: typeof state) =>
            now![0]! + now![1]! + 2 * (steine![0]! + steine![1]!);
          const won = next.games[0]! + next.games[1]! - state.games[0]! - state.games[1]!;
          expect(next.over).toBe(won > 0);
          expect(next.totals.some((total) => total >= 12)).toBe(next.over);
          expect(Math.max(...next.units[0]!)).toBeLessThan(2);
          if (won === 2) expect(next.units).toEqual(state.units);
          if (won === 0) expect(knoddel(next)).toBe(knoddel(state));
          state = next;
        }
      }),
    );
  });
});
