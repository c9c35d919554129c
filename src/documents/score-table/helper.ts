import type { TableCell } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { blank, row, text } from '../blocks.ts';
import { middle } from '../trick-table.ts';
import type { Helper } from './widths.ts';

/** Widths of the boxes: what was bid so far or altogether, and what is forbidden. */
const SO_FAR: Mm = 10.2;
const FORBIDDEN: Mm = 11.4;

/** Greatest height of a box, and what a row leaves around it. */
const TALLEST: Mm = 8.4;
const AROUND: Mm = 0.8;

/** Reminds of the hook: `4 − ▢ = ▢`, or a box for the sum of the bids with `≠ 4` behind it. */
export function helperCell(helper: Helper, size: number, rowHeight: Mm): TableCell {
  const height = Math.min(TALLEST, rowHeight - AROUND);
  switch (helper) {
    case 'sum':
      return middle(
        row(
          [
            ['fit', blank(SO_FAR - 1.2, height, 'box')],
            ['rest', text('small', `≠\u00a0${size}`)],
          ],
          { gap: 1, align: 'middle' },
        ),
      );
    case 'whole':
      return middle(
        row(
          [
            [5.6, text('value', String(size), 'right')],
            [2.6, text('small', '\u2212', 'center')],
            ['fit', blank(SO_FAR, height, 'box')],
            [2.6, text('small', '=', 'center')],
            ['fit', blank(FORBIDDEN, height, 'card')],
          ],
          { gap: 0.8, align: 'middle' },
        ),
      );
  }
}
