import { boundsOfText } from '../../page/bounds.ts';
import type { Mm, Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive, Stroke, TextPrimitive } from '../../page/primitive.ts';
import { around } from '../../page/rect.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import { LINES, STYLES } from '../../page/theme.ts';
import { cutOut } from './cut-lines.ts';
import { type Grid, gridRect } from './grid.ts';
import { LABEL_ASCENT, LABEL_HEIGHT } from './labels.ts';
import { bandLines, isFree, type Room } from './room.ts';
import { behind } from './turn.ts';

const DASHED: Stroke = { ...LINES.tick, dash: [3, 2] };
/** From the line to the word. */
const BESIDE: Mm = 1;
const { size, weight, color } = STYLES.margin;

/** The line along which the paper is folded, from edge to edge. */
export function foldLine({ paper, home, fold }: Grid): Line | undefined {
  if (!fold) return undefined;
  return fold === 'upright'
    ? { x1: home.width, y1: 0, x2: home.width, y2: paper.height }
    : { x1: 0, y1: home.height, x2: paper.width, y2: home.height };
}

/** The fold: a dashed line outside of all cards and words, with a word beside it where there is room. */
export function drawFold(
  grid: Grid,
  room: Room,
  words: readonly Rect[],
  word: string,
  measure: TextMeasure,
): readonly Primitive[] {
  const line = foldLine(grid);
  if (!line || !grid.fold) return [];
  const full = { ...room, taken: [...room.taken, ...room.lines] };
  const text = wordsBeside(line, word, room, measure).find((one) => isFree(full, boundsOfText(one, measure)));
  const fronts = gridRect(grid);
  const cards = around([fronts, behind(fronts, grid.paper, grid.fold)]);
  const { home } = grid;
  const beside =
    grid.fold === 'upright' ? home.width - fronts.x - fronts.width : home.height - fronts.y - fronts.height;
  const dashes = cutOut([line], [...(beside < 0.01 ? [cards] : []), ...words]);
  return [linesPath(dashes, DASHED), ...(text ? [text] : [])];
}

/** Places for the word: behind or before an upright line, above or below a level one, from the edges inwards. */
function wordsBeside(line: Line, text: string, room: Room, measure: TextMeasure): readonly TextPrimitive[] {
  const width = measure.width(text, { size, weight });
  const at = (x: Mm, y: Mm): TextPrimitive => ({ kind: 'text', x, y, text, size, weight, color });
  if (line.x1 === line.x2) {
    const lines = (['above', 'below'] as const).flatMap((band) => bandLines(room, band, LABEL_HEIGHT));
    return lines.flatMap((top) =>
      [line.x1 + BESIDE, line.x1 - BESIDE - width].map((x) => at(x, top + LABEL_ASCENT)),
    );
  }
  const xs = [room.edge, room.size.width - room.edge - width];
  const ys = [line.y1 - BESIDE - (LABEL_HEIGHT - LABEL_ASCENT), line.y1 + BESIDE + LABEL_ASCENT];
  return ys.flatMap((y) => xs.map((x) => at(x, y)));
}
