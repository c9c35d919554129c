import type { Deck } from '../../src/cards/deck.ts';
import type { Drawings } from '../../src/documents/drawings.ts';
import { printedDeck } from '../../src/documents/printed-deck.ts';
import { openLibrary } from '../../src/library.ts';
import type { Matrix, Size } from '../../src/page/geometry.ts';
import type { TextMeasure } from '../../src/page/measure.ts';
import type { Primitive, Segment } from '../../src/page/primitive.ts';
import { type FaceLook, USUAL_LOOK } from '../../src/page/print.ts';
import { IDENTITY, multiply, scaleOf, transformPoint } from '../../src/page/transform.ts';
import { diskFiles } from '../../src/workspace/disk.ts';

type Point = readonly [number, number];

/** One thing on a face as closed outlines that a finger could follow; `reach` is half the width of its lines. */
export interface FacePart {
  readonly name: string;
  readonly outlines: readonly (readonly Point[])[];
  readonly reach: number;
  /** Left, top, right and bottom, lines included. */
  readonly box: readonly [number, number, number, number];
}

export const library = openLibrary(diskFiles());
const locate = () => ({ file: '', start: { line: 1, column: 1 }, end: { line: 1, column: 1 } });

/** How a deck is to be printed. */
export interface FaceCase {
  readonly deck: string;
  readonly card?: Size;
  readonly style?: string;
  readonly look?: Partial<FaceLook>;
  readonly jokers?: number;
}

/** A preset deck as it is printed, and its drawings in German. */
export async function drawCase(one: FaceCase): Promise<{ readonly deck: Deck; readonly drawings: Drawings }> {
  const preset = await library.deck(one.deck);
  if (!preset) throw new Error(`no deck ${one.deck}`);
  const look = { ...USUAL_LOOK, ...one.look };
  const deck = printedDeck(preset, { ...one, look });
  const { value: art } = await library.art({ source: { file: '', text: '' }, locate, deck, texts: [] });
  if (!art) throw new Error(`${one.deck} cannot be drawn`);
  const { jokers = 0 } = one;
  return { deck, drawings: await library.drawings(deck, art, { language: 'de', look, jokers }) };
}

/** Everything on a face, one part a letter, sign or figure. */
export function partsOf(
  face: readonly Primitive[],
  { symbols }: Drawings,
  measure: TextMeasure,
): readonly FacePart[] {
  const outlinesOf = (primitive: Primitive, matrix: Matrix): Omit<FacePart, 'box'> => {
    switch (primitive.kind) {
      case 'text': {
        const { x, y, rotate = 0, text, size } = primitive;
        const [width, height] = [measure.width(text, primitive), measure.capHeight({ ...primitive, size })];
        const turn = (rotate * Math.PI) / 180;
        const placed: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, y];
        const corners = ([[0, 0], [width, 0], [width, -height], [0, -height]] as const); // biome-ignore format: a row
        const whole = multiply(matrix, placed);
        return { name: text, outlines: [corners.map(([a, b]) => transformPoint(whole, a, b))], reach: 0 };
      }
      case 'path': {
        const reach = ((primitive.stroke?.width ?? 0) / 2) * scaleOf(matrix);
        return { name: 'path', outlines: [outlineOf(primitive.segments, matrix)], reach };
      }
      case 'use': {
        const inner = symbols[primitive.symbol]!.content.map((part) =>
          outlinesOf(part, multiply(matrix, primitive.matrix)),
        );
        const reach = Math.max(...inner.map((part) => part.reach));
        return { name: primitive.symbol, outlines: inner.flatMap((part) => part.outlines), reach };
      }
    }
  };
  return face.map((primitive) => {
    const part = outlinesOf(primitive, IDENTITY);
    return { ...part, box: boxOf(part) };
  });
}

/** An outline as many points, moved by a matrix. */
export function outlineOf(segments: readonly Segment[], matrix: Matrix = IDENTITY): readonly Point[] {
  const points: Point[] = [];
  for (const segment of segments) {
    if (segment[0] === 'M' || segment[0] === 'L') points.push([segment[1], segment[2]]);
    if (segment[0] !== 'C') continue;
    const [x0, y0] = points.at(-1)!;
    const [, x1, y1, x2, y2, x3, y3] = segment;
    for (let step = 1; step <= 12; step++) {
      const t = step / 12;
      const at = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      points.push([at(x0, x1, x2, x3), at(y0, y1, y2, y3)]);
    }
  }
  return points.map(([x, y]) => transformPoint(matrix, x, y));
}

function boxOf({ outlines, reach }: Omit<FacePart, 'box'>): FacePart['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outlines.flat()) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return [left - reach, top - reach, right + reach, bottom + reach];
}

/** Whether two parts come closer to each other than a distance. */
export function comeClose(one: FacePart, other: FacePart, distance: number): boolean {
  const [left, top, right, bottom] = one.box;
  const [otherLeft, otherTop, otherRight, otherBottom] = other.box;
  const gap = Math.max(otherLeft - right, left - otherRight, otherTop - bottom, top - otherBottom);
  if (gap >= distance) return false;
  const least = distance + one.reach + other.reach;
  return one.outlines.some((a) => other.outlines.some((b) => areClose(a, b, least)));
}

function areClose(a: readonly Point[], b: readonly Point[], least: number): boolean {
  if (isInside(a[0]!, b) || isInside(b[0]!, a)) return true;
  return a.some((point) => isNearEdge(point, b, least)) || b.some((point) => isNearEdge(point, a, least));
}

function isNearEdge([x, y]: Point, outline: readonly Point[], least: number): boolean {
  return outline.some(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
    const t = Math.max(0, Math.min(1, along));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < least;
  });
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline[(at + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
