import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { Matrix } from '../../src/page/geometry.ts';
import type { PageSymbol, PathPrimitive, Segment } from '../../src/page/primitive.ts';
import { renderPdf } from '../../src/pdf/render.ts';
import { type ReadPath, readPdf } from '../support/read-pdf.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { documentOf, fonts, OPTIONS, rectangle, words } from './sample-document.ts';

const RED = '#c4122f';
const BLUE = '#0072b2';

async function pathsOf(...input: Parameters<typeof documentOf>): Promise<readonly ReadPath[]> {
  const { pages } = await readPdf(await renderPdf(documentOf(...input), OPTIONS));
  return pages[0]!.paths;
}

function expectSegments(actual: readonly Segment[], expected: readonly Segment[]): void {
  expect(actual.map(([letter]) => letter)).toEqual(expected.map(([letter]) => letter));
  const numbers = (segments: readonly Segment[]) =>
    segments.flatMap((segment) => segment.slice(1) as number[]);
  const off = numbers(actual).map((value, i) => Math.abs(value - numbers(expected)[i]!));
  expect(Math.max(...off)).toBeLessThan(0.01);
}

const square: PageSymbol = {
  id: 'square',
  box: { x: 0, y: 0, width: 10, height: 10 },
  content: [{ kind: 'path', segments: rectangle(1, 2, 3, 4), fill: RED }],
};

describe('pages', () => {
  test.each([
    { width: 210, height: 297 },
    { width: 215.9, height: 279.4 },
  ])('a page of $width × $height mm is exact', async (size) => {
    const document = { ...documentOf([]), pages: [1, 2, 3].map(() => ({ size, items: [] })) };
    const { pages } = await readPdf(await renderPdf(document, OPTIONS));
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(Math.abs(page.size.width - size.width)).toBeLessThan(1e-5);
      expect(Math.abs(page.size.height - size.height)).toBeLessThan(1e-5);
    }
  });
});

describe('paths', () => {
  test('sharp corners are cut off where SVG cuts them off', async () => {
    const data = await renderPdf(documentOf([]), OPTIONS);
    const task = getDocument({ data });
    const page = await (await task.promise).getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    expect(argsArray[fnArray.indexOf(OPS.setMiterLimit)]).toEqual([4]);
    await task.destroy();
  });

  test('lines and curves land where they were put, in drawing order', async () => {
    const curve: PathPrimitive = {
      kind: 'path',
      segments: [
        ['M', 0.1, 296.9],
        ['C', 28.5, 12.5, 100.12345, 0.003, 209.9, 33.333],
        ['L', 7, 7],
        ['Z'],
        ['M', 5, 5],
      ],
      fill: BLUE,
    };
    const paths = await pathsOf([
      curve,
      { kind: 'path', segments: rectangle(28.5, 12.5, 51, 68), fill: RED },
    ]);
    expect(paths.map(({ fill }) => fill)).toEqual([BLUE, RED]);
    expectSegments(paths[0]!.segments, curve.segments);
    expectSegments(paths[1]!.segments, rectangle(28.5, 12.5, 51, 68));
  });

  test('fill, stroke, both and neither are told apart', async () => {
    const segments = rectangle(10, 10, 20, 20);
    const stroke = { color: BLUE, width: 0.12, dash: [1.1, 0.9] } as const;
    const paths = await pathsOf([
      { kind: 'path', segments, fill: RED },
      { kind: 'path', segments, stroke },
      { kind: 'path', segments, fill: RED, stroke: { color: BLUE, width: 0.55 } },
      { kind: 'path', segments },
      { kind: 'path', segments, fill: RED, fillRule: 'evenodd' },
      { kind: 'path', segments: [], fill: RED },
    ]);
    expect(paths.map(({ fill }) => fill)).toEqual([RED, undefined, RED, RED]);
    expect(paths.map((path) => path.stroke?.color)).toEqual([undefined, BLUE, BLUE, undefined]);
    expect(paths.map(({ evenOdd }) => evenOdd)).toEqual([false, false, false, true]);
    expect(paths[1]!.stroke!.width).toBeCloseTo(0.12, 4);
    expect(paths[1]!.stroke!.dash[0]).toBeCloseTo(1.1, 4);
    expect(paths[2]!.stroke!.width).toBeCloseTo(0.55, 4);
    expect(paths[2]!.stroke!.dash).toEqual([]);
  });

  test('a colour that is not #rrggbb is a bug, not black', async () => {
    await expect(pathsOf([{ kind: 'path', segments: rectangle(0, 0, 1, 1), fill: 'red' }])).rejects.toThrow(
      'not a colour: red',
    );
  });

  test('a coordinate that is not a number never reaches the file', async () => {
    await expect(pathsOf([{ kind: 'path', segments: [['M', Number.NaN, 0]], fill: RED }])).rejects.toThrow(
      'not a number',
    );
  });
});

describe('symbols', () => {
  const place = (symbol: string, matrix: Matrix) => ({ kind: 'use', symbol, matrix }) as const;

  test('a symbol lands through its matrix', async () => {
    const paths = await pathsOf([place('square', [0, 2, -2, 0, 100, 50])], { square });
    expect(paths).toHaveLength(1);
    expect(paths[0]!.depth).toBe(1);
    expectSegments(paths[0]!.segments, [['M', 96, 52], ['L', 96, 58], ['L', 88, 58], ['L', 88, 52], ['Z']]);
  });

  test('a symbol within a symbol lands through both matrices, and its lines scale with it', async () => {
    const outer: PageSymbol = {
      id: 'outer',
      box: { x: 0, y: 0, width: 50, height: 50 },
      content: [
        place('square', [1, 0, 0, 1, 10, 0]),
        { kind: 'path', segments: rectangle(0, 0, 5, 5), stroke: { color: BLUE, width: 0.4 } },
      ],
    };
    const paths = await pathsOf([place('outer', [0.5, 0, 0, 0.5, 7, 9])], { square, outer });
    expect(paths.map(({ depth }) => depth)).toEqual([2, 1]);
    expectSegments(paths[0]!.segments, rectangle(12.5, 10, 1.5, 2));
    expect(paths[1]!.stroke!.width).toBeCloseTo(0.2, 4);
  });

  test('what is drawn beyond the view box of a symbol is kept, for bleed', async () => {
    const content = [{ kind: 'path', segments: rectangle(-2, -2, 14, 14), fill: RED }] as const;
    const paths = await pathsOf([place('square', [1, 0, 0, 1, 30, 30])], { square: { ...square, content } });
    expect(boundsOfSegments(paths[0]!.segments).x).toBeCloseTo(28, 3);
    const file = new TextDecoder('latin1').decode(
      await renderPdf(
        documentOf([place('square', [1, 0, 0, 1, 30, 30])], { square: { ...square, content } }),
        OPTIONS,
      ),
    );
    expect(file).toContain('/BBox [-2 -2 12 12]');
  });

  test('a clip holds for its symbol only', async () => {
    const clipped = { ...place('square', [1, 0, 0, 1, 0, 0]), clip: { x: 2, y: 3, width: 1.5, height: 2 } };
    const paths = await pathsOf([clipped, place('square', [1, 0, 0, 1, 0, 0])], { square });
    const { clip } = paths[0]!;
    expect([clip!.x, clip!.y, clip!.width, clip!.height].map((value) => Number(value.toFixed(3)))).toEqual([
      2, 3, 1.5, 2,
    ]);
    expect(paths[1]!.clip).toBeUndefined();
  });

  test('a symbol that is unknown or holds itself is a bug', async () => {
    await expect(pathsOf([place('none', [1, 0, 0, 1, 0, 0])])).rejects.toThrow('unknown symbol: none');
    const loop = { ...square, content: [place('square', [1, 0, 0, 1, 0, 0])] };
    await expect(pathsOf([place('square', [1, 0, 0, 1, 0, 0])], { square: loop })).rejects.toThrow(
      'holds itself',
    );
  });

  test('a back used a hundred times is stored once, and a symbol not used not at all', async () => {
    const cells = Array.from({ length: 192 }, (_, i) =>
      rectangle((i % 12) * 4.25, Math.floor(i / 12) * 4.25, 4.1, 4),
    );
    const content = cells.map((segments) => ({ kind: 'path', segments, fill: BLUE }) as const);
    const back: PageSymbol = { id: 'back', box: { x: 0, y: 0, width: 51, height: 68 }, content };
    const sizes: number[] = [];
    for (const count of [1, 100]) {
      const uses = Array.from({ length: count }, (_, i) => place('back', [1, 0, 0, 1, i, 2 * i]));
      const bytes = await renderPdf(documentOf(uses, { back, square }), OPTIONS);
      sizes.push(bytes.length);
      const file = new TextDecoder('latin1').decode(bytes);
      expect(file.match(/\/Subtype \/Form/g)).toHaveLength(1);
    }
    expect(sizes[1]! - sizes[0]!).toBeLessThan(2000);
    expect(sizes[1]).toBeLessThan(12_000);
  });
});

describe('text', () => {
  test('stands on its baseline, in its size, turned clockwise about its left end', async () => {
    const line = words('Zwölf Karten', 28.5, 289.2);
    const turned = { ...words('hochkant', 100, 150), size: 22, weight: 'semibold', rotate: -90 } as const;
    const { pages } = await readPdf(await renderPdf(documentOf([line, turned]), OPTIONS));
    const [first, second] = pages[0]!.texts;
    expect(first).toMatchObject({
      text: 'Zwölf Karten',
      font: expect.stringMatching(/^[A-Z]{6}\+SourceSans3-Regular$/),
    });
    expect(Math.hypot(first!.x - 28.5, first!.y - 289.2)).toBeLessThan(0.01);
    expect(first!.size).toBeCloseTo(11, 3);
    expect(second).toMatchObject({ font: expect.stringMatching(/SourceSans3-SemiBold$/) });
    expect(Math.hypot(second!.x - 100, second!.y - 150)).toBeLessThan(0.01);
    expect(second!.size).toBeCloseTo(22, 3);
    expect(second!.angle).toBeCloseTo(-90, 3);
  });

  test('is exactly as wide as it was measured, kerning included', async () => {
    const text = 'AVATAR To. „Waldweg“ 1–4';
    const { pages } = await readPdf(await renderPdf(documentOf([words(text, 20, 20)]), OPTIONS));
    const last = pages[0]!.texts.at(-1)!;
    expect(pages[0]!.texts.map((part) => part.text).join('')).toBe(text);
    const measured = fonts.measure.width(text, { size: 11, weight: 'regular' });
    expect(last.x + last.width - 20).toBeCloseTo(measured, 2);
  });

  test('is set closer or wider as asked, and as wide as it was measured', async () => {
    for (const tracking of [-0.012, 0.05]) {
      const title = { ...words('Wer bekommt', 20, 20), size: 27, weight: 'semibold', tracking } as const;
      const { pages } = await readPdf(await renderPdf(documentOf([title]), OPTIONS));
      const last = pages[0]!.texts.at(-1)!;
      const plain = fonts.measure.width('Wer bekommt', { size: 27, weight: 'semibold' });
      const measured = fonts.measure.width('Wer bekommt', title);
      expect(measured - plain).toBeCloseTo(10 * tracking * 27 * (25.4 / 72), 6);
      expect(last.x + last.width - 20).toBeCloseTo(measured, 1);
      expect(pages[0]!.texts.map(({ text }) => text).join('')).toBe('Wer bekommt');
    }
  });

  test('can be copied letter by letter, even where an umlaut loaded its letter before', async () => {
    await renderPdf(documentOf([words('öüäÖÜÄ', 20, 20)]), OPTIONS);
    const { pages } = await readPdf(await renderPdf(documentOf([words('ouaOUA', 20, 20)]), OPTIONS));
    expect(pages[0]!.texts.map((part) => part.text).join('')).toBe('ouaOUA');
  });
});
