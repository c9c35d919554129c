import type { Matrix, Rect, Size } from '../../page/geometry.ts';
import type { BackOffset, Printing } from '../../page/print.ts';
import { multiply, rotation, translation } from '../../page/transform.ts';

/** The direction of the line about which paper is turned over or folded, as it lies on the page. */
export type Axis = 'upright' | 'level';

/** The line about which a sheet is turned over; the long edge of a square is its left one. */
export function turnAxis(backs: Printing['backs'], { width, height }: Size): Axis {
  const longIsUpright = height >= width;
  return (backs === 'duplex-short') === longIsUpright ? 'level' : 'upright';
}

/** The rectangle that lies behind another one once the paper is turned over or folded about its middle line. */
export function behind(rect: Rect, { width, height }: Size, axis: Axis): Rect {
  return axis === 'upright'
    ? { ...rect, x: width - rect.x - rect.width }
    : { ...rect, y: height - rect.y - rect.height };
}

/**
 * Clockwise quarter turns of a back, so that its top lies behind the top of its front, which is turned itself or not:
 * turning about a level line puts backs upside down.
 */
export function turnsBehind(turned: boolean, axis: Axis): number {
  const turns = turned ? 1 : 0;
  return axis === 'upright' ? (4 - turns) % 4 : 2 - turns;
}

/** The matrix that turns a page clockwise about its middle and then moves it; undefined if it stays where it is. */
export function offsetMatrix({ x, y, angle }: BackOffset, { width, height }: Size): Matrix | undefined {
  if (x === 0 && y === 0 && angle === 0) return undefined;
  const middle = translation(width / 2 + x, height / 2 + y);
  return multiply(middle, multiply(rotation(angle), translation(-width / 2, -height / 2)));
}
