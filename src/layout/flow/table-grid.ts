import type { TableCell, TableRow } from '../../page/block.ts';

/** A cell at its place in the regular grid of a table. */
export interface GridCell {
  readonly cell: TableCell;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** The cells of a table, row by row; every place is covered once, by an empty cell where nothing was given. */
export interface CellGrid {
  readonly cells: readonly (readonly GridCell[])[];
  /** The cell that covers a place. */
  readonly at: (row: number, column: number) => GridCell;
}

/** Puts cells into the first free places of their rows; spans are cut at the edges of the table and at other cells. */
export function gridOf(rows: readonly TableRow[], columns: number): CellGrid {
  const covers: (GridCell | undefined)[][] = rows.map(() => new Array<undefined>(columns).fill(undefined));
  const cells = rows.map((row, rowIndex) => {
    const placed: GridCell[] = [];
    const given = [...row.cells];
    for (let column = 0; column < columns; column++) {
      if (covers[rowIndex]![column]) continue;
      const cell = given.shift() ?? {};
      const span = {
        rows: Math.min(cell.rows ?? 1, rows.length - rowIndex),
        columns: freeColumns(covers[rowIndex]!, column, cell),
      };
      const gridCell = { cell, row: rowIndex, column, ...span };
      cover(covers, gridCell);
      placed.push(gridCell);
    }
    return placed;
  });
  return { cells, at: (row, column) => covers[row]![column]! };
}

function freeColumns(covers: readonly (GridCell | undefined)[], column: number, cell: TableCell): number {
  let free = 0;
  while (free < (cell.columns ?? 1) && column + free < covers.length && !covers[column + free]) free++;
  return free;
}

function cover(covers: (GridCell | undefined)[][], cell: GridCell): void {
  for (const row of covers.slice(cell.row, cell.row + cell.rows))
    row.fill(cell, cell.column, cell.column + cell.columns);
}

/** The rows behind which a table may be cut, because no cell reaches across; counted from 1. */
export function cutsOf(grid: CellGrid): readonly number[] {
  const cuts: number[] = [];
  let reach = 0;
  for (const [row, cells] of grid.cells.entries()) {
    reach = Math.max(reach, row + 1, ...cells.map((cell) => cell.row + cell.rows));
    if (reach === row + 1) cuts.push(reach);
  }
  return cuts;
}
