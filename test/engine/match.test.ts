import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUp, leaderOfHand, placesOf } from '../../src/engine/match.ts';
import type { ScoreLine } from '../../src/engine/rules.ts';
import { scoreHand, scoreSeat } from '../../src/engine/scoring.ts';
import { makeRules } from '../support/game.ts';

const rules = makeRules();

describe('scoring a hand', () => {
  test('each trick is worth a point', () => {
    expect(scoreHand(rules, [0, 1, 3])).toEqual([0, 1, 3]);
  });

  const lines: readonly ScoreLine[] = [
    {
      name: 'all',
      when: {
        kind: 'binary',
        operator: '==',
        left: { kind: 'name', name: 'tricks' },
        right: { kind: 'name', name: 'hand_size' },
      },
      score: { kind: 'number', value: 20 },
    },
    { name: 'some', when: { kind: 'name', name: 'tricks' }, score: { kind: 'name', name: 'tricks' } },
  ];

  test('the first line that holds counts, and without one nothing is scored', () => {
    const lined = makeRules({ scoring: lines });
    expect(scoreHand(lined, [4, 3, 0])).toEqual([20, 3, 0]);
    expect(scoreSeat(lined, 4).line?.name).toBe('all');
    expect(scoreSeat(lined, 0)).toEqual({ points: 0 });
  });
});

describe('adding up a match', () => {
  test('hands add up to totals and places', () => {
    expect(
      addUp([
        [1, 2, 1],
        [0, 1, 3],
        [2, 1, 1],
      ]),
    ).toEqual({ totals: [3, 4, 5], places: [3, 2, 1], winners: [2] });
  });

  test('equal totals share a place, and the place after them is left out', () => {
    expect(addUp([[5, 5, 2]])).toEqual({ totals: [5, 5, 2], places: [1, 1, 3], winners: [0, 1] });
    expect(addUp([[4, 4, 4]]).winners).toEqual([0, 1, 2]);
    expect(placesOf([6, 3, 3])).toEqual([1, 2, 2]);
  });

  test('the best total always has place 1, and a better total never has a worse place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 }), (totals) => {
        const places = placesOf(totals);
        expect(places[totals.indexOf(Math.max(...totals))]).toBe(1);
        for (const [a, total] of totals.entries()) {
          for (const [b, other] of totals.entries()) {
            expect(places[a]! < places[b]!).toBe(total > other);
          }
        }
      }),
    );
  });

  test('scores do not depend on who sits where', () => {
    const won = fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(won, (hands) => {
        const straight = addUp(hands.map((hand) => scoreHand(rules, hand)));
        const turned = addUp(hands.map(([a, b, c]) => scoreHand(rules, [c, a, b])));
        const [a, b, c] = straight.totals;
        expect(turned.totals).toEqual([c, a, b]);
      }),
    );
  });

  test('the lead of the first trick moves on by one seat from hand to hand', () => {
    expect([0, 1, 2, 3].map((hand) => leaderOfHand(rules, 1, hand))).toEqual([1, 2, 0, 1]);
  });
});
