import type { Block } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import { inherit } from '../../page/origin.ts';
import type { Box } from '../box.ts';
import { type Context, EPSILON } from './context.ts';
import { place } from './place.ts';
import { tooWide } from './problems.ts';
import { layTable, type TableLayout } from './table.ts';

/** Something of the outermost list that was given its size. */
export type Piece =
  | { readonly kind: 'page-break' }
  | { readonly kind: 'space'; readonly height: Mm }
  | { readonly kind: 'box'; readonly block: Block; readonly box: Box; readonly keep: boolean }
  | { readonly kind: 'table'; readonly block: Block; readonly layout: TableLayout };

/** The piece, a space in it smaller. */
export function shrunk(piece: Piece, by: number): Piece {
  return piece.kind === 'space' ? { ...piece, height: piece.height * by } : piece;
}

/** A block as pieces of pages whose body has a size; E0404 for tables that are too wide. */
export function piecesOf(block: FlowBlock, body: Size, context: Context): readonly Piece[] {
  if (block.kind === 'page-break') return [block];
  if (block.kind !== 'fitting') return [pieceOf(block, body.width, context)];
  for (const one of block.blocks) {
    const piece = pieceOf(inherit(block.from, one), body.width, context);
    if (leastHeight(piece) <= body.height + EPSILON) return [piece];
  }
  return block.otherwise.map((one) => pieceOf(inherit(block.from, one), body.width, context));
}

function pieceOf(block: Block, width: Mm, context: Context): Piece {
  if (block.kind === 'space') return { kind: 'space', height: block.height };
  if (block.kind !== 'table') {
    return { kind: 'box', block, box: place(block, { width }, context), keep: isKept(block) };
  }
  const layout = layTable(block, width, context);
  if (layout.width > width + EPSILON) context.report(tooWide(block, layout.width, width));
  return { kind: 'table', block, layout };
}

function isKept(block: Block): boolean {
  if (block.kind !== 'text' && block.kind !== 'row') return false;
  return block.keep === true || (block.kind === 'text' && /^H\d$/.test(block.role));
}

/** Pieces that stay together, by their indices, and the height that must be free where the first of them begins. */
export interface Chain {
  readonly start: number;
  readonly end: number;
  readonly height: Mm;
}

/** A heading takes along what follows, as far as a page holds it. */
export function chainFrom(pieces: readonly Piece[], index: number, limit: Mm): Chain {
  let height = 0;
  let chain: Chain = { start: index, end: index + 1, height: leastHeight(pieces[index]!) };
  for (const [at, piece] of pieces.entries()) {
    if (at < index) continue;
    height += leastHeight(piece);
    if (height > limit + EPSILON) break;
    if (piece.kind !== 'space') chain = { start: index, end: at + 1, height };
    if (piece.kind === 'table' || (piece.kind === 'box' && !piece.keep)) break;
  }
  return chain;
}

function leastHeight(piece: Piece): Mm {
  if (piece.kind !== 'table') return heightOf(piece);
  return piece.layout.tops[piece.layout.cuts[0] ?? piece.layout.heads]!;
}

/** The height that a piece takes if it is not broken. */
export function heightOf(piece: Piece): Mm {
  switch (piece.kind) {
    case 'page-break':
      return 0;
    case 'space':
      return piece.height;
    case 'box':
      return piece.box.height;
    case 'table':
      return piece.layout.tops.at(-1)!;
  }
}
