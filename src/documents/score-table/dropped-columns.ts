import type { Mm } from '../../page/geometry.ts';
import type { LabelRoom } from './labels.ts';
import type { HandColumn, ScorePlan, SideColumn } from './plan.ts';
import { allColumns, type ChosenColumns, neededWidth } from './widths.ts';

/** What a small table does without, the first of it first. */
const DROPPED: readonly (HandColumn['kind'] | SideColumn['kind'])[] = ['solo', 'melds', 'trump', 'score', 'doubles', 'last-trick', 'leader', 'dealer', 'printed-trump']; // biome-ignore format: one list

/** The columns of which a table of some width has room for, by a fixed order of what it can do without. */
export function droppedColumns(plan: ScorePlan, width: Mm, room: LabelRoom): ChosenColumns {
  let chosen = allColumns(plan);
  for (const kind of DROPPED) {
    if (neededWidth(chosen, plan, 'least', room) <= width) break;
    chosen = {
      before: chosen.before.filter((column) => column.kind !== kind),
      cells: chosen.cells.filter((column) => column.kind !== kind),
    };
  }
  return chosen;
}
