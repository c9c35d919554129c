import type { Rect } from '../../src/page/geometry.ts';
import type { Raster } from '../support/render-pages.ts';
import { dotsIn, meanIn, sumsOf, windowMeans } from './areas.ts';

/** By how much the grey of a card and of the same card turned differ. */
export interface Difference {
  readonly mean: number;
  /** In the square millimetre that differs most. */
  readonly most: number;
}

/** What half a turn changes of a card. */
export function turnDifference(raster: Raster, trim: Rect): Difference {
  const { left, top, right, bottom } = dotsIn(trim, raster);
  const size = { width: right - left, height: bottom - top };
  const cut = Float32Array.from({ length: size.width * size.height }, (_, at) => {
    const row = Math.floor(at / size.width);
    return raster.grey[(top + row) * raster.width + left + (at % size.width)]!;
  });
  const apart = cut.map((grey, at) => Math.abs(grey - cut[cut.length - 1 - at]!));
  const sums = sumsOf({ ...raster, ...size }, apart);
  const area = { left: 0, top: 0, right: size.width, bottom: size.height };
  const most = windowMeans(sums, area, raster.dots, 3).reduce((found, mean) => Math.max(found, mean), 0);
  return { mean: meanIn(sums, area), most };
}

/** What still counts as the same: edges that fall between dots are not drawn quite alike from both sides. */
export const SAME: Difference = { mean: 0.01, most: 0.12 };
