import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/definition/expression.ts';
import { MOST_POINTS, rangeOf, scoringReach } from '../../src/definition/expression-range.ts';
import { SCORE_NAMES, type ScoreName, type ScoreValues } from '../../src/engine/expression.ts';
import { bauer, bauerchen, ohHell, whist } from '../engine/support/counted-games.ts';
import { countingRules, formula, line } from '../engine/support/counting.ts';
import { evaluate } from '../support/evaluate.ts';
import { amount } from '../support/tier.ts';

describe('the bounds of an expression', () => {
  it.each([
    ['maker - solo', -1, 1],
    ['-doubles', -12, 0],
    ['!points', 0, 1],
    ['20 + 10 * tricks', 20, 2020],
    ['-10 * abs(tricks - bid)', -2000, 0],
    ['min(tricks, 5) * max(maker, 2)', 0, 10],
    ['3 * 2 ^ doubles', 0, 12_288],
    ['(0 - 2) ^ 3', -8, 8],
    ['points > other_points && 5', 0, 1],
  ])('%s stays from %d to %d', (text, low, high) => {
    expect(rangeOf(formula(text))).toEqual({ low, high });
  });

  const number = fc.integer({ min: -3, max: 60 }).map(String);
  const name = fc.constantFrom<string>(...SCORE_NAMES);
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'text' },
      name,
      number,
      fc
        .tuple(tie('text'), fc.constantFrom('+', '-', '*', '^', '<', '==', '&&'), tie('text'))
        .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie('text'), tie('text'))
        .map(([call, a, b]) => `${call}(${a}, ${b})`),
      tie('text').map((inner) => `abs(${inner})`),
      tie('text').map((inner) => `2 ^ min(30, abs(${inner}))`),
      tie('text').map((inner) => `-(${inner})`),
    ),
  }));
  const MOST: Readonly<Record<ScoreName, number>> = {
    tricks: 200,
    other_tricks: 200,
    bid: 200,
    points: 200_799,
    other_points: 200_799,
    hand_size: 200,
    maker: 1,
    solo: 1,
    soloist: 1,
    doubles: 12,
    melds: 200_799,
    last_trick: 1,
    score: 1_000_000,
  };
  const SIGNED: readonly ScoreName[] = ['points', 'other_points', 'melds', 'score'];
  const values = fc.record(
    Object.fromEntries(
      SCORE_NAMES.map((one) => {
        const least = SIGNED.includes(one) ? -MOST[one] : 0;
        return [one, fc.oneof(fc.constantFrom(least, MOST[one]), fc.integer({ min: least, max: MOST[one] }))];
      }),
    ),
  ) as fc.Arbitrary<ScoreValues>;

  it('hold every value that it can have, and that is a whole number', () => {
    let read = 0;
    fc.assert(
      fc.property(text, values, (written, named) => {
        const parsed = parseExpression(written);
        if ('error' in parsed) return;
        read++;
        const range = rangeOf(parsed.expression);
        if ('fault' in range) throw new Error(range.fault);
        const value = evaluate(parsed.expression, named);
        expect(Number.isSafeInteger(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
        expect(value).toBeGreaterThanOrEqual(range.low);
        expect(value).toBeLessThanOrEqual(range.high);
        expect(Math.max(-range.low, range.high)).toBeLessThanOrEqual(MOST_POINTS);
      }),
      { numRuns: amount(250, 1000) },
    );
    expect(read).toBeGreaterThan(amount(40, 300));
  });
});

describe('how far a scoring key reaches', () => {
  it.each([
    ['Stiche-Raten', ohHell(), 2020],
    ['whist', whist(), 200],
    // 12 points and one for the away side, doubled twelve times, and melds.
    ['Bauerchen', bauerchen(), 13 * 4096 + 200_799],
    ['Bauer', bauer(), 2 * 4096],
  ])('%s', (_, { scoring }, most) => {
    expect(scoringReach(scoring)).toBe(most);
  });

  it('has no end where steps multiply again and again', () => {
    const step = (text: string, entry: number) =>
      ({ name: `${entry}`, entry, kind: 'times', amount: formula(text) }) as const;
    const steps = [1, 2, 3].map((entry) => step('2 ^ min(tricks, 10)', entry));
    const lines = [line('points: points')];
    expect(scoringReach({ lines, steps: steps.slice(0, 1) })).toBe(200_799 * 1024);
    expect(scoringReach({ lines, steps })).toBeGreaterThan(MOST_POINTS);
    expect(scoringReach({ lines, steps: [...steps, step('score', 4)] })).toBe(Number.POSITIVE_INFINITY);
  });

  it('is not less where a step may be left out', () => {
    const steps = [{ name: 'none', entry: 1, kind: 'times', amount: formula('0') }] as const;
    expect(scoringReach({ lines: [line('tricks: tricks')], steps })).toBe(200);
    expect(scoringReach({ ...countingRules().scoring, lines: [] })).toBe(0);
  });
});
