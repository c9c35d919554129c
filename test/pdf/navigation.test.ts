import { describe, expect, test } from 'vitest';
import type { Page, PrintDocument, StructureNode } from '../../src/page/page.ts';
import { renderPdf } from '../../src/pdf/render.ts';
import { readNavigation } from '../support/read-navigation.ts';
import { OPTIONS, taggedDocument, words } from './sample-document.ts';

/** A heading: its level, what it says and on which page; its lines stand at 40, 50 … mm from above. */
type Heading = readonly [level: 1 | 2 | 3, title: string, page?: number];

function documentOf(headings: readonly Heading[], numbers: readonly (number | undefined)[]): PrintDocument {
  const size = { width: 210, height: 297 };
  const pages = numbers.map((number, page): Page => {
    const items = headings.flatMap(([, title, on = 0], mark) =>
      on === page ? [{ mark, content: [words(title, 20, 40 + 10 * mark)] }] : [],
    );
    return { size, items, ...(number !== undefined && { label: { number, words: `Seite ${number}` } }) };
  });
  const nodes = headings.map(([level], mark): StructureNode => ({ role: `H${level}`, children: [mark] }));
  return { ...taggedDocument([], nodes), pages };
}

const navigate = async (headings: readonly Heading[], numbers: readonly (number | undefined)[] = [1]) =>
  readNavigation(await renderPdf(documentOf(headings, numbers), OPTIONS));

const titles = async (headings: readonly Heading[], numbers?: readonly (number | undefined)[]) =>
  (await navigate(headings, numbers)).bookmarks.map(({ level, title }) => `${level} ${title}`);

describe('bookmarks', () => {
  test('stand below each other as the headings do, each as deep as there are headings above it', async () => {
    const headings: readonly Heading[] = [[1, 'Spiel'], [2, 'Karten'], [3, 'Beispiel 1'], [3, 'Beispiel 2'], [2, 'Ende'], [1, 'Anhang'], [3, 'Tafel']]; // biome-ignore format: a list
    expect(await titles(headings)).toEqual(['1 Spiel', '2 Karten', '3 Beispiel 1', '3 Beispiel 2', '2 Ende', '1 Anhang', '2 Tafel']); // biome-ignore format: a list
  });

  test('lead to the page and a little above the letters, and leave the scale as it is', async () => {
    const { bookmarks } = await navigate([[1, 'Spiel'], [2, 'Karten', 1]], [1, 2]); // biome-ignore format: a list
    expect(bookmarks.map(({ page }) => page)).toEqual([0, 1]);
    // An em of 11 points is 3.88 mm.
    expect(bookmarks[0]!.top).toBeCloseTo(40 - 3.88, 0);
    expect(bookmarks[1]!.top).toBeCloseTo(50 - 3.88, 0);
    expect(bookmarks[0]!.top).toBeLessThan(40 - 3.8);
  });

  test('are unfolded as far as the second level', async () => {
    const { bookmarks } = await navigate([[1, 'Spiel'], [2, 'Karten'], [3, 'Beispiel'], [2, 'Ende']]); // biome-ignore format: a list
    expect(bookmarks.map(({ unfolded }) => unfolded)).toEqual([true, false, false, false]);
    const latin = new TextDecoder('latin1').decode(await renderPdf(documentOf([[1, 'A'], [2, 'B'], [3, 'C']], [1]), OPTIONS)); // biome-ignore format: a call
    // All that is seen, what is seen below the title, and what is folded.
    expect(latin.match(/\/Count -?\d+/g)?.sort()).toEqual(['/Count -1', '/Count 1', '/Count 1', '/Count 2']);
  });

  test('are not made where there is nothing but a title', async () => {
    const bytes = await renderPdf(documentOf([[1, 'Spiel']], [1]), OPTIONS);
    expect((await readNavigation(bytes)).bookmarks).toEqual([]);
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('/Outlines');
  });

  test('name a heading that several parts of a sheet share only once', async () => {
    expect(await titles([[1, 'Spiel'], [2, 'Wertung'], [1, 'Spiel'], [2, 'Wertung']])).toEqual(['1 Spiel', '2 Wertung']); // biome-ignore format: a list
    expect(await titles([[1, 'Spiel'], [1, 'Spiel'], [1, 'Spiel']])).toEqual([]); // biome-ignore format: a list
  });

  test('tell headings apart that say the same on several pages, by what is printed at the foot there', async () => {
    expect(await titles([[1, 'Aufgabe'], [2, 'Ende'], [1, 'Aufgabe', 1]], [7, 8])).toEqual(['1 Aufgabe · Seite 7', '2 Ende', '1 Aufgabe · Seite 8']); // biome-ignore format: a list
    expect(await titles([[1, 'Aufgabe'], [1, 'Aufgabe', 1]], [undefined, undefined])).toEqual(['1 Aufgabe', '1 Aufgabe']); // biome-ignore format: a list
  });

  test('say what the heading says, whatever characters it has', async () => {
    const odd = ['Kart’ ab: „(allein)“ \\ <&>', 'Größe ẞ – 1·2 …', '2\u00a0×\u00a05  Karten '];
    expect(await titles(odd.map((title): Heading => [1, title]))).toEqual(['1 Kart’ ab: „(allein)“ \\ <&>', '1 Größe ẞ – 1·2 …', '1 2 × 5 Karten']); // biome-ignore format: a list
  });

  test('join the lines of a heading, and say the words that a drawing in it stands for', async () => {
    const item = (mark: number, ...texts: readonly string[]) => ({ mark, content: texts.map((text) => words(text, 20, 30 + 9 * mark)) }); // biome-ignore format: an item
    const sign = (words: string, mark: number): StructureNode => ({ role: 'Span', words, children: [mark] });
    const heading: StructureNode = { role: 'H1', children: [0, sign('Kreuz', 1), 2] };
    const document = taggedDocument(
      [
        item(0, 'Wer bekommt ', 'den Stich, wenn '),
        item(1, '+'),
        item(2, ' Trumpf ist?'),
        item(3, '*'),
        item(4, ' ist Trumpf'),
      ],
      [heading, { role: 'Sect', children: [{ role: 'H2', children: [sign('Herz', 3), 4] }] }],
    );
    const { bookmarks } = await readNavigation(await renderPdf(document, OPTIONS));
    expect(bookmarks.map(({ title }) => title)).toEqual(['Wer bekommt den Stich, wenn Kreuz Trumpf ist?', 'Herz ist Trumpf']); // biome-ignore format: a list
    expect(bookmarks[1]!.top).toBeCloseTo(30 + 9 * 3 - 3.88, 0);
  });
});

describe('page labels', () => {
  const labels = async (numbers: readonly (number | undefined)[]) => (await navigate([], numbers)).labels;

  test('are the numbers printed on the pages', async () => {
    expect(await labels([1, 2, 3])).toEqual(['1', '2', '3']);
    expect(await labels([4, 5, 1, 2])).toEqual(['4', '5', '1', '2']);
  });

  test('are not given where a page has no number', async () => {
    expect(await labels([undefined])).toBeUndefined();
    expect(await labels([1, undefined])).toBeUndefined();
  });
});
