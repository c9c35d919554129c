import type { Segment } from '../page/primitive.ts';
import { ellipseSegments, rectSegments } from '../page/shapes.ts';
import { type Attributes, lengthOf, numberOf, parseNumbers } from './attributes.ts';
import { readPathData } from './path-data.ts';
import { quote, type Refusals } from './problem.ts';

/** Reads the outline of an element from its attributes. */
type ShapeReader = (attributes: Attributes, refusals: Refusals) => readonly Segment[];

/** A shape: the attributes that it has beside paint and transform, and how they become an outline. */
interface Shape {
  readonly attributes: readonly string[];
  readonly read: ShapeReader;
}

/** Elements that draw an outline. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  path: { attributes: ['d'], read: ({ d = '' }, refusals) => readPathData(d, refusals) },
  rect: { attributes: ['x', 'y', 'width', 'height', 'rx', 'ry'], read: readRect },
  circle: { attributes: ['cx', 'cy', 'r'], read: readCircle },
  ellipse: { attributes: ['cx', 'cy', 'rx', 'ry'], read: readEllipse },
  line: { attributes: ['x1', 'y1', 'x2', 'y2'], read: readLine },
  polyline: { attributes: ['points'], read: readPoints },
  polygon: { attributes: ['points'], read: readPolygon },
};

function readRect(attributes: Attributes, refusals: Refusals): readonly Segment[] {
  const width = lengthOf(attributes, 'width', 0, refusals);
  const height = lengthOf(attributes, 'height', 0, refusals);
  if (width === 0 || height === 0) return [];
  const x = numberOf(attributes, 'x', 0, refusals);
  const y = numberOf(attributes, 'y', 0, refusals);
  const rx = lengthOf(attributes, 'rx', lengthOf(attributes, 'ry', 0, refusals), refusals);
  const ry = lengthOf(attributes, 'ry', rx, refusals);
  return rectSegments({ x, y, width, height }, rx, ry);
}

function readCircle(attributes: Attributes, refusals: Refusals): readonly Segment[] {
  const r = lengthOf(attributes, 'r', 0, refusals);
  return ellipse(attributes, r, r, refusals);
}

function readEllipse(attributes: Attributes, refusals: Refusals): readonly Segment[] {
  const rx = lengthOf(attributes, 'rx', 0, refusals);
  return ellipse(attributes, rx, lengthOf(attributes, 'ry', rx, refusals), refusals);
}

function ellipse(attributes: Attributes, rx: number, ry: number, refusals: Refusals): readonly Segment[] {
  if (rx === 0 || ry === 0) return [];
  return ellipseSegments(
    numberOf(attributes, 'cx', 0, refusals),
    numberOf(attributes, 'cy', 0, refusals),
    rx,
    ry,
  );
}

function readLine(attributes: Attributes, refusals: Refusals): readonly Segment[] {
  const at = (name: string): number => numberOf(attributes, name, 0, refusals);
  return [
    ['M', at('x1'), at('y1')],
    ['L', at('x2'), at('y2')],
  ];
}

function readPoints({ points = '' }: Attributes, refusals: Refusals): readonly Segment[] {
  const numbers = parseNumbers(points);
  if (!numbers || numbers.length % 2 !== 0) {
    refusals.refuse(`points=${quote(points)} are not pairs of numbers`, 'write x,y pairs of plain numbers');
    return [];
  }
  return Array.from({ length: numbers.length / 2 }, (_, index): Segment => {
    return [index === 0 ? 'M' : 'L', numbers[2 * index]!, numbers[2 * index + 1]!];
  });
}

function readPolygon(attributes: Attributes, refusals: Refusals): readonly Segment[] {
  const segments = readPoints(attributes, refusals);
  return segments.length === 0 ? [] : [...segments, ['Z']];
}
