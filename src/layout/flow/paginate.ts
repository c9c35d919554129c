import type { Block } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import { asArtifact, type Box, moved, type Part } from '../box.ts';
import { type Context, EPSILON } from './context.ts';
import { place } from './place.ts';
import { tooTall, tooWide } from './problems.ts';
import { layTable, sliceTable, type TableLayout } from './table.ts';

/** Parts at a height of a page; rows of one table carry the same `table`, whatever page they are on. */
interface Placement {
  readonly page: number;
  readonly y: Mm;
  readonly parts: readonly Part[];
  readonly table?: TableLayout;
}

type Piece =
  | { readonly kind: 'page-break' }
  | { readonly kind: 'space'; readonly height: Mm }
  | { readonly kind: 'box'; readonly block: Block; readonly box: Box; readonly keep: boolean }
  | { readonly kind: 'table'; readonly block: Block; readonly layout: TableLayout };

/** How far the spaces between blocks may shrink where that saves a page. */
const SHRINKS = [0.9, 0.8, 0.7, 0.6] as const;

/**
 * Distributes blocks over pages whose body has a size; only tables are broken, between rows. Spaces shrink a little
 * where that saves a page.
 */
export function paginate(blocks: readonly FlowBlock[], body: Size, context: Context): readonly Placement[] {
  const pieces = blocks.flatMap((block) => piecesOf(block, body, context));
  const plain = fill(pieces, body, context);
  if (pagesOf(plain) < 2) return plain;
  const attempts = SHRINKS.map((by) => {
    const tighter = pieces.map((piece) => shrunk(piece, by));
    return fill(tighter, body, context);
  });
  const fewest = Math.min(...attempts.map(pagesOf));
  return [plain, ...attempts].find((attempt) => pagesOf(attempt) === fewest) ?? plain;
}

function pagesOf(placements: readonly Placement[]): number {
  return (placements.at(-1)?.page ?? 0) + 1;
}

function shrunk(piece: Piece, by: number): Piece {
  return piece.kind === 'space' ? { ...piece, height: piece.height * by } : piece;
}

function fill(pieces: readonly Piece[], body: Size, context: Context): readonly Placement[] {
  const cursor = new Cursor(body.height);
  for (const [index, piece] of pieces.entries()) {
    switch (piece.kind) {
      case 'page-break':
        cursor.turn();
        break;
      case 'space':
        cursor.skip(piece.height);
        break;
      case 'box':
        if (piece.box.height > body.height + EPSILON)
          context.report(tooTall(piece.block, piece.box.height, body.height));
        cursor.put(piece.box.parts, piece.box.height, keptHeight(pieces, index, body.height));
        break;
      case 'table':
        putTable(piece.layout, piece.block, cursor, body.height, context);
        break;
    }
  }
  return cursor.placements;
}

function piecesOf(block: FlowBlock, body: Size, context: Context): readonly Piece[] {
  if (block.kind === 'page-break') return [block];
  if (block.kind !== 'fitting') return [pieceOf(block, body.width, context)];
  for (const one of block.blocks) {
    const piece = pieceOf(one, body.width, context);
    if (leastHeight(piece) <= body.height + EPSILON) return [piece];
  }
  return block.otherwise.map((one) => pieceOf(one, body.width, context));
}

function pieceOf(block: Block, width: Mm, context: Context): Piece {
  if (block.kind === 'space') return { kind: 'space', height: block.height };
  if (block.kind !== 'table') {
    const keep = block.kind === 'text' && /^H\d$/.test(block.role);
    return { kind: 'box', block, box: place(block, { width }, context), keep };
  }
  const layout = layTable(block, width, context);
  if (layout.width > width + EPSILON) context.report(tooWide(block, layout.width, width));
  return { kind: 'table', block, layout };
}

/** The height that must fit on the page below a piece begins: a heading takes what follows along, if both fit at all. */
function keptHeight(pieces: readonly Piece[], index: number, limit: Mm): Mm {
  let height = 0;
  for (const piece of pieces.slice(index)) {
    height += leastHeight(piece);
    if (piece.kind === 'table' || (piece.kind === 'box' && !piece.keep)) break;
  }
  return height > limit + EPSILON ? leastHeight(pieces[index]!) : height;
}

function leastHeight(piece: Piece): Mm {
  switch (piece.kind) {
    case 'page-break':
      return 0;
    case 'space':
      return piece.height;
    case 'box':
      return piece.box.height;
    case 'table':
      return piece.layout.tops[piece.layout.cuts[0] ?? piece.layout.heads]!;
  }
}

function putTable(layout: TableLayout, block: Block, cursor: Cursor, limit: Mm, context: Context): void {
  const { tops, heads } = layout;
  let from = 0;
  let to = 0;
  const flush = (): void => {
    if (to === from) return;
    const head = from > 0 ? asArtifact(sliceTable(layout, 0, heads)) : [];
    const headHeight = from > 0 ? tops[heads]! : 0;
    const parts = [...head, moved(0, headHeight, sliceTable(layout, from, to))];
    const height = headHeight + tops[to]! - tops[from]!;
    cursor.put(parts, height, height, layout);
    from = to;
  };
  for (const cut of layout.cuts.length > 0 ? layout.cuts : [heads]) {
    const needed = tops[cut]! - tops[from]! + (from > 0 ? tops[heads]! : 0);
    const alone = tops[cut]! - tops[to]! + (to > 0 ? tops[heads]! : 0);
    if (alone > limit + EPSILON) context.report(tooTall(block, alone, limit));
    if (needed > cursor.room && to > from) {
      flush();
      cursor.turn();
    } else if (needed > cursor.room) cursor.turn();
    to = cut;
  }
  flush();
}

/** Walks down the pages; spaces count only between two things on one page. */
class Cursor {
  readonly placements: Placement[] = [];
  readonly #limit: Mm;
  #page = 0;
  #y: Mm = 0;
  #space: Mm = 0;

  constructor(limit: Mm) {
    this.#limit = limit;
  }

  /** What is left of the page below the space that was skipped. */
  get room(): Mm {
    return this.#limit - this.#y - this.#space + EPSILON;
  }

  skip(height: Mm): void {
    if (this.#y > 0) this.#space += height;
  }

  turn(): void {
    if (this.#y === 0) return;
    this.#page++;
    this.#y = 0;
    this.#space = 0;
  }

  put(parts: readonly Part[], height: Mm, needed: Mm, table?: TableLayout): void {
    if (needed > this.room) this.turn();
    const y = this.#y + this.#space;
    this.placements.push({ page: this.#page, y, parts, ...(table && { table }) });
    this.#y = y + height;
    this.#space = 0;
  }
}
