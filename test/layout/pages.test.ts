import { describe, expect, it } from 'vitest';
import type { Block, TableBlock } from '../../src/page/block.ts';
import type { FlowBlock } from '../../src/page/content.ts';
import { drawn, layBlocks, linesOf, marksIn, marksOn, outline, textAt, texts } from '../support/pages.ts';

const box = (height: number): Block => ({
  kind: 'frame',
  height,
  padding: { x: 0, y: 0 },
  radius: 0,
  line: 'box',
});
const label = (text: string, role: 'P' | 'H2' = 'P'): Block => ({
  kind: 'text',
  role,
  style: 'body',
  runs: [{ text }],
});
const space = (height: number): Block => ({ kind: 'space', height });

/** Upper edges of the boxes of each page. */
function tops(blocks: readonly FlowBlock[]) {
  return layBlocks(blocks).pages.map((page) =>
    drawn(page).flatMap((primitive) => {
      const start = primitive.kind === 'path' && primitive.segments.length === 5 && primitive.segments[0];
      return start && start[0] === 'M' ? [Math.round(start[2] * 1000) / 1000] : [];
    }),
  );
}

describe('pages', () => {
  it('are filled from the upper margin down to 4 mm above the line of the footer', () => {
    expect(tops([box(200), space(7), box(50)])).toEqual([[18, 225]]);
    expect(tops([box(200), box(57.1)])).toEqual([[18], [18]]);
  });

  it('shrink the spaces between blocks a little, and only where that saves a page', () => {
    expect(tops([box(200), space(8), box(50)])).toEqual([[18, 224.4]]);
    expect(tops([box(200), space(20), box(50)])).toEqual([[18], [18]]);
    expect(tops([box(100), space(20), box(100), space(30), box(100)])).toEqual([[18, 138], [18]]);
  });

  it('begin anew where a break is asked for', () => {
    expect(tops([box(20), { kind: 'page-break' }, space(5), box(20)])).toEqual([[18], [18]]);
  });

  it('take the first of several blocks that fits one page, and else let others run on', () => {
    const fitting = (...heights: number[]): FlowBlock => ({
      kind: 'fitting',
      blocks: heights.map(box),
      otherwise: [box(200), space(5), box(100)],
    });
    expect(tops([fitting(257, 30)])).toEqual([[18]]);
    expect(tops([box(100), fitting(258, 120)])).toEqual([[18, 118]]);
    expect(tops([box(100), fitting(257, 120)])).toEqual([[18], [18]]);
    expect(tops([fitting(258, 259)])).toEqual([[18], [18]]);
  });

  it('do not break a block, and drop the space at their top', () => {
    expect(tops([space(30), box(100), space(20), box(150), space(5), box(10)])).toEqual([[18], [18, 173]]);
  });

  it('take exact fits in spite of fractions', () => {
    expect(tops(Array.from({ length: 10 }, () => box(25.7)))).toHaveLength(1);
  });

  it('keep a heading with what follows', () => {
    const { pages } = layBlocks([box(240), label('Wertung', 'H2'), space(2), box(20)]);
    expect(texts(pages[0])).toEqual([]);
    expect(textAt(pages[1], 'Wertung').y).toBeLessThan(25);
  });

  it('number themselves in the footer, which is no content', () => {
    const footer = {
      left: [{ text: 'Spiel' }],
      center: ['Seite ', { counter: 'number' }, '/', { counter: 'total' }] as const,
      right: [{ text: 'geprüft' }],
    };
    const { pages, structure } = layBlocks([box(200), box(200)], { footer });
    expect(pages.map((page) => texts(page).map(({ text }) => text))).toEqual([
      ['Spiel', 'Seite 1/2', 'geprüft'],
      ['Spiel', 'Seite 2/2', 'geprüft'],
    ]);
    expect(linesOf(pages[1])).toContainEqual([18, 279, 192, 279]);
    const middle = textAt(pages[0], 'Seite');
    expect(middle.x + (9 * 8.5 * 0.5 * 25.4) / 72 / 2).toBeCloseTo(105, 9);
    expect(middle.y).toBeCloseTo(283.73, 1);
    expect(structure.children).toEqual([]);
  });

  it('carry a watermark below everything else, across the middle', () => {
    const { pages } = layBlocks([box(10)], { watermark: 'ENTWURF' });
    const first = pages[0]!.items[0]!.content[0]!;
    expect(first).toMatchObject({ kind: 'text', text: 'ENTWURF', color: '#E4E4E4' });
    expect(first.kind === 'text' && first.x < 105 && first.y > 148.5 && first.rotate! < -45).toBe(true);
  });

  it('ask for both sides of the paper only if there are two', () => {
    expect(layBlocks([box(10)]).duplex).toBe('simplex');
    expect(layBlocks([box(200), box(200)]).duplex).toBe('long-edge');
  });
});

describe('a long table', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    height: 30,
    below: 'hairline' as const,
    cells: [{ block: label(`Reihe ${index + 1}.`) }],
  }));
  const table: TableBlock = {
    kind: 'table',
    columns: [{ width: 'rest', line: 'hairline' }],
    rows: [
      { head: true, height: 10, below: 'head', cells: [{ block: label('Kopf'), header: 'Column' }] },
      ...rows,
    ],
  };

  it('breaks between rows and repeats its head', () => {
    const { pages } = layBlocks([box(100), table]);
    expect(pages.map((page) => texts(page).map(({ text }) => text))).toEqual([
      ['Kopf', 'Reihe 1.', 'Reihe 2.', 'Reihe 3.', 'Reihe 4.'],
      [
        'Kopf',
        'Reihe 5.',
        'Reihe 6.',
        'Reihe 7.',
        'Reihe 8.',
        'Reihe 9.',
        'Reihe 10.',
        'Reihe 11.',
        'Reihe 12.',
      ],
    ]);
    expect(linesOf(pages[1])).toContainEqual([18, 28, 192, 28]);
    expect(linesOf(pages[1])).toContainEqual([18, 28, 18, 268]);
  });

  it('is one table to a reader, its head read once', () => {
    const { structure, pages } = layBlocks([box(100), table]);
    expect(structure.children).toHaveLength(1);
    expect((outline(structure) as unknown[][])[1]).toHaveLength(14);
    expect(marksIn(structure)).toEqual(marksOn(pages));
  });

  it('moves to the next page as a whole beginning: head and first row', () => {
    expect(
      layBlocks([box(220), label('Liste', 'H2'), table]).pages.map((page) => texts(page)[0]?.text),
    ).toEqual([undefined, 'Liste', 'Kopf']);
  });

  it('is not broken before a row that belongs to the one before', () => {
    const pairs = rows.slice(0, 10).map((row, at) => ({ ...row, ...(at % 2 === 1 && { joined: true }) }));
    const counts = (given: TableBlock['rows']) =>
      layBlocks([box(100), { ...table, rows: given }]).pages.map((page) => texts(page).length);
    expect(counts(rows.slice(0, 10))).toEqual([5, 5]);
    expect(counts(pairs)).toEqual([4, 6]);
  });

  it('is not broken where a cell spans rows', () => {
    const spanned: TableBlock = {
      ...table,
      rows: [
        { height: 150, cells: [{ block: label('a') }] },
        { height: 60, cells: [{ block: label('b'), rows: 2 }] },
        { height: 60, cells: [] },
      ],
    };
    expect(layBlocks([spanned]).pages.map((page) => texts(page).map(({ text }) => text))).toEqual([
      ['a'],
      ['b'],
    ]);
  });
});

describe('a table with room between some of its rows', () => {
  const row = (name: string, more: object = {}) => ({ height: 40, cells: [{ block: label(name) }], ...more });
  const between = { height: 10, between: true, below: 'head' as const, cells: [{}] };
  const table = (rows: TableBlock['rows'], note?: Block): TableBlock => ({
    kind: 'table',
    columns: [{ width: 'rest' }],
    rows: [{ head: true, height: 10, cells: [{ block: label('head') }] }, ...rows],
    ...(note && { note }),
  });
  const words = (blocks: readonly FlowBlock[]) =>
    layBlocks(blocks).pages.map((page) => texts(page).map(({ text }) => text));

  it('has none of it at the head or foot of a page', () => {
    const { pages } = layBlocks([
      table([row('a', { height: 150 }), between, row('b', { joined: true, height: 150 }), between, row('c', { joined: true })]), // biome-ignore format: short
    ]);
    expect(pages.map((page) => texts(page).map(({ text }) => text))).toEqual([
      ['head', 'a'],
      ['head', 'b', 'c'],
    ]);
    // The line below the room is drawn between b and c alone.
    const strong = pages.map((page) => linesOf(page).filter(([x1, , x2]) => x1 !== x2).length);
    expect(strong).toEqual([1, 2]);
    expect(textAt(pages[1], 'b').y).toBeCloseTo(textAt(pages[0], 'a').y);
  });

  it('has its note below the rows of the first page, and is read in the order of the pages', () => {
    const document = layBlocks([
      table([row('a', { height: 140 }), row('b', { height: 140 })], label('note')),
    ]);
    expect(document.pages.map((page) => texts(page).map(({ text }) => text))).toEqual([['head', 'a', 'note'], ['head', 'b']]); // biome-ignore format: short
    expect(marksIn(document.structure)).toEqual(marksOn(document.pages));
    expect(textAt(document.pages[0], 'note').y).toBeGreaterThan(textAt(document.pages[0], 'a').y + 100);
  });

  it('has its note below the last rows where the first would make room for it on the next page', () => {
    const tall = table([row('a', { height: 235 }), row('b')], box(30));
    expect(words([tall])).toEqual([
      ['head', 'a'],
      ['head', 'b'],
    ]);
    expect(tops([tall]).map((edges) => edges.length)).toEqual([0, 1]);
  });

  it('is divided between rows that should stay together if no page holds them', () => {
    const joined = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => row(name, { joined: true }));
    expect(words([table([row('a'), ...joined])])).toEqual([
      ['head', 'a', 'b', 'c', 'd', 'e', 'f'],
      ['head', 'g'],
    ]);
  });
});
