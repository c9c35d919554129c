import type { Block } from '../../page/block.ts';
import type { CalibrationSide } from '../../page/content.ts';
import type { Mm, Rect } from '../../page/geometry.ts';
import { moved, type Part } from '../box.ts';
import { type Context, EPSILON } from '../flow/context.ts';
import { place } from '../flow/place.ts';

/** No room that is narrower can hold words without cutting them. */
const NARROWEST: Mm = 24;

/** The words of a side in the rooms they may stand in; undefined if they need more. */
export function fillRooms(
  side: CalibrationSide,
  rooms: readonly Rect[],
  context: Context,
): readonly Part[] | undefined {
  const [first, second] = rooms.filter(({ width, height }) => Math.min(width, height) >= NARROWEST);
  const upper = [side.head, ...side.upper];
  if (!first) return undefined;
  if (!second) return fillInTurn([...upper, ...side.lower], [first], side.gap, context);
  const above = fillInTurn(upper, [first], side.gap, context);
  const below = fillInTurn(side.lower, [second], side.gap, context);
  return above && below
    ? [...above, ...below]
    : fillInTurn([...upper, ...side.lower], [first, second], side.gap, context);
}

/** Blocks one below the other, from one room to the next. */
function fillInTurn(
  blocks: readonly Block[],
  rooms: readonly Rect[],
  gap: Mm,
  context: Context,
): readonly Part[] | undefined {
  const parts: Part[] = [];
  let at = 0;
  let used = 0;
  for (const block of blocks) {
    for (;;) {
      const room = rooms[at];
      if (!room) return undefined;
      const box = tryPlace(block, room.width, context);
      if (box && used + box.height <= room.height + EPSILON) {
        parts.push(moved(room.x, room.y + used, box.parts));
        used += box.height + gap;
        break;
      }
      at += 1;
      used = 0;
    }
  }
  return parts;
}

function tryPlace(block: Block, width: Mm, context: Context) {
  let fits = true;
  const box = place(block, { width }, { ...context, report: () => (fits = false) });
  return fits ? box : undefined;
}
