import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import { MM_PER_PT, type Rect } from '../../src/page/geometry.ts';
import type { Page, PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import { LINES } from '../../src/page/theme.ts';
import { type Fonts, openFonts } from '../../src/pdf/fonts.ts';
import { overlap, within } from '../support/card-sheets.ts';
import { longHand } from '../support/long-hands.ts';
import { drawn, texts } from '../support/pages.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
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

/** Outlines of cards and of rings, which are larger, by the width of their lines. */
function cardsOn(page: Page): readonly Rect[] {
  return drawn(page).flatMap((one) =>
    one.kind === 'path' &&
    one.stroke &&
    [LINES.card.width, LINES.ring.width].includes(one.stroke.width as never)
      ? [boundsOfSegments(one.segments)]
      : [],
  );
}

const games: [string, () => Source, Partial<BuildOptions>?][] = [
  ['the shipped game', followSuitSource],
  ['the game of the README', readmeGame],
  ['two players with six cards', () => readSource('test/documents/games/two-players.yaml')],
  ['six players with six suits', () => readSource('test/documents/games/six-players.yaml')],
  ['five players with their own signs', () => readSource('test/documents/games/five-players.yaml')],
  ['eight players', () => readSource('test/documents/games/eight-players.yaml')],
  ['cards with letters', () => readSource('test/documents/games/letters.yaml')],
  ['one card each', () => readSource('test/documents/games/one-card.yaml')],
  ['long words', () => readSource('test/documents/games/long-words.yaml')],
  ['a hand of 13 cards for four', () => longHand(4)],
  ['a hand of 17 cards for three', () => longHand(3)],
  ['Stiche-Raten', () => readSource('assets/games/stiche-raten.yaml')],
  [
    'Greifen und Passen',
    () => readSource('assets/games/stiche-raten.yaml'),
    { variants: ['greifen-und-passen'] },
  ],
  ['Stiche-Raten for six', () => readSource('assets/games/stiche-raten.yaml'), { players: 6 }],
  ['Bauer for six', () => readSource('assets/games/bauer.yaml'), { variants: ['sechs'] }],
  ['euchre', () => readSource('test/games/foreign/euchre.yaml')],
  ['spades', () => readSource('test/games/foreign/spades.yaml')],
  ['jass', () => readSource('test/games/foreign/jass.yaml')],
  ['doppelkopf', () => readSource('test/games/foreign/doppelkopf.yaml')],
  ['tarot', () => readSource('test/games/foreign/tarot.yaml')],
  ['Whist', () => readSource('assets/games/whist-rauf-und-runter.yaml')],
  ['Bauerchen', () => readSource('assets/games/bauerchen.yaml')],
  ['Bauer', () => readSource('assets/games/bauer.yaml')],
];

describe.each(games)('the pages of %s', (_, source, how = {}) => {
  describe.each([
    ['de', 'A4'],
    ['de', 'Letter'],
    ['en', 'Letter'],
  ] as const)('in %s on %s', (language, paper) => {
    let documents: Map<Kind, PrintDocument>;
    beforeAll(async () => {
      documents = await pagesOf(source(), { language, print: { paper: PAPERS[paper] }, ...how });
    });

    it('have no text that runs into another', () => {
      for (const [kind, { pages }] of documents) {
        for (const page of pages) expect([kind, overlaps(page)]).toEqual([kind, []]);
      }
    });

    it('have no card, ring or frame that runs into another', () => {
      for (const { pages } of documents.values()) {
        for (const page of pages) {
          const cards = cardsOn(page);
          for (const [at, one] of cards.entries())
            for (const other of cards.slice(at + 1))
              expect(overlap(one, other) && !within(one, other) && !within(other, one)).toBe(false);
        }
      }
    });

    it('keep all lines of handouts and sheets within their margins', () => {
      for (const [kind, { pages }] of documents) {
        if (kind === 'cards') continue;
        for (const page of pages) {
          const { width, height } = page.size;
          // A ring reaches beyond its card.
          const body = { x: 16.6, y: 16.6, width: width - 33.2, height: height - 33.2 };
          const paths = drawn(page).flatMap((one) =>
            one.kind === 'path' ? [boundsOfSegments(one.segments)] : [],
          );
          expect([kind, paths.filter((one) => !within(one, body))]).toEqual([kind, []]);
        }
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

describe('the papers of the shipped game', () => {
  it.each([
    ['de', 'A4'],
    ['en', 'A4'],
    ['de', 'Letter'],
    ['en', 'Letter'],
  ] as const)('have a handout of two pages and sheets of one in %s on %s', async (language, paper) => {
    const documents = await pagesOf(followSuitSource(), { language, print: { paper: PAPERS[paper] } });
    const counts = ['trick-protocol', 'rules', 'exercise', 'solution'] as const;
    expect(counts.map((kind) => documents.get(kind)?.pages.length)).toEqual([1, 2, 1, 1]);
  });
});
