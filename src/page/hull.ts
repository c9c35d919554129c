import { flatten } from './flatten.ts';
import type { Matrix, Point, Rect } from './geometry.ts';
import type { PathPrimitive } from './primitive.ts';
import { cornersOf } from './rect.ts';
import { transformPoint } from './transform.ts';

/** A convex outline around something by its corners, in mm, and the upright rectangle around it. */
export interface Hull {
  readonly corners: readonly Point[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The convex outline around paths, half of their lines' width included. */
export function hullOfPaths(paths: readonly PathPrimitive[]): Hull {
  return convexHull(
    paths.flatMap(({ segments, stroke }) => {
      const reach = (stroke?.width ?? 0) / 2;
      const points = flatten(segments).flat();
      return reach === 0 ? points : points.flatMap((point) => around(point, reach));
    }),
  );
}

/** The convex outline around several. */
export function hullOfHulls(hulls: readonly Hull[]): Hull {
  return convexHull(hulls.flatMap(({ corners }) => corners));
}

/** A rectangle as a convex outline. */
export function hullOfRect(rect: Rect): Hull {
  return withBounds(cornersOf(rect));
}

/** The outline seen through a matrix. */
export function transformHull({ corners }: Hull, matrix: Matrix): Hull {
  return withBounds(corners.map(([x, y]) => transformPoint(matrix, x, y)));
}

/** Whether a straight strip of at least this width lies between two outlines. */
export function areApart(one: Hull, other: Hull, gap: number): boolean {
  // Most things lie beside or above each other.
  const beside = Math.max(other.left - one.right, one.left - other.right);
  const above = Math.max(other.top - one.bottom, one.top - other.bottom);
  if (beside >= gap || above >= gap) return true;
  const isStrip = (direction: Point): boolean => {
    const [low, high] = shadow(one.corners, direction);
    const [otherLow, otherHigh] = shadow(other.corners, direction);
    return otherLow - high >= gap || low - otherHigh >= gap;
  };
  return normals(one.corners).some(isStrip) || normals(other.corners).some(isStrip);
}

/** Whether an outline stays within a rectangle. */
export function isWithin({ left, top, right, bottom }: Hull, { x, y, width, height }: Rect): boolean {
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

function shadow(corners: readonly Point[], [dx, dy]: Point): readonly [low: number, high: number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of corners) {
    const at = x * dx + y * dy;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

/** Directions of length 1 square to the sides. */
function normals(corners: readonly Point[]): readonly Point[] {
  return corners.flatMap(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    const length = Math.hypot(nextX - x, nextY - y);
    return length === 0 ? [] : [[(nextY - y) / length, (x - nextX) / length] as const];
  });
}

/** A circle's outer octagon, which holds the circle. */
function around([x, y]: Point, radius: number): readonly Point[] {
  const outer = radius / Math.cos(Math.PI / 8);
  return Array.from({ length: 8 }, (_, corner): Point => {
    const angle = ((2 * corner + 1) * Math.PI) / 8;
    return [x + outer * Math.cos(angle), y + outer * Math.sin(angle)];
  });
}

function convexHull(points: readonly Point[]): Hull {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return withBounds([...chain(sorted), ...chain(sorted.reverse())]);
}

function withBounds(corners: readonly Point[]): Hull {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of corners) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return { corners, ...bounds };
}

/** One side of the outline without its last point, which begins the other side. */
function chain(sorted: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 1e-9) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
