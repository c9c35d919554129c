import { flatten } from '../page/flatten.ts';
import type { Mm, Point, Rect } from '../page/geometry.ts';
import type { Color, PathPrimitive } from '../page/primitive.ts';

/** A drawing seen as rows of small squares, each in the colour that lies on top. */
interface Raster {
  readonly columns: number;
  readonly rows: number;
  /** By row, then by column; undefined where nothing is drawn. */
  readonly colors: (Color | undefined)[];
}

/** Squares along the longer side of a drawing. */
const FINENESS = 160;

/** Squares that may differ before a drawing counts as changed. */
const FEW = 2;

/** Whether a drawing looks the same after a half turn of its box; what is smaller than a hundredth of it is not seen. */
export function isHalfTurnSymmetric(paths: readonly PathPrimitive[], box: Rect): boolean {
  const raster = rasterize(paths, box);
  const { columns, rows, colors } = raster;
  let changed = 0;
  for (let at = 0; at < colors.length; at++) {
    const turned = { column: columns - 1 - (at % columns), row: rows - 1 - Math.floor(at / columns) };
    if (!isNear(raster, turned, colors[at])) changed++;
    if (changed > FEW) return false;
  }
  return true;
}

/** Whether a square or one of its neighbours has the colour; edges may fall on either side. */
function isNear(
  { columns, rows, colors }: Raster,
  { column, row }: { column: number; row: number },
  color: Color | undefined,
): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      if (colors[y * columns + x] === color) return true;
    }
  }
  return false;
}

function rasterize(paths: readonly PathPrimitive[], box: Rect): Raster {
  const side = Math.max(box.width, box.height) / FINENESS;
  const columns = Math.max(1, Math.round(box.width / side));
  const rows = Math.max(1, Math.round(box.height / side));
  const raster: Raster = { columns, rows, colors: Array.from({ length: columns * rows }, () => undefined) };
  const toSquares = ([x, y]: Point): Point => [
    ((x - box.x) / box.width) * columns,
    ((y - box.y) / box.height) * rows,
  ];
  for (const { segments, fill, fillRule, stroke } of paths) {
    const outlines = flatten(segments).map((outline) => outline.map(toSquares));
    if (fill) paint(raster, outlines, fill, fillRule === 'evenodd');
    if (stroke) {
      const width = Math.max(0.5, (stroke.width / box.width) * columns) / 2;
      for (const line of outlines.flatMap((outline) => stripsAlong(outline, width)))
        paint(raster, [line], stroke.color, false);
    }
  }
  return raster;
}

/** Colours the squares whose middle lies inside the outlines. */
function paint(
  { columns, rows, colors }: Raster,
  outlines: readonly (readonly Point[])[],
  color: Color,
  evenOdd: boolean,
) {
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  const first = Math.max(0, Math.floor(least(ys)));
  const last = Math.min(rows - 1, Math.ceil(-least(ys.map((y) => -y))));
  for (let row = first; row <= last; row++) {
    let winding = 0;
    let from = 0;
    for (const { x, way } of crossings(outlines, row + 0.5)) {
      if (evenOdd ? winding % 2 !== 0 : winding !== 0)
        for (let column = Math.max(0, Math.ceil(from - 0.5)); column < columns && column + 0.5 < x; column++)
          colors[row * columns + column] = color;
      winding += way;
      from = x;
    }
  }
}

/** Where a level line meets the outlines, from left to right, and which way they run there. */
function crossings(
  outlines: readonly (readonly Point[])[],
  y: number,
): { readonly x: number; readonly way: 1 | -1 }[] {
  const found: { x: number; way: 1 | -1 }[] = [];
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at++) {
      const [x0, y0] = outline[at]!;
      const [x1, y1] = outline[(at + 1) % outline.length]!;
      if (y0 <= y === y1 <= y) continue;
      found.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), way: y1 > y0 ? 1 : -1 });
    }
  }
  return found.sort((a, b) => a.x - b.x);
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), Number.POSITIVE_INFINITY);
}

/** Rectangles along the pieces of a line. */
function stripsAlong(outline: readonly Point[], half: Mm): Point[][] {
  return outline.slice(1).flatMap(([x1, y1], at) => {
    const [x0, y0] = outline[at]!;
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) return [];
    const [dx, dy] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
    return [[[x0 - dy, y0 + dx], [x1 - dy, y1 + dx], [x1 + dy, y1 - dx], [x0 + dy, y0 - dx]] as Point[]]; // biome-ignore format: four corners
  });
}
