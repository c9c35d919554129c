import type { Mm, Rect } from './geometry.ts';
import type { PathPrimitive, Segment, Stroke } from './primitive.ts';

/** Length of a control arm that makes four cubics a circle of radius 1. */
const CIRCLE_ARM = 0.5522847498;

/** A straight line between two points. */
export interface Line {
  readonly x1: Mm;
  readonly y1: Mm;
  readonly x2: Mm;
  readonly y2: Mm;
}

/** The rectangle around a line, without its width. */
export function boundsOfLine({ x1, y1, x2, y2 }: Line): Rect {
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}

/** Straight lines drawn as one path. */
export function linesPath(lines: readonly Line[], stroke: Stroke): PathPrimitive {
  const segments = lines.flatMap(({ x1, y1, x2, y2 }): Segment[] => [
    ['M', x1, y1],
    ['L', x2, y2],
  ]);
  return { kind: 'path', segments, stroke };
}

/** The outline of an ellipse as four cubics, clockwise from the top. */
export function ellipseSegments(cx: Mm, cy: Mm, rx: Mm, ry: Mm): readonly Segment[] {
  const kx = rx * CIRCLE_ARM;
  const ky = ry * CIRCLE_ARM;
  return [
    ['M', cx, cy - ry],
    ['C', cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ['C', cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ['C', cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ['C', cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ['Z'],
  ];
}

/** The outline of a rectangle, its corners rounded by cubics; radii are cut to half the sides. */
export function rectSegments(rect: Rect, radiusX: Mm, radiusY: Mm = radiusX): readonly Segment[] {
  const { x, y } = rect;
  const right = x + rect.width;
  const bottom = y + rect.height;
  const rx = Math.min(radiusX, rect.width / 2);
  const ry = Math.min(radiusY, rect.height / 2);
  if (rx <= 0 || ry <= 0)
    return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
  const dx = rx * (1 - CIRCLE_ARM);
  const dy = ry * (1 - CIRCLE_ARM);
  return [
    ['M', x + rx, y],
    ['L', right - rx, y],
    ['C', right - dx, y, right, y + dy, right, y + ry],
    ['L', right, bottom - ry],
    ['C', right, bottom - dy, right - dx, bottom, right - rx, bottom],
    ['L', x + rx, bottom],
    ['C', x + dx, bottom, x, bottom - dy, x, bottom - ry],
    ['L', x, y + ry],
    ['C', x, y + dy, x + dx, y, x + rx, y],
    ['Z'],
  ];
}
