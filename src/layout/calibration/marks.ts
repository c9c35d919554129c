import type { Mm, Position, Size } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive, Stroke, TextPrimitive } from '../../page/primitive.ts';
import { ellipseSegments, type Line, linesPath } from '../../page/shapes.ts';
import { INK, LINES } from '../../page/theme.ts';

/** From the middle of a cross or scale to where other things may stand. */
export const CROSS_REACH: Mm = 9.5;

/** From the edge of the paper to where a ladder ends, its numbers included. */
export const LADDER_REACH: Mm = 15;

/** Figures in the smallest type: beside scales and ladders. */
const NUMERAL = { size: 6, weight: 'regular', tabular: true } as const;

/** Names of the axes of a scale. */
const AXIS = { ...NUMERAL, weight: 'semibold' } as const;

/** Strong enough to shine through paper. */
const STRONG: Stroke = { color: INK, width: 0.2 };

/** What a scale tells at most, and its smallest division. */
const SCALE_END: Mm = 5;
const DIVISION: Mm = 0.5;

/** Steps of a ladder: the last one, and their distance along the edge. */
const LAST_STEP = 12;
const STEP: Mm = 3.1;

/** A cross of the front with arms of 8 mm, one of the two with a circle about its middle. */
export function cross({ x, y }: Position, circled: boolean): readonly Primitive[] {
  const arm = 8;
  const lines = [
    { x1: x - arm, y1: y, x2: x + arm, y2: y },
    { x1: x, y1: y - arm, x2: x, y2: y + arm },
  ];
  return [linesPath(lines, STRONG), ...(circled ? [circle({ x, y })] : [])];
}

function circle({ x, y }: Position): Primitive {
  return { kind: 'path', segments: ellipseSegments(x, y, 2.5, 2.5), stroke: LINES.box };
}

/**
 * A scale of the back: a square from −5 to +5 mm with ticks every half millimetre, x to the right and y downwards.
 * Its middle stays free for the cross that shines through.
 */
export function scaleSquare(at: Position, circled: boolean, measure: TextMeasure): readonly Primitive[] {
  const { x, y } = at;
  const end = SCALE_END;
  const sides = [-end, end];
  const lines: Line[] = sides.flatMap((side) => [
    { x1: x - end, y1: y + side, x2: x + end, y2: y + side },
    { x1: x + side, y1: y - end, x2: x + side, y2: y + end },
  ]);
  for (let step = 1 - end / DIVISION; step < end / DIVISION; step++) {
    const along = step * DIVISION;
    const inner = end - tickOf(step);
    for (const side of [-1, 1]) {
      lines.push({ x1: x + along, y1: y + side * end, x2: x + along, y2: y + side * inner });
      lines.push({ x1: x + side * end, y1: y + along, x2: x + side * inner, y2: y + along });
    }
  }
  return [linesPath(lines, LINES.tick), ...(circled ? [circle(at)] : []), ...scaleLabels(at, measure)];
}

function scaleLabels({ x, y }: Position, measure: TextMeasure): readonly Primitive[] {
  const cap = measure.capHeight(NUMERAL);
  const above = y - SCALE_END - 1.1;
  const before = x - SCALE_END - 0.9;
  const names = [
    { text: '−5', at: -SCALE_END },
    { text: '0', at: 0 },
    { text: '+5', at: SCALE_END },
  ];
  return [
    ...names.flatMap(({ text, at }) => [
      label(text, { x: x + at, y: above }, 'center', measure),
      label(text, { x: before, y: y + at + cap / 2 }, 'right', measure),
    ]),
    label('x', { x: x + SCALE_END / 2, y: above }, 'center', measure, AXIS),
    label('y', { x: before, y: y + SCALE_END / 2 + cap / 2 }, 'right', measure, AXIS),
  ];
}

function tickOf(step: number): Mm {
  if (step === 0) return 2;
  return step % 2 === 0 ? 1.3 : 0.7;
}

/** Short lines from 0 to 12 mm from every edge of the paper, each with its distance. */
export function ladders({ width, height }: Size, measure: TextMeasure): readonly Primitive[] {
  const steps = Array.from({ length: LAST_STEP + 1 }, (_, step) => step);
  const half = STEP / 2 - 0.2;
  const cap = measure.capHeight(NUMERAL);
  const gap = 0.9;
  return steps.flatMap((step) => {
    const along = (step - LAST_STEP / 2) * STEP;
    const [x, y] = [width / 2 + along, height / 2 + along];
    const level = (at: Mm): Line => ({ x1: x - half, y1: at, x2: x + half, y2: at });
    const upright = (at: Mm): Line => ({ x1: at, y1: y - half, x2: at, y2: y + half });
    const lines = [level(step), level(height - step), upright(step), upright(width - step)];
    const text = String(step);
    return [
      linesPath(lines, LINES.box),
      label(text, { x, y: step + gap + cap }, 'center', measure),
      label(text, { x, y: height - step - gap }, 'center', measure),
      label(text, { x: step + gap, y: y + cap / 2 }, 'left', measure),
      label(text, { x: width - step - gap, y: y + cap / 2 }, 'right', measure),
    ];
  });
}

/** A short text whose baseline begins, has its middle or ends at a point. */
export function label(
  text: string,
  { x, y }: Position,
  align: 'left' | 'center' | 'right',
  measure: TextMeasure,
  look: Pick<TextPrimitive, 'size' | 'weight' | 'tabular'> & { readonly color?: string } = NUMERAL,
): TextPrimitive {
  const part = { left: 0, center: 0.5, right: 1 }[align];
  return { kind: 'text', text, color: INK, ...look, x: x - part * measure.width(text, look), y };
}
