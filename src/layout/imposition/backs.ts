import type { Mm, Rect } from '../../page/geometry.ts';
import type { PageSymbol, UsePrimitive } from '../../page/primitive.ts';
import { multiply, quarterTurn, transformRect, translation } from '../../page/transform.ts';
import { type Grid, slotRect } from './grid.ts';

/** No back bleeds further, or it would reach the ticks of the other side. */
const LARGEST_BLEED: Mm = 2;

/** The place on the back that lies behind a place on the front: turning over the long edge swaps left and right. */
function backSlot({ columns }: Grid, slot: number): number {
  const column = slot % columns;
  return slot - column + (columns - 1 - column);
}

/** The backs behind the first `count` places; each stays within its trim but where no card is beside it. */
export function placeBacks(grid: Grid, count: number, back: PageSymbol, bleed: Mm): readonly UsePrimitive[] {
  const slots = Array.from({ length: count }, (_, slot) => backSlot(grid, slot));
  const taken = new Set(slots);
  // The top of a back lies behind the top of its front.
  const turn = quarterTurn(grid.turned ? -1 : 0, { width: 0, height: 0 });
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
