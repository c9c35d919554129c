import { describe, expect, test } from 'vitest';
import type { Item, StructureNode } from '../../src/page/page.ts';
import { renderPdf } from '../../src/pdf/render.ts';
import { type ReadElement, readPdf } from '../support/read-pdf.ts';
import { OPTIONS, rectangle, taggedDocument, words } from './sample-document.ts';

const item = (mark: number, text: string): Item => ({ mark, content: [words(text, 20, 20 + 8 * mark)] });

const ITEMS: readonly Item[] = [
  item(0, 'Stiche mit Bedienpflicht'),
  { mark: 'artifact', content: [{ kind: 'path', segments: rectangle(18, 15, 174, 1), fill: '#1A1A1A' }] },
  item(1, 'Größe, ẞ, „so“ … 1·2 – und'),
  item(2, 'weiter'),
  {
    mark: 3,
    content: [
      { kind: 'path', segments: rectangle(20, 60, 51, 68), stroke: { color: '#1A1A1A', width: 0.2 } },
    ],
  },
  { mark: 'artifact', content: [words('Seite 1/1', 18, 285)] },
  item(4, 'Stich'),
  item(5, 'gewinnt'),
  item(6, '1.'),
];

const TREE: readonly StructureNode[] = [
  { role: 'H1', children: [0] },
  {
    role: 'Sect',
    children: [
      { role: 'P', children: [1, 2] },
      { role: 'Figure', alt: 'Karte: Kreis 1', children: [3] },
      { role: 'P', children: [] },
    ],
  },
  { role: 'Sect', children: [{ role: 'P', children: [] }] },
  {
    role: 'Table',
    children: [
      {
        role: 'TR',
        children: [
          { role: 'TH', scope: 'Column', children: [4] },
          { role: 'TH', scope: 'Column', columns: 2, children: [5] },
        ],
      },
      {
        role: 'TR',
        children: [
          { role: 'TH', scope: 'Row', children: [6] },
          { role: 'TD', rows: 3, children: [] },
          { role: 'TD', children: [] },
        ],
      },
    ],
  },
];

const outline = ({ role, alt, text, children }: ReadElement): unknown =>
  children.length > 0 ? { [role]: children.map(outline) } : `${role}: ${alt ?? text}`;

const file = await renderPdf(taggedDocument(ITEMS, TREE), OPTIONS);
const latin = new TextDecoder('latin1').decode(file);

describe('structure', () => {
  test('says what everything is, without empty paragraphs', async () => {
    const { pages } = await readPdf(file);
    expect(outline(pages[0]!.structure!)).toEqual({
      Document: [
        'H1: Stiche mit Bedienpflicht',
        { Sect: ['P: Größe, ẞ, „so“ … 1·2 – und weiter', 'Figure: Karte: Kreis 1'] },
        { Table: [{ TR: ['TH: Stich', 'TH: gewinnt'] }, { TR: ['TH: 1.'] }] },
      ],
    });
  });

  test('empty cells stay, so that rows are complete', () => {
    expect(latin.match(/\/S \/TD\n/g)).toHaveLength(2);
    expect(latin.match(/\/S \/P\n/g)).toHaveLength(1);
  });

  test('header cells say what they head, and cells how far they reach', () => {
    expect(latin.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(latin.match(/\/Scope \/Row/g)).toHaveLength(1);
    expect(latin.match(/\/ColSpan 2/g)).toHaveLength(1);
    expect(latin.match(/\/RowSpan 3/g)).toHaveLength(1);
  });

  test('a figure says where it stands, in whole points from below', () => {
    const [left, bottom, right, top] = /\/Placement \/Block\s+\/BBox \[([^\]]+)\]/
      .exec(latin)![1]!
      .split(' ')
      .map(Number);
    const box = [left, bottom, right, top].map((value) => (value! * 25.4) / 72);
    // Corners of the outline, which is 0.2 mm wide, may reach 0.4 mm out; a point is 0.353 mm.
    const beyond = [19.6 - box[0]!, 168.6 - box[1]!, box[2]! - 71.4, box[3]! - 237.4];
    for (const distance of beyond) expect(distance).toBeGreaterThanOrEqual(-0.001);
    for (const distance of beyond) expect(distance).toBeLessThan(0.354);
  });

  test('a drawing that runs with the text says so', async () => {
    const drawing = { mark: 1, content: [{ kind: 'path', segments: rectangle(30, 20, 3, 3), fill: '#1A1A1A' }] } as const; // biome-ignore format: an item
    const tree = [{ role: 'P', children: [0, { role: 'Figure', alt: 'Kreis', children: [1] }] }] as const;
    const bytes = await renderPdf(taggedDocument([item(0, 'Karten'), drawing], tree), OPTIONS);
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/Placement \/Inline/);
    expect(latin).not.toMatch(/\/Placement \/Inline/);
  });

  test('text is read in the order of the items', async () => {
    const { pages } = await readPdf(file);
    expect(pages[0]!.texts.map(({ text }) => text).join('|')).toBe(
      'Stiche mit Bedienpflicht|Größe, ẞ, „so“ … 1·2 – und|weiter|Seite 1/1|Stich|gewinnt|1.',
    );
  });

  test('a paragraph may run on from page to page', async () => {
    const document = taggedDocument([], [{ role: 'P', children: [0, 1] }]);
    const pages = [0, 1].map((mark) => ({
      size: { width: 210, height: 297 },
      items: [item(mark, `Teil ${mark}`)],
    }));
    const read = await readPdf(await renderPdf({ ...document, pages }, OPTIONS));
    expect(read.pages.map((page) => outline(page.structure!))).toEqual([
      { Document: ['P: Teil 0'] },
      { Document: ['P: Teil 1'] },
    ]);
  });
});

describe('marks that do not fit the structure are bugs', () => {
  test.each([
    { items: [item(7, 'lost')], tree: [], message: 'mark without a place in the structure: 7' },
    { items: [], tree: [{ role: 'P', children: [7] }], message: 'mark on no page: 7' },
    {
      items: [item(7, 'a'), item(7, 'b')],
      tree: [{ role: 'P', children: [7] }],
      message: 'mark on two items: 7',
    },
    {
      items: [item(7, 'a')],
      tree: [{ role: 'P', children: [7, 7] }],
      message: 'mark stands twice in the structure: 7',
    },
  ] as const)('$message', async ({ items, tree, message }) => {
    await expect(renderPdf(taggedDocument(items, tree), OPTIONS)).rejects.toThrow(message);
  });
});
