import type { TableColumn } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { AROUND_NAME } from './labels.ts';
import type { HandColumn, SideColumn } from './plan.ts';
import type { TableParts } from './table-parts.ts';
import { GROUP_GAP, HELPERS, PITCH, WIDE_PITCH, widthOfSuits } from './widths.ts';

/** Room before what stands in a column, so that what is ringed stands in its middle. */
function paddingOf(column: HandColumn | SideColumn, width: Mm): Mm {
  switch (column.kind) {
    case 'maker':
      return beside(width, column.seats.length * PITCH);
    case 'trump':
      return beside(width, widthOfSuits(column));
    case 'last-trick':
      return beside(width, column.sides.length * PITCH);
    case 'doubles':
      return beside(width, column.times.length * WIDE_PITCH);
    case 'melds':
      return beside(width, column.names.length * WIDE_PITCH);
    case 'printed-trump':
      return AROUND_NAME;
    default:
      return 0;
  }
}

function beside(width: Mm, content: Mm): Mm {
  return Math.max(0, (width - content) / 2);
}

/** The columns of a group, and before all but the first the gap. */
export function columnsOf({ columns, plan, light }: TableParts, group: number): readonly TableColumn[] {
  const gap: TableColumn[] = group === 0 ? [] : [{ width: GROUP_GAP }];
  const before = columns.before.map((column, at): TableColumn => {
    const width = columns.widthsBefore[at] ?? 0;
    const lined = at > 0 && isLined(column.kind, columns.before[at - 1]?.kind);
    const padding = paddingOf(column, width);
    return { width, padding, ...(lined && { line: 'hairline' }) };
  });
  const sides = plan.sides.flatMap(() =>
    columns.cells.map((column, at): TableColumn => {
      const width = columns.widthsOfSide[at] ?? 0;
      const padding = paddingOf(column, width);
      if (at > 0) return { width, padding, line: 'hairline' };
      return { width, padding, line: light ? 'hairline' : 'side', fromHead: true };
    }),
  );
  const helper: TableColumn[] = columns.helper
    ? [{ width: HELPERS[columns.helper].best, padding: 2, line: light ? 'hairline' : 'side', fromHead: true }]
    : [];
  return [...gap, ...before, ...sides, ...helper];
}

/** A number stands before its row like a head; what follows it is divided by lines where it is written on. */
function isLined(kind: string, before: string | undefined): boolean {
  return before !== 'number' || kind === 'leader' || kind === 'dealer';
}
