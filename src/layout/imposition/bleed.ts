import type { CardFace } from '../../page/content.ts';
import type { Mm, Rect, Size } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { PageSymbol, Primitive } from '../../page/primitive.ts';
import { transformRect } from '../../page/transform.ts';
import { type Grid, slotRect } from './grid.ts';
import { grow } from './room.ts';
import { textBox } from './text-box.ts';

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

/** What is drawn of faces is known by these. */
interface Drawn {
  readonly symbols: Readonly<Record<string, PageSymbol>>;
  readonly measure: TextMeasure;
}

const TOLERANCE: Mm = 0.05;

/** Whether a face reaches beyond its trim, a drawing by its box and a curve by its control points. */
export function reachesOut({ content }: CardFace, card: Size, drawn: Drawn): boolean {
  return content.some((primitive) => {
    const box = boxOf(primitive, drawn);
    if (!box) return false;
    const { x, y, width, height } = grow(box, -TOLERANCE);
    return x < 0 || y < 0 || x + width > card.width || y + height > card.height;
  });
}

function boxOf(primitive: Primitive, { symbols, measure }: Drawn): Rect | undefined {
  switch (primitive.kind) {
    case 'text':
      return textBox(primitive, measure);
    case 'use': {
      const symbol = symbols[primitive.symbol];
      const box = symbol && transformRect(symbol.box, primitive.matrix);
      return box && primitive.clip ? common(box, primitive.clip) : box;
    }
    case 'path': {
      const numbers = primitive.segments.flatMap(([, ...rest]) => rest);
      if (numbers.length === 0) return undefined;
      const [x, right] = rangeOf(numbers, 0);
      const [y, bottom] = rangeOf(numbers, 1);
      const half = (primitive.stroke?.width ?? 0) / 2;
      return grow({ x, y, width: right - x, height: bottom - y }, half);
    }
  }
}

/** What two rectangles share; undefined if nothing. */
function common(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Least and greatest of every other number. */
function rangeOf(numbers: readonly number[], offset: 0 | 1): readonly [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = offset; at < numbers.length; at += 2) {
    least = Math.min(least, numbers[at]!);
    greatest = Math.max(greatest, numbers[at]!);
  }
  return [least, greatest];
}
