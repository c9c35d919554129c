import type { Matrix, Mm, Point, Rect, Size } from './geometry.ts';
import type { PathPrimitive, Primitive, Segment, TextPrimitive, UsePrimitive } from './primitive.ts';
import { cornersOf, enclose } from './rect.ts';

/** The matrix that changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that moves by `x` and `y`. */
export function translation(x: Mm, y: Mm): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** The matrix that turns clockwise about the origin, by degrees. */
export function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, 0, 0];
}

/** The matrix that applies `inner` first and `outer` then. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The point (x, y) seen through a matrix. */
export function transformPoint(matrix: Matrix, x: number, y: number): Point {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The factor by which a matrix scales lengths, the mean if it differs by direction. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The matrix that turns a drawing of a size clockwise by quarter turns, its top left corner at the origin again. */
export function quarterTurn(turns: number, { width, height }: Size): Matrix {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return [0, 1, -1, 0, height, 0];
    case 2:
      return [-1, 0, 0, -1, width, height];
    case 3:
      return [0, -1, 1, 0, 0, width];
    default:
      return IDENTITY;
  }
}

/** The matrix that scales a box evenly, as large as it fits into the middle of a room, or covers it all. */
export function fitMatrix(box: Rect, room: Rect, how: 'within' | 'cover' = 'within'): Matrix {
  const factors = [room.width / box.width, room.height / box.height];
  const scale = how === 'within' ? Math.min(...factors) : Math.max(...factors);
  const x = room.x + room.width / 2 - scale * (box.x + box.width / 2);
  const y = room.y + room.height / 2 - scale * (box.y + box.height / 2);
  return [scale, 0, 0, scale, x, y];
}

/** Primitives seen through a matrix; throws if text would be mirrored or skewed. */
export function transformPrimitives<T extends Primitive>(
  primitives: readonly T[],
  matrix: Matrix,
): readonly T[] {
  // A path stays a path and a text a text.
  return primitives.map((primitive) => transformPrimitive(primitive, matrix) as T);
}

function transformPrimitive(primitive: Primitive, matrix: Matrix): Primitive {
  switch (primitive.kind) {
    case 'path':
      return transformPath(primitive, matrix);
    case 'text':
      return transformText(primitive, matrix);
    case 'use':
      return transformUse(primitive, matrix);
  }
}

/** A path seen through a matrix, its stroke scaled along. */
export function transformPath(path: PathPrimitive, matrix: Matrix): PathPrimitive {
  const segments = path.segments.map((segment) => transformSegment(segment, matrix));
  if (!path.stroke) return { ...path, segments };
  const scale = scaleOf(matrix);
  const { dash, ...stroke } = path.stroke;
  return {
    ...path,
    segments,
    stroke: {
      ...stroke,
      width: stroke.width * scale,
      ...(dash && { dash: [dash[0] * scale, dash[1] * scale] as const }),
    },
  };
}

function transformSegment(segment: Segment, matrix: Matrix): Segment {
  switch (segment[0]) {
    case 'M':
    case 'L':
      return [segment[0], ...transformPoint(matrix, segment[1], segment[2])];
    case 'C':
      return [
        'C',
        ...transformPoint(matrix, segment[1], segment[2]),
        ...transformPoint(matrix, segment[3], segment[4]),
        ...transformPoint(matrix, segment[5], segment[6]),
      ];
    case 'Z':
      return segment;
  }
}

/** Whether a matrix only moves, turns and scales evenly, so that text stays text. */
export function keepsShape([a, b, c, d]: Matrix): boolean {
  const tolerance = 1e-6 * (Math.abs(a) + Math.abs(b));
  return Math.abs(a - d) <= tolerance && Math.abs(b + c) <= tolerance && (a !== 0 || b !== 0);
}

function transformText(text: TextPrimitive, matrix: Matrix): TextPrimitive {
  if (!keepsShape(matrix)) throw new Error('text cannot be mirrored or skewed');
  const [x, y] = transformPoint(matrix, text.x, text.y);
  const scale = Math.hypot(matrix[0], matrix[1]);
  const turn = ((text.rotate ?? 0) + (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI + 360) % 360;
  const { rotate: _, ...rest } = text;
  return { ...rest, x, y, size: text.size * scale, ...(turn !== 0 && { rotate: turn }) };
}

function transformUse(use: UsePrimitive, matrix: Matrix): UsePrimitive {
  const moved = { ...use, matrix: multiply(matrix, use.matrix) };
  return use.clip ? { ...moved, clip: transformRect(use.clip, matrix) } : moved;
}

/** The upright rectangle around a rectangle seen through a matrix. */
export function transformRect(rect: Rect, matrix: Matrix): Rect {
  return enclose(cornersOf(rect).map((corner) => transformPoint(matrix, ...corner)))!;
}
