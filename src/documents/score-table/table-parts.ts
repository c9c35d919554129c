import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { FilledHand, FilledMatch } from './filled.ts';
import type { PlannedHand, ScorePlan } from './plan.ts';
import type { LaidColumns } from './widths.ts';

/** How tall the rows of hands are: at least, and where the page has room. */
export interface RowHeights {
  readonly least: Mm;
  readonly most: Mm;
}

/** What a table is made of. */
export interface TableParts {
  readonly plan: ScorePlan;
  readonly columns: LaidColumns;
  readonly heights: RowHeights;
  /** Groups of columns side by side: the hands that stand in each of them. */
  readonly groups: readonly (readonly PlannedHand[])[];
  /** A row filled in as an example below the others, and what stands above it. */
  readonly example?: { readonly said: Block; readonly filled: FilledHand };
  /** What is written already. */
  readonly filled?: FilledMatch;
  /** Whether a row for the result closes the table. */
  readonly result: boolean;
  /** A small sheet, on which little stands besides the rows. */
  readonly small: boolean;
  /** Light lines, for a sleeve that is written on. */
  readonly light: boolean;
}
