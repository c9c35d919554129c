import { expect, it } from 'vitest';
import { CARDS, PAPERS } from '../../src/page/paper.ts';

const measures = (sizes: typeof PAPERS | typeof CARDS) =>
  Object.entries(sizes).map(([name, { width, height }]) => `${name} ${width} x ${height}`);

it('papers have the sizes of ISO 216 and of American offices, upright', () => {
  expect(measures(PAPERS)).toEqual([
    'A4 210 x 297',
    'A3 297 x 420',
    'A5 148 x 210',
    'Letter 215.9 x 279.4',
    'Legal 215.9 x 355.6',
  ]);
});

it('cards have the sizes that they are sold in', () => {
  expect(measures(CARDS)).toEqual([
    'poker 63 x 88',
    'bridge 57 x 89',
    'skat 59 x 91',
    'mini 44 x 68',
    'a8 52 x 74',
    'square 70 x 70',
  ]);
});
