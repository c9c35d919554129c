import type { Raster } from '../support/render-pages.ts';

/** The most that any disc of a diameter in mm holds of ink, in parts of its area; discs are tried at every other dot. */
export function fullestDisc(raster: Raster, diameter: number): number {
  const { width, height, dots } = raster;
  const sums = rowSums(raster);
  const chords = chordsOf(Math.floor((diameter * dots) / 2), (diameter * dots) / 2);
  const reach = (chords.length - 1) / 2;
  const area = chords.reduce((sum, half) => sum + 2 * half + 1, 0);
  let fullest = 0;
  for (let y = reach; y < height - reach; y += 2) {
    for (let x = reach; x < width - reach; x += 2) {
      let inside = 0;
      for (let row = 0; row < chords.length; row++) {
        const from = (y + row - reach) * (width + 1) + x;
        const half = chords[row]!;
        inside += sums[from + half + 1]! - sums[from - half]!;
      }
      fullest = Math.max(fullest, inside);
    }
  }
  return fullest / area;
}

/** Half the lengths of the rows of a disc, besides the dot in their middle. */
function chordsOf(reach: number, radius: number): readonly number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, row) =>
    Math.floor(Math.sqrt(radius ** 2 - (row - reach) ** 2)),
  );
}

/** Ink from the beginning of its row to each dot; a dot counts as ink if more than half of it is. */
function rowSums({ width, height, ink }: Raster): Float32Array {
  const sums = new Float32Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * (width + 1) + x;
      sums[from + 1] = sums[from]! + (ink[y * width + x]! > 0.5 ? 1 : 0);
    }
  }
  return sums;
}
