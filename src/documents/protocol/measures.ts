import type { Mm } from '../../page/geometry.ts';
import type { FaceLook } from '../../page/print.ts';
import { THEMES } from '../../page/theme.ts';

/** Least sides of a cell to write in, on paper. */
const LEAST_CELL: Mm = 9;
const LEAST_ROW: Mm = 8;

/** Best height of a row, before everything is enlarged. */
const ROW: Readonly<Record<FaceLook['size'], Mm>> = { normal: 8.4, large: 7 };

/** How a sheet is printed, as far as it decides on the room to write. */
interface Look {
  readonly look: Pick<FaceLook, 'size'>;
}

/** The least width of a cell to write in, before everything is enlarged. */
export function leastCell({ look }: Look): Mm {
  return LEAST_CELL / THEMES[look.size].scale;
}

/** The least height of a row to write in, before everything is enlarged. */
export function leastRow({ look }: Look): Mm {
  return LEAST_ROW / THEMES[look.size].scale;
}

/** The best height of a row to write in. */
export function bestRow({ look }: Look): Mm {
  return ROW[look.size];
}
