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

/** Room between two labels. */
const LABEL_GAP: Mm = 2;

/** The words at the foot of a card sheet, one at each third of the grid. */
export function sheetLabels(
  grid: Grid,
  words: readonly string[],
  side: 'front' | 'back',
  measure: TextMeasure,
): readonly TextPrimitive[] {
  const { x, y, width, height } = gridRect(grid);
  const step = (width + grid.gap) / words.length;
  return words.map((text, index) => ({
    kind: 'text',
    x: x + index * step + 3,
    y: y + height + LABEL_DROP[side],
    text: shorten(text, STYLES.margin, step - LABEL_GAP - 3, measure),
    size: STYLES.margin.size,
    weight: STYLES.margin.weight,
    color: STYLES.margin.color,
  }));
}
