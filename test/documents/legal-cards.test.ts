import { describe, expect, it } from 'vitest';
import type { PrintDocument } from '../../src/page/page.ts';
import type { PathPrimitive } from '../../src/page/primitive.ts';
import { GREY, INK, LINES } from '../../src/page/theme.ts';
import { extentOf } from '../support/page-checks.ts';
import { drawn, texts } from '../support/pages.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const GAMES = ['stiche-mit-bedienpflicht', 'stiche-raten', 'whist-rauf-und-runter', 'bauerchen', 'bauer'] as const; // biome-ignore format: short

/** Contrast on white as WCAG 2 reckons it. */
function contrast(color: string): number {
  const light = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = light;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

async function pagesOfGame(game: string): Promise<readonly PrintDocument[]> {
  const only = ['rules', 'examples'] as const;
  return [...(await pagesOf(readSource(`assets/games/${game}.yaml`), { only })).values()];
}

const isPath = (one: { readonly kind: string }): one is PathPrimitive => one.kind === 'path';

describe.each(sample(GAMES, 1))(
  'cards that may be played and cards that may not, in the papers of %s',
  (game) => {
    // biome-ignore format: short
    it('are told apart by height, edge and a bar below those that may', async () => {
    let seen = 0;
    for (const page of (await pagesOfGame(game)).flatMap(({ pages }) => pages)) {
      const paths = drawn(page).filter(isPath);
      const illegal = paths.filter(({ stroke }) => stroke?.dash).map((one) => boundsOfSegments(one.segments)); // biome-ignore format: short
      const cards = paths
        .filter(({ stroke }) => stroke?.width === LINES.card.width && !stroke.dash)
        .map((one) => boundsOfSegments(one.segments));
      const bars = paths.filter(({ stroke }) => stroke?.color === INK && stroke.width === 1.1).map((one) => boundsOfSegments(one.segments)); // biome-ignore format: short
      for (const one of illegal) {
        // Legal cards of the same hand are of the same size and end 3.2 mm higher, boxes of bids 1.6 mm.
        const higher = Math.abs(one.height - 9.5) < 1e-6 && Math.abs(one.width - 12) < 1e-6 ? 1.6 : 3.2;
        const legal = cards.filter((card) => Math.abs(card.width - one.width) < 1e-6 && Math.abs(card.y + higher - one.y) < 1e-6); // biome-ignore format: short
        const under = bars.filter((bar) => Math.abs(bar.y + 1.1 / 2 + 0.45 - (one.y + one.height)) < 1e-6);
        expect(legal.length).toBeGreaterThan(0);
        expect(under.length).toBeGreaterThan(0);
        for (const card of legal)
          expect(under.some((bar) => card.x > bar.x - 1e-6 && card.x + card.width < bar.x + bar.width + 1e-6)).toBe(true); // biome-ignore format: short
        for (const bar of under) expect(one.x > bar.x + bar.width || one.x + one.width < bar.x).toBe(true);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

    it('have one word a run, 8.5 pt high, which meet no other word', async () => {
      for (const page of (await pagesOfGame(game)).flatMap(({ pages }) => pages)) {
        const words = texts(page).filter(({ text }) => ['darf', 'nicht'].includes(text.trim()));
        for (const one of words) expect(one.size).toBe(8.5);
        for (const [at, one] of words.map(extentOf).entries())
        for (const other of words.map(extentOf).slice(at + 1))
          expect(Math.abs(one.bottom - other.bottom) > 1 || one.right + 1 < other.left || other.right + 1 < one.left).toBe(true); // biome-ignore format: short
      }
    });

    it('are printed in colours that stand out 4.5 to 1 at least, or have an edge in ink', async () => {
      for (const { pages, symbols } of await pagesOfGame(game))
        for (const page of pages) {
          for (const one of drawn(page)) {
            if (one.kind === 'text') expect(contrast(one.color)).toBeGreaterThan(4.5);
            if (one.kind === 'path' && one.fill) expect(contrast(one.fill)).toBeGreaterThan(4.5);
            if (one.kind === 'path' && one.stroke) expect(contrast(one.stroke.color)).toBeGreaterThan(4.5);
          }
          const small = drawn(page).flatMap((one) => (one.kind === 'use' && Math.abs(one.matrix[0]) < 0.3 && one.symbol.startsWith('suit-') ? [symbols[one.symbol]!] : [])); // biome-ignore format: short
          for (const part of small.flatMap(({ content }) => content)) {
            if (part.kind !== 'path' || !part.fill || contrast(part.fill) > 4.5) continue;
            expect(part.stroke?.color).toBe(INK);
          }
        }
    });
  },
);

describe('numbers of results and matches', () => {
  it.each(sample(GAMES, 1))('end one below the other in %s, with the minus before them', async (game) => {
    for (const page of (await pagesOfGame(game)).flatMap(({ pages }) => pages)) {
      const tops = texts(page)
        .filter(({ text }) => text.trim() === 'Warum')
        .map(({ y }) => y);
      const heads = texts(page).filter(({ y }) => tops.some((top) => Math.abs(top - y) < 1)).filter(({ text, size }) => size === 8.5 && ['vorher', 'Punkte', 'danach'].includes(text.trim())).map(extentOf); // biome-ignore format: short
      for (const head of heads) {
        const below = texts(page).filter(({ text, size, y }) => size === 10 && /^\u2212?\d+$/.test(text.trim()) && y > head.bottom && y < head.bottom + 40).map(extentOf); // biome-ignore format: short
        const own = below.filter(({ left, right }) => right > head.left && left < head.right + 1);
        for (const { right } of own) expect(Math.abs(right - head.right)).toBeLessThan(0.3);
      }
    }
  });
});

it('the grey of words and crosses stands out 4.5 to 1 as well', () => {
  expect(contrast(GREY)).toBeGreaterThan(4.5);
});
