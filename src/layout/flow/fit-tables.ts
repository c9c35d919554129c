import type { TableBlock, TableRow } from '../../page/block.ts';
import type { Size } from '../../page/geometry.ts';
import { type Context, EPSILON } from './context.ts';
import { heightOf, type Piece } from './pieces.ts';
import { layTable } from './table.ts';

type TablePiece = Extract<Piece, { kind: 'table' }>;

/**
 * Pieces with the tables in them fitted to their pages: spare rows that have no room are left out, and rows that may grow
 * share what is left. Nothing changes between two page breaks where all stands on more than one page.
 */
export function fitTables(pieces: readonly Piece[], body: Size, context: Context): readonly Piece[] {
  return splitAtBreaks(pieces).flatMap((page) => fitPage(page, body, context));
}

function splitAtBreaks(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const pages: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'page-break') pages.push([piece]);
    else pages.at(-1)!.push(piece);
  }
  return pages;
}

function fitPage(pieces: readonly Piece[], body: Size, context: Context): readonly Piece[] {
  const room = body.height - pieces.reduce((sum, piece) => sum + heightOf(piece), 0);
  const change = room < -EPSILON ? leaveOut(-room) : grow(pieces, room);
  return pieces.map((piece) => (piece.kind === 'table' ? refit(piece, change, body, context) : piece));
}

type Change = (rows: readonly TableRow[]) => readonly TableRow[];

function refit(piece: TablePiece, change: Change, body: Size, context: Context): TablePiece {
  const block: TableBlock = piece.layout.block;
  const rows = change(block.rows);
  if (rows === block.rows) return piece;
  const changed = { ...block, rows };
  return { ...piece, block: changed, layout: layTable(changed, body.width, context) };
}

/** Leaves out spare rows from the last one up until so much height is saved; all stay if even that does not help. */
function leaveOut(excess: number): Change {
  return (rows) => {
    const spare = rows.flatMap(({ spare, height = 0 }, at) => (spare ? [{ at, height }] : [])).reverse();
    const gone = new Set<number>();
    let saved = 0;
    for (const { at, height } of spare) {
      if (saved >= excess - EPSILON) break;
      gone.add(at);
      saved += height;
    }
    return gone.size === 0 || saved < excess - EPSILON ? rows : rows.filter((_, at) => !gone.has(at));
  };
}

function grow(pieces: readonly Piece[], room: number): Change {
  const growing = pieces.flatMap((piece) =>
    piece.kind === 'table' ? piece.layout.block.rows.filter(({ most }) => most !== undefined) : [],
  );
  if (growing.length === 0 || room < EPSILON) return (rows) => rows;
  const share = room / growing.length;
  return (rows) =>
    rows.some(({ most }) => most !== undefined)
      ? rows.map((row) => (row.most === undefined ? row : { ...row, height: grownHeight(row, share) }))
      : rows;
}

function grownHeight({ height = 0, most = 0 }: TableRow, share: number): number {
  return Math.max(height, Math.min(most, height + share));
}
