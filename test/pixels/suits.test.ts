import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../src/page/paper.ts';
import type { UsePrimitive } from '../../src/page/primitive.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { scaleOf } from '../../src/page/transform.ts';
import type { Raster } from '../support/render-pages.ts';
import { type Printed, printDeck } from './printed.ts';
import { likeness, type Silhouette, silhouette } from './silhouette.ts';

/** A suit's sign as it is seen in grey: one of each size and look. */
interface Sign {
  readonly suit: string;
  readonly shape: Silhouette;
  /** The darkest dot. */
  readonly grey: number;
}

/** Signs fill most of a square of 10 of their own units; a square of 11 holds all of them and nothing else. */
const SQUARE = 11;

/** Dots a millimetre: the least signs are 3.6 mm large. */
const FINE = 8;

type Case = readonly [deck: string, print: PrintRequest, pages: readonly number[]];

const PRINTS = (['full', 'low', 'black'] as const).flatMap((ink): readonly Case[] => [
  ['shapes-3x4', { ink }, [0]],
  ['shapes-4x4', { ink }, [0]],
  ['shapes-6x6', { ink }, [0]],
  ['shapes-6x6', { ink, size: 'large', card: CARDS.poker }, [0]],
  ['french-52', { ink, suits: 'two-colour' }, [0, 4]],
  ['french-52', { ink, suits: 'four-colour' }, [0]],
  ['french-52', { ink, size: 'large', suits: 'four-colour' }, [0]],
  ['french-52', { ink, style: 'single-pip' }, [0]],
]);

function signsOn({ document }: Printed, page: number, raster: Raster): readonly Sign[] {
  const drawn = document.pages[page]!.items.flatMap(({ content }) => content);
  const signs = drawn.filter(
    (part): part is UsePrimitive => part.kind === 'use' && part.symbol.startsWith('suit-'),
  );
  const kinds = new Map(signs.map((sign) => [keyOf(sign), sign]));
  return [...kinds.values()].map(({ symbol, matrix }) => ({
    suit: /^suit-\d+/.exec(symbol)![0],
    shape: silhouette(raster, matrix, SQUARE),
    grey: darkest(raster, matrix[4], matrix[5], scaleOf(matrix) * 5),
  }));
}

/** Signs that are drawn alike, in the same size and direction, are looked at once. */
function keyOf({ symbol, matrix }: UsePrimitive): string {
  return `${symbol} ${matrix.slice(0, 4).map((value) => value.toFixed(3))}`;
}

function darkest({ grey, width, dots }: Raster, x: number, y: number, reach: number): number {
  let found = 0;
  for (let row = Math.round((y - reach) * dots); row < (y + reach) * dots; row++) {
    const from = row * width + Math.round((x - reach) * dots);
    found = grey.subarray(from, from + 2 * reach * dots).reduce((most, dot) => Math.max(most, dot), found);
  }
  return found;
}

/** All pairs of signs that belong to the same suit, or to different ones. */
function pairs(signs: readonly Sign[], isSame: boolean): readonly (readonly [Sign, Sign])[] {
  return signs.flatMap((one, at) =>
    signs
      .slice(at + 1)
      .flatMap((other) => ((one.suit === other.suit) === isSame ? [[one, other] as const] : [])),
  );
}

const likenesses = (all: readonly (readonly [Sign, Sign])[]): readonly number[] =>
  all.map(([one, other]) => likeness(one.shape, other.shape));

/**
 * A disc and a square with round corners of the same area share 84 % of what they cover together, and nobody mixes them up;
 * the coarse dots of small signs, and the lines of those in outline, blur some of the difference.
 */
const LINES = { different: 0.89, same: 0.915 } as const;
const LIMITS = { full: { different: 0.87, same: 0.94 }, low: LINES, black: LINES } as const;

describe.each(PRINTS)('the suits of %s printed in grey as %o', (id, print, pages) => {
  const limits = LIMITS[print.ink ?? 'full'];
  let signs: readonly Sign[];
  beforeAll(async () => {
    const printed = await printDeck(id, print);
    const rasters = await printed.render(pages, FINE);
    signs = pages.flatMap((page, at) => signsOn(printed, page, rasters[at]!));
  });

  test('differ by their shape', () => {
    expect(new Set(signs.map(({ suit }) => suit)).size).toBe(Number(id === 'french-52' ? 4 : id.at(7)));
    expect(Math.max(...likenesses(pairs(signs, false)))).toBeLessThan(limits.different);
  });

  test('have one shape each on all cards, in all sizes', () => {
    const same = likenesses(pairs(signs, true));
    expect(same.length).toBeGreaterThan(0);
    expect(Math.min(...same)).toBeGreaterThan(limits.same);
  });

  test('are dark enough to be seen', () => {
    expect(Math.min(...signs.map(({ grey }) => grey))).toBeGreaterThan(0.35);
  });
});
