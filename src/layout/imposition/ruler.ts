import { boundsOfText } from '../../page/bounds.ts';
import type { Mm, Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive, TextPrimitive } from '../../page/primitive.ts';
import { around, grow } from '../../page/rect.ts';
import { boundsOfLine, type Line, linesPath } from '../../page/shapes.ts';
import { GREY, INK, LINES, STYLES } from '../../page/theme.ts';

/** A ruler drawn from the left end of its spine, with what it covers. */
export interface Ruler {
  readonly length: Mm;
  readonly content: readonly Primitive[];
  /** All of it. */
  readonly box: Rect;
  /** Its words and numerals. */
  readonly texts: readonly Rect[];
}

const NUMERAL = { size: 8, weight: 'regular' } as const;
const WORDS = { size: STYLES.margin.size, weight: STYLES.margin.weight } as const;
/** From the end of the ruler to its words, and from its ticks to words above or below. */
const WORDS_OFF: Mm = 1.6;
const WORDS_ABOVE: Mm = 0.8;
const HALF_LINE: Mm = LINES.tick.width / 2;

/** Lengths of the ticks at every 50, 10 and 5 mm. */
interface TickLengths {
  readonly fifty: Mm;
  readonly ten: Mm;
  readonly five: Mm;
}

/** The usual ruler: ticks downwards, its words behind its end. */
export function flatRuler(length: Mm, words: string, measure: TextMeasure): Ruler {
  const baseline = 1.1 + measure.capHeight(NUMERAL) / 2;
  return flat(
    length,
    [
      numeral(0, -WORDS_OFF - measure.width('0', NUMERAL), baseline),
      wordsAt(words, length + WORDS_OFF, baseline),
    ],
    measure,
  );
}

/** A ruler for short sides: its words stand above it. */
export function stackedRuler(length: Mm, words: string, measure: TextMeasure): Ruler {
  const left = (length - measure.width(words, WORDS)) / 2;
  return flat(length, [wordsAt(words, left, -WORDS_ABOVE)], measure);
}

/** A ruler for wide margins, down from the upper end of its spine: long ticks to the left with numerals, words on the right. */
export function uprightRuler(length: Mm, words: string, measure: TextMeasure): Ruler {
  const ticks = { fifty: 4, ten: 2.6, five: 1.5 };
  const spine = { x1: 0, y1: 0, x2: 0, y2: length };
  const level = tickLines(length, ticks).map(({ at, tick }) => ({ x1: 0, y1: at, x2: -tick, y2: at }));
  const numerals = [0, 50, 100].map((value): TextPrimitive => {
    const width = measure.width(String(value), NUMERAL);
    return numeral(value, -ticks.fifty - 1 - width, value + measure.capHeight(NUMERAL) / 2);
  });
  const label = { ...wordsAt(words, 3.5, (length + measure.width(words, WORDS)) / 2), rotate: 270 };
  return rulerOf(length, [spine, ...level], [...numerals, label], measure);
}

function flat(length: Mm, texts: readonly TextPrimitive[], measure: TextMeasure): Ruler {
  const spine = { x1: 0, y1: 0, x2: length, y2: 0 };
  const ticks = tickLines(length, { fifty: 2.1, ten: 1.65, five: 0.95 });
  const level = ticks.map(({ at, tick }) => ({ x1: at, y1: 0, x2: at, y2: tick }));
  return rulerOf(length, [spine, ...level], texts, measure);
}

function rulerOf(
  length: Mm,
  lines: readonly Line[],
  texts: readonly TextPrimitive[],
  measure: TextMeasure,
): Ruler {
  const boxes = texts.map((text) => boundsOfText(text, measure));
  const drawn = lines.map((line) => grow(boundsOfLine(line), HALF_LINE));
  return {
    length,
    content: [linesPath(lines, LINES.tick), ...texts],
    box: around([...drawn, ...boxes]),
    texts: boxes,
  };
}

function tickLines(length: Mm, ticks: TickLengths): readonly { readonly at: Mm; readonly tick: Mm }[] {
  return Array.from({ length: length / 5 + 1 }, (_, index) => {
    const at = index * 5;
    const even = at % 10 === 0 ? ticks.ten : ticks.five;
    return { at, tick: at % 50 === 0 ? ticks.fifty : even };
  });
}

function numeral(value: number, x: Mm, y: Mm): TextPrimitive {
  return { kind: 'text', x, y, text: String(value), ...NUMERAL, color: INK };
}

function wordsAt(text: string, x: Mm, y: Mm): TextPrimitive {
  return { kind: 'text', x, y, text, ...WORDS, color: GREY };
}
