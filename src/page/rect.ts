import type { Mm, Point, Rect } from './geometry.ts';

/** The corners of a rectangle, clockwise from the top left. */
export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  const [right, bottom] = [x + width, y + height];
  return [[x, y], [right, y], [right, bottom], [x, bottom]]; // biome-ignore format: a row
}

/** The upright rectangle around points; undefined without any. */
export function enclose(points: readonly Point[]): Rect | undefined {
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

/** The upright rectangle around rectangles; throws without any. */
export function around(rects: readonly Rect[]): Rect {
  const rect = enclose(rects.flatMap(cornersOf));
  if (!rect) throw new Error('nothing to go around');
  return rect;
}

/** A rectangle that is larger by the same length on every side. */
export function grow({ x, y, width, height }: Rect, by: Mm): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** What two rectangles share; undefined if nothing. */
export function intersect(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Whether two rectangles share more than their edges. */
export function overlaps(a: Rect, b: Rect): boolean {
  const shared = intersect(a, b);
  return shared !== undefined && Math.min(shared.width, shared.height) > 1e-6;
}

/** Whether a rectangle reaches beyond another one by no more than `slack`. */
export function holds(outer: Rect, inner: Rect, slack: Mm = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
