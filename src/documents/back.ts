import type { Mm, Size } from '../page/geometry.ts';
import type { PageSymbol, UsePrimitive } from '../page/primitive.ts';

/** Side of a cell of the back's pattern at its best, mm; the tile is four cells square. */
const CELL: Mm = 4.25;
const TILE_CELLS = 4;

/** The pattern's phase in the tile's own top left cell. */
const TILE_PHASE = 3;

/** How far the back reaches beyond the trim on every side, as far as any bleed that can be asked for. */
export const BACK_BLEED: Mm = 10;

/** The back of a card as tiles of a pattern that is unchanged by a half turn and runs on from card to card. */
export function drawBack(card: Size, tile: PageSymbol): PageSymbol {
  const columns = evenNumber(card.width / CELL);
  const rows = evenNumber(card.height / CELL);
  const cell = { width: card.width / columns, height: card.height / rows };
  const phase = modulo((2 - columns - rows) / 2, TILE_CELLS);
  const shift = modulo(phase - TILE_PHASE, TILE_CELLS);
  const scaleX = (cell.width * TILE_CELLS) / tile.box.width;
  const scaleY = (cell.height * TILE_CELLS) / tile.box.height;
  const content: UsePrimitive[] = [];
  for (let row = -TILE_CELLS; row < rows + TILE_CELLS; row += TILE_CELLS) {
    for (let column = -TILE_CELLS - shift; column < columns + TILE_CELLS; column += TILE_CELLS) {
      const matrix = [scaleX, 0, 0, scaleY, column * cell.width, row * cell.height] as const;
      content.push({ kind: 'use', symbol: tile.id, matrix });
    }
  }
  const grown = { width: card.width + 2 * BACK_BLEED, height: card.height + 2 * BACK_BLEED };
  return { id: 'back', box: { x: -BACK_BLEED, y: -BACK_BLEED, ...grown }, content };
}

function evenNumber(value: number): number {
  return Math.max(2, 2 * Math.round(value / 2));
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
