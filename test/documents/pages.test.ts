import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { Page, PrintDocument } from '../../src/page/page.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import { type Fonts, openFonts } from '../../src/pdf/fonts.ts';
import { texts } from '../support/pages.ts';
import { followSuitSource, pagesOf, readmeGame, readSource } from '../support/shipped.ts';

const font = (name: string) =>
  readFileSync(new URL(`../../assets/fonts/SourceSans3-${name}.ttf`, import.meta.url));

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
}

let fonts: Fonts;
beforeAll(async () => {
  fonts = await openFonts({ regular: font('Regular'), semibold: font('Semibold') });
});

/** What a line of text covers, from a bit above its small letters to its baseline. */
function extentOf(text: TextPrimitive): Extent {
  const width = fonts.measure.width(text.text.trimEnd(), text);
  const height = text.size * MM_PER_PT * 0.5;
  const angle = ((text.rotate ?? 0) * Math.PI) / 180;
  const corners = [
    [0, 0],
    [width, 0],
    [0, -height],
    [width, -height],
  ].map(([x = 0, y = 0]) => ({
    x: text.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: text.y + x * Math.sin(angle) + y * Math.cos(angle),
  }));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    text: text.text,
  };
}

function overlaps(page: Page): readonly string[] {
  const extents = texts(page).map(extentOf);
  return extents.flatMap((one, index) =>
    extents.slice(index + 1).flatMap((other) => {
      const apart =
        one.right <= other.left + 0.05 ||
        other.right <= one.left + 0.05 ||
        one.bottom <= other.top + 0.05 ||
        other.bottom <= one.top + 0.05;
      return apart ? [] : [`${one.text} / ${other.text}`];
    }),
  );
}

const games: readonly (readonly [string, () => Source])[] = [
  ['the shipped game', followSuitSource],
  ['the game of the README', readmeGame],
  ['two players with six cards', () => readSource('test/documents/games/two-players.yaml')],
  ['six players with six suits', () => readSource('test/documents/games/six-players.yaml')],
];

describe.each(games)('the pages of %s', (_, source) => {
  describe.each([
    ['de', 'A4'],
    ['en', 'A4'],
    ['de', 'Letter'],
    ['en', 'Letter'],
  ] as const)('in %s on %s', (language, paper) => {
    let documents: Map<Kind, PrintDocument>;
    beforeAll(async () => {
      documents = await pagesOf(source(), { language, paper });
    });

    it('have no text that runs into another', () => {
      for (const [kind, { pages }] of documents) {
        for (const page of pages) expect([kind, overlaps(page)]).toEqual([kind, []]);
      }
    });

    it('keep every text at least 5 mm inside the paper, and handouts and sheets inside their margins', () => {
      for (const [kind, { pages }] of documents) {
        const margin = kind === 'cards' ? 5 : 17.9;
        for (const { size, items } of pages) {
          const outside = texts({ size, items })
            .map(extentOf)
            .filter(
              (at) =>
                at.left < margin ||
                at.right > size.width - margin ||
                at.top < 5 ||
                at.bottom > size.height - 5,
            );
          expect([kind, outside]).toEqual([kind, []]);
        }
      }
    });

    it('are all of one size, and none is empty', () => {
      for (const { pages } of documents.values()) {
        expect(pages.length).toBeGreaterThan(0);
        for (const page of pages) {
          expect(page.size).toEqual(pages[0]?.size);
          expect(page.items.some(({ mark }) => mark !== 'artifact')).toBe(true);
        }
      }
    });
  });
});
