import { expect, test } from 'vitest';
import { CARDS } from '../../src/page/paper.ts';
import type { Raster } from '../support/render-pages.ts';
import { dotsIn, sumsOf, windowMeans } from './areas.ts';
import { backTrims, DOTS, printDeck } from './printed.ts';
import { shadeThrough } from './show-through.ts';

/** Office paper of 80 g/m² has an opacity of 90 % or a little more. */
const THIN_PAPER = 0.9;

/** Shades and pattern are compared in windows about as wide as a cell of the pattern: smaller signs hide among cells. */
const CELL = 4 * DOTS;

interface Sheet {
  /** The grey of the back in every window that lies in a card. */
  readonly pattern: readonly number[];
  /** How much darker the front behind makes the windows. */
  readonly shades: readonly number[];
  /** The same if there was no pattern. */
  readonly shadesOnWhite: readonly number[];
}

async function lookThrough(deck: string, ink: 'full' | 'low'): Promise<Sheet> {
  const printed = await printDeck(deck, { ink });
  const [front, back] = (await printed.render([0, 1])) as [Raster, Raster];
  const card = deck.startsWith('shapes') ? { width: 51, height: 68 } : CARDS.poker;
  const trims = backTrims(printed, 1, card).map((trim) => dotsIn(trim, back));
  const white: Raster = { ...back, grey: new Float32Array(back.grey.length) };
  const windows = (plane: Float32Array): readonly number[] => {
    const sums = sumsOf(back, plane);
    return trims.flatMap((trim) => windowMeans(sums, trim, CELL, 4));
  };
  return {
    pattern: windows(back.grey),
    shades: windows(shadeThrough(back, front, THIN_PAPER)),
    shadesOnWhite: windows(shadeThrough(white, front, THIN_PAPER)),
  };
}

const greatest = (all: readonly number[]): number => all.reduce((most, one) => Math.max(most, one), 0);

function deviation(all: readonly number[]): number {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length);
}

test.each(['french-52', 'shapes-3x4'])(
  'fronts of %s darken no place of a back on thin paper as much as its cells differ from each other',
  async (deck) => {
    const { pattern, shades, shadesOnWhite } = await lookThrough(deck, 'full');
    expect(greatest(shades)).toBeGreaterThan(0.02);
    expect(greatest(shades)).toBeLessThan(0.92 * deviation(pattern));
    expect(greatest(shades)).toBeLessThan(0.85 * greatest(shadesOnWhite));
  },
);

test('fronts in outline cast half the shade on light backs, which hide little', async () => {
  const { shades } = await lookThrough('french-52', 'low');
  expect(greatest(shades)).toBeGreaterThan(0.01);
  expect(greatest(shades)).toBeLessThan(0.026);
});
