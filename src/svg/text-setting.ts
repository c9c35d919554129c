import { type Matrix, MM_PER_PT, type Mm } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Color, TextPrimitive } from '../page/primitive.ts';
import { scaleOf } from '../page/transform.ts';
import { type Attributes, lengthOf, numberOf } from './attributes.ts';
import type { Paint } from './paint.ts';
import { quote, type Refusals } from './problem.ts';
import type { TextBox } from './text-box.ts';

/** Attributes of a text that say how it looks, beside its paint. */
export const FONT_ATTRIBUTES: readonly string[] = [
  'font-size',
  'font-weight',
  'text-anchor',
  'letter-spacing',
  'line-height',
];

/** Attributes of a text beside paint and transform. */
export const TEXT_ATTRIBUTES: readonly string[] = [
  'x',
  'y',
  'inline-size',
  'block-size',
  'smallest',
  'align-content',
  ...FONT_ATTRIBUTES,
];

const WEIGHTS: Readonly<Record<string, TextPrimitive['weight']>> = {
  '400': 'regular',
  normal: 'regular',
  '600': 'semibold',
};

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const ALIGNMENTS: Readonly<Record<string, number>> = { start: 0, center: 0.5, end: 1 };

/** Texts are not set smaller than this unless their author says so. */
const SMALLEST: Mm = 2.2;

/** Nobody can read what is smaller. */
export const LEAST: Mm = 1.4;

/** A size at which widths are measured; those of other sizes are in proportion. */
export const UNIT = 10;

/** What the attributes of a text say, lengths in the units of the drawing. */
export interface Setting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: TextPrimitive['weight'];
  readonly tracking: number;
  readonly anchor: number;
  readonly align: number;
  readonly color: Color;
}

/** Reads how a text looks and where it stands; whatever is refused has a harmless value. */
export function readSetting(text: string, attributes: Attributes, paint: Paint, refusals: Refusals): Setting {
  const size = lengthOf(attributes, 'font-size', 0, refusals);
  const spacing = numberOf(attributes, 'letter-spacing', 0, refusals);
  if (paint.stroke !== 'none') refusals.refuse('a text has a stroke', 'fill it only');
  if (size === 0) refusals.refuse(`the text ${quote(text)} has no font-size`, 'write font-size in mm');
  return {
    x: numberOf(attributes, 'x', 0, refusals),
    y: numberOf(attributes, 'y', 0, refusals),
    size,
    weight: pick(WEIGHTS, attributes, 'font-weight', '400', refusals),
    tracking: size === 0 ? 0 : spacing / size,
    anchor: pick(ANCHORS, attributes, 'text-anchor', 'start', refusals),
    align: pick(ALIGNMENTS, attributes, 'align-content', 'start', refusals),
    color: paint.fill,
  };
}

/** The box that a text has to fit; undefined if it has none. */
export function readBox(
  attributes: Attributes,
  setting: Setting,
  matrix: Matrix,
  measure: TextMeasure,
  refusals: Refusals,
): TextBox | undefined {
  const inlineSize = lengthOf(attributes, 'inline-size', 0, refusals);
  const blockSize = lengthOf(attributes, 'block-size', 0, refusals);
  const lineHeight = lengthOf(attributes, 'line-height', 1.25, refusals);
  const scale = scaleOf(matrix);
  const smallest = lengthOf(attributes, 'smallest', SMALLEST / scale, refusals);
  const hasBox = attributes['inline-size'] !== undefined;
  if (!hasBox && attributes['block-size'] !== undefined)
    refusals.refuse('a text has block-size without inline-size', 'write inline-size, the width of the lines');
  if (hasBox && inlineSize === 0) refusals.refuse('inline-size is 0', 'write the width of the lines in mm');
  if (smallest * scale < LEAST - 1e-9)
    refusals.refuse(`smallest is below ${LEAST} mm`, `write ${LEAST} or more, or make the text shorter`);
  if (lineHeight < 0.5 || lineHeight > 10)
    refusals.refuse('line-height is not from 0.5 to 10', 'write it in units of the font-size, such as 1.25');
  if (!hasBox || setting.size === 0) return undefined;
  const capitals = measure.capHeight(faceOf(setting, UNIT)) / (UNIT * MM_PER_PT);
  const balanced = setting.anchor === ANCHORS.middle;
  const height = attributes['block-size'] !== undefined && { blockSize };
  return { size: setting.size, smallest, inlineSize, ...height, lineHeight, capitals, balanced };
}

/** The face of a text in a size, pt. */
export function faceOf({ weight, tracking }: Setting, size: number) {
  return { size, weight, ...(tracking !== 0 && { tracking }) };
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
