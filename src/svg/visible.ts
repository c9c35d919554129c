import { controlPoints } from '../page/flatten.ts';
import type { Point, Rect } from '../page/geometry.ts';
import type { PathPrimitive } from '../page/primitive.ts';
import { enclose, grow, intersect } from '../page/rect.ts';

/** Whether something of a path shows in a rectangle, judged by its points and control points. */
export function shows(path: PathPrimitive, box: Rect): boolean {
  const { segments, fill, stroke } = path;
  const points = controlPoints(segments);
  const bounds = enclose(points);
  if (!bounds) return false;
  const isInked = stroke && stroke.width > 0 && intersect(grow(bounds, stroke.width / 2), box) !== undefined;
  return isInked || (fill !== undefined && spansArea(points) && intersect(bounds, box) !== undefined);
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
