import type { Rect } from '../../src/page/geometry.ts';
import type { Raster } from '../support/render-pages.ts';

/** Dots between two columns and two rows; the latter are not counted in. */
export interface DotArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The dots that lie wholly within a rectangle given in mm. */
export function dotsIn({ x, y, width, height }: Rect, { dots }: Raster): DotArea {
  const first = (at: number): number => Math.ceil(at * dots - 1e-6);
  const last = (at: number): number => Math.floor(at * dots + 1e-6);
  return { left: first(x), top: first(y), right: last(x + width), bottom: last(y + height) };
}

/** The sum over any rectangle of dots, after one look at every dot. */
export type Sums = (area: DotArea) => number;

/** Sums of a plane of a raster. */
export function sumsOf({ width, height }: Raster, plane: Float32Array): Sums {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x]!;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  const at = (x: number, y: number): number => sums[y * stride + x]!;
  return ({ left, top, right, bottom }) =>
    at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}

/** The mean over an area. */
export function meanIn(sums: Sums, area: DotArea): number {
  return sums(area) / ((area.right - area.left) * (area.bottom - area.top));
}

/** The means of all square windows with sides of so many mm that lie in an area, in steps of `step` dots. */
export function windowMeans(
  sums: Sums,
  { left, top, right, bottom }: DotArea,
  side: number,
  step = 1,
): readonly number[] {
  const means: number[] = [];
  for (let y = top; y + side <= bottom; y += step) {
    for (let x = left; x + side <= right; x += step) {
      means.push(meanIn(sums, { left: x, top: y, right: x + side, bottom: y + side }));
    }
  }
  return means;
}

/** The mean of a plane over the whole page. */
export function coverage({ ink }: Raster): number {
  return ink.reduce((sum, dot) => sum + dot, 0) / ink.length;
}
