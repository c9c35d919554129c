import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/layout/lay-out.ts';
import type { Block, TableBlock, TextBlock } from '../../src/page/block.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { documentOf, drawn, layBlocks, linesOf, outline, textAt, texts } from '../support/pages.ts';

const text = (words: string, more: Partial<TextBlock> = {}): TextBlock => ({
  kind: 'text',
  role: 'P',
  style: 'body',
  runs: [{ text: words }],
  ...more,
});

const picture = (width: number, height: number, alt?: string): Block => ({
  kind: 'picture',
  size: { width, height },
  content: [
    {
      kind: 'path',
      segments: [
        ['M', 0, 0],
        ['L', width, height],
      ],
      fill: '#000000',
    },
  ],
  ...(alt && { alt }),
});

const frame = (child: Block, more: object = {}): Block => ({
  kind: 'frame',
  child,
  padding: { x: 4.5, y: 3.4 },
  radius: 2,
  line: 'box',
  ...more,
});

/** Top left corners of the pictures of a page. */
function corners(page: Parameters<typeof drawn>[0]) {
  return drawn(page).flatMap((primitive) => {
    if (primitive.kind !== 'path' || !primitive.fill) return [];
    const [start] = primitive.segments;
    return start?.[0] === 'M' ? [[start[1], start[2]].map((value) => Math.round(value * 1000) / 1000)] : [];
  });
}

/** Left, top, right and bottom of the frames of a page. */
function frames(page: Parameters<typeof drawn>[0]) {
  return drawn(page).flatMap((primitive) => {
    if (primitive.kind !== 'path' || primitive.segments.length !== 10) return [];
    const points = primitive.segments.flatMap(([, ...numbers]) => numbers);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    return [
      [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
        (value) => Math.round(value * 1000) / 1000,
      ),
    ];
  });
}

describe('rows and stacks', () => {
  it('gives the text column what the side head and the gutter leave', () => {
    const page = layBlocks([
      {
        kind: 'row',
        role: 'Sect',
        gap: 6,
        children: [
          { width: 38, block: text('Material', { role: 'H2', style: 'head' }) },
          { width: 'rest', block: text('Zwölf Karten') },
        ],
      },
    ]);
    expect(textAt(page.pages[0], 'Material').x).toBeCloseTo(18, 9);
    expect(textAt(page.pages[0], 'Zwölf').x).toBeCloseTo(62, 9);
    expect(outline(page.structure)).toEqual(['Document', ['Sect', ['H2', 0], ['P', 1]]]);
  });

  it('fits a column to its words and stands it at the right edge', () => {
    const page = layBlocks([
      {
        kind: 'row',
        children: [
          { width: 'rest', block: text('Beispiel 1') },
          { width: 'fit', block: text('geprüft') },
        ],
      },
    ]).pages[0];
    expect(textAt(page, 'geprüft').x).toBeCloseTo(192 - 7 * 5.5 * MM_PER_PT, 9);
    expect(texts(page)).toHaveLength(2);
  });

  it('sets texts of different sizes on one line if asked to', () => {
    const row = (align: 'top' | 'baseline') =>
      layBlocks([
        {
          kind: 'row',
          align,
          children: [
            { width: 20, block: text('A', { style: 'title' }) },
            { width: 40, block: text('spielt aus', { style: 'label' }) },
            { width: 20, block: { kind: 'rule', line: 'hairline' } },
          ],
        },
      ]).pages[0];
    expect(textAt(row('baseline'), 'spielt').y).toBeCloseTo(textAt(row('baseline'), 'A').y, 9);
    expect(linesOf(row('baseline'))[0]![1]).toBeCloseTo(textAt(row('baseline'), 'A').y, 2);
    expect(textAt(row('top'), 'spielt').y).toBeLessThan(textAt(row('top'), 'A').y - 1);
  });

  it('aligns pictures at the top, the middle or the bottom of a row', () => {
    const tops = (['top', 'middle', 'bottom'] as const).map((align) => {
      const children = [picture(10, 20), picture(10, 8)].map((block) => ({ width: 10, block }));
      return corners(layBlocks([{ kind: 'row', align, children }]).pages[0])[1]![1];
    });
    expect(tops).toEqual([18, 24, 30]);
  });

  it('puts narrow children of a stack where it is told', () => {
    const stack = (align: 'left' | 'center' | 'right'): Block => ({
      kind: 'stack',
      align,
      gap: 2,
      children: [picture(74, 5), picture(24, 5)],
    });
    expect(corners(layBlocks([stack('center')]).pages[0])).toEqual([
      [68, 18],
      [93, 25],
    ]);
    expect(corners(layBlocks([stack('right')]).pages[0])).toEqual([
      [118, 18],
      [168, 25],
    ]);
  });

  it('ends frames in a row on one line if they stretch', () => {
    const children = [60, 30].map((height) => ({
      width: 'rest' as const,
      block: frame(picture(20, height)),
    }));
    expect(frames(layBlocks([{ kind: 'row', gap: 6, stretch: true, children }]).pages[0])).toEqual([
      [18, 18, 102, 84.8],
      [108, 18, 192, 84.8],
    ]);
    expect(frames(layBlocks([{ kind: 'row', gap: 6, children }]).pages[0])[1]![3]).toBeCloseTo(54.8, 3);
  });

  it('keeps the child of a frame of fixed height in its middle', () => {
    const page = layBlocks([
      frame(text('nur für die Leitung', { align: 'center' }), { width: 54, height: 6.4 }),
    ]).pages[0];
    expect(frames(page)).toEqual([[18, 18, 72, 24.4]]);
    const { y, x } = textAt(page, 'nur');
    expect(y - (0.66 * 11 * MM_PER_PT) / 2).toBeCloseTo(18 + 3.2, 9);
    expect(x + (19 * 5.5 * MM_PER_PT) / 2).toBeCloseTo(18 + 27, 9);
  });

  it('reads a picture with words as a figure and one without as decoration', () => {
    const { structure, pages } = layBlocks([picture(10, 10, 'Kreis 4'), picture(10, 10)]);
    expect(outline(structure)).toEqual(['Document', ['Figure', 0]]);
    expect(pages[0]!.items.map(({ mark }) => mark)).toEqual([0, 'artifact']);
  });
});

describe('tables', () => {
  const cell = (words: string) => ({ block: text(words, { style: 'small' }) });
  const protocol: TableBlock = {
    kind: 'table',
    padding: 2,
    columns: [
      { width: 16, padding: 0 },
      { width: 16, padding: 0 },
      { width: 20, line: 'hairline' },
      { width: 'rest', line: 'hairline' },
    ],
    rows: [
      {
        head: true,
        height: 6,
        below: 'head',
        cells: ['Hand', 'Stich', 'Ausspiel', 'Gewinner'].map((words) => ({
          ...cell(words),
          header: 'Column',
        })),
      },
      {
        height: 10,
        below: 'hairline',
        cells: [{ ...cell('1'), rows: 2, header: 'Row' }, { ...cell('eins'), valign: 'middle' }, cell('A')],
      },
      { height: 10, below: 'hairline', cells: [cell('zwei')] },
      {
        height: 12,
        open: true,
        below: 'head',
        cells: [{}, { ...cell('zusammen 4'), columns: 3, align: 'right', valign: 'bottom' }],
      },
    ],
  };

  it('draw lines below rows but not through cells that span on', () => {
    const lines = linesOf(layBlocks([protocol]).pages[0]);
    expect(lines).toContainEqual([18, 24, 192, 24]);
    expect(lines).toContainEqual([34, 34, 192, 34]);
    expect(lines).toContainEqual([18, 44, 192, 44]);
    expect(lines).toContainEqual([18, 56, 192, 56]);
  });

  it('draw column lines through the body only, not through head and open rows', () => {
    const lines = linesOf(layBlocks([protocol]).pages[0]);
    expect(lines).toContainEqual([50, 24, 50, 44]);
    expect(lines).toContainEqual([70, 24, 70, 44]);
    expect(lines.filter(([x1, , x2]) => x1 === x2)).toHaveLength(2);
  });

  it('stand content behind the padding, or flush right before it', () => {
    const page = layBlocks([protocol]).pages[0];
    expect(textAt(page, 'Stich').x).toBeCloseTo(34, 9);
    expect(textAt(page, 'Ausspiel').x).toBeCloseTo(52, 9);
    expect(textAt(page, 'zusammen').x).toBeCloseTo(192 - 10 * 5 * MM_PER_PT, 9);
    const { y } = textAt(page, 'eins');
    expect(y - (6.6 * MM_PER_PT) / 2).toBeCloseTo(29, 9);
  });

  it('grow a row to its content, and the last row to a cell that spans more', () => {
    const table: TableBlock = {
      kind: 'table',
      columns: [{ width: 30 }, { width: 30 }],
      rows: [
        {
          height: 5,
          below: 'hairline',
          cells: [{ block: picture(10, 40), rows: 2 }, { block: picture(10, 12) }],
        },
        { height: 5, below: 'hairline', cells: [{ block: picture(10, 3) }] },
      ],
    };
    expect(linesOf(layBlocks([table]).pages[0]).slice(0, -1)).toEqual([
      [48, 30, 78, 30],
      [18, 58, 78, 58],
    ]);
  });

  it('keep their structure regular: every place is a cell, spans are told, heads have a scope', () => {
    const { structure } = layBlocks([protocol]);
    expect(outline(structure)).toEqual([
      'Document',
      [
        'Table',
        ['TR', ['TH', ['P', 0]], ['TH', ['P', 1]], ['TH', ['P', 2]], ['TH', ['P', 3]]],
        ['TR', ['TH', ['P', 4]], ['TD', ['P', 5]], ['TD', ['P', 6]], ['TD']],
        ['TR', ['TD', ['P', 7]], ['TD'], ['TD']],
        ['TR', ['TD'], ['TD', ['P', 8]]],
      ],
    ]);
    expect(structure.children[0]).toMatchObject({
      children: [
        { children: [{ scope: 'Column' }, {}, {}, {}] },
        { children: [{ scope: 'Row', rows: 2 }, {}, {}, {}] },
        {},
        { children: [{}, { columns: 3 }] },
      ],
    });
  });
});

describe('what does not fit', () => {
  const problems = (blocks: readonly Block[]) =>
    layOut(documentOf({ kind: 'flow', blocks, footer: { left: [], center: [], right: [] } }), {
      paper: PAPERS.A4,
      measure: fakeMeasure,
    });

  it('is told with both widths, the inner culprit first', () => {
    const { value, diagnostics } = problems([frame(picture(200, 10, 'Kreis 4'), { width: 50 })]);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'E0404', message: 'a picture (“Kreis 4”) is 200 mm wide and has 41 mm' },
    ]);
  });

  it('is told with both heights', () => {
    const { diagnostics } = problems([
      { kind: 'stack', children: [text('Langer Abschnitt'), picture(10, 300)] },
    ]);
    expect(diagnostics).toMatchObject([
      { code: 'E0404', message: 'a group (“Langer Abschnitt”) is 305.47 mm tall and the page has 257 mm' },
    ]);
  });

  it('is a symbol that nobody has drawn', () => {
    const { diagnostics } = problems([text('', { runs: [{ symbol: 'stern', height: 3, alt: 'Stern' }] })]);
    expect(diagnostics).toMatchObject([{ code: 'E0401', message: 'there is no drawing “stern”' }]);
  });
});
