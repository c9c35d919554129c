import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Size } from '../../src/page/geometry.ts';
import { BACKS, MARKS, ORDERS, type Printing } from '../../src/page/print.ts';
import { amount } from '../support/tier.ts';
import { perPage } from './faults.ts';
import { distance, EXACT } from './plane.ts';
import { press } from './press.ts';
import type { SeenCard } from './seen-page.ts';

const A4 = { width: 210, height: 297 };
const papers = fc.constantFrom<Size>(
  A4,
  { width: 215.9, height: 279.4 },
  { width: 297, height: 210 },
  { width: 148, height: 210 },
);
const cards = fc.constantFrom<Size>(
  { width: 63, height: 88 },
  { width: 52, height: 74 },
  { width: 50, height: 50 },
  { width: 59, height: 91 },
);
const printings: fc.Arbitrary<Partial<Printing>> = fc.record(
  {
    gap: fc.constantFrom(0, 3, 6),
    bleed: fc.constantFrom(0, 2),
    marks: fc.constantFrom(...MARKS),
    backs: fc.constantFrom(...BACKS),
    order: fc.constantFrom(...ORDERS),
    margin: fc.constantFrom(0, 7.5),
  },
  { requiredKeys: ['backs'] },
);

/** How many cards are on each sheet, and where the first sheet has them. */
async function held(paper: Size, card: Size, count: number, printing: Partial<Printing>) {
  const { sheets, errors } = await press({ name: '', paper, card, count, printing });
  const numbers = sheets.map(({ front }) => front.fronts.map(({ number }) => number));
  return { errors, numbers, counts: numbers.map(({ length }) => length), first: sheets[0]?.front.fronts ?? [], backs: sheets.map(({ front, back }) => (back ?? front).backs.length) }; // biome-ignore format: one record
}

const all = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** What sheets of so many places hold. */
const spread = (count: number, places: number) =>
  Array.from({ length: Math.ceil(count / places) }, (_, at) => Math.min(places, count - at * places));

describe('round the multiples of what a sheet holds', () => {
  test('no sheet is lost and none is empty, and the grid is the same for every number of cards', async () => {
    await fc.assert(
      fc.asyncProperty(
        papers,
        cards,
        printings,
        fc.integer({ min: 1, max: 2 }),
        async (paper, card, printing, times) => {
          const [, most] = perPage({ name: '', paper, card, count: 1, printing });
          fc.pre(most > 0);
          const full = await held(paper, card, most, printing);
          fc.pre(full.errors.length === 0);
          const places = full.counts[0]!;
          for (const count of [times * places - 1, times * places, times * places + 1]) {
            if (count === 0) continue;
            const { counts, numbers, first, backs } = await held(paper, card, count, printing);
            expect(counts).toEqual(spread(count, places));
            expect(numbers.flat().sort((a, b) => a - b)).toEqual(all(count));
            expect(backs).toEqual(printing.backs === 'none' ? counts.map(() => 0) : counts);
            for (const one of first) expect(placesOf(full.first, one)).toBe(1);
          }
        },
      ),
      { numRuns: amount(2, 20) },
    );
  });
});

function placesOf(cards: readonly SeenCard[], { corners }: SeenCard): number {
  return cards.filter((card) => card.corners.every((corner, at) => distance(corner, corners[at]!) < EXACT))
    .length;
}

test.each([
  { card: { width: 70, height: 70 }, gap: 0, places: 12 },
  { card: { width: 70, height: 99 }, gap: 0, places: 9 },
  { card: { width: 52.5, height: 74.25 }, gap: 0, places: 16 },
  { card: { width: 105, height: 148.5 }, gap: 0, places: 4 },
  { card: { width: 66, height: 95 }, gap: 6, places: 9 },
  { card: { width: 68, height: 72 }, gap: 3, places: 12 },
  { card: { width: 74.25, height: 35 }, gap: 0, places: 24 },
  { card: { width: 29.7, height: 21 }, gap: 0, places: 100 },
])(
  '$places cards of $card.width × $card.height mm with gaps of $gap mm fill an A4 sheet without a margin',
  async ({ card, gap, places }) => {
    const printing = { gap, margin: 0 };
    for (const count of [places, places + 1]) {
      const { counts, numbers } = await held(A4, card, count, printing);
      expect(counts).toEqual(spread(count, places));
      expect(numbers.flat().sort((a, b) => a - b)).toEqual(all(count));
    }
  },
);

test('three cards that are a tenth of a millimetre too wide together do not fit', async () => {
  const { counts } = await held(A4, { width: 70.04, height: 99 }, 9, { margin: 0 });
  expect(counts[0]).toBeLessThan(9);
});
