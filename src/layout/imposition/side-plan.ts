import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CardContent } from '../../page/content.ts';
import type { Matrix, Mm, Rect } from '../../page/geometry.ts';
import type { Primitive } from '../../page/primitive.ts';
import { around, grow } from '../../page/rect.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import { LINES } from '../../page/theme.ts';
import { fillCounted } from '../fill-counted.ts';
import type { Context } from '../flow/context.ts';
import { cutLines, cutOut, lineBoxes } from './cut-lines.ts';
import { drawFold, foldLine } from './fold.ts';
import { type Furniture, furnish } from './furnish.ts';
import { type Grid, gridRect } from './grid.ts';
import { AIR, LEAST_TICK } from './margins.ts';
import { type Room, roomOf } from './room.ts';
import { foldTicks, type Ticks, ticksOf } from './ticks.ts';
import { behind } from './turn.ts';
import { ticksTooNear } from './warnings.ts';

/** What is known before the margins of a side are laid out. */
interface SideRequest {
  readonly content: CardContent;
  readonly grid: Grid;
  /** Faces reach beyond their trim. */
  readonly bleeds: boolean;
  readonly sheets: number;
  /** How the page is moved when it is printed. */
  readonly placement?: Matrix | undefined;
}

/** The margins of one side of every sheet. */
export interface SidePlan {
  /** Marks, ruler and words of a sheet, counted from 0, below the cards. */
  readonly draw: (sheet: number) => readonly Primitive[];
  /** Marks that lie above the bleed of faces. */
  readonly above: readonly Primitive[];
  readonly furniture: Furniture;
  readonly warnings: readonly Diagnostic[];
}

type Side = 'front' | 'back';

/** Ticks are as long as this, or shorter where ruler and words would have no room. */
const TICK_LENGTHS: readonly Mm[] = [3.5, 2.25, LEAST_TICK];
/** Dash and gap of the ticks at a fold. */
const FOLD_DASH = [0.9, 0.7] as const;

const NO_TICKS: Ticks = { lines: [], boxes: [], faults: [] };

/** Letters stay as far from the cut. */
const WORDS_OFF: Mm = 1;
/** From the cards down to the baseline of the words, and from where the bleed ends. */
const LABEL_DROP = { front: 4.7, back: 5.9 } as const;
const DROP_BELOW_BLEED: Mm = 3.9;

/** Lays out the margins of the fronts, which have all marks; of the whole page if it is folded. */
export function planFront(request: SideRequest, context: Context): SidePlan {
  const { grid, bleeds } = request;
  const { printing, words } = request.content;
  const { ticks, folds, furniture, room } = layFront(request, context);
  const holes = wordsOf(furniture);
  const used = furniture.ruler ? [...holes, grow(furniture.ruler.box, AIR)] : holes;
  const cuts = cutOut(printing.marks === 'lines' ? cutLines(grid) : [], holes);
  const free = { ...room, taken: [...room.taken, ...used] };
  const drawnTicks = ticks.lines.length > 0 ? [linesPath(ticks.lines, LINES.tick)] : [];
  const drawnFolds = folds.length > 0 ? [linesPath(folds, { ...LINES.tick, dash: FOLD_DASH })] : [];
  const below: readonly Primitive[] = [
    ...(bleeds ? [] : drawnTicks),
    ...drawnFolds,
    ...(cuts.length > 0 ? [linesPath(cuts, LINES.hairline)] : []),
    ...drawFold(grid, free, holes, words.fold, context.measure),
  ];
  return {
    draw: (sheet) => [...below, ...drawFurniture(request, furniture, 'front', sheet)],
    above: bleeds ? drawnTicks : [],
    furniture,
    warnings: ticksTooNear(ticks, printing),
  };
}

/** Lays out the margins of the backs, which have no marks. */
export function planBack(request: SideRequest, context: Context): SidePlan {
  const room = roomFor(request, 'back', NO_TICKS, []);
  const furniture = furnish(room, furnitureFor(request, 'back', context));
  return {
    draw: (sheet) => drawFurniture(request, furniture, 'back', sheet),
    above: [],
    furniture,
    warnings: [],
  };
}

interface Front {
  readonly ticks: Ticks;
  /** Where cards are folded. */
  readonly folds: readonly Line[];
  readonly room: Room;
  readonly furniture: Furniture;
}

/** With the longest ticks that leave room for the rest. */
function layFront(request: SideRequest, context: Context): Front {
  const { grid, content, bleeds } = request;
  const { marks, unprintable, bleed } = content.printing;
  const fold = foldLine(grid);
  const lines = [...(marks === 'lines' ? cutLines(grid) : []), ...(fold ? [fold] : [])];
  let best: Front | undefined;
  for (const length of marks === 'ticks' ? TICK_LENGTHS : [0]) {
    const ticks = length > 0 ? ticksOf(grid, { bleed: bleeds ? bleed : 0, length, unprintable }) : NO_TICKS;
    const folds = foldTicks(grid, content.folds ?? [], Math.max(length, LEAST_TICK));
    const room = roomFor(request, 'front', { ...ticks, boxes: [...ticks.boxes, ...folds.boxes] }, lines);
    const furniture = furnish(room, furnitureFor(request, 'front', context));
    if (!best || furniture.faults < best.furniture.faults)
      best = { ticks, folds: folds.lines, room, furniture };
    if (furniture.faults === 0) break;
  }
  return best!;
}

/** Where ruler and words of a side may stand. */
function roomFor(
  { content, grid, bleeds, placement }: SideRequest,
  side: Side,
  ticks: Ticks,
  lines: readonly Line[],
): Room {
  const { bleed, unprintable } = content.printing;
  const fronts = gridRect(grid);
  const white = (isBled: boolean): Mm => Math.max(WORDS_OFF, isBled ? bleed + AIR : 0);
  const backs = grid.fold ? [behind(fronts, grid.paper, grid.fold)] : [];
  const taken: readonly Rect[] = [
    grow(fronts, white(side === 'back' || bleeds)),
    ...backs.map((rect) => grow(rect, white(true))),
    ...ticks.boxes,
  ];
  const cards = around([fronts, ...backs]);
  return roomOf(grid.paper, placement, { cards, taken, lines: lineBoxes(lines), edge: unprintable });
}

function furnitureFor({ content, bleeds, sheets, grid }: SideRequest, side: Side, { measure }: Context) {
  const { words, printing } = content;
  const isBled = side === 'back' || bleeds || grid.fold !== undefined;
  return {
    words: words[side].map((text) => fillCounted(text, sheets, sheets)),
    rulerWords: [words.ruler, words.shortRuler] as const,
    drop: Math.max(LABEL_DROP[side], isBled ? printing.bleed + DROP_BELOW_BLEED : 0),
    grid: grid.fold ? { columns: 0, rows: 0, gap: 0 } : grid,
    measure,
  };
}

function drawFurniture(
  { content, sheets }: SideRequest,
  { ruler, labels }: Furniture,
  side: Side,
  sheet: number,
): readonly Primitive[] {
  const words = content.words[side].map((text) => fillCounted(text, sheet + 1, sheets));
  return [...(ruler?.content ?? []), ...(labels?.draw(words) ?? [])];
}

/** What words cover, so that lines leave it out. */
function wordsOf({ ruler, labels }: Furniture): readonly Rect[] {
  return [...(ruler?.texts ?? []), ...(labels?.boxes ?? [])].map((box) => grow(box, AIR / 2));
}
