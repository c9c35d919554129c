import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { TextPrimitive } from '../page/primitive.ts';
import { holds } from '../page/rect.ts';
import { multiply, rotation, transformRect, translation } from '../page/transform.ts';
import { quote, type Refusals } from './problem.ts';

/** What side bearings and kerning may add to a line, in mm. */
const SLACK = 0.05;

/** Keeps a line within its card: it does not fit if its capitals reach beyond an edge. */
export function keepInside(line: TextPrimitive, room: Size, measure: TextMeasure, refusals: Refusals): void {
  const { x, y, text, rotate = 0 } = line;
  const height = measure.capHeight(line);
  const turned = multiply(translation(x, y), rotation(rotate));
  const extent = transformRect({ x: 0, y: -height, width: measure.width(text, line), height }, turned);
  if (holds({ x: 0, y: 0, ...room }, extent, SLACK)) return;
  const problem = `the text ${quote(text)} runs out of the card`;
  refusals.add({ kind: 'does-not-fit', problem, help: 'move it, or give it an inline-size to fit', text });
}
