import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { overlap, within } from '../support/card-sheets.ts';
import { longHand } from '../support/long-hands.ts';
import { cardsOn, extentOf, overlaps } from '../support/page-checks.ts';
import { drawn, texts } from '../support/pages.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { followSuitSource, pagesOf, readmeGame, readSource } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

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

/** What is cut out stands as near the edge as printers print. */
const ON_CARDS: readonly Kind[] = ['cards', 'quick-reference'];

const PRINTS = [
  ['de', 'A4'],
  ['de', 'Letter'],
  ['en', 'Letter'],
] as const;

describe.each(sample(games, 1))('the pages of %s', (_, source, how = {}) => {
  describe.each(sample(PRINTS, 1))('in %s on %s', (language, paper) => {
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
        if (ON_CARDS.includes(kind)) continue;
        for (const page of pages) {
          const { width, height } = page.size;
          // A ring reaches beyond its card; a table may be as wide as printers print.
          const edge = kind === 'score-table' ? 7.8 : 16.6;
          const body = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
          const paths = drawn(page).flatMap((one) =>
            one.kind === 'path' ? [boundsOfSegments(one.segments)] : [],
          );
          expect([kind, paths.filter((one) => !within(one, body))]).toEqual([kind, []]);
        }
      }
    });

    it('keep every text at least 5 mm inside the paper, and handouts and sheets inside their margins', () => {
      for (const [kind, { pages }] of documents) {
        const margin = { cards: 5, 'quick-reference': 5, 'score-table': 7.9 }[kind as string] ?? 17.9;
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
    const counts = ['trick-protocol', 'rules', 'exercise', 'solution', 'trick-questions', 'trick-questions-solution'] as const; // biome-ignore format: short
    expect(counts.map((kind) => documents.get(kind)?.pages.length)).toEqual([1, 2, 1, 1, 1, 1]);
  });
});
