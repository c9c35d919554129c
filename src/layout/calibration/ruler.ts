import type { Mm, Position, Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive } from '../../page/primitive.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import { GREY, INK, LINES } from '../../page/theme.ts';
import { label } from './marks.ts';

/** Millimetres in an inch. */
const INCH: Mm = 25.4;

/** The long side of a bank card (ISO/IEC 7810, ID-1): the measure that everyone has at hand. */
const BANK_CARD: Mm = 85.6;

/** How far a ruler reaches to the side of the millimetres, with the mark of a card or without, and to that of the inches. */
export const RULER_SIDES = { card: 11.5, mm: 8.2, inch: 5.8 } as const;

/** How far a ruler reaches beyond its zero. */
export const RULER_ENDS: Mm = 6;

const FIGURES = { size: 7, weight: 'regular', tabular: true, color: INK } as const;
const WORDS = { size: 7, weight: 'regular', color: GREY } as const;
const GAP: Mm = 0.8;
const LONG_TICK: Mm = 3;

/** A ruler of 100 mm and 4 inches, or of half of both, by where its zero lies. */
export interface Ruler extends Position {
  readonly length: 100 | 50;
  readonly runs: 'across' | 'down';
  /** Whether it has the mark as far as a bank card is long. */
  readonly card: boolean;
}

/** The length of what is drawn: whole inches reach beyond whole tens of millimetres. */
export function spineOf(length: Ruler['length']): Mm {
  return (length / 25) * INCH;
}

/** The room that a ruler takes, figures and all. */
export function boundsOf({ x, y, runs, length, card }: Ruler): Rect {
  const side = card ? RULER_SIDES.card : RULER_SIDES.mm;
  const long = RULER_ENDS + spineOf(length) + 2;
  const wide = side + RULER_SIDES.inch;
  return runs === 'across'
    ? { x: x - RULER_ENDS, y: y - side, width: long, height: wide }
    : { x: x - side, y: y - RULER_ENDS, width: wide, height: long };
}

/** A ruler with millimetres above or left of its spine and inches on the other side, and the name of its mark. */
export function doubleRuler(ruler: Ruler, card: string, measure: TextMeasure): readonly Primitive[] {
  const ticks = [...mmTicks(ruler.length), ...inchTicks(ruler.length)];
  const lines = ticks.map(({ along, from, to }) => lineAt(ruler, along, from, to));
  const cap = measure.capHeight(FIGURES);
  const figures = [
    ...range(ruler.length / 10).map((ten) => ({
      text: String(ten * 10),
      along: ten * 10,
      side: -1 as const,
    })),
    ...range(ruler.length / 25).map((inch) => ({ text: String(inch), along: inch * INCH, side: 1 as const })),
  ].map(({ text, along, side }) => figureAt(ruler, { text, along, side }, cap, measure));
  const units = (['mm', 'in'] as const).map((text) => unitAt(ruler, text, cap, measure));
  return [
    linesPath([spineLine(ruler), ...lines], LINES.tick),
    ...figures,
    ...units,
    ...(ruler.card ? cardMark(ruler, card, measure) : []),
  ];
}

function range(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}

/** A tick at a distance from zero; negative is the side of the millimetres. */
interface Tick {
  readonly along: Mm;
  readonly from: Mm;
  readonly to: Mm;
}

function mmTicks(length: number): readonly Tick[] {
  return range(length).map((mm) => {
    const five = mm % 5 === 0 ? 2.1 : 1.3;
    return { along: mm, from: 0, to: -(mm % 10 === 0 ? LONG_TICK : five) };
  });
}

function inchTicks(length: number): readonly Tick[] {
  return range((length / 25) * 8).map((eighth) => {
    const half = eighth % 4 === 0 ? 2.1 : 1.3;
    return { along: (eighth * INCH) / 8, from: 0, to: eighth % 8 === 0 ? LONG_TICK : half };
  });
}

function lineAt({ x, y, runs }: Ruler, along: Mm, from: Mm, to: Mm): Line {
  return runs === 'across'
    ? { x1: x + along, y1: y + from, x2: x + along, y2: y + to }
    : { x1: x + from, y1: y + along, x2: x + to, y2: y + along };
}

function spineLine({ x, y, runs, length }: Ruler): Line {
  const spine = spineOf(length);
  return runs === 'across' ? { x1: x, y1: y, x2: x + spine, y2: y } : { x1: x, y1: y, x2: x, y2: y + spine };
}

function figureAt(
  { x, y, runs }: Ruler,
  { text, along, side }: { readonly text: string; readonly along: Mm; readonly side: -1 | 1 },
  cap: Mm,
  measure: TextMeasure,
): Primitive {
  const off = side * (LONG_TICK + GAP);
  if (runs === 'across') {
    const baseline = side < 0 ? y + off : y + off + cap;
    return label(text, { x: x + along, y: baseline }, 'center', measure, FIGURES);
  }
  const align = side < 0 ? 'right' : 'left';
  return label(text, { x: x + off, y: y + along + cap / 2 }, align, measure, FIGURES);
}

/** The unit before the zero of its side. */
function unitAt({ x, y, runs }: Ruler, unit: 'mm' | 'in', cap: Mm, measure: TextMeasure): Primitive {
  const off = LONG_TICK + GAP;
  if (runs === 'across') {
    const baseline = unit === 'mm' ? y - off : y + off + cap;
    return label(unit, { x: x - 1.8, y: baseline }, 'right', measure, WORDS);
  }
  const align = unit === 'mm' ? 'right' : 'left';
  return label(unit, { x: unit === 'mm' ? x - off : x + off, y: y - 2 }, align, measure, WORDS);
}

/** A longer tick beyond the figures, with its name. */
function cardMark(ruler: Ruler, card: string, measure: TextMeasure): readonly Primitive[] {
  const end = ruler.runs === 'across' ? 7.2 : 8.6;
  const line = lineAt(ruler, BANK_CARD, -LONG_TICK * 0.7, -end);
  const half = measure.width(card, WORDS) / 2;
  const [x, y] = [ruler.x, ruler.y + BANK_CARD];
  const words =
    ruler.runs === 'across'
      ? label(card, { x: ruler.x + BANK_CARD, y: ruler.y - end - 0.7 }, 'center', measure, WORDS)
      : { ...label(card, { x: x - end - 0.7, y: y + half }, 'left', measure, WORDS), rotate: 270 };
  return [linesPath([line], LINES.card), words];
}
