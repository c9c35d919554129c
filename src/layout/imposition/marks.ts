import type { Mm } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive, TextPrimitive } from '../../page/primitive.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import { LINES, STYLES } from '../../page/theme.ts';
import { shorten } from '../shorten.ts';
import { type Grid, gridRect } from './grid.ts';

/** Nothing is printed closer to the edge of the paper. */
export const UNPRINTABLE: Mm = 5;

const TICK_OFF: Mm = 1.5;
const TICK_LENGTH: Mm = 3.5;

/** How far ticks reach from the trim. */
export const TICK_REACH: Mm = TICK_OFF + TICK_LENGTH;

/** Ticks in the margins at every cut. */
export function cuttingTicks(grid: Grid): Primitive {
  const { x, y, width, height } = gridRect(grid);
  const upright = [y - TICK_REACH, y + height + TICK_OFF];
  const level = [x - TICK_REACH, x + width + TICK_OFF];
  const lines: Line[] = [
    ...cuts(grid.left, grid.columns, grid.cell.width, grid.gap).flatMap((at) =>
      upright.map((y1) => ({ x1: at, y1, x2: at, y2: y1 + TICK_LENGTH })),
    ),
    ...cuts(grid.top, grid.rows, grid.cell.height, grid.gap).flatMap((at) =>
      level.map((x1) => ({ x1, y1: at, x2: x1 + TICK_LENGTH, y2: at })),
    ),
  ];
  return linesPath(lines, LINES.tick);
}

/** Where the paper is cut along one direction: once between flush cards, twice across a gap. */
function cuts(start: Mm, count: number, length: Mm, gap: Mm): readonly Mm[] {
  const edges = Array.from({ length: count }, (_, index) => start + index * (length + gap));
  const ends = edges.map((edge) => edge + length);
  return gap > 0 ? edges.flatMap((edge, index) => [edge, ends[index]!]) : [...edges, ends.at(-1)!];
}

/** How far below the trim the words of fronts and backs stand; backs have bleed there. */
const LABEL_DROP = { front: 4.7, back: 5.9 } as const;

/** Room between two labels, before the first, and between the last and the edge of the paper. */
const LABEL_GAP: Mm = 2;
const LABEL_INDENT: Mm = 3;
const LABEL_EDGE: Mm = UNPRINTABLE + 3;

/** The words at the foot of a card sheet: one at each third of the grid, or side by side where one needs more. */
export function sheetLabels(
  grid: Grid,
  words: readonly string[],
  side: 'front' | 'back',
  measure: TextMeasure,
): readonly TextPrimitive[] {
  const { y, height } = gridRect(grid);
  const style = STYLES.margin;
  const widthOf = (text: string): Mm => measure.width(text, style);
  return placeLabels(grid, words, widthOf).map(({ text, x, room }) => ({
    kind: 'text',
    x,
    y: y + height + LABEL_DROP[side],
    text: shorten(text, (part) => widthOf(part) <= room),
    size: style.size,
    weight: style.weight,
    color: style.color,
  }));
}

interface Label {
  readonly text: string;
  readonly x: Mm;
  readonly room: Mm;
}

function placeLabels(grid: Grid, words: readonly string[], widthOf: (text: string) => Mm): readonly Label[] {
  const { x, width } = gridRect(grid);
  const step = (width + grid.gap) / words.length;
  const start = x + LABEL_INDENT;
  const end = grid.paper.width - LABEL_EDGE;
  const thirds = words.map((text, index): Label => {
    const left = start + index * step;
    return { text, x: left, room: (index === words.length - 1 ? end : left + step) - LABEL_GAP - left };
  });
  if (thirds.every(({ text, room }) => widthOf(text) <= room)) return thirds;
  // The first is the author's own and may be cut, the others are not.
  const [first = '', ...others] = words;
  const taken = others.reduce((sum, text) => sum + widthOf(text) + LABEL_GAP, 0);
  const room = Math.max(0, end - start - taken);
  const widths = [Math.min(room, widthOf(first)), ...others.map(widthOf)];
  const spare = end - start - widths.reduce((sum, one) => sum + one, 0);
  const gap = Math.max(LABEL_GAP, spare / Math.max(1, words.length - 1));
  let left = start;
  return words.map((text, index) => {
    const label = { text, x: left, room: widths[index]! + 1e-6 };
    left += widths[index]! + gap;
    return label;
  });
}
