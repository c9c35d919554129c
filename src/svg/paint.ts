import type { Matrix } from '../page/geometry.ts';
import type { Color, PathPrimitive, Segment, Stroke } from '../page/primitive.ts';
import { scaleOf, transformPath } from '../page/transform.ts';
import { type Attributes, colorOf, lengthOf, parseNumbers } from './attributes.ts';
import { quote, type Refusals } from './problem.ts';

/** What an element inherits: colours and lines as the attributes say them. */
export interface Paint {
  readonly fill: Color | 'none';
  readonly evenOdd: boolean;
  readonly stroke: Color | 'none';
  readonly width: number;
  readonly cap: 'butt' | 'round';
  readonly join: 'miter' | 'round';
  readonly dash: readonly [number, number] | undefined;
}

/** What SVG paints with if nothing is said. */
export const INITIAL_PAINT: Paint = {
  fill: '#000000',
  evenOdd: false,
  stroke: 'none',
  width: 1,
  cap: 'butt',
  join: 'miter',
  dash: undefined,
};

/** Attributes that change the paint. */
export const PAINT_ATTRIBUTES: readonly string[] = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
];

/** The paint of an element inside one that paints with `paint`. */
export function inheritPaint(
  paint: Paint,
  attributes: Attributes,
  current: Color | undefined,
  refusals: Refusals,
): Paint {
  const color = (name: string, inherited: Color | 'none'): Color | 'none' =>
    attributes[name] === undefined ? inherited : colorOf(attributes[name], current, refusals);
  const rule = choose(
    attributes,
    'fill-rule',
    ['nonzero', 'evenodd'],
    paint.evenOdd ? 'evenodd' : 'nonzero',
    refusals,
  );
  return {
    fill: color('fill', paint.fill),
    evenOdd: rule === 'evenodd',
    stroke: color('stroke', paint.stroke),
    width: lengthOf(attributes, 'stroke-width', paint.width, refusals),
    cap: choose(attributes, 'stroke-linecap', ['butt', 'round'], paint.cap, refusals),
    join: choose(attributes, 'stroke-linejoin', ['miter', 'round'], paint.join, refusals),
    dash: dashOf(attributes, paint.dash, refusals),
  };
}

function choose<T extends string>(
  attributes: Attributes,
  name: string,
  allowed: readonly T[],
  inherited: T,
  refusals: Refusals,
): T {
  const text = attributes[name]?.trim();
  if (text === undefined) return inherited;
  const value = allowed.find((word) => word === text);
  if (value === undefined)
    refusals.refuse(`${name}=${quote(text)} is not known`, `write ${allowed.join(' or ')}`);
  return value ?? inherited;
}

function dashOf(attributes: Attributes, inherited: Paint['dash'], refusals: Refusals): Paint['dash'] {
  const text = attributes['stroke-dasharray']?.trim();
  if (text === undefined) return inherited;
  if (text === 'none') return undefined;
  const [dash = 0, gap = dash, ...more] = parseNumbers(text) ?? [];
  if (dash > 0 && gap > 0 && more.length === 0) return [dash, gap];
  refusals.refuse(
    `stroke-dasharray=${quote(text)} is not known`,
    'write the lengths of dash and gap, both above 0',
  );
  return inherited;
}

/** A matrix that scales by less folds a shape into a line or a point. */
const LEAST_SCALE = 1e-6;

/** An outline painted and seen through a matrix; empty if nothing of it shows. */
export function paintPath(
  segments: readonly Segment[],
  paint: Paint,
  matrix: Matrix,
): readonly PathPrimitive[] {
  const stroke = strokeOf(paint);
  if (segments.length === 0 || (paint.fill === 'none' && !stroke)) return [];
  if (scaleOf(matrix) < LEAST_SCALE) return [];
  const path: PathPrimitive = {
    kind: 'path',
    segments,
    ...(paint.fill !== 'none' && { fill: paint.fill }),
    ...(paint.evenOdd && { fillRule: 'evenodd' as const }),
    ...(stroke && { stroke }),
  };
  return [transformPath(path, matrix)];
}

function strokeOf({ stroke, width, cap, join, dash }: Paint): Stroke | undefined {
  if (stroke === 'none' || width === 0) return undefined;
  return {
    color: stroke,
    width,
    ...(cap !== 'butt' && { cap }),
    ...(join !== 'miter' && { join }),
    ...(dash && { dash }),
  };
}
