import { beforeAll, describe, expect, test } from 'vitest';
import { KINDS, type Kind } from '../../src/documents/kinds.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { type Raster, renderPages } from '../support/render-pages.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { coverage } from './areas.ts';
import { fullestDisc } from './discs.ts';
import { DOTS } from './printed.ts';

/** A page with little ink beside the same page as it usually is. */
interface Side {
  readonly name: string;
  readonly kind: Kind;
  readonly isBack: boolean;
  readonly low: Raster;
  readonly full: Raster;
}

/** The first and the last page of each of the files, with their backs if they are cards. */
async function firstAndLast(
  file: string,
  print: PrintRequest,
  only: readonly Kind[] = KINDS,
): Promise<readonly Side[]> {
  const build = (ink: 'full' | 'low') =>
    stichwerk.build(readSource(file), { ...PLAIN, only, print: { ...print, ink } });
  const [usual, light] = [await build('full'), await build('low')];
  expect([...usual.diagnostics, ...light.diagnostics]).toEqual([]);
  const sides: Side[] = [];
  for (const [at, { name, kind, pages, duplex, bytes }] of light.files.entries()) {
    const isTwoSided = duplex !== 'simplex' && kind === 'cards';
    const ends = isTwoSided ? [0, 1, pages - 2, pages - 1] : [0, pages - 1];
    const wanted = [...new Set(ends)];
    const low = await renderPages(bytes, DOTS, wanted);
    const full = await renderPages(usual.files[at]!.bytes, DOTS, wanted);
    for (const [index, page] of wanted.entries()) {
      const isBack = isTwoSided && page % 2 === 1;
      sides.push({ name: `${name} ${page + 1}`, kind, isBack, low: low[index]!, full: full[index]! });
    }
  }
  return sides;
}

interface Case {
  readonly deck: string;
  readonly print: PrintRequest;
  readonly sides: number;
  /** The most ink on fronts in parts of the usual. */
  readonly most: number;
  /** A disc of this diameter, mm, is a filled area; the widest line of a sign in outline is 1.1 mm wide. */
  readonly disc: number;
}

/** The letters of large print and of single signs stay letters: their stems are up to 2.1 mm wide, and meet. */
const EXTRA = { jokers: 3, blanks: 1 } as const;
const CASES: readonly Case[] = [
  { deck: 'french-52', print: EXTRA, sides: 4, most: 0.4, disc: 2.5 },
  { deck: 'french-52', print: { ...EXTRA, size: 'large', backs: 'none' }, sides: 2, most: 0.52, disc: 4.5 },
  { deck: 'french-52', print: { style: 'single-pip', backs: 'none' }, sides: 2, most: 0.4, disc: 3 },
  { deck: 'shapes-4x10', print: {}, sides: 4, most: 0.4, disc: 2.5 },
];

/** The most that ink may cover of a page: measured are up to 4.2 % of other pages and 7.7 % of a page of backs. */
const lightness = ({ isBack }: Side): number => (isBack ? 0.085 : 0.05);

describe.each(CASES)('with little ink, the first and the last sheet of $deck as $print', (given) => {
  let sides: readonly Side[];
  beforeAll(async () => {
    sides = await firstAndLast(`assets/decks/${given.deck}.yaml`, given.print);
  });

  test('take a fraction of what they usually take', () => {
    expect(sides.length).toBe(given.sides);
    for (const side of sides) {
      const { name, isBack, low, full } = side;
      expect(coverage(low), name).toBeLessThan(lightness(side));
      expect(coverage(low) / coverage(full), name).toBeLessThan(isBack ? 0.25 : given.most);
    }
  });

  test('have no filled areas, unlike the usual ones', () => {
    for (const { name, isBack, low, full } of sides) {
      expect(fullestDisc(low, given.disc), name).toBeLessThan(0.9);
      if (!isBack) expect(fullestDisc(full, given.disc), name).toBeGreaterThan(0.98);
    }
  });
});

describe.each(['stiche-mit-bedienpflicht', 'whist-rauf-und-runter'])('with little ink, %s', (game) => {
  test('has light papers without filled areas, from the first page to the last', async () => {
    const few = game === 'stiche-mit-bedienpflicht';
    const papers = KINDS.filter((kind) => kind !== 'cards' && !(few && kind === 'examples'));
    const sides = await firstAndLast(`assets/games/${game}.yaml`, {}, papers);
    expect(new Set(sides.map(({ kind }) => kind))).toEqual(new Set(papers));
    for (const side of sides) {
      const { name, low, full } = side;
      expect(coverage(low), name).toBeLessThan(lightness(side));
      expect(coverage(low), name).toBeLessThanOrEqual(coverage(full));
      expect(fullestDisc(low, 2.5), name).toBeLessThan(0.9);
    }
    const filled = sides.filter(({ full }) => fullestDisc(full, 2.5) > 0.98);
    expect(filled.length).toBeGreaterThanOrEqual(papers.length);
  });
});
