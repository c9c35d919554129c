import { expect, test } from 'vitest';
import { PAPERS } from '../../src/page/paper.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { besideFiles } from '../support/own-cards.ts';
import { type Raster, renderPages } from '../support/render-pages.ts';
import { PLAIN } from '../support/shipped.ts';
import { meanIn, sumsOf } from './areas.ts';

/** Dots a millimetre: enough for areas. */
const DOTS = 4;

const CARD = { width: 58, height: 82 };
const filled = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}"><path fill="${color}" d="M0 0H${CARD.width}V${CARD.height}H0Z"/></svg>`;

/** Cards that are all ink on both sides, up to the trim. */
const stichwerk = openStichwerk(
  besideFiles({ 'face.svg.hbs': filled('#0072B2'), 'back.svg': filled('#D55E00') }),
);

async function printSides(count: number, print: PrintRequest): Promise<readonly Raster[]> {
  const text = `title: {de: Flächen, en: Areas}
size: [${CARD.width}, ${CARD.height}]
style: ./face.svg.hbs
back: ./back.svg
cards:
  - {id: a, count: ${count}}
`;
  const { files, diagnostics } = await stichwerk.build({ file: 'areas.yaml', text }, { ...PLAIN, print });
  if (!files[0]) throw new Error(JSON.stringify(diagnostics));
  return renderPages(files[0].bytes, DOTS);
}

/** Half the side of a square of more than a millimetre, besides the dot in its middle. */
const REACH = 3;

/** Dots in the middle of a square of more than a millimetre that is all ink: within cards, and nowhere else. */
function inkedDots(raster: Raster): Uint8Array {
  const sums = sumsOf(raster, raster.ink);
  const reach = REACH;
  return Uint8Array.from(raster.ink, (_, at) => {
    const [x, y] = [at % raster.width, Math.floor(at / raster.width)];
    const area = { left: x - reach, top: y - reach, right: x + reach + 1, bottom: y + reach + 1 };
    const isOnPage =
      area.left >= 0 && area.top >= 0 && area.right <= raster.width && area.bottom <= raster.height;
    return isOnPage && meanIn(sums, area) > 0.97 ? 1 : 0;
  });
}

/** The same dots once the paper is turned over about an upright or a level line through its middle. */
function turnedOver(dots: Uint8Array, { width, height }: Raster, axis: 'upright' | 'level'): Uint8Array {
  return dots.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return axis === 'upright' ? dots[y * width + width - 1 - x]! : dots[(height - 1 - y) * width + x]!;
  });
}

const count = (dots: Uint8Array): number => dots.reduce((sum, dot) => sum + dot, 0);
const countApart = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, dot, at) => sum + (dot === other[at] ? 0 : 1), 0);

const LANDSCAPE = { width: 297, height: 210 };
const SPACED = { gap: 4, marks: 'none', bleed: 0 } as const;

/** How many cards: their last row is filled in part; the line about which the paper is turned over. */
const CASES: readonly (readonly [string, number, PrintRequest, 'upright' | 'level'])[] = [
  ['upright paper, long edge', 5, { backs: 'duplex-long' }, 'upright'],
  ['upright paper, short edge', 5, { backs: 'duplex-short' }, 'level'],
  ['Letter, long edge', 1, { paper: PAPERS.Letter, backs: 'duplex-long' }, 'upright'],
  ['paper on its side, long edge', 5, { paper: LANDSCAPE, backs: 'duplex-long' }, 'level'],
  ['paper on its side, short edge', 5, { paper: LANDSCAPE, backs: 'duplex-short' }, 'upright'],
];

/** Dots of a card that stand in the middle of a square of so many dots within it. */
const INNER = (CARD.width * DOTS - 2 * REACH) * (CARD.height * DOTS - 2 * REACH);

test.each(CASES)(
  'on %s, the ink of the backs lies on that of the %i fronts',
  async (_, cards, print, axis) => {
    const [front, back] = await printSides(cards, { ...SPACED, ...print });
    const fronts = inkedDots(front!);
    const backs = turnedOver(inkedDots(back!), back!, axis);
    expect(Math.abs(count(fronts) / (cards * INNER) - 1)).toBeLessThan(0.01);
    expect(countApart(fronts, backs) / count(fronts)).toBeLessThan(0.01);
  },
);

test('folded on its middle line, the paper has the ink of the backs on that of the fronts', async () => {
  const [sheet] = await printSides(3, { ...SPACED, backs: 'fold' });
  const inked = inkedDots(sheet!);
  expect(Math.abs(count(inked) / (6 * INNER) - 1)).toBeLessThan(0.01);
  const apart = (['upright', 'level'] as const).map((axis) =>
    countApart(inked, turnedOver(inked, sheet!, axis)),
  );
  expect(Math.min(...apart) / count(inked)).toBeLessThan(0.01);
});

test('backs that are moved are moved as far as was said, and their fronts are not', async () => {
  const backOffset = { x: 2, y: -3, angle: 0 };
  const [front, back] = await printSides(5, SPACED);
  const [still, moved] = await printSides(5, { ...SPACED, backOffset });
  expect(countApart(inkedDots(front!), inkedDots(still!))).toBe(0);
  const [was, is] = [inkedDots(back!), inkedDots(moved!)];
  const by = (backOffset.y * back!.width + backOffset.x) * DOTS;
  expect(
    countApart(
      is,
      was.map((_, at) => was[at - by] ?? 0),
    ),
  ).toBe(0);
});
