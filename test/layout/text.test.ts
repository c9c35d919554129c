import { describe, expect, it } from 'vitest';
import type { Run, TextBlock } from '../../src/page/block.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import { drawn, layBlocks, outline, textAt, texts } from '../support/pages.ts';

const EM = 11 * MM_PER_PT;

function paragraph(runs: readonly Run[] | string, more: Partial<TextBlock> = {}): TextBlock {
  return {
    kind: 'text',
    role: 'P',
    style: 'body',
    runs: typeof runs === 'string' ? [{ text: runs }] : runs,
    ...more,
  };
}

/** Lines of a text set in a column that holds so many characters of body text. */
function linesIn(characters: number, runs: readonly Run[] | string, more: Partial<TextBlock> = {}) {
  const width = characters * EM * 0.5;
  const page = layBlocks([{ kind: 'row', children: [{ width, block: paragraph(runs, more) }] }]).pages[0];
  return texts(page);
}

describe('lines of text', () => {
  it('breaks at spaces when a word no longer fits, and keeps the space for the reader', () => {
    expect(linesIn(12, 'Mischt die Karten und gebt').map(({ text }) => text)).toEqual([
      'Mischt die ',
      'Karten und ',
      'gebt',
    ]);
  });

  it('lets a line be exactly as long as the column', () => {
    expect(linesIn(10, 'Mischt die Karten').map(({ text }) => text)).toEqual(['Mischt die ', 'Karten']);
    expect(linesIn(9.9, 'Mischt die Karten').map(({ text }) => text)).toEqual(['Mischt ', 'die ', 'Karten']);
  });

  it('does not break at no-break spaces, narrow or wide', () => {
    expect(linesIn(9, 'legt Kreis\u00a04 ab').map(({ text }) => text)).toEqual([
      'legt ',
      'Kreis\u00a04 ',
      'ab',
    ]);
    expect(linesIn(6, '4\u202f:\u202f4\u202f:\u202f4').length).toBeGreaterThan(1);
    expect(linesIn(9, '4\u202f:\u202f4\u202f:\u202f4').length).toBe(1);
  });

  it('breaks after hyphens and en dashes inside a word only', () => {
    expect(linesIn(8, 'Trick-Protokoll').map(({ text }) => text)).toEqual(['Trick-', 'Protokol', 'l']);
    expect(linesIn(9, 'dauert 15–20 Min').map(({ text }) => text)).toEqual(['dauert ', '15–20 Min']);
    expect(linesIn(5, 'ab -10').map(({ text }) => text)).toEqual(['ab ', '-10']);
  });

  it('breaks where the text says so', () => {
    expect(linesIn(60, 'Es gibt keinen Trumpf.\nA beginnt.').map(({ text }) => text)).toEqual([
      'Es gibt keinen Trumpf. ',
      'A beginnt.',
    ]);
  });

  it('cuts a word between characters only if it is longer than a line', () => {
    expect(linesIn(5, 'x Donaudampf').map(({ text }) => text)).toEqual(['x ', 'Donau', 'dampf']);
  });

  it('joins runs of one look and keeps others apart on the same baseline', () => {
    const lines = linesIn(60, [
      { text: 'B gewinnt:', weight: 'semibold' },
      { text: ' Kreis 4 ' },
      { text: 'ist hoch.' },
    ]);
    expect(lines.map(({ text, weight }) => [text, weight])).toEqual([
      ['B gewinnt:', 'semibold'],
      [' Kreis 4 ist hoch.', 'regular'],
    ]);
    expect(lines[1]!.y).toBe(lines[0]!.y);
    expect(lines[1]!.x - lines[0]!.x).toBeCloseTo(10 * EM * 0.5, 9);
  });

  it('leaves the gap that a run asks for before what follows, but not at the end of a line', () => {
    const runs = [{ text: 'ab ', gap: 4 }, { text: 'cd ', gap: 4 }, { text: 'ef' }];
    const [first, second, third] = linesIn(60, runs);
    expect(second!.x - first!.x).toBeCloseTo(3 * EM * 0.5 + 4, 9);
    expect(third!.x - second!.x).toBeCloseTo(3 * EM * 0.5 + 4, 9);
    const [alone, below] = linesIn(3, [{ text: 'abc ', gap: 4 }, { text: 'def' }], { align: 'right' });
    expect([alone!.text, below!.text]).toEqual(['abc ', 'def']);
    expect(alone!.x).toBeCloseTo(below!.x, 9);
  });

  it('sets titles a little closer', () => {
    const [line] = linesIn(60, [{ text: 'Stiche' }], { style: 'title' });
    expect(line).toMatchObject({ tracking: -0.012, size: 27 });
    expect(linesIn(60, 'Stiche')[0]).not.toHaveProperty('tracking');
  });

  it('does not break between two runs without a space', () => {
    expect(
      linesIn(8, [{ text: 'Wer hat ' }, { text: 'Kreis', weight: 'semibold' }, { text: '?' }]).map(
        ({ text }) => text,
      ),
    ).toEqual(['Wer hat ', 'Kreis', '?']);
    expect(
      linesIn(7, [{ text: 'ab ' }, { text: 'Kreis', weight: 'semibold' }, { text: '?' }])[1]!.x,
    ).toBeCloseTo(18, 9);
  });

  it('sets capitals into the middle of the leading', () => {
    const [first, second] = linesIn(6, 'Hand Stich');
    const leading = 15.5 * MM_PER_PT;
    expect(first!.y).toBeCloseTo(18 + (leading + 0.66 * EM) / 2, 9);
    expect(second!.y - first!.y).toBeCloseTo(leading, 9);
  });

  it('centres and flushes right without counting the space at the end', () => {
    expect(
      linesIn(10, 'abcd efghijk', { align: 'right' }).map(({ x }) => Math.round((x - 18) / EM / 0.5)),
    ).toEqual([6, 3]);
    expect(linesIn(10, 'abcd', { align: 'center' })[0]!.x).toBeCloseTo(18 + 3 * EM * 0.5, 9);
  });
});

describe('symbols in a text', () => {
  const runs: readonly Run[] = [
    { text: 'Farben: ' },
    { symbol: 'square', height: 3, alt: 'Quadrat' },
    { text: '\u00a0Quadrat ist grün' },
  ];

  it('stand with their middle at half the height of capitals, scaled to their height', () => {
    const page = layBlocks([paragraph(runs)]).pages[0];
    const use = drawn(page).find((primitive) => primitive.kind === 'use')!;
    const { y } = textAt(page, 'Farben');
    expect(use.matrix[0]).toBeCloseTo(0.25, 9);
    expect(use.matrix[5]).toBeCloseTo(y - 0.33 * EM, 9);
    expect(use.matrix[4]).toBeCloseTo(18 + 8 * EM * 0.5 + 1.5, 9);
    expect(textAt(page, '\u00a0Quadrat').x).toBeCloseTo(18 + 8 * EM * 0.5 + 3, 9);
  });

  it('stand off the word behind them by the gap they ask for, and stay with it', () => {
    const close: readonly Run[] = [{ symbol: 'square', height: 3, alt: '', gap: 0.7 }, { text: 'Quadrat' }];
    const { pages, structure } = layBlocks([paragraph(close)]);
    expect(textAt(pages[0], 'Quadrat').x).toBeCloseTo(18 + 3 + 0.7, 9);
    expect(outline(structure)).toEqual(['Document', ['P', 0]]);
  });

  it('stand for their words between the two halves of their paragraph', () => {
    const { structure } = layBlocks([paragraph(runs)]);
    expect(outline(structure)).toEqual(['Document', ['P', 0, ['Span', 1], 2]]);
    expect(structure.children).toMatchObject([{ children: [0, { words: 'Quadrat' }, 2] }]);
  });

  it('stay with the word behind their no-break space', () => {
    const width = 13 * EM * 0.5;
    const page = layBlocks([{ kind: 'row', children: [{ width, block: paragraph(runs) }] }]).pages[0];
    const use = drawn(page).find((primitive) => primitive.kind === 'use')!;
    expect(use.matrix[4]).toBeCloseTo(18 + 1.5, 9);
    expect(textAt(page, '\u00a0Quadrat').y).toBeGreaterThan(textAt(page, 'Farben').y);
  });
});
