import { beforeAll, describe, expect, test } from 'vitest';
import type { Rect } from '../../src/page/geometry.ts';
import { CARDS } from '../../src/page/paper.ts';
import type { Raster } from '../support/render-pages.ts';
import { dotsIn, meanIn, sumsOf, windowMeans } from './areas.ts';
import { SAME, turnDifference } from './half-turn.ts';
import { backTrims, DOTS, printDeck } from './printed.ts';

const SIZES = { ...CARDS, shapes: { width: 51, height: 68 }, odd: { width: 47, height: 83 } } as const;
const CASES = Object.entries(SIZES).flatMap(([name, card]) =>
  (['full', 'low', 'black'] as const).map((ink) => ({ name, ink, card })),
);

/** Percent of the area that ink covers: measured are 49.5 to 50.1 and 9.1 to 9.3. */
const COVERAGE = { full: [49, 51], low: [8.5, 10], black: [8.5, 10] } as const;

/** A window of 12 mm holds not quite three cells of the pattern across: measured are 2.3 points from the mean. */
const WINDOW = 12 * DOTS;
const EVEN = 0.03;

describe.each(CASES)('the back of $name cards ($ink ink)', ({ ink, card }) => {
  let raster: Raster;
  let trims: readonly Rect[];
  beforeAll(async () => {
    const printed = await printDeck('shapes-3x4', { card, ink, grid: { columns: 2, rows: 1 } });
    trims = backTrims(printed, 1, card);
    [raster] = (await printed.render([1])) as [Raster];
  });

  test('is covered evenly, by a half or by less than a tenth', () => {
    const sums = sumsOf(raster, raster.ink);
    for (const trim of trims) {
      const area = dotsIn(trim, raster);
      const mean = meanIn(sums, area);
      expect(100 * mean).toBeGreaterThan(COVERAGE[ink][0]);
      expect(100 * mean).toBeLessThan(COVERAGE[ink][1]);
      const means = windowMeans(sums, area, WINDOW, 3);
      expect(means.length).toBeGreaterThan(100);
      const apart = means.map((window) => Math.abs(window - mean));
      expect(apart.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(EVEN);
    }
  });

  test('is the same after half a turn', () => {
    expect(trims.length).toBe(2);
    for (const trim of trims) {
      const { mean, most } = turnDifference(raster, trim);
      expect(mean).toBeLessThan(SAME.mean);
      expect(most).toBeLessThan(SAME.most);
    }
  });
});
