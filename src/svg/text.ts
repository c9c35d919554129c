import { type Matrix, MM_PER_PT } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { TextPrimitive } from '../page/primitive.ts';
import { keepsShape, transformPrimitives } from '../page/transform.ts';
import { type Attributes, decode, lengthOf, numberOf } from './attributes.ts';
import type { Paint } from './paint.ts';
import { quote, type Refusals } from './problem.ts';

/** Attributes of a text that say how it looks, beside its paint. */
export const FONT_ATTRIBUTES: readonly string[] = [
  'font-size',
  'font-weight',
  'text-anchor',
  'letter-spacing',
];

/** Attributes of a text beside paint and transform. */
export const TEXT_ATTRIBUTES: readonly string[] = ['x', 'y', ...FONT_ATTRIBUTES];

const WEIGHTS: Readonly<Record<string, TextPrimitive['weight']>> = {
  '400': 'regular',
  normal: 'regular',
  '600': 'semibold',
};

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** One line of text; its size is in the units of the drawing, which are mm. */
export function readText(
  content: string,
  attributes: Attributes,
  paint: Paint,
  matrix: Matrix,
  measure: TextMeasure,
  refusals: Refusals,
): TextPrimitive | undefined {
  const text = decode(content).replace(/\s+/g, ' ').trim();
  const weight = pick(WEIGHTS, attributes, 'font-weight', '400', refusals);
  const anchor = pick(ANCHORS, attributes, 'text-anchor', 'start', refusals);
  const size = lengthOf(attributes, 'font-size', 0, refusals) / MM_PER_PT;
  if (!keepsShape(matrix))
    refusals.refuse('a text is mirrored or skewed', 'only move, turn or scale it evenly');
  if (paint.stroke !== 'none') refusals.refuse('a text has a stroke', 'fill it only');
  if (size === 0) refusals.refuse(`the text ${quote(text)} has no font-size`, 'write font-size in mm');
  if (refusals.any || text === '' || paint.fill === 'none') return undefined;
  const spacing = numberOf(attributes, 'letter-spacing', 0, refusals);
  const face = { size, weight, ...(spacing !== 0 && { tracking: spacing / (size * MM_PER_PT) }) };
  const x = numberOf(attributes, 'x', 0, refusals) - anchor * measure.width(text, face);
  const y = numberOf(attributes, 'y', 0, refusals);
  const line: TextPrimitive = { kind: 'text', x, y, text, ...face, color: paint.fill };
  return transformPrimitives([line], matrix)[0];
}

function pick<T>(
  values: Readonly<Record<string, T>>,
  attributes: Attributes,
  name: string,
  fallback: string,
  refusals: Refusals,
): T {
  const text = attributes[name]?.trim() ?? fallback;
  if (Object.hasOwn(values, text)) return values[text]!;
  refusals.refuse(`${name}=${quote(text)} is not known`, `write ${Object.keys(values).join(' or ')}`);
  return values[fallback]!;
}
