import type { Mm } from '../../page/geometry.ts';
import type { PathPrimitive } from '../../page/primitive.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import type { LineName } from '../../page/theme.ts';
import type { TableLayout } from './table.ts';

/** The lines of rows `from` up to `to`: below rows except through cells that span on, and along columns. */
export function tableLines(layout: TableLayout, from: number, to: number): readonly PathPrimitive[] {
  const lines = new Map<LineName, Line[]>();
  const add = (name: LineName, line: Line): void => {
    lines.set(name, [...(lines.get(name) ?? []), line]);
  };
  for (let row = from; row < to; row++) addRowLines(layout, row, add);
  for (let column = 0; column < layout.block.columns.length; column++)
    addColumnLines(layout, column, from, to, add);
  return [...lines].map(([name, drawn]) => linesPath(drawn, layout.theme.lines[name]));
}

type Add = (name: LineName, line: Line) => void;

function addRowLines(layout: TableLayout, row: number, add: Add): void {
  const name = layout.block.rows[row]!.below;
  if (!name) return;
  const y = layout.tops[row + 1]!;
  const drawn = layout.block.columns.map((_, column) => {
    const cell = layout.grid.at(row, column);
    return cell.row + cell.rows === row + 1;
  });
  for (const [x1, x2] of stretches(drawn, layout.edges)) add(name, { x1, y1: y, x2, y2: y });
}

function addColumnLines(layout: TableLayout, column: number, from: number, to: number, add: Add): void {
  const { line: name, fromHead } = layout.block.columns[column]!;
  if (!name) return;
  const x = layout.edges[column]!;
  const drawn = layout.block.rows.slice(from, to).map((row, index) => {
    const starts = layout.grid.at(from + index, column).column === column;
    return starts && (fromHead === true || (!row.head && !row.open));
  });
  for (const [y1, y2] of stretches(drawn, layout.tops.slice(from))) add(name, { x1: x, y1, x2: x, y2 });
}

/** Joins neighbours that are drawn: pairs of the edges where a stretch begins and ends. */
function stretches(drawn: readonly boolean[], edges: readonly Mm[]): readonly (readonly [Mm, Mm])[] {
  const found: [Mm, Mm][] = [];
  for (const [index, on] of drawn.entries()) {
    if (!on) continue;
    const last = found.at(-1);
    if (last && drawn[index - 1]) last[1] = edges[index + 1]!;
    else found.push([edges[index]!, edges[index + 1]!]);
  }
  return found;
}
