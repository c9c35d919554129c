import type { Rect } from '../page/geometry.ts';
import type { Color, PageSymbol, Primitive } from '../page/primitive.ts';
import { IDENTITY } from '../page/transform.ts';
import { parseNumbers } from './attributes.ts';
import { ElementReader } from './element-reader.ts';
import type { DrawingOptions } from './options.ts';
import { parseDrawing } from './parse.ts';
import { type DrawingProblem, quote, Refusals } from './problem.ts';

export type { DrawingOptions } from './options.ts';
export type { DrawingProblem } from './problem.ts';

/** A drawing in the units of its view box. */
export interface Drawing {
  readonly primitives: readonly Primitive[];
  readonly box: Rect;
}

/** Reads an SVG drawing; whatever is not plainly safe and understood is a problem, and nothing ever throws. */
export function readDrawing(text: string, options: DrawingOptions): Drawing | DrawingProblem {
  const parsed = parseDrawing(text);
  if ('problem' in parsed) return named(parsed, options.name);
  const refusals = new Refusals();
  const box = readViewBox(parsed.root.attributes.viewBox, refusals);
  const primitives = new ElementReader(options, refusals).readRoot(parsed.root, IDENTITY);
  return refusals.first ? named(refusals.first, options.name) : { primitives, box };
}

/** Reads a drawing of paths only, to be stored once and used many times; `color` stands for `currentColor`. */
export function readSymbol(id: string, text: string, color?: Color): PageSymbol | DrawingProblem {
  const drawing = readDrawing(text, { name: id, ...(color !== undefined && { color }) });
  if ('problem' in drawing) return drawing;
  return {
    id,
    box: drawing.box,
    content: drawing.primitives.filter((primitive) => primitive.kind !== 'text'),
  };
}

function named({ problem, help }: DrawingProblem, name: string): DrawingProblem {
  return { problem: `the drawing “${name}” is refused: ${problem}`, help };
}

function readViewBox(text: string | undefined, refusals: Refusals): Rect {
  const [x = 0, y = 0, width = 0, height = 0, ...more] = parseNumbers(text ?? '') ?? [];
  if (width > 0 && height > 0 && more.length === 0) return { x, y, width, height };
  const found = text === undefined ? 'it has no viewBox' : `viewBox=${quote(text)} is no rectangle`;
  refusals.refuse(found, 'write viewBox="left top width height" in mm');
  return { x: 0, y: 0, width: 1, height: 1 };
}
