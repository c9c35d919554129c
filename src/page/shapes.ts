import type { Mm, Rect } from './geometry.ts';
import type { Segment } from './primitive.ts';

/** Length of the handles of a cubic that draws a quarter of a circle of radius 1. */
const KAPPA = 0.5522847498;

/** A rectangle with rounded corners as a closed path; the radius is cut to half the shorter side. */
export function roundedRect(rect: Rect, radius: Mm): readonly Segment[] {
  const r = Math.min(radius, rect.width / 2, rect.height / 2);
  const { x: left, y: top } = rect;
  const right = left + rect.width;
  const bottom = top + rect.height;
  if (r <= 0) {
    return [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']];
  }
  const h = r * (1 - KAPPA);
  return [
    ['M', left + r, top],
    ['L', right - r, top],
    ['C', right - h, top, right, top + h, right, top + r],
    ['L', right, bottom - r],
    ['C', right, bottom - h, right - h, bottom, right - r, bottom],
    ['L', left + r, bottom],
    ['C', left + h, bottom, left, bottom - h, left, bottom - r],
    ['L', left, top + r],
    ['C', left, top + h, left + h, top, left + r, top],
    ['Z'],
  ];
}

/** A straight line. */
export function lineSegments(x1: Mm, y1: Mm, x2: Mm, y2: Mm): readonly Segment[] {
  return [
    ['M', x1, y1],
    ['L', x2, y2],
  ];
}
