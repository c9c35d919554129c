import type { TableCell } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { type DocumentInput, hasPartners } from '../input.ts';
import type { SheetColumns } from './columns.ts';
import type { Steps } from './steps.ts';

/** What the rows of a sheet have in common. */
export interface SheetForm {
  readonly input: DocumentInput;
  readonly steps: Steps;
  readonly columns: SheetColumns;
  /** Height of a row to write in. */
  readonly row: Mm;
}

/** Columns of the table that the cards of a trick take, and of a player or side in the rows below. */
export function spans({ input, columns }: SheetForm) {
  const partners = hasPartners(input);
  const { players, sides } = input.game.rules;
  const seat = !partners && columns.split ? 2 : 1;
  const side = partners && columns.split ? 2 : 1;
  return { seat, side, seats: players * seat, sides: partners ? sides.length * side : 0 };
}

/** A cell of a seat, as wide as both halves of its points and total. */
export function spanSeat(form: SheetForm, cell: TableCell): TableCell {
  return { ...cell, columns: spans(form).seat };
}

/** The same of a side of partners. */
export function spanSide(form: SheetForm, cell: TableCell): TableCell {
  return { ...cell, columns: spans(form).side };
}
