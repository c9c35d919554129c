import type { Rect } from '../page/geometry.ts';
import { type Attributes, parseNumber, parseNumbers } from './attributes.ts';
import { quote, type Refusals } from './problem.ts';

/** Units of a drawing in one mm if it has no viewBox: pixels of which an inch has 96. */
const PIXELS_PER_MM = 96 / 25.4;

/** The part of its plane that a drawing shows, in its own units. */
export function readViewBox({ viewBox, width, height }: Attributes, refusals: Refusals): Rect {
  if (viewBox === undefined) {
    const size = { width: pixels(width), height: pixels(height) };
    if (size.width > 0 && size.height > 0) return { x: 0, y: 0, ...size };
  }
  const [x = 0, y = 0, w = 0, h = 0, ...more] = parseNumbers(viewBox ?? '') ?? [];
  if (w > 0 && h > 0 && more.length === 0) return { x, y, width: w, height: h };
  const found = viewBox === undefined ? 'it has no viewBox' : `viewBox=${quote(viewBox)} is no rectangle`;
  refusals.refuse(found, 'write viewBox="left top width height"');
  return { x: 0, y: 0, width: 1, height: 1 };
}

/** A length in pixels; 0 if it is none. */
function pixels(length = ''): number {
  const text = length.trim();
  const value = parseNumber(text.replace(/(?:px|mm)$/, '')) ?? 0;
  return text.endsWith('mm') ? value * PIXELS_PER_MM : value;
}
