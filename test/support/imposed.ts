import { layOut } from '../../src/layout/lay-out.ts';
import type { CardContent } from '../../src/page/content.ts';
import type { Matrix, Rect, Size } from '../../src/page/geometry.ts';
import type { Page, PrintDocument } from '../../src/page/page.ts';
import type { Primitive, UsePrimitive } from '../../src/page/primitive.ts';
import { type Printing, USUAL_PRINTING } from '../../src/page/print.ts';
import { fakeMeasure } from './fake-measure.ts';
import { documentOf } from './pages.ts';

type Point = readonly [number, number];

/** Where three corners of a card came to lie, as seen on its own face. */
export interface Placed {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
}

/** What is printed in these tests. */
export interface Imposing {
  readonly paper: Size;
  readonly card: Size;
  readonly count: number;
  readonly printing?: Partial<Printing>;
  readonly more?: Partial<CardContent>;
  /** How far the faces reach beyond the trim. */
  readonly reach?: number;
}

const NUMBERS = [{ counter: 'number' }, '/', { counter: 'total' }] as const;

/** Cards whose face is the triangle of three corners of the trim, so that place and direction can be read off. */
export function impose({ paper, card, count, printing, more, reach = 0 }: Imposing) {
  const { width, height } = card;
  const content: CardContent = {
    kind: 'cards',
    card,
    printing: { ...USUAL_PRINTING, ...printing },
    fronts: Array.from({ length: count }, (_, index) => ({
      alt: `Karte ${index + 1}`,
      content: [
        { kind: 'path', segments: [['M', 0, 0], ['L', width, 0], ['L', 0, height], ['Z']], fill: '#0072B2' },
        ...(reach > 0
          ? ([
              {
                kind: 'path',
                segments: [['M', -reach, -reach], ['L', width + reach, height + reach], ['Z']],
                fill: '#E0E0E0',
              },
            ] as const)
          : []),
      ],
    })),
    back: { symbol: 'back', bleed: 10, alt: 'Rückseite' },
    words: {
      front: [
        ['Stiche mit Bedienpflicht'],
        ['Vorderseiten · Blatt ', ...NUMBERS],
        ['an langer Kante wenden'],
      ],
      back: [
        ['Stiche mit Bedienpflicht'],
        ['Rückseiten · Blatt ', ...NUMBERS],
        ['an langer Kante wenden · Versatz 0,5 / −0,3 mm, 0,1°'],
      ],
      ruler: '100 mm bei Druck mit 100 %',
      shortRuler: '50 mm bei Druck mit 100 %',
      fold: 'falten',
    },
    ...more,
  };
  const box = { x: -10, y: -10, width: width + 20, height: height + 20 };
  const document = documentOf(content, { back: { id: 'back', box, content: [] } });
  return layOut(document, { paper, measure: fakeMeasure });
}

/** The cards of a page whose faces are seen. */
export function frontsOf(page: Page): readonly Placed[] {
  return page.items.flatMap(({ mark, content }) => {
    const [face] = content;
    if (mark === 'artifact' || face?.kind !== 'path') return [];
    const [a, b, c] = face.segments;
    if (a?.[0] !== 'M' || b?.[0] !== 'L' || c?.[0] !== 'L') throw new Error('not a face');
    const seen = (x: number, y: number): Point => seenThrough(page.placement, [x, y]);
    return [{ topLeft: seen(a[1], a[2]), topRight: seen(b[1], b[2]), bottomLeft: seen(c[1], c[2]) }];
  });
}

/** The drawings of backs on a page. */
export function usesOf(page: Page): readonly UsePrimitive[] {
  return page.items.flatMap(({ content }) => content.filter((one) => one.kind === 'use'));
}

/** The cards of a page whose backs are seen. */
export function backsOf(page: Page, { width, height }: Size): readonly Placed[] {
  return usesOf(page).map(({ matrix }) => {
    const seen = (x: number, y: number): Point => seenThrough(page.placement, seenThrough(matrix, [x, y]));
    return { topLeft: seen(0, 0), topRight: seen(width, 0), bottomLeft: seen(0, height) };
  });
}

function seenThrough([a, b, c, d, e, f]: Matrix = [1, 0, 0, 1, 0, 0], [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright rectangle around a card. */
export function trimOf({ topLeft, topRight, bottomLeft }: Placed): Rect {
  const far: Point = [topRight[0] + bottomLeft[0] - topLeft[0], topRight[1] + bottomLeft[1] - topLeft[1]];
  return bounds([topLeft, topRight, bottomLeft, far]);
}

function bounds(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A piece of ink in the margins: a line of a text, or one line of a mark. */
export interface Ink {
  readonly kind: 'text' | 'line';
  readonly text?: string;
  readonly box: Rect;
}

/** All ink of a page that is neither face nor back, as it is laid out. */
export function marginInk(page: Page): readonly Ink[] {
  return page.items.flatMap(({ mark, content }) => (mark === 'artifact' ? content.flatMap(inkOf) : []));
}

function inkOf(primitive: Primitive): readonly Ink[] {
  if (primitive.kind === 'use') return [];
  if (primitive.kind === 'text') {
    const { x, y, text, rotate = 0 } = primitive;
    const turn = (rotate * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const width = fakeMeasure.width(text, primitive);
    const height = fakeMeasure.capHeight(primitive);
    const corners = [
      [0, 0],
      [width, 0],
      [0, -height],
      [width, -height],
    ] as const;
    const box = bounds(corners.map(([a, b]): Point => [x + a * cos - b * sin, y + a * sin + b * cos]));
    return [{ kind: 'text', text, box }];
  }
  const half = (primitive.stroke?.width ?? 0) / 2;
  let at: Point = [0, 0];
  return primitive.segments.flatMap((segment): readonly Ink[] => {
    if (segment[0] === 'Z') return [];
    const to: Point = segment[0] === 'C' ? [segment[5], segment[6]] : [segment[1], segment[2]];
    const box = bounds([at, to]);
    at = to;
    if (segment[0] === 'M') return [];
    const grown = {
      x: box.x - half,
      y: box.y - half,
      width: box.width + 2 * half,
      height: box.height + 2 * half,
    };
    return [{ kind: 'line', box: grown }];
  });
}

/** The pages of an outcome that must have some. */
export function pagesOf({ value }: { readonly value?: PrintDocument }): readonly Page[] {
  if (!value) throw new Error('nothing was laid out');
  return value.pages;
}
