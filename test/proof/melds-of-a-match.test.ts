import { describe, expect, test } from 'vitest';
import { POINTS, proveText, withExample } from '../support/small-games.ts';

/** What goes beyond twelve is carried over, and no meld reaches the twelfth point. */
const CARRIED = POINTS.replace('surplus: dropped', 'surplus: carried').replace(
  'melds-at-target: count',
  'melds-at-target: refuse',
);

const ALONE =
  '{dealer: D, named: ♥, solo: A, won: {A: 5, B: 0, C: 0, D: 0}, card-points: {A: 130, B: 0}, last-trick: A}';

const FORTY = `  - id: vierzig
    title: {de: Vierzig, en: Forty}
    dealer: A
    named: ♠
    melds: [{trick: 4, seat: A, meld: "40"}]
    won: {A: 1, B: 2, C: 1, D: 1}
    card-points: {A: 40, B: 90}
    last-trick: B
`;

const match = (before: string, second: string, ...claims: readonly string[]) =>
  proveText(
    withExample(CARRIED, `before: ${before}`, 'match:', `  - ${ALONE}`, `  - ${second}`, ...claims) + FORTY,
  );

describe('after a game that was won with more than twelve', () => {
  test('a meld is judged from the points that are carried over', async () => {
    expect(await match('{A: 11, B: 2}', '{example: vierzig}', 'claims: {totals: {A: 11, B: 1}}')).toEqual([]);
    expect(await match('{A: 7, B: 2}', '{example: vierzig}', 'claims: {totals: {A: 9, B: 1}}')).toEqual([]);
  });

  test('points of a meld that cannot count are refused in a stated result', async () => {
    const stated = (points: number) =>
      `{named: ♠, won: {A: 1, B: 2, C: 1, D: 1}, card-points: {A: 40, B: 90}, last-trick: B, meld-points: {A: ${points}}}`;
    expect(await match('{A: 11, B: 2}', stated(2))).toMatchObject([
      {
        code: 'E0240',
        message: '2 points of melds cannot count for A and C',
        why: 'the total before the hand is 11, the target 12',
        help: 'write 0 at most',
      },
    ]);
    expect(await match('{A: 7, B: 2}', stated(2))).toEqual([]);
  });
});

describe('a meld of a hand whose tricks are not given', () => {
  const stated = (melds: string, ...more: readonly string[]) =>
    proveText(
      withExample(
        POINTS,
        ...['dealer: D', 'named: ♥', `melds: [${melds}]`, ...more],
        'won: {A: 5, B: 0, C: 0, D: 0}',
        'card-points: {A: 130, B: 0}',
        'last-trick: A',
      ),
    );

  test('is possible in any of its tricks', async () => {
    expect(await stated('{trick: 5, seat: A, meld: "40"}')).toEqual([]);
  });

  test.each([
    ['{trick: 6, seat: A, meld: "40"}', '', 'the hand has 5 tricks'],
    ['{trick: 1, seat: C, meld: "40"}', 'solo: A', 'C lays down the cards'],
    [
      '{trick: 1, seat: A, meld: "40"}, {trick: 2, seat: B, meld: "40"}',
      '',
      'there are cards for 1 of it, ♥K ♥Q',
    ],
  ])('is not possible: %s %s', async (melds, more, why) => {
    expect(await stated(melds, ...(more === '' ? [] : [more]))).toMatchObject([{ code: 'E0240', why }]);
  });
});
