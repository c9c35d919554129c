import type { Mm } from '../../page/geometry.ts';
import type { Grid } from './grid.ts';

/** Where a sheet is cut: x of upright cuts and y of level ones. */
interface Cuts {
  readonly upright: readonly Mm[];
  readonly level: readonly Mm[];
}

/** All cuts of a grid; none where a card ends with the paper or at the fold. */
export function cutsOf(grid: Grid): Cuts {
  return {
    upright: inside(edges(grid.left, grid.columns, grid.cell.width, grid.gap), grid.home.width),
    level: inside(edges(grid.top, grid.rows, grid.cell.height, grid.gap), grid.home.height),
  };
}

/** Once between flush cards, twice across a gap. */
function edges(start: Mm, count: number, length: Mm, gap: Mm): readonly Mm[] {
  const starts = Array.from({ length: count }, (_, index) => start + index * (length + gap));
  const ends = starts.map((edge) => edge + length);
  return gap > 0 ? starts.flatMap((edge, index) => [edge, ends[index]!]) : [...starts, ends.at(-1)!];
}

function inside(cuts: readonly Mm[], end: Mm): readonly Mm[] {
  return cuts.filter((at) => at > 0.01 && at < end - 0.01);
}
