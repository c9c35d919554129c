import type { Mm, Rect } from '../../page/geometry.ts';
import type { Duplex } from '../../page/page.ts';
import type { PageSymbol, UsePrimitive } from '../../page/primitive.ts';
import { multiply, quarterTurn, transformRect, translation } from '../../page/transform.ts';
import { type Grid, slotRect } from './grid.ts';

/** No back bleeds further, or it would reach the ticks of the other side. */
export const LARGEST_BLEED: Mm = 2;

/** Whether turning a sheet over its flip edge swaps left and right; otherwise it swaps top and bottom. */
function swapsSides(grid: Grid, duplex: Duplex): boolean {
  const portrait = grid.paper.height >= grid.paper.width;
  return duplex === 'short-edge' ? !portrait : portrait;
}

/** The place on the back that lies behind a place on the front. */
export function backSlot(grid: Grid, slot: number, duplex: Duplex): number {
  const { columns, rows } = grid;
  const column = slot % columns;
  const row = Math.floor(slot / columns);
  return swapsSides(grid, duplex)
    ? row * columns + (columns - 1 - column)
    : (rows - 1 - row) * columns + column;
}

/** Quarter turns of a back so that its top is behind the top of its front. */
function backTurns(grid: Grid, duplex: Duplex): number {
  const front = grid.turned ? 1 : 0;
  return swapsSides(grid, duplex) ? -front : 2 - front;
}

/** The backs behind the first `count` places; each stays within its trim but where no card is beside it. */
export function placeBacks(
  grid: Grid,
  count: number,
  back: PageSymbol,
  bleed: Mm,
  duplex: Duplex,
): readonly UsePrimitive[] {
  const slots = Array.from({ length: count }, (_, slot) => backSlot(grid, slot, duplex));
  const taken = new Set(slots);
  const turn = quarterTurn(backTurns(grid, duplex), { width: 0, height: 0 });
  const box = transformRect(back.box, turn);
  return slots.map((slot) => {
    const trim = slotRect(grid, slot);
    const x = trim.x + trim.width / 2 - (box.x + box.width / 2);
    const y = trim.y + trim.height / 2 - (box.y + box.height / 2);
    const clip = grow(trim, bleedOf(grid, slot, taken, Math.min(bleed, LARGEST_BLEED)));
    return { kind: 'use', symbol: back.id, matrix: multiply(translation(x, y), turn), clip };
  });
}

interface Sides {
  readonly left: Mm;
  readonly right: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
}

function bleedOf(grid: Grid, slot: number, taken: ReadonlySet<number>, bleed: Mm): Sides {
  const { columns, gap } = grid;
  const column = slot % columns;
  const beside = Math.min(bleed, gap / 2);
  const side = (inside: boolean, neighbour: number): Mm => (inside && taken.has(neighbour) ? beside : bleed);
  return {
    left: side(column > 0, slot - 1),
    right: side(column < columns - 1, slot + 1),
    top: side(true, slot - columns),
    bottom: side(true, slot + columns),
  };
}

function grow(rect: Rect, { left, right, top, bottom }: Sides): Rect {
  return {
    x: rect.x - left,
    y: rect.y - top,
    width: rect.width + left + right,
    height: rect.height + top + bottom,
  };
}
