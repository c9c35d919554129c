import type { Point } from './geometry.ts';
import type { Segment } from './primitive.ts';

type Curve = Extract<Segment, readonly ['C', ...unknown[]]>;

/** Into how many straight pieces a curve is cut. */
const STEPS = 6;

/** The outlines of a path as straight lines; a closed one ends where it began. */
export function flatten(segments: readonly Segment[]): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  for (const segment of segments) {
    const current = outlines.at(-1) ?? [];
    if (segment[0] === 'M') outlines.push([[segment[1], segment[2]]]);
    if (segment[0] === 'L') current.push([segment[1], segment[2]]);
    if (segment[0] === 'C') current.push(...curvePoints(current.at(-1) ?? [0, 0], segment));
    if (segment[0] === 'Z' && current[0]) current.push(current[0]);
  }
  return outlines;
}

function curvePoints([x0, y0]: Point, [, x1, y1, x2, y2, x3, y3]: Curve): readonly Point[] {
  return Array.from({ length: STEPS }, (_, step): Point => {
    const t = (step + 1) / STEPS;
    const s = 1 - t;
    const [a, b, c, d] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3] as const;
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

/** The ends and control points of a path, which lies within their convex outline. */
export function controlPoints(segments: readonly Segment[]): readonly Point[] {
  return segments.flatMap((segment): readonly Point[] => {
    const numbers = segment.slice(1) as readonly number[];
    return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1]!] as const] : []));
  });
}
