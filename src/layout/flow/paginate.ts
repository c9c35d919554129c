import type { FlowBlock } from '../../page/content.ts';
import type { Size } from '../../page/geometry.ts';
import { type Context, EPSILON } from './context.ts';
import { Cursor, type Placement } from './cursor.ts';
import { fitTables } from './fit-tables.ts';
import { type Chain, chainFrom, type Piece, piecesOf, shrunk } from './pieces.ts';
import { tooTall } from './problems.ts';
import { putTable } from './put-table.ts';

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
          () => piece.box.parts,
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
