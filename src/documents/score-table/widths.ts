import type { Mm } from '../../page/geometry.ts';
import type { LabelRoom } from './labels.ts';
import type { HandColumn, PlannedSide, ScorePlan, SideColumn } from './plan.ts';

/** The widths that a column can have: the least to write in, a good one, and the best, beyond which only points grow. */
interface Widths {
  readonly least: Mm;
  readonly good: Mm;
  readonly best: Mm;
}

/** What suits, letters and factors to ring take from one to the next, and what is around them. */
export const PITCH: Mm = 5.3;
const AROUND: Mm = 1.2;

/** Room for the word that says that there is no trump suit, which is longer than the signs beside it. */
export const NONE_WIDTH: Mm = 9;

/** What the suits to ring take, and the word beside them. */
export function widthOfSuits({ suits, none }: Extract<HandColumn, { kind: 'trump' }>): Mm {
  return suits.length * PITCH + (none ? NONE_WIDTH : 0);
}

/** A column of choices to ring. */
function ringed(count: number, pitch: Mm = PITCH): Widths {
  return around(count * pitch);
}

function around(choices: Mm): Widths {
  const width = choices + AROUND;
  return { least: width, good: width, best: width + 1.4 };
}

/** Factors such as ×2 and the names of melds need a little more room than letters. */
export const WIDE_PITCH: Mm = 6;

/** Widths of what stands before the sides. */
function widthsBefore(column: HandColumn, room: LabelRoom): Widths {
  switch (column.kind) {
    case 'number':
      return column.cards ? { least: 8.5, good: 12, best: 16 } : { least: 6.5, good: 6.5, best: 8 };
    case 'dealer':
    case 'leader':
      return { least: 9.5, good: 12, best: 14 };
    case 'maker':
      return ringed(column.seats.length);
    case 'trump':
      return around(widthOfSuits(column));
    case 'printed-trump':
      return { least: 7, good: room.named(column), best: room.named(column) + 2 };
    case 'doubles':
      return ringed(column.times.length, WIDE_PITCH);
    case 'solo':
      return { least: 9.5, good: 9.5, best: 14 };
    case 'last-trick':
      return ringed(column.sides.length);
    case 'free':
      return { least: 12, good: 20, best: 26 };
  }
}

/** Widths of what each side has; points have what is left over. */
function widthsOfSide(column: SideColumn, plan: ScorePlan): Widths {
  const alone = plan.cells.length <= 2;
  switch (column.kind) {
    case 'bid':
      return { least: 9, good: 10.5, best: 11 };
    case 'tricks':
    case 'points':
      return { least: 9.5, good: 11, best: 12 };
    case 'score':
      return { least: 9.5, good: 11, best: 12 };
    case 'melds':
      return ringed(column.names.length, WIDE_PITCH);
    case 'total':
      return alone ? { least: 10, good: 18, best: 22 } : { least: 9.5, good: 11, best: 12 };
    case 'free':
      return { least: 12, good: 16, best: 22 };
  }
}

/** The field that reminds of the hook at the end of a row: the whole sum, or only the bids together. */
export type Helper = 'sum' | 'whole';

/** Widths of the field for the hook. */
export const HELPERS: Readonly<Record<Helper, Widths>> = {
  sum: { least: 20, good: 20, best: 20 },
  whole: { least: 40, good: 40, best: 40 },
};

/** Room between two groups of columns that stand side by side. */
export const GROUP_GAP: Mm = 6;

/** The columns that a table of some width has room for. */
export interface ChosenColumns {
  readonly before: readonly HandColumn[];
  readonly cells: readonly SideColumn[];
  readonly helper?: Helper;
}

/** The columns with their widths, from the left. */
export interface LaidColumns extends ChosenColumns {
  readonly widthsBefore: readonly Mm[];
  /** Of one side; all sides have the same. */
  readonly widthsOfSide: readonly Mm[];
}

/** How wide columns are wanted. */
export type Manner = keyof Widths;

/** Widths in which the label has room as well. */
function widened({ least, good, best }: Widths, room: Mm): Widths {
  return { least: Math.max(least, room), good: Math.max(good, room), best: Math.max(best, room) };
}

/** The width that columns need in some manner. */
export function neededWidth(chosen: ChosenColumns, plan: ScorePlan, manner: Manner, room: LabelRoom): Mm {
  const before = chosen.before.map(
    (column) => widened(widthsBefore(column, room), room.before(column))[manner],
  );
  const side = chosen.cells.map((column) => widened(widthsOfSide(column, plan), room.side(column))[manner]);
  const helper = chosen.helper ? HELPERS[chosen.helper][manner] : 0;
  return sum(before) + sum(side) * plan.sides.length + helper;
}

/** Columns as wide as they can be; points have what is left over. Undefined if they need more than there is. */
export function layColumns(
  chosen: ChosenColumns,
  plan: ScorePlan,
  width: Mm,
  room: LabelRoom,
): LaidColumns | undefined {
  const least = neededWidth(chosen, plan, 'least', room);
  const best = neededWidth(chosen, plan, 'best', room);
  if (least > width) return undefined;
  const part = best > least ? Math.min(1, (width - least) / (best - least)) : 1;
  const between = (one: Widths) => one.least + (one.best - one.least) * part;
  const over = Math.max(0, width - best) / (plan.sides.length * growing(chosen.cells));
  return {
    ...chosen,
    widthsBefore: chosen.before.map((column) =>
      between(widened(widthsBefore(column, room), room.before(column))),
    ),
    widthsOfSide: chosen.cells.map((column) => {
      const own = between(widened(widthsOfSide(column, plan), room.side(column)));
      return isGrowing(column, chosen.cells) ? own + over : own;
    }),
  };
}

/** Where there is a bid, only the points grow; otherwise all that numbers are written in. */
function isGrowing({ kind }: SideColumn, cells: readonly SideColumn[]): boolean {
  if (kind === 'melds') return false;
  return kind === 'total' || !cells.some((one) => one.kind === 'bid');
}

function growing(cells: readonly SideColumn[]): number {
  return Math.max(1, cells.filter((cell) => isGrowing(cell, cells)).length);
}

/** All columns of a plan, with the field for the hook that is asked for. */
export function allColumns({ before, cells, hook }: ScorePlan, helper?: Helper): ChosenColumns {
  return { before, cells, ...(hook && helper && { helper }) };
}

/** Where the first of the sides begins. */
export function widthOfBefore({ widthsBefore: widths }: LaidColumns): Mm {
  return sum(widths);
}

/** The width of one side. */
export function widthOfSide({ widthsOfSide: widths }: LaidColumns): Mm {
  return sum(widths);
}

/** Whether partners share a side. */
export function hasSidesOfPartners(sides: readonly PlannedSide[]): boolean {
  return sides.some(({ seats }) => seats.length > 1);
}

function sum(widths: readonly Mm[]): Mm {
  return widths.reduce((all, width) => all + width, 0);
}
