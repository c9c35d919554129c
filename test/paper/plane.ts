import type { Matrix, Rect, Size } from '../../src/page/geometry.ts';

/** Nothing on paper may be further from its place, mm. */
export const EXACT = 0.05;

/** A point of the paper, mm from its top left corner. */
export type Point = readonly [x: number, y: number];

/** A straight line between two points, drawn so wide. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function through([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** What undoes moving by (x, y) and turning clockwise by degrees about the middle of a sheet. */
export function undoing({ width, height }: Size, x: number, y: number, angle: number): Matrix {
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [width / 2, height / 2];
  const [fromX, fromY] = [-x - middleX, -y - middleY];
  return [cos, sin, -sin, cos, cos * fromX - sin * fromY + middleX, sin * fromX + cos * fromY + middleY];
}

/** What moves by (x, y) and turns clockwise by degrees about the middle of a sheet. */
export function moving({ width, height }: Size, x: number, y: number, angle: number): Matrix {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [middleX, middleY] = [width / 2, height / 2];
  const e = middleX + x - cos * middleX + sin * middleY;
  const f = middleY + y - sin * middleX - cos * middleY;
  return [cos, sin, -sin, cos, e, f];
}

/** The upright rectangle round some points. */
export function around(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** How far a rectangle reaches into another on the shallower way; negative if they are apart. */
export function depthOf(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.min(wide, high);
}

/** How far a rectangle stays within another at the closest side; negative if it reaches out. */
export function roomIn(inner: Rect, outer: Rect): number {
  return Math.min(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  );
}

/** What ink a line leaves. */
export function inkOfLine({ from, to, width }: Line): Rect {
  const { x, y, width: wide, height: high } = around([from, to]);
  const upright = Math.abs(from[0] - to[0]) < Math.abs(from[1] - to[1]);
  const [across, along] = [width / 2, 0];
  return upright
    ? { x: x - across, y: y - along, width: wide + width, height: high }
    : { x: x - along, y: y - across, width: wide, height: high + width };
}

export function lengthOf({ from, to }: Line): number {
  return distance(from, to);
}

/** The different numbers of a list, those that are as good as equal taken together, ascending. */
export function distinct(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, at) => at === 0 || value - sorted[at - 1]! > EXACT);
}
