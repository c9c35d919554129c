import type { Mm } from '../page/geometry.ts';
import type { Face, TextMeasure } from '../page/measure.ts';

/** The text, cut and ended by `…` where it is wider than the room it has. */
export function shorten(text: string, face: Face, room: Mm, measure: TextMeasure): string {
  if (measure.width(text, face) <= room) return text;
  const characters = [...text];
  while (characters.length > 0 && measure.width(`${characters.join('')}…`, face) > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
