import { BLACK } from '../page/color.ts';
import { MM_PER_PT, type Rect } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';

import { draw, type Resources } from './draw.ts';
import type { PdfFile } from './pdf-file.ts';

/** A drawing that stands for words, and where it is drawn. */
interface StandIn {
  readonly words: string;
  readonly operators: string;
  readonly bounds: Rect;
}

/** What words take of the room of their drawing, so that those of two drawings side by side stay apart. */
const SHARE = 0.9;

/**
 * Draws what stands for words so that these are found, marked and copied in its place. They are written across it without
 * ink as well: some viewers place the text that replaces a drawing by the letters in it, others know no such text.
 */
export function drawStandIn(
  file: PdfFile,
  { words, operators, bounds }: StandIn,
  { measure, resources }: { readonly measure: TextMeasure; readonly resources: Resources },
): void {
  const text = words.replaceAll('\u00a0', ' ');
  file.markContent('Span', { actual: text });
  file.addContent(operators);
  file.addContent(['q 3 Tr', draw([across(text, bounds, measure)], resources), 'Q'].join('\n'));
  file.endMarkedContent();
}

/** The characters that the font has, in the middle of a rectangle. */
function across(words: string, room: Rect, measure: TextMeasure): Parameters<typeof draw>[0][number] {
  const weight = 'regular';
  const text = Array.from(words, (one) => (measure.missing(one, weight) === undefined ? one : ' ')).join('');
  const width = measure.width(text, { size: 1, weight });
  const size = SHARE * Math.min(room.height / MM_PER_PT, room.width / width);
  const x = room.x + (room.width - width * size) / 2;
  const y = room.y + (room.height + measure.capHeight({ size, weight })) / 2;
  return { kind: 'text', x, y, text, size, weight, color: BLACK };
}
