import type { Bounds } from '../../page/bounds.ts';
import type { CardFace, WrittenFace } from '../../page/content.ts';
import type { Mm, Rect, Size } from '../../page/geometry.ts';
import { holds } from '../../page/rect.ts';
import { type Grid, slotRect } from './grid.ts';

/**
 * What is seen of each of the first `count` cards: its trim with bleed, of which two neighbours have half the gap each,
 * and nothing beyond the paper.
 */
export function clipsOf(grid: Grid, count: number, bleed: Mm): readonly Rect[] {
  return Array.from({ length: count }, (_, slot) => clipOf(grid, count, slot, bleed));
}

function clipOf(grid: Grid, count: number, slot: number, bleed: Mm): Rect {
  const { columns, gap, paper } = grid;
  const column = slot % columns;
  const { x, y, width, height } = slotRect(grid, slot);
  const side = (hasNeighbour: boolean): Mm => (hasNeighbour ? Math.min(bleed, gap / 2) : bleed);
  const left = Math.max(0, x - side(column > 0));
  const top = Math.max(0, y - side(slot >= columns));
  const right = Math.min(paper.width, x + width + side(column < columns - 1 && slot + 1 < count));
  const bottom = Math.min(paper.height, y + height + side(slot + columns < count));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const TOLERANCE: Mm = 0.05;

/** Whether a face reaches beyond its trim; a curve does so by its control points, words never do. */
export function reachesOut(face: CardFace | WrittenFace, { width, height }: Size, boundsOf: Bounds): boolean {
  if ('panels' in face) return false;
  const drawn = boundsOf(face.content);
  return drawn !== undefined && !holds({ x: 0, y: 0, width, height }, drawn, TOLERANCE);
}
