import { PDFParse } from 'pdf-parse';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import type { Source } from '../../src/definition/game.ts';
import type { Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument, StructureNode } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { type ReadNavigation, readNavigation } from '../support/read-navigation.ts';
import { type ReadElement, type ReadPdf, readPdf } from '../support/read-pdf.ts';
import { actualTexts } from '../support/read-pdf-objects.ts';
import { PLAIN, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { nodesIn } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

const LANGUAGES = ['de', 'en'] as const;

/** A finished paper, and the pages that it was printed from. */
interface Paper {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  readonly document: PrintDocument;
  readonly read: ReadPdf;
  readonly way: ReadNavigation;
}

/** The written papers of a game; of a kind with a file for each number of players the first. */
async function papersOf(source: Source, options: BuildOptions): Promise<readonly Paper[]> {
  const [{ files }, { documents }] = await Promise.all([stichwerk.build(source, options), stichwerk.layOut(source, options)]); // biome-ignore format: short
  const first = files.filter(({ kind }, at) => at === files.findIndex((one) => one.kind === kind));
  return Promise.all(
    first.map(async ({ kind, name, bytes }) => {
      const document = documents.find((one) => `${one.name}.pdf` === name || one.name === name)!.document;
      return { kind, bytes, document, read: await readPdf(bytes), way: await readNavigation(bytes) };
    }),
  );
}

const SHEETS: readonly Kind[] = ['score-table', 'trick-protocol'];
const ASKING: readonly Kind[] = ['exercise', 'solution', 'trick-questions', 'trick-questions-solution'];

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const elementsIn = (element: ReadElement): readonly ReadElement[] => [
  element,
  ...element.children.flatMap(elementsIn),
];

/** What is tagged on the pages of a file, page by page. */
const taggedIn = ({ read }: Paper): readonly (readonly ReadElement[])[] =>
  read.pages.map(({ structure }) => (structure ? elementsIn(structure) : []));

/** Bookmarks are the headings in their order, each on its page and at its height. */
function expectBookmarks(paper: Paper): void {
  const found = taggedIn(paper).flatMap((elements, page) =>
    elements
      .filter(({ role }) => /^H\d$/.test(role))
      .map(({ role, text }) => ({ depth: Number(role[1]), title: plain(text), page })),
  );
  const headings = found.map(({ title, ...heading }) => {
    const alike = found.filter((one) => one.title === title);
    return { ...heading, title: alike.length > 1 ? `${title} · ${footOf(paper, heading.page)}` : title };
  });
  const { bookmarks } = paper.way;
  const told = bookmarks.map(({ level, title, page }) => ({ depth: level, title, page }));
  expect([paper.kind, told]).toEqual([paper.kind, headings.length > 1 ? headings : []]);
  for (const { title, page, top } of bookmarks) {
    const { texts, size } = paper.read.pages[page]!;
    const lines = texts.filter(({ text }) => plain(text) !== '' && title.startsWith(plain(text)));
    const below = lines.map(({ y }) => y - top).filter((distance) => distance > 0 && distance < 17);
    expect([title, below.length > 0]).toEqual([title, true]);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(size.height);
  }
}

/** `Seite 2/4`, as a page says at its foot. */
function footOf({ read }: Pick<Paper, 'read'>, page: number): string | undefined {
  return read.pages[page]?.texts.findLast(({ text }) => /^(Seite|Page) \d+\/\d+$/.test(text))?.text;
}

/** The pages are called by the numbers that they say at their foot. */
function expectLabels({ read, way }: Paper): void {
  const printed = read.pages.map((_page, at) => /\d+/.exec(footOf({ read }, at) ?? '')?.[0]);
  expect(printed).not.toContain(undefined);
  expect(way.labels).toEqual(printed);
}

const cases = shippedGames().flatMap((source) => LANGUAGES.map((language) => [source.file, language, source] as const)); // biome-ignore format: pairs

describe.each(sample(cases, 1))('the finished papers of %s in %s', (_, language, source) => {
  let papers: readonly Paper[];
  beforeAll(async () => {
    const only: readonly Kind[] = ['rules', ...sample(SHEETS, 1), ...sample(ASKING, 2)];
    papers = await papersOf(source, { ...PLAIN, language, only });
  });

  it('have a bookmark for each heading that leads to where it stands, if there is more than the title', () => {
    for (const paper of papers) expectBookmarks(paper);
    const { bookmarks } = papers.find(({ kind }) => kind === 'rules')!.way;
    expect(bookmarks.map(({ level }) => level)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(bookmarks.filter(({ unfolded }) => unfolded)).toEqual([bookmarks[0]]);
  });

  it('have pages that are called by the number at their foot', () => {
    for (const paper of papers) expectLabels(paper);
  });

  it('have their numbered questions in one list, the number as a label', () => {
    const asking = papers.filter(({ kind }) => ASKING.includes(kind));
    expect(asking.length).toBeGreaterThan(1);
    for (const paper of asking) {
      const tagged = taggedIn(paper);
      const items = tagged.flat().filter(({ role }) => role === 'LI');
      const labels = items.flatMap(({ children }) => children.filter(({ role }) => role === 'Lbl'));
      const numbers = labels.map(({ text }) => Number(/\d+$/.exec(text)?.[0]));
      expect([paper.kind, numbers]).toEqual([paper.kind, numbers.map((_number, at) => at + 1)]);
      expect(numbers.length).toBeGreaterThan(1);
      for (const { children } of items)
        expect(children.map(({ role }) => role).join()).toMatch(/^(Lbl,)?LBody$/);
      const onFirst = tagged[0]!.filter(({ role }) => role === 'L');
      expect(onFirst).toHaveLength(1);
      expect(new TextDecoder('latin1').decode(paper.bytes).match(/\/ListNumbering \/Decimal/g)).toHaveLength(1); // biome-ignore format: short
    }
  });

  it('say in words, to whoever searches or copies, what a card or the sign of a suit stands for', () => {
    for (const { kind, document, bytes } of papers) {
      const holders = new Map<number, StructureNode>();
      for (const node of nodesIn(document.structure))
        for (const child of node.children) if (typeof child === 'number') holders.set(child, node);
      const items = document.pages.flatMap((page) => page.items);
      const drawn = items.filter(({ content }) => content.some((one) => one.kind === 'use' && one.symbol.startsWith('suit-'))); // biome-ignore format: short
      for (const { mark } of drawn)
        if (mark !== 'artifact') expect(holders.get(mark)?.words).toMatch(/\p{L}/u);
      const words = items.flatMap(({ mark }) =>
        mark === 'artifact' ? [] : (holders.get(mark)?.words ?? []),
      );
      expect([kind, actualTexts(bytes).filter((_text, at) => at < words.length)]).toEqual([kind, words.map((word) => word.replaceAll('\u00a0', ' '))]); // biome-ignore format: short
      expect(actualTexts(bytes)).toHaveLength(words.length);
    }
  });
});

const searches = [
  ['de', 'Kreuz-Bube', 'Kreuz 10'],
  ['en', 'jack of clubs', '10 of clubs'],
] as const;

it.each(sample(searches, 1))(
  'a search in the rules and questions in %s finds %s among the drawn cards',
  async (language, jack, ten) => {
    const papers = await papersOf(readSource('assets/games/bauerchen.yaml'), { ...PLAIN, language, only: ['rules', 'trick-questions'] }); // biome-ignore format: short
    for (const { kind, bytes } of papers) {
      expect(actualTexts(bytes)).toEqual(expect.arrayContaining([jack, ten]));
      const parser = new PDFParse({ data: bytes.slice() });
      const { text } = await parser.getText();
      await parser.destroy();
      expect([kind, plain(text)]).toEqual([kind, expect.stringContaining(jack)]);
      expect([kind, plain(text)]).toEqual([kind, expect.stringContaining(ten)]);
    }
  },
);

const ways: readonly (readonly [string, Partial<BuildOptions>])[] = [
  ['in large print', { print: { size: 'large' } }],
  ['as drafts', { draft: true }],
  ['on small paper', { print: { paper: PAPERS.A5 } }],
  ['with little ink', { print: { ink: 'low' } }],
];

it.each(sample(ways, 1))(
  'papers printed %s are found their way through like all others',
  async (_, options) => {
    const only: readonly Kind[] = ['rules', 'trick-protocol'];
    const papers = await papersOf(readSource('assets/games/bauerchen.yaml'), { ...PLAIN, ...options, only });
    expect(papers.map(({ way }) => way.bookmarks.length > 1)).toContain(true);
    for (const paper of papers) {
      expectBookmarks(paper);
      expectLabels(paper);
    }
  },
);
