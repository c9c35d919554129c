import type { Matrix } from './geometry.ts';
import type { Primitive, Segment } from './primitive.ts';

/** The matrix that does `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [a2, b2, c2, d2, e2, f2] = inner;
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ];
}

/** Moves by x and y. */
export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** The drawing seen through a matrix that turns, moves and scales evenly: lines and type scale with it. */
export function transformPrimitives(content: readonly Primitive[], matrix: Matrix): readonly Primitive[] {
  return content.map((primitive) => transformPrimitive(primitive, matrix));
}

function transformPrimitive(primitive: Primitive, matrix: Matrix): Primitive {
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  switch (primitive.kind) {
    case 'use': {
      if (primitive.clip) throw new Error('a clipped symbol cannot be transformed');
      return { ...primitive, matrix: multiply(matrix, primitive.matrix) };
    }
    case 'text': {
      const [x, y] = apply(matrix, primitive.x, primitive.y);
      const turn = (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;
      const rotate = (primitive.rotate ?? 0) + turn;
      return { ...primitive, x, y, size: primitive.size * scale, ...(rotate !== 0 && { rotate }) };
    }
    case 'path': {
      const segments = primitive.segments.map((segment) => transformSegment(segment, matrix));
      const { stroke } = primitive;
      if (!stroke) return { ...primitive, segments };
      return { ...primitive, segments, stroke: { ...stroke, width: stroke.width * scale } };
    }
  }
}

function transformSegment(segment: Segment, matrix: Matrix): Segment {
  switch (segment[0]) {
    case 'M':
    case 'L':
      return [segment[0], ...apply(matrix, segment[1], segment[2])];
    case 'C':
      return [
        'C',
        ...apply(matrix, segment[1], segment[2]),
        ...apply(matrix, segment[3], segment[4]),
        ...apply(matrix, segment[5], segment[6]),
      ];
    case 'Z':
      return segment;
  }
}

function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
