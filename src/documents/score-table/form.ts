import type { Mm, Size } from '../../page/geometry.ts';
import type { SheetFrame } from '../../page/paper.ts';
import type { FaceLook, ScoreSheet } from '../../page/print.ts';
import { droppedColumns } from './dropped-columns.ts';
import type { LabelRoom } from './labels.ts';
import type { PlannedHand, ScorePlan } from './plan.ts';
import type { RowHeights } from './table-parts.ts';
import { type ChosenColumns, type LaidColumns, layColumns, neededWidth } from './widths.ts';

/** One way to lay a table out on its paper. */
export interface TableForm {
  readonly frame: SheetFrame;
  readonly width: Mm;
  readonly columns: LaidColumns;
  readonly heights: RowHeights;
  /** One element a page: the hands of each group of columns on it. */
  readonly pages: readonly (readonly (readonly PlannedHand[])[])[];
  /** Matches one below the other, where each has few hands. */
  readonly matches: number;
  /** Words at the foot are as small as labels, and no example stands there. */
  readonly compact: boolean;
  /** Nothing stands below the table. */
  readonly bare?: true;
  /** Words stand on a page of their own, behind the table. */
  readonly apart?: true;
}

/** What forms are made for. */
export interface FormRequest {
  readonly plan: ScorePlan;
  readonly paper: Size;
  readonly look: FaceLook;
  readonly sheet: ScoreSheet;
  readonly room: LabelRoom;
}

/** Rows up to so many are at least as high as is comfortable. */
const FEW_ROWS = 13;

/** Height of rows, in lengths before everything is enlarged. */
export function heightsOf({ plan, sheet, look }: FormRequest, rows: number, scale: number): RowHeights {
  const large = look.size === 'large';
  const enlarged = large ? scale : 1;
  if (sheet.wipeClean) return { least: 11 / enlarged, most: 16 / enlarged };
  if (plan.open) return { least: 8.5 / (large ? 1.2 : 1), most: 9.2 };
  const least = rows <= FEW_ROWS ? 8 : 6;
  return { least: least / (large ? 1.2 : 1), most: 12.6 };
}

/** The columns that have room, others left out by a fixed order. */
export function fewerColumns({ plan, room }: FormRequest, width: Mm): LaidColumns {
  const chosen: ChosenColumns = droppedColumns(plan, width, room);
  return layColumns(chosen, plan, Math.max(width, neededWidth(chosen, plan, 'least', room)), room)!;
}

/** Hands in two parts, the first as long as the second or by one longer. */
export function halved(hands: readonly PlannedHand[]): readonly (readonly PlannedHand[])[] {
  const half = Math.ceil(hands.length / 2);
  return [hands.slice(0, half), hands.slice(half)];
}
