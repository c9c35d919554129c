import type { Rect } from '../page/geometry.ts';
import type { PathPrimitive } from '../page/primitive.ts';

type Point = readonly [number, number];

/** Whether something of a path shows in a rectangle, judged by its points and control points. */
export function shows({ segments, fill, stroke }: PathPrimitive, box: Rect): boolean {
  const points = segments.flatMap((segment): readonly Point[] => {
    const numbers = segment.slice(1) as readonly number[];
    return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]!] as const] : []));
  });
  const inked = stroke && stroke.width > 0 && meets(points, box, stroke.width / 2);
  return inked || (fill !== undefined && spansArea(points) && meets(points, box, 0));
}

function meets(points: readonly Point[], { x, y, width, height }: Rect, reach: number): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [px, py] of points) {
    left = Math.min(left, px);
    right = Math.max(right, px);
    top = Math.min(top, py);
    bottom = Math.max(bottom, py);
  }
  const beside = left - reach >= x + width || right + reach <= x;
  return !beside && top - reach < y + height && bottom + reach > y;
}

/** Whether points do not all lie on one line. */
function spansArea(points: readonly Point[]): boolean {
  const [x0, y0] = points[0] ?? [0, 0];
  let far: Point = [0, 0];
  for (const [x, y] of points) {
    if (Math.hypot(x - x0, y - y0) > Math.hypot(...far)) far = [x - x0, y - y0];
  }
  const least = 1e-6 * Math.hypot(...far) ** 2;
  return points.some(([x, y]) => Math.abs(far[0] * (y - y0) - far[1] * (x - x0)) > least);
}
