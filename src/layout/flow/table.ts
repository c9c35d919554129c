import type { TableBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { inherit } from '../../page/origin.ts';
import type { Theme } from '../../page/theme.ts';
import { type Box, moved, type NodeHead, type Part, sourced } from '../box.ts';
import type { Context, Given } from './context.ts';
import { place } from './place.ts';
import { type CellGrid, cutsOf, type GridCell, gridOf } from './table-grid.ts';
import { tableLines } from './table-lines.ts';
import { startOf } from './text.ts';
import { alignBoxes } from './vertical.ts';

/** A cell with its content laid out. */
interface LaidCell extends GridCell {
  readonly box: Box;
  readonly x: Mm;
}

/** A table with all measures taken, ready to be cut into pages. */
export interface TableLayout {
  readonly block: TableBlock;
  readonly theme: Theme;
  readonly grid: CellGrid;
  readonly width: Mm;
  /** Left edges of the columns, and the right edge of the last. */
  readonly edges: readonly Mm[];
  /** Upper edges of the rows, and the lower edge of the last. */
  readonly tops: readonly Mm[];
  /** Number of rows that are repeated on each page. */
  readonly heads: number;
  /** Rows behind which a page may end, counted from 1, heads aside. */
  readonly cuts: readonly number[];
  /** Those as well that should stay with the next row, for what no page holds otherwise. */
  readonly breaks: readonly number[];
  readonly cells: readonly (readonly LaidCell[])[];
  /** What stands below the rows of the first page. */
  readonly note?: Box;
}

/** The widths of the columns that are fixed. */
export function naturalTableWidth(block: TableBlock): Mm {
  return block.columns.reduce((sum, { width }) => sum + (width === 'rest' ? 0 : width), 0);
}

/** Places a table that is not broken. */
export function placeTable(block: TableBlock, given: Given, context: Context): Box {
  const layout = layTable(block, given.width, context);
  const parts = sliceTable(layout, 0, block.rows.length);
  return {
    width: layout.width,
    height: layout.tops.at(-1)!,
    parts: [{ kind: 'node', node: { role: 'Table' }, parts }],
  };
}

/** Measures a table in a width. */
export function layTable(block: TableBlock, width: Mm, context: Context): TableLayout {
  const grid = gridOf(block.rows, block.columns.length);
  const edges = columnEdges(block, width);
  const cells = grid.cells.map((row) => row.map((cell) => layCell(cell, block, edges, context)));
  const firstBody = block.rows.findIndex((row) => !row.head);
  const heads = firstBody < 0 ? block.rows.length : firstBody;
  const breaks = cutsOf(grid).filter((cut) => cut > heads && !block.rows[cut - 1]?.between);
  return {
    block,
    theme: context.theme,
    grid,
    width: edges.at(-1)!,
    edges,
    tops: rowEdges(block, cells),
    heads,
    cuts: breaks.filter((cut) => !block.rows[cut]?.joined),
    breaks,
    cells,
    ...(block.note && { note: place(inherit(block.from, block.note), { width }, context) }),
  };
}

function columnEdges(block: TableBlock, width: Mm): readonly Mm[] {
  const shares = block.columns.filter((column) => column.width === 'rest').length;
  const rest = Math.max(0, width - naturalTableWidth(block)) / shares;
  const edges = [0];
  for (const column of block.columns)
    edges.push(edges.at(-1)! + (column.width === 'rest' ? rest : column.width));
  return edges;
}

function layCell(cell: GridCell, block: TableBlock, edges: readonly Mm[], context: Context): LaidCell {
  const left = edges[cell.column]!;
  const width = edges[cell.column + cell.columns]! - left;
  const padding = block.columns[cell.column]!.padding ?? block.padding ?? 0;
  const align = cell.cell.align ?? 'left';
  const room = align === 'center' ? width : width - padding;
  const box = cell.cell.block
    ? place(cell.cell.block, { width: room, align: cell.cell.align }, context)
    : { width: 0, height: 0, parts: [] };
  return { ...cell, box, x: left + (align === 'left' ? padding : 0) + startOf(align, room - box.width) };
}

function rowEdges(block: TableBlock, cells: readonly (readonly LaidCell[])[]): readonly Mm[] {
  const heights = cells.map((row, index) => alignRow(row, block.rows[index]!.height ?? 0).height);
  for (const cell of cells.flat().filter(({ rows }) => rows > 1)) {
    const covered = heights.slice(cell.row, cell.row + cell.rows).reduce((sum, height) => sum + height, 0);
    heights[cell.row + cell.rows - 1]! += Math.max(0, cell.box.height - covered);
  }
  const tops = [0];
  for (const height of heights) tops.push(tops.at(-1)! + height);
  return tops;
}

function alignRow(row: readonly LaidCell[], height: Mm) {
  const single = row.filter((cell) => cell.rows === 1);
  return alignBoxes(
    single.map(({ box, cell }) => ({ box, align: cell.valign ?? 'top' })),
    height,
  );
}

/** Rows `from` up to `to` of a table with their lines, drawn from the upper edge of the first of them. */
export function sliceTable(layout: TableLayout, from: number, to: number): readonly Part[] {
  const rows = layout.cells.slice(from, to).map((_, index): Part => rowPart(layout, from + index));
  const lines: Part = { kind: 'artifact', content: tableLines(layout, from, to) };
  return sourced(layout.block.from, [moved(0, -layout.tops[from]!, [lines, ...rows])]);
}

function rowPart(layout: TableLayout, row: number): Part {
  const top = layout.tops[row]!;
  const cells = layout.cells[row]!;
  const { tops } = alignRow(cells, layout.tops[row + 1]! - top);
  const single = cells.filter((cell) => cell.rows === 1);
  const parts = cells.map((cell): Part => {
    const shift = cell.rows === 1 ? tops[single.indexOf(cell)]! : spanShift(layout, cell);
    const inside = sourced(cell.cell.from, [moved(cell.x, top + shift, cell.box.parts)]);
    return { kind: 'node', node: cellNode(cell), parts: inside };
  });
  return { kind: 'node', node: { role: 'TR' }, parts: sourced(layout.block.rows[row]?.from, parts) };
}

function spanShift(layout: TableLayout, cell: LaidCell): Mm {
  const height = layout.tops[cell.row + cell.rows]! - layout.tops[cell.row]!;
  return alignBoxes([{ box: cell.box, align: cell.cell.valign ?? 'top' }], height).tops[0]!;
}

function cellNode({ cell, rows, columns }: GridCell): NodeHead {
  return {
    role: cell.header ? 'TH' : 'TD',
    ...(cell.header && { scope: cell.header }),
    ...(rows > 1 && { rows }),
    ...(columns > 1 && { columns }),
  };
}
