import type { Matrix, Rect } from '../page/geometry.ts';
import { MM_PER_PT } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Page } from '../page/page.ts';
import type {
  PageSymbol,
  PathPrimitive,
  Primitive,
  Segment,
  TextPrimitive,
  UsePrimitive,
} from '../page/primitive.ts';
import { transformPoint, transformRect } from '../page/transform.ts';

type Point = readonly [number, number];

/** How many times half a line's width its mitred corners may reach; sharper ones are cut off, as in SVG. */
export const MITER_LIMIT = 4;

/** Gives a rectangle that holds all that is drawn, strokes included; undefined if nothing is. */
export type Bounds = (content: readonly Primitive[]) => Rect | undefined;

/** Bounds of drawings that use these symbols, each of which is measured once. */
export function boundsWith(symbols: Readonly<Record<string, PageSymbol>>, measure: TextMeasure): Bounds {
  const known = new Map<string, Rect | undefined>();
  const boundsOfSymbol = (id: string): Rect | undefined => {
    if (!known.has(id)) known.set(id, boundsOf(symbols[id]?.content ?? []));
    return known.get(id);
  };
  const cornersOf = (primitive: Primitive): readonly Point[] => {
    switch (primitive.kind) {
      case 'path':
        return pathCorners(primitive);
      case 'text':
        return textCorners(primitive, measure);
      case 'use':
        return useCorners(primitive, boundsOfSymbol(primitive.symbol));
    }
  };
  const boundsOf: Bounds = (content) => enclose(content.flatMap(cornersOf));
  return boundsOf;
}

/** What is seen of a drawing on a page where it is clipped, and which is moved as a whole. */
export function visibleBounds(
  bounds: Rect | undefined,
  clip: Rect | undefined,
  { placement }: Page,
): Rect | undefined {
  const visible = bounds && clip ? intersect(bounds, clip) : bounds;
  return visible && placement ? transformRect(visible, placement) : visible;
}

function pathCorners({ segments, stroke }: PathPrimitive): readonly Point[] {
  const bounds = enclose(segments.flatMap(pointsOf));
  const reach = stroke === undefined ? 0 : (stroke.width / 2) * MITER_LIMIT;
  return bounds === undefined ? [] : corners(grow(bounds, reach));
}

function pointsOf(segment: Segment): readonly Point[] {
  const numbers = segment.slice(1) as readonly number[];
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]!] as const] : []));
}

function textCorners(primitive: TextPrimitive, measure: TextMeasure): readonly Point[] {
  const { x, y, size, rotate = 0 } = primitive;
  const width = measure.width(primitive.text, primitive);
  const em = size * MM_PER_PT;
  const angle = (rotate * Math.PI) / 180;
  const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), x, y];
  return corners({ x: 0, y: -em, width, height: 1.3 * em }).map((point) => transformPoint(turn, ...point));
}

function useCorners({ matrix, clip }: UsePrimitive, inner: Rect | undefined): readonly Point[] {
  if (inner === undefined) return [];
  const outer = enclose(corners(inner).map((point) => transformPoint(matrix, ...point)))!;
  const visible = clip === undefined ? outer : intersect(outer, clip);
  return visible === undefined ? [] : corners(visible);
}

function corners({ x, y, width, height }: Rect): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function enclose(points: readonly Point[]): Rect | undefined {
  if (points.length === 0) return undefined;
  let [left, top] = points[0]!;
  let [right, bottom] = points[0]!;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function intersect(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
