import type { Rect } from '../page/geometry.ts';
import type { Color, PageSymbol, Primitive } from '../page/primitive.ts';
import { fitMatrix, IDENTITY } from '../page/transform.ts';
import { ElementReader } from './element-reader.ts';
import type { DrawingOptions } from './options.ts';
import { parseDrawing } from './parse.ts';
import { type DrawingProblem, Refusals } from './problem.ts';
import { readViewBox } from './view-box.ts';
import { shows } from './visible.ts';

/** A drawing in the units of its view box, or in mm if it was to be fitted. */
interface Drawing {
  readonly primitives: readonly Primitive[];
  readonly box: Rect;
}

/** Reads an SVG drawing; whatever is not plainly safe and understood is a problem, and nothing ever throws. */
export function readDrawing(text: string, options: DrawingOptions): Drawing | DrawingProblem {
  const refusals = new Refusals();
  const root = parseDrawing(text, refusals);
  if ('problem' in root) return root;
  const box = readViewBox(root.attributes, refusals);
  const room = options.fit && { x: 0, y: 0, ...options.fit };
  const matrix = room ? fitMatrix(box, room) : IDENTITY;
  const primitives = new ElementReader(options, refusals).readRoot(root, matrix);
  return refusals.summary ?? { primitives, box: room ?? box };
}

/** Reads a drawing of paths only, to be stored once and used many times; `color` stands for `currentColor`. */
export function readSymbol(
  id: string,
  source: string | Uint8Array,
  color?: Color,
): PageSymbol | DrawingProblem {
  // No text has these bytes, but pictures under a wrong name and texts in other encodings do.
  if (typeof source !== 'string' && source.includes(0)) return NO_TEXT;
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  const drawing = readDrawing(text, color === undefined ? {} : { color });
  if ('problem' in drawing) return drawing;
  const { box, primitives } = drawing;
  const content = primitives.filter((primitive) => primitive.kind === 'path');
  if (content.length === 0)
    return { problem: 'it draws nothing', help: 'draw shapes with a fill or a stroke' };
  if (!content.some((path) => shows(path, box))) return OUTSIDE;
  return { id, box, content };
}

const NO_TEXT: DrawingProblem = {
  problem: 'it is no text in UTF-8',
  help: 'save it as plain SVG in UTF-8; a picture of another kind must be drawn anew',
};

const OUTSIDE: DrawingProblem = {
  problem: 'nothing of it shows within its viewBox',
  help: 'fit the page to the drawing and save it again',
};
