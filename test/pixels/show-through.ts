import type { Raster } from '../support/render-pages.ts';

/** Light that is reflected at a grey value, and back again. */
const toLight = (grey: number): number => (1 - grey) ** 2.2;
const toGrey = (light: number): number => 1 - light ** (1 / 2.2);

/**
 * How much darker every dot of a back looks because its paper does not hide all of the front, if the paper was turned over
 * its long edge. The opacity of paper (ISO 2471) says how much of its light is left if it lies on black; a front that reflects
 * some light takes less away. What paper scatters is not counted: in truth the shades of signs have softer edges.
 */
export function shadeThrough(back: Raster, front: Raster, opacity: number): Float32Array {
  const { width } = back;
  return back.grey.map((grey, at) => {
    const column = at % width;
    const behind = front.grey[at - column + (width - 1 - column)]!;
    const left = 1 - (1 - opacity) * (1 - toLight(behind));
    return toGrey(toLight(grey) * left) - grey;
  });
}
