import { describe, expect, it } from 'vitest';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import { readDrawing } from '../../src/svg/drawing.ts';
import { fakeMeasure } from '../support/fake-measure.ts';

const read = (body: string, more: object = {}) =>
  readDrawing(`<svg viewBox="0 0 60 80">${body}</svg>`, { measure: fakeMeasure, ...more });

/** Every character is half as wide as the text is large, capitals are 0.66 of it high. */
function lines(body: string): readonly TextPrimitive[] {
  const drawing = read(body);
  if ('problem' in drawing) throw new Error(drawing.problem);
  return drawing.primitives as readonly TextPrimitive[];
}

function problem(body: string, more: object = {}): string | undefined {
  const drawing = read(body, more);
  return 'problem' in drawing ? drawing.problem : undefined;
}

const sizeOf = (line: TextPrimitive | undefined): number => (line?.size ?? 0) * MM_PER_PT;
const words = (body: string): readonly string[] => lines(body).map(({ text }) => text);
const box = (text: string, more = 'block-size="40"'): string =>
  `<text x="5" y="20" font-size="4" inline-size="20" ${more}>${text}</text>`;

describe('a text with inline-size and block-size', () => {
  it('breaks at spaces into lines that are no wider, the first on its y', () => {
    const set = lines(box('aaaa bbbb cccc dd'));
    expect(set.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['aaaa bbbb', 5, 20],
      ['cccc dd', 5, 25],
    ]);
    expect(sizeOf(set[0])).toBeCloseTo(4);
  });

  it('has the line-height that it says', () => {
    expect(lines(box('aaaa bbbb cccc', 'block-size="40" line-height="2"')).map(({ y }) => y)).toEqual([
      20, 28,
    ]);
  });

  it('breaks where its author broke it, and keeps empty lines', () => {
    const set = lines(box('aa\u2028bb\u2028\u2028cc'));
    expect(set.map(({ text, y }) => [text, y])).toEqual([['aa', 20], ['bb', 25], ['cc', 35]]); // biome-ignore format: lines
  });

  it('breaks words at soft hyphens only where it must, and shows no other of them', () => {
    expect(words(box('Do\u00adnau\u00addampf\u00adschiff'))).toEqual(['Donau-', 'dampf-', 'schiff']);
    expect(words(box('Do\u00adnau\u00adkai bei Do\u00adnau'))).toEqual(['Donaukai', 'bei Donau']);
  });

  it('breaks after a hyphen within a word, never at a space that must not break', () => {
    expect(words(box('aaaaaa U-Bahn'))).toEqual(['aaaaaa U-', 'Bahn']);
    expect(words(box('aaaa bbbb 5\u00a0mm'))).toEqual(['aaaa bbbb', '5 mm']);
  });

  it('shrinks step by step until its lines fit the height, no further than it must', () => {
    const [first, ...rest] = lines(box('aaaa bbbb cccc dddd eeee ffff', 'block-size="10"'));
    const size = sizeOf(first);
    expect(size).toBeLessThan(4);
    expect(size).toBeGreaterThan(2.2);
    const height = (0.66 + rest.length * 1.25 + 0.22) * size;
    expect(height).toBeLessThanOrEqual(10);
    for (const line of [first!, ...rest]) expect(fakeMeasure.width(line.text, line)).toBeLessThanOrEqual(20);
  });

  it('shrinks for a word that is wider than a line, since words are never torn', () => {
    const [line, ...rest] = lines(box('abcdefghijklm'));
    expect(rest).toEqual([]);
    expect(line!.text).toBe('abcdefghijklm');
    expect(sizeOf(line)).toBeLessThanOrEqual(20 / 6.5);
    expect(sizeOf(line)).toBeGreaterThan((20 / 6.5) * 0.95);
  });

  it('is a problem that names the text where it does not fit at the smallest size', () => {
    const long = 'a'.repeat(19);
    expect(problem(box(long))).toBe(`the text “${long}” does not fit into 20 × 40 mm, even 2.2 mm small`);
    expect(problem(box(long, 'block-size="40" smallest="2"'))).toBeUndefined();
    expect(problem(box('aa bb '.repeat(60)))).toContain('does not fit into 20 × 40 mm');
    expect(problem(box('aa', 'block-size="1.5"'))).toContain('does not fit into 20 × 1.5 mm');
  });

  it('is measured in mm on paper, however the drawing is scaled', () => {
    const scaled = (factor: number): string | undefined =>
      problem(`<g transform="scale(${factor})">${box('a'.repeat(17))}</g>`);
    expect(scaled(2)).toBeUndefined();
    expect(scaled(1)).toBeUndefined();
    expect(scaled(0.7)).toContain('does not fit into 14 × 28 mm, even 2.2 mm small');
    // What is written smaller than the least is not made larger.
    expect(scaled(0.5)).toContain('does not fit into 10 × 20 mm, even 2 mm small');
  });

  it('is a problem where nobody could read it, as on small cards', () => {
    const scaled = (factor: number, size = 4): string | undefined =>
      problem(
        `<g transform="scale(${factor})"><text x="1" y="20" font-size="${size}">a</text>${box('aa')}</g>`,
      );
    expect(scaled(0.35)).toBeUndefined();
    expect(scaled(0.3495)).toContain('the text “a” is 1.39 mm small, and nobody can read less than 1.4 mm');
    expect(scaled(1, 1.3)).toBe('the text “a” is 1.3 mm small, and nobody can read less than 1.4 mm');
    expect(problem('<g transform="scale(0.3)"><text x="1" y="20" font-size="4"/></g>')).toBeUndefined();
  });

  it('stands in the middle or at the end of its height if it says so', () => {
    const at = (align: string): number => lines(box('aa', `block-size="40" align-content="${align}"`))[0]!.y;
    const top = 20 - 0.66 * 4;
    expect(at('start')).toBe(20);
    expect(at('center')).toBeCloseTo(top + 20 + (0.66 * 4) / 2);
    expect(at('end')).toBeCloseTo(top + 40);
  });

  it('is balanced where it is centred, so that no word stands alone', () => {
    const centered =
      '<text x="30" y="20" font-size="4" inline-size="20" block-size="40" text-anchor="middle">';
    const set = lines(`${centered}aaa bbb ccc ddd</text>`);
    expect(set.map(({ text }) => text)).toEqual(['aaa bbb', 'ccc ddd']);
    for (const line of set) expect(line.x + fakeMeasure.width(line.text, line) / 2).toBeCloseTo(30);
  });
});

describe('a text with inline-size alone', () => {
  it('stays on one line and shrinks to its width', () => {
    const [line, ...rest] = lines(box('aaaa bbbb\u2028cccc', ''));
    expect(rest).toEqual([]);
    expect(line!.text).toBe('aaaa bbbb cccc');
    expect(fakeMeasure.width(line!.text, line!)).toBeLessThanOrEqual(20);
    expect(problem(box('aaaa bbbb cccc dddd eeee', ''))).toContain('into 20 mm on one line');
  });
});

describe('a text is refused', () => {
  it.each([
    ['<text font-size="4" block-size="9">a</text>', 'a text has block-size without inline-size'],
    [box('a', 'smallest="1"'), 'smallest is below 1.4 mm'],
    [box('a', 'smallest="NaN"'), 'smallest=“NaN” is not a number'],
    [box('a', 'block-size="-3"'), 'block-size is negative'],
    [box('a', 'line-height="0"'), 'line-height is not from 0.5 to 10'],
    [box('a', 'align-content="top"'), 'align-content=“top” is not known'],
    ['<text font-size="4" inline-size="0">a</text>', 'inline-size is 0'],
    ['<text inline-size="9" block-size="9">a</text>', 'the text “a” has no font-size'],
    ['<text font-size="0" inline-size="9">a</text>', 'the text “a” has no font-size'],
    ['<text font-size="Infinity" inline-size="9">a</text>', 'font-size=“Infinity” is not a number'],
    [
      '<g transform="scale(0)"><text font-size="4" inline-size="9">a</text></g>',
      'a text is mirrored or skewed',
    ],
    ['<text font-size="4" x="5" y="5">a§b</text>', 'the font Fake regular has no character `§`'],
  ])('%s', (body, why) => {
    expect(problem(body)).toContain(why);
  });

  it('if it runs out of the card that the drawing is fitted to', () => {
    const fit = { width: 60, height: 80 };
    const at = (x: number, y: number, more = ''): string | undefined =>
      problem(`<text x="${x}" y="${y}" font-size="4" ${more}>abcd</text>`, { fit });
    expect(at(52, 80)).toBeUndefined();
    expect(at(0, 2.64)).toBeUndefined();
    for (const why of [at(52.2, 40), at(-0.2, 40), at(10, 2.5), at(10, 80.2)])
      expect(why).toBe('the text “abcd” runs out of the card');
    expect(at(0, 0, 'transform="translate(2.8 10) rotate(-90)"')).toBeUndefined();
    expect(at(0, 0, 'transform="translate(2.4 10) rotate(-90)"')).toBe(
      'the text “abcd” runs out of the card',
    );
  });
});

it('a drawing can be fitted into a card of another size, texts and all', () => {
  const drawing = read('<text x="30" y="40" font-size="4">ab</text>', { fit: { width: 30, height: 80 } });
  if ('problem' in drawing) throw new Error(drawing.problem);
  expect(drawing.box).toEqual({ x: 0, y: 0, width: 30, height: 80 });
  expect(drawing.primitives[0]).toMatchObject({ x: 15, y: 40, size: 2 / MM_PER_PT });
});

describe('a drawing that is used', () => {
  const star = { id: 'star', box: { x: -10, y: -10, width: 20, height: 10 }, content: [] };
  const used = (attributes: string) => {
    const drawing = read(`<use href="./star.svg" ${attributes}/>`, { drawings: (href: string) => (href === './star.svg' ? star : undefined) }); // biome-ignore format: short
    return 'problem' in drawing ? drawing.problem : drawing.primitives;
  };

  it('is fitted into the middle of its box', () => {
    const [use] = used('x="10" y="20" width="10" height="10"');
    expect(use).toEqual({ kind: 'use', symbol: 'star', matrix: [0.5, 0, 0, 0.5, 15, 27.5] });
  });

  it('takes the side that is not said from its own shape', () => {
    expect(used('width="10"')).toEqual([{ kind: 'use', symbol: 'star', matrix: [0.5, 0, 0, 0.5, 5, 5] }]);
    expect(used('height="5"')).toEqual(used('width="10"'));
  });

  it('is drawn in its own measures if no side is said, and not at all on a side of 0 or without a name', () => {
    expect(used('x="1" y="2"')).toEqual([{ kind: 'use', symbol: 'star', matrix: [1, 0, 0, 1, 1, 2] }]);
    expect(used('width="0"')).toEqual([]);
    expect(read('<use href=""/>')).toMatchObject({ primitives: [] });
  });

  it('is refused if nobody knows it or its colour', () => {
    expect(problem('<use href="./moon.svg"/>')).toBe('<use> draws “./moon.svg”');
    expect(used('color="blau"')).toBe('the colour “blau” is not known');
    expect(used('width="-1"')).toBe('width is negative');
  });
});
