import { hullOfPaths } from '../page/hull.ts';
import type { Color, PageSymbol, PathPrimitive, Segment, Stroke } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';
import { transformPath } from '../page/transform.ts';

const WHITE: Color = '#FFFFFF';

/** White details on what was dark get a line thinner than that of their neighbours. */
const FINE = 0.6;

/** A drawing that takes little ink: outlines, half of whose width (in the drawing's units) lies inside the old edge. */
export function lightSymbol(symbol: PageSymbol, id: string, width: number): PageSymbol {
  const paths = symbol.content.filter((part) => part.kind === 'path');
  const others = symbol.content.filter((part) => part.kind === 'use');
  const [only] = paths;
  if (symbol.content.length === 1 && only?.fill && !only.stroke)
    return { ...symbol, id, content: [insetOutline(only, width)] };
  // Whatever lies over something else still covers it, in the white of the paper.
  return { ...symbol, id, content: [...others, ...paths.map((path) => lightPath(path, width))] };
}

/** A fill as a line along the inside of its edge. */
function insetOutline({ fill, fillRule, ...path }: PathPrimitive, width: number): PathPrimitive {
  const { left, top, right, bottom } = hullOfPaths([path]);
  const scaleX = insetScale(right - left, width);
  const scaleY = insetScale(bottom - top, width);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const { segments } = transformPath(path, [scaleX, 0, 0, scaleY, x * (1 - scaleX), y * (1 - scaleY)]);
  return { kind: 'path', segments, stroke: { color: fill ?? INK, width, join: 'round' } };
}

/** How much smaller an extent is drawn so that a line along its edge stays inside; what is no wider than the line stays as it is. */
function insetScale(extent: number, width: number): number {
  return extent > width ? (extent - width) / extent : 1;
}

function lightPath(path: PathPrimitive, width: number): PathPrimitive {
  if (!path.fill) return path;
  const { kind, segments, fillRule } = path;
  const middle = middleLine(path);
  const isWhite = path.fill.toUpperCase() === WHITE;
  const fresh: Stroke = isWhite
    ? { color: INK, width: width * FINE, join: 'round' }
    : { color: path.fill, width, join: 'round' };
  if (middle && !path.stroke) return { kind, segments: middle, stroke: { ...fresh, cap: 'butt' } };
  return { kind, segments, fill: WHITE, ...(fillRule && { fillRule }), stroke: path.stroke ?? fresh };
}

/** What is thinner than this was drawn as a line. */
const THIN = 0.85;

/** The line along the middle of a long and thin outline; undefined if it is no such. */
function middleLine({ segments }: PathPrimitive): readonly Segment[] | undefined {
  const { left: x, top: y, right, bottom } = hullOfPaths([{ kind: 'path', segments }]);
  const [width, height] = [right - x, bottom - y];
  if (Math.min(width, height) > THIN || Math.max(width, height) < 3 * THIN) return undefined;
  const isLevel = width > height;
  const start = isLevel ? ([x, y + height / 2] as const) : ([x + width / 2, y] as const);
  const end = isLevel ? ([x + width, y + height / 2] as const) : ([x + width / 2, y + height] as const);
  return [
    ['M', ...start],
    ['L', ...end],
  ];
}
