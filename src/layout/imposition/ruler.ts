import type { Mm } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive, TextPrimitive } from '../../page/primitive.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import { GREY, INK, LINES, STYLES } from '../../page/theme.ts';
import { transformPrimitives, translation } from '../../page/transform.ts';
import type { Grid } from './grid.ts';
import { UNPRINTABLE } from './marks.ts';

/** Length of the ruler on every card sheet. */
export const RULER_LENGTH: Mm = 100;

/** The least margin that holds a ruler outside the ticks. */
export const RULER_MARGIN: Mm = 15;

/** The least length of a side with a ruler along it. */
export const RULER_SIDE: Mm = RULER_LENGTH + 2 * UNPRINTABLE;

const FULL_MARGIN: Mm = 28;
const NUMERAL = { size: 8, weight: 'regular' } as const;
const WORDS = { size: STYLES.margin.size, weight: STYLES.margin.weight } as const;
/** From the end of the short ruler to its words. */
const WORDS_OFF: Mm = 1.6;

/** Lengths of the ticks at every 50, 10 and 5 mm. */
interface Ticks {
  readonly fifty: Mm;
  readonly ten: Mm;
  readonly five: Mm;
}

/** The ruler: down the left margin if it is wide, else in short form along the top or, turned, along the left. */
export function ruler(grid: Grid, words: string, measure: TextMeasure): readonly Primitive[] {
  const { left, top, paper } = grid;
  if (left >= FULL_MARGIN && paper.height >= RULER_SIDE)
    return fullRuler(left - 12, middle(paper.height), words, measure);
  const short = shortRuler(words, measure);
  const needed = RULER_LENGTH + WORDS_OFF + measure.width(words, WORDS);
  const start = (length: Mm): Mm => Math.min(middle(length), length - UNPRINTABLE - needed);
  if (top >= RULER_MARGIN && paper.width >= RULER_SIDE)
    return transformPrimitives(short, translation(start(paper.width), top - 8.5));
  return transformPrimitives(short, [0, -1, 1, 0, left - 8.5, paper.height - start(paper.height)]);
}

function middle(length: Mm): Mm {
  return (length - RULER_LENGTH) / 2;
}

function fullRuler(x: Mm, y: Mm, words: string, measure: TextMeasure): readonly Primitive[] {
  const ticks = { fifty: 4, ten: 2.6, five: 1.5 };
  const level = tickLines(ticks).map(({ at, length }) => ({ x1: x, y1: y + at, x2: x - length, y2: y + at }));
  const spine = { x1: x, y1: y, x2: x, y2: y + RULER_LENGTH };
  const numerals = [0, 50, 100].map((value): TextPrimitive => {
    const width = measure.width(String(value), NUMERAL);
    return numeral(value, x - ticks.fifty - 1 - width, y + value + measure.capHeight(NUMERAL) / 2);
  });
  const length = measure.width(words, WORDS);
  const label = wordsAt(words, x + 3.5, y + (RULER_LENGTH + length) / 2);
  return [linesPath([spine, ...level], LINES.tick), ...numerals, { ...label, rotate: 270 }];
}

/** The short form along the x axis from the origin, ticks downwards. */
function shortRuler(words: string, measure: TextMeasure): readonly Primitive[] {
  const level = tickLines({ fifty: 2.1, ten: 1.65, five: 0.95 });
  const lines: Line[] = level.map(({ at, length }) => ({ x1: at, y1: 0, x2: at, y2: length }));
  const baseline = 1.1 + measure.capHeight(NUMERAL) / 2;
  return [
    linesPath([{ x1: 0, y1: 0, x2: RULER_LENGTH, y2: 0 }, ...lines], LINES.tick),
    numeral(0, -1.6 - measure.width('0', NUMERAL), baseline),
    wordsAt(words, RULER_LENGTH + WORDS_OFF, baseline),
  ];
}

function tickLines(ticks: Ticks): readonly { readonly at: Mm; readonly length: Mm }[] {
  return Array.from({ length: RULER_LENGTH / 5 + 1 }, (_, index) => {
    const at = index * 5;
    const even = at % 10 === 0 ? ticks.ten : ticks.five;
    return { at, length: at % 50 === 0 ? ticks.fifty : even };
  });
}

function numeral(value: number, x: Mm, y: Mm): TextPrimitive {
  return { kind: 'text', x, y, text: String(value), ...NUMERAL, color: INK };
}

function wordsAt(text: string, x: Mm, y: Mm): TextPrimitive {
  return { kind: 'text', x, y, text, ...WORDS, color: GREY };
}
