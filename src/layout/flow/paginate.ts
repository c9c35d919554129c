import type { Block } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import { asArtifact, moved, type Part } from '../box.ts';
import { type Context, EPSILON } from './context.ts';
import { fitTables } from './fit-tables.ts';
import { type Chain, chainFrom, type Piece, piecesOf, shrunk } from './pieces.ts';
import { tooTall } from './problems.ts';
import { sliceTable, type TableLayout } from './table.ts';

/** Parts at a height of a page; rows of one table carry the same `table`, whatever page they are on. */
interface Placement {
  readonly page: number;
  readonly y: Mm;
  readonly parts: readonly Part[];
  readonly table?: TableLayout;
}

/** How far the spaces between blocks may shrink where that saves a page. */
const SHRINKS = [0.9, 0.8, 0.7, 0.6] as const;

/**
 * Distributes blocks over pages whose body has a size; only tables are broken, between rows. Spaces shrink a little
 * where that saves a page.
 */
export function paginate(blocks: readonly FlowBlock[], body: Size, context: Context): readonly Placement[] {
  const pieces = fitTables(
    blocks.flatMap((block) => piecesOf(block, body, context)),
    body,
    context,
  );
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

function fill(pieces: readonly Piece[], body: Size, context: Context): readonly Placement[] {
  const cursor = new Cursor(body.height);
  let chain: Chain = { start: 0, end: 0, height: 0 };
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
        // What a chain holds was found to fit when its first piece was put.
        if (index >= chain.end) chain = chainFrom(pieces, index, body.height);
        cursor.put(
          piece.box.parts,
          piece.box.height,
          index === chain.start ? chain.height : piece.box.height,
        );
        break;
      case 'table':
        putTable(piece.layout, piece.block, cursor, body.height, context);
        break;
    }
  }
  return cursor.placements;
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
