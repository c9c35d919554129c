import { beforeAll, describe, expect, test } from 'vitest';
import type { PrintRequest } from '../../src/page/print.ts';
import { IDENTITY } from '../../src/page/transform.ts';
import { extentOf, inkOf } from '../support/card-sheets.ts';
import { type ReadPage, readPdf } from '../support/read-pdf.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';
import { type Drawn, drawnOn, missingFrom, shapesOn } from './drawn-shapes.ts';
import { depthOf, EXACT, inkOfLine, roomIn, undoing } from './plane.ts';
import { press } from './press.ts';
import { seePage } from './seen-page.ts';

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

/** Decks that come along, with ways to print them; all on one sheet, so that a test is quick. */
const CASES: readonly (readonly [
  deck: string,
  count: number,
  print: PrintRequest & { readonly paper: typeof A4 },
])[] = [
  ['shapes-3x4', 12, { paper: A4 }],
  ['shapes-3x4', 12, { paper: A4, ink: 'low', bleed: 3, gap: 3, card: { width: 44, height: 68 } }],
  [
    'shapes-3x4',
    12,
    { paper: LETTER, size: 'large', backs: 'duplex-short', card: { width: 50, height: 50 } },
  ],
  [
    'shapes-3x4',
    12,
    { paper: A4, backOffset: { x: 1, y: 2, angle: 0.8 }, marks: 'lines', card: { width: 44, height: 68 } },
  ],
  [
    'shapes-3x4',
    12,
    {
      paper: { width: 297, height: 210 },
      backs: 'duplex-short',
      corners: 3,
      bleed: 0,
      card: { width: 51, height: 68 },
    },
  ],
  ['french-20', 20, { paper: { width: 400, height: 500 }, gap: 6, ink: 'low' }],
  [
    'french-20',
    20,
    { paper: { width: 400, height: 500 }, suits: 'four-colour', size: 'large', jokers: 2, blanks: 1 },
  ],
  ['french-24', 24, { paper: { width: 330, height: 483 }, backs: 'none', marks: 'none' }],
];

/** Where a deck of that size has its trims when it is printed in the same way. */
async function trimsFor(count: number, print: PrintRequest, card: { width: number; height: number }) {
  const {
    paper,
    ink: _,
    suits: __,
    size: ___,
    jokers: ____,
    blanks: _____,
    card: ______,
    ...printing
  } = print;
  const { sheets } = await press({
    name: '',
    paper: paper ?? A4,
    card,
    count,
    printing,
  });
  const [{ front, back }, ...others] = sheets as [(typeof sheets)[number], ...(typeof sheets)[number][]];
  expect(others).toEqual([]);
  return { fronts: front.fronts.map(({ trim }) => trim), backs: back?.backs.map(({ trim }) => trim) ?? [] };
}

async function printDeck(
  deck: string,
  print: PrintRequest & { readonly paper: typeof A4 },
): Promise<readonly ReadPage[]> {
  const { files, diagnostics } = await stichwerk.build(readSource(`assets/decks/${deck}.yaml`), {
    ...PLAIN,
    only: ['cards'],
    print,
  });
  expect(diagnostics).toEqual([]);
  const { x, y, angle } = print.backOffset ?? { x: 0, y: 0, angle: 0 };
  const { pages } = await readPdf(files[0]!.bytes, (page, size) =>
    page === 1 ? undoing(size, x, y, angle) : IDENTITY,
  );
  return pages;
}

const described = CASES.map(([deck, count, print]) => ({
  deck,
  count,
  print,
  name: `${deck} ${JSON.stringify(print)}`,
}));

describe.each(sample(described, 1))('$name', ({ deck, count, print }) => {
  const { jokers = 0, blanks = 0 } = print;
  const all = count + jokers + blanks;
  const card = print.card ?? (deck === 'shapes-3x4' ? { width: 51, height: 68 } : { width: 63, height: 88 });
  let front: ReadPage;
  let back: ReadPage | undefined;
  let trims: Awaited<ReturnType<typeof trimsFor>>;
  beforeAll(async () => {
    [front, back] = (await printDeck(deck, print)) as [ReadPage, ReadPage?];
    trims = await trimsFor(all, print, card);
  });

  test('has a face in every trim, and no ink of it reaches out', () => {
    const lines = seePage(front).lines.map(inkOfLine);
    const drawn = front.paths.filter(({ depth, stroke }) => depth > 0 || !stroke);
    const inks = [...lines, ...drawn.map(inkOf), ...front.texts.map(extentOf)];
    for (const ink of inks) {
      const touched = trims.fronts.filter((trim) => depthOf(ink, trim) > 0.1);
      expect(touched.length).toBeLessThanOrEqual(1);
      for (const trim of touched) expect(roomIn(ink, trim)).toBeGreaterThan(-EXACT);
    }
    const bare = trims.fronts.filter((trim) => !inks.some((ink) => depthOf(ink, trim) > 1));
    expect(bare).toHaveLength(blanks);
  });

  test('has the same index twice on every card, the second half a turn from the first', () => {
    const words = front.texts.filter(({ text }) => text.trim() !== '');
    const indices = trims.fronts.map((trim) => words.filter((text) => depthOf(extentOf(text), trim) > EXACT));
    const told = indices.filter((texts) => texts.length > 0);
    // A joker's letters are too many for large print.
    expect(told).toHaveLength(count + (print.size === 'large' ? 0 : jokers));
    for (const texts of told) {
      const half = texts.length / 2;
      expect(texts.slice(0, half).map(({ text }) => text)).toEqual(texts.slice(half).map(({ text }) => text));
      for (const [at, { angle }] of texts.slice(0, half).entries())
        expect(Math.abs(Math.abs(angle - texts[half + at]!.angle) - 180)).toBeLessThan(0.01);
    }
  });

  test('has backs that are all the same, are unchanged by half a turn and keep to their card', () => {
    if (!back) {
      expect(print.backs).toBe('none');
      return;
    }
    expect(trims.backs).toHaveLength(all);
    const drawn = drawnOn(back);
    const [first, ...others] = trims.backs.map((trim) => shapesOn(drawn, trim, false));
    expect(first!.length).toBeGreaterThan(20);
    expect(missingFrom(first!, shapesOn(drawn, trims.backs[0]!, true))).toEqual([]);
    for (const other of others) {
      expect(missingFrom(other, first!)).toEqual([]);
      expect(missingFrom(first!, other)).toEqual([]);
    }
    const isOnTwo = ({ seen }: Drawn) => trims.backs.filter((trim) => depthOf(seen, trim) > EXACT).length > 1;
    expect(drawn.filter((_, at) => back!.paths[at]!.depth > 0).filter(isOnTwo)).toEqual([]);
  });
});
