import { type Matrix, MM_PER_PT, type Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { TextPrimitive } from '../../page/primitive.ts';
import { transformRect } from '../../page/transform.ts';

/** How far letters reach above the baseline, in parts of their size. */
export const ASCENT = 0.75;
/** How far letters reach below the baseline, in parts of their size. */
export const DESCENT = 0.22;

/** The upright rectangle around a line of text. */
export function textBox(text: TextPrimitive, measure: TextMeasure): Rect {
  const em = text.size * MM_PER_PT;
  const turn = ((text.rotate ?? 0) * Math.PI) / 180;
  const placed: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), text.x, text.y];
  const width = measure.width(text.text, text);
  return transformRect({ x: 0, y: -ASCENT * em, width, height: (ASCENT + DESCENT) * em }, placed);
}

/** The rectangle around some others; throws without any. */
export function around(rects: readonly Rect[]): Rect {
  if (rects.length === 0) throw new Error('nothing to go around');
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
