import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { TextPrimitive } from '../page/primitive.ts';
import { multiply, transformRect, translation } from '../page/transform.ts';
import { quote, type Refusals } from './problem.ts';

/** What side bearings and kerning may add to a line, in mm. */
const SLACK = 0.05;

/** Keeps a line within its card: it does not fit if its capitals reach beyond an edge. */
export function keepInside(line: TextPrimitive, room: Size, measure: TextMeasure, refusals: Refusals): void {
  const { x, y, text, rotate = 0 } = line;
  const height = measure.capHeight(line);
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = multiply(translation(x, y), [cos, sin, -sin, cos, 0, 0]);
  const extent = transformRect({ x: 0, y: -height, width: measure.width(text, line), height }, turned);
  const isInside =
    extent.x >= -SLACK &&
    extent.y >= -SLACK &&
    extent.x + extent.width <= room.width + SLACK &&
    extent.y + extent.height <= room.height + SLACK;
  if (isInside) return;
  const problem = `the text ${quote(text)} runs out of the card`;
  refusals.add({ kind: 'does-not-fit', problem, help: 'move it, or give it an inline-size to fit', text });
}
