import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/layout/lay-out.ts';
import type { CardContent } from '../../src/page/content.ts';
import type { Rect, Size } from '../../src/page/geometry.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { PageSymbol, Primitive, UsePrimitive } from '../../src/page/primitive.ts';
import { USUAL_PRINTING } from '../../src/page/print.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { documentOf, drawn, linesOf, marksIn, marksOn, outline, texts } from '../support/pages.ts';
import { amount } from '../support/tier.ts';

const COUNT = [{ counter: 'number' }, '/', { counter: 'total' }] as const;

const SHAPE_CARD = { width: 51, height: 68 };

function contentOf(count: number, card: Size = SHAPE_CARD, back = true): CardContent {
  return {
    kind: 'cards',
    printing: USUAL_PRINTING,
    card,
    fronts: Array.from({ length: count }, (_, index) => ({
      alt: `Karte ${index + 1}`,
      content: [
        {
          kind: 'path',
          segments: [['M', 1, 2], ['L', card.width - 1, 2], ['L', card.width - 1, card.height - 2], ['Z']],
          fill: '#0072B2',
        },
        { kind: 'text', x: 3, y: 10, text: `K${index + 1}`, size: 30, weight: 'semibold', color: '#0072B2' },
      ],
    })),
    ...(back && { back: { symbol: 'back', bleed: 2, alt: 'Rückseite' } }),
    words: {
      front: [['Spiel'], ['Vorderseiten ', ...COUNT], ['wenden']],
      back: [['Spiel'], ['Rückseiten ', ...COUNT], ['wenden']],
      ruler: '100 mm bei Druck mit 100 %',
      shortRuler: '50 mm bei Druck mit 100 %',
      fold: 'falten',
    },
  };
}

function backOf(card: Size): PageSymbol {
  return { id: 'back', box: { x: -2, y: -2, width: card.width + 4, height: card.height + 4 }, content: [] };
}

function lay(content: CardContent, paper: Size = PAPERS.A4): PrintDocument {
  const document = documentOf(content, { back: backOf(content.card) });
  const { value } = layOut(document, { paper, measure: fakeMeasure });
  return value!;
}

/** The trims of the fronts of a page, found from the first path of each card. */
function frontTrims(document: PrintDocument, page: number, card: Size): readonly Rect[] {
  return document.pages[page]!.items.flatMap(({ mark, content }) => {
    if (mark === 'artifact' || content[0]?.kind !== 'path') return [];
    const points = content[0].segments.flatMap(([, ...numbers]) => numbers);
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    const turned = Math.max(...xs) - Math.min(...xs) > card.width - 1.999;
    const pad = turned ? [2, 1] : [1, 2];
    const x = Math.min(...xs) - pad[0]!;
    const y = Math.min(...ys) - pad[1]!;
    return [turned ? { x, y, width: card.height, height: card.width } : { x, y, ...card }];
  });
}

function uses(document: PrintDocument, page: number): readonly UsePrimitive[] {
  return drawn(document.pages[page]).filter((primitive) => primitive.kind === 'use');
}

/** The trim of a back: its symbol without the bleed, seen through its matrix. */
function backTrim({ matrix: [a, b, c, d, e, f] }: UsePrimitive, card: Size): Rect {
  const xs = [e, a * card.width + c * card.height + e];
  const ys = [f, b * card.width + d * card.height + f];
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const key = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map((value) => value.toFixed(3)).join(' ');

describe('a sheet of shape cards on A4', () => {
  const document = lay(contentOf(12));

  it('lays twelve cards from left 28.5 and top 12.5, row by row', () => {
    const trims = frontTrims(document, 0, SHAPE_CARD);
    expect(trims).toHaveLength(12);
    expect(trims.map(({ x, y }) => [x, y])).toEqual(
      [12.5, 80.5, 148.5, 216.5].flatMap((y) => [28.5, 79.5, 130.5].map((x) => [x, y])),
    );
  });

  it('draws ticks of 3.5 in the margins of the front, 1.5 off the trim', () => {
    const lines = linesOf(document.pages[0]);
    expect(lines).toContainEqual([28.5, 7.5, 28.5, 11]);
    expect(lines).toContainEqual([181.5, 286, 181.5, 289.5]);
    expect(lines).toContainEqual([23.5, 80.5, 27, 80.5]);
    expect(lines).toContainEqual([183, 284.5, 186.5, 284.5]);
    expect(
      lines.filter(([x1, y1, x2, y2]) => Math.abs(Math.abs(x2! - x1! + y2! - y1!) - 3.5) < 1e-6),
    ).toHaveLength(18);
    expect(linesOf(document.pages[1])).not.toContainEqual([28.5, 7.5, 28.5, 11]);
  });

  it.each([0, 1])('carries a ruler of exactly 100 mm on side %i', (page) => {
    const lines = linesOf(document.pages[page]);
    expect(lines).toContainEqual([16.5, 98.5, 16.5, 198.5]);
    for (const [y, length] of [
      [98.5, 4],
      [103.5, 1.5],
      [108.5, 2.6],
      [148.5, 4],
      [198.5, 4],
    ] as const)
      expect(lines).toContainEqual([16.5, y, 16.5 - length, y]);
    const words = texts(document.pages[page]).find(({ text }) => text.startsWith('100 mm'))!;
    expect(words).toMatchObject({ x: 20, rotate: 270 });
    expect(words.y - fakeMeasure.width(words.text, words) / 2).toBeCloseTo(148.5, 9);
  });

  it('names front and back below the columns', () => {
    const labels = (page: number) =>
      texts(document.pages[page])
        .filter(({ y }) => y > 284.5)
        .map(({ text, x, y }) => [text, x, y]);
    expect(labels(0)).toEqual([
      ['Spiel', 31.5, 289.2],
      ['Vorderseiten 1/1', 82.5, 289.2],
      ['wenden', 133.5, 289.2],
    ]);
    expect(labels(1)).toEqual([
      ['Spiel', 31.5, 290.4],
      ['Rückseiten 1/1', 82.5, 290.4],
      ['wenden', 133.5, 290.4],
    ]);
  });

  it('carry a watermark below the faces and above the backs', () => {
    const { pages } = lay({ ...contentOf(3), watermark: 'ENTWURF' });
    const isMark = (one: Primitive) => one.kind === 'text' && one.text === 'ENTWURF';
    expect(drawn(pages[0]).findIndex(isMark)).toBe(0);
    expect(drawn(pages[1]).findIndex(isMark)).toBe(drawn(pages[1]).length - 1);
  });

  it('never cuts the words that say how to print, only a long name', () => {
    const words = (back: readonly [string, string, string]) => {
      const content = contentOf(12);
      const [first, second, third] = back;
      const counted = [[first], [second], [third]] as const;
      const { pages } = lay({ ...content, words: { ...content.words, back: counted } });
      return texts(pages[1]).filter(({ y }) => y > 284.5);
    };
    const flip = 'an langer Kante wenden · Versatz 0 / 0 mm, 0°';
    const usual = words(['Spiel', 'Rückseiten 1/1', flip]);
    expect(usual.map(({ text, x }) => [text, x])).toEqual([
      ['Spiel', 31.5],
      ['Rückseiten 1/1', 82.5],
      [flip, 133.5],
    ]);
    const name =
      'Ein sehr langer Name, der nicht in seine Spalte passt, wie man sie auch legt und verteilt'.repeat(4);
    const { pages } = lay({
      ...contentOf(12),
      words: { ...contentOf(12).words, back: [[name], ['Rückseiten · Blatt 12/12'], [flip]] },
    });
    const labels = texts(pages[1]).filter(({ text }) => !/^(0|50|100)/.test(text));
    expect(
      labels
        .map(({ text }) => text)
        .slice(1)
        .join(' · '),
    ).toBe(`Rückseiten · Blatt 12/12 · ${flip}`);
    expect(labels[0]?.text).toMatch(/^Ein sehr langer Name.*…$/);
  });

  it('lets backs bleed outward only', () => {
    const clips = uses(document, 1).map(({ clip }) => clip);
    expect(clips).toContainEqual({ x: 26.5, y: 10.5, width: 53, height: 70 });
    expect(clips).toContainEqual({ x: 79.5, y: 80.5, width: 51, height: 68 });
    expect(clips).toContainEqual({ x: 130.5, y: 216.5, width: 53, height: 70 });
  });

  it('reads each card as a figure and all backs of a side as one', () => {
    expect(outline(document.structure)).toEqual([
      'Document',
      ['Sect', ...Array.from({ length: 12 }, (_, index) => ['Figure', index])],
      ['Sect', ['Figure', 12]],
    ]);
    const [fronts] = document.structure.children;
    expect(fronts).toHaveProperty('children.11.alt', 'Karte 12');
    expect(document.duplex).toBe('long-edge');
  });
});

describe('a sheet of French cards on A4', () => {
  it('carries its ruler across the top margin, from 55 at 8', () => {
    const document = lay(contentOf(52, { width: 63, height: 88 }));
    expect(document.pages).toHaveLength(12);
    const lines = linesOf(document.pages[0]);
    expect(lines).toContainEqual([55, 8, 155, 8]);
    expect(lines).toContainEqual([105, 8, 105, 10.1]);
  });

  it('carries it up the left margin if the top is too narrow', () => {
    const lines = linesOf(lay(contentOf(32, { width: 59, height: 91 })).pages[0]);
    expect(lines).toContainEqual([8, 198.5, 8, 98.5]);
  });
});

describe('cards on many sheets', () => {
  const sizes = fc.constantFrom(
    SHAPE_CARD,
    { width: 63, height: 88 },
    { width: 95, height: 50 },
    { width: 50, height: 95 },
  );

  it('need one sheet for as many as fit, and not one more or less around the edges', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(-1, 0, 1),
        fc.boolean(),
        (card, k, more, back) => {
          const perSheet = frontTrims(lay(contentOf(60, card)), 0, card).length;
          const count = k * perSheet + more;
          const { pages } = lay(contentOf(count, card, back));
          expect(pages).toHaveLength(Math.ceil(count / perSheet) * (back ? 2 : 1));
        },
      ),
      { numRuns: amount(10, 40) },
    );
  });

  it('lie where they lie, however many there are', () => {
    const full = frontTrims(lay(contentOf(12)), 0, SHAPE_CARD).map(key);
    for (const count of [1, 5, 11])
      expect(frontTrims(lay(contentOf(count)), 0, SHAPE_CARD).map(key)).toEqual(full.slice(0, count));
  });

  it('have each back behind its own front when the sheet is turned, and nothing behind empty places', () => {
    const papers = fc.constantFrom<Size>(PAPERS.A4, PAPERS.Letter, { width: 420, height: 148 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 30 }), papers, (card, count, paper) => {
        const document = lay(contentOf(count, card), paper);
        for (let page = 0; page < document.pages.length; page += 2) {
          const { width, height } = document.pages[page]!.size;
          // The long edge of a landscape page is its upper one.
          const behind = frontTrims(document, page, card).map((trim) =>
            key(
              width < height
                ? { ...trim, x: width - trim.x - trim.width }
                : { ...trim, y: height - trim.y - trim.height },
            ),
          );
          expect(uses(document, page + 1).map((use) => key(backTrim(use, card)))).toEqual(behind);
        }
      }),
      { numRuns: amount(15, 60) },
    );
  });

  it('show nothing but their own content inside a trim', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 30 }), (card, count) => {
        const document = lay(contentOf(count, card));
        const [front, back] = document.pages;
        const trims = frontTrims(document, 0, card);
        for (const points of artifactPoints(front!))
          for (const trim of trims) expect(isInside(points, trim)).toBe(false);
        const placed = uses(document, 1);
        const backs = placed.map((use) => backTrim(use, card));
        for (const points of artifactPoints(back!))
          for (const trim of backs) expect(isInside(points, trim)).toBe(false);
        for (const [index, { clip }] of placed.entries())
          for (const [other, trim] of backs.entries())
            expect(index !== other && overlap(clip!, trim)).toBe(false);
      }),
      { numRuns: amount(7, 30) },
    );
  });

  it('carry every mark once on the pages and once in the structure, in the same order', () => {
    const document = lay(contentOf(30));
    expect(marksIn(document.structure)).toEqual(marksOn(document.pages));
    expect(new Set(marksOn(document.pages)).size).toBe(33);
  });

  it('are not printed onto each other if they have no backs', () => {
    expect(lay(contentOf(30, SHAPE_CARD, false)).duplex).toBe('simplex');
  });
});

describe('a turned card', () => {
  const card = { width: 50, height: 95 };
  const document = lay(contentOf(3, card));

  it('lies on its side with its words', () => {
    expect(frontTrims(document, 0, card)[0]).toMatchObject({ width: 95, height: 50 });
    const { x, y } = frontTrims(document, 0, card)[0]!;
    const index = texts(document.pages[0]).find(({ text }) => text === 'K1')!;
    expect(index).toMatchObject({ rotate: 90, size: 30 });
    expect([index.x, index.y]).toEqual([x + 95 - 10, y + 3]);
  });
});

describe('a card larger than the paper', () => {
  it('is an error with both sizes', () => {
    const content = contentOf(1, { width: 200, height: 290 });
    const { value, diagnostics } = layOut(documentOf(content, { back: backOf(content.card) }), {
      paper: PAPERS.A4,
      measure: fakeMeasure,
    });
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'E0404', message: 'a card of 200 × 290 mm does not fit a paper of 210 × 297 mm' },
    ]);
  });

  it('is no error for the back, but a back without a drawing is', () => {
    const { diagnostics } = layOut(documentOf(contentOf(1), {}), { paper: PAPERS.A4, measure: fakeMeasure });
    expect(diagnostics).toMatchObject([{ code: 'E0401' }]);
  });
});

/** The points of everything in the margins of a page. */
function artifactPoints(page: PrintDocument['pages'][number]): readonly (readonly [number, number])[] {
  const primitives = page.items.flatMap(({ mark, content }) => (mark === 'artifact' ? content : []));
  return primitives.flatMap((primitive): (readonly [number, number])[] => {
    if (primitive.kind === 'use') return [];
    if (primitive.kind === 'text') {
      const turn = ((primitive.rotate ?? 0) * Math.PI) / 180;
      const width = fakeMeasure.width(primitive.text, primitive);
      return [
        [primitive.x, primitive.y],
        [primitive.x + width * Math.cos(turn), primitive.y + width * Math.sin(turn)],
      ];
    }
    return primitive.segments.flatMap((segment) =>
      segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]] as const] : [],
    );
  });
}

function isInside([x, y]: readonly [number, number], rect: Rect): boolean {
  return (
    x > rect.x + 1e-6 &&
    x < rect.x + rect.width - 1e-6 &&
    y > rect.y + 1e-6 &&
    y < rect.y + rect.height - 1e-6
  );
}

function overlap(a: Rect, b: Rect): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 1e-6 && high > 1e-6;
}
