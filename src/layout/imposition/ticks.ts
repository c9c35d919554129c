import type { Mm, Rect } from '../../page/geometry.ts';
import { grow } from '../../page/rect.ts';
import { boundsOfLine, type Line } from '../../page/shapes.ts';
import { LINES } from '../../page/theme.ts';
import { cutsOf } from './cuts.ts';
import { type Grid, gridRect, slotRect } from './grid.ts';
import { AIR, LEAST_TICK, TICK_OFF } from './margins.ts';

/** The edges of all cards together. */
type Edge = 'top' | 'bottom' | 'left' | 'right';

/** The ticks of a sheet, and where they do not stand as they should. */
export interface Ticks {
  readonly lines: readonly Line[];
  /** What they cover, white around them included. */
  readonly boxes: readonly Rect[];
  readonly faults: readonly TickFault[];
}

/** A side whose ticks the printer may not print; no ticks were drawn if `length` is 0. */
interface TickFault {
  readonly side: Edge;
  /** Between cards and the edge of the paper. */
  readonly margin: Mm;
  readonly length: Mm;
}

/** What decides the ticks of a sheet. */
interface TickRequest {
  /** How far faces reach beyond the trim; 0 if none does. */
  readonly bleed: Mm;
  /** Longest tick. */
  readonly length: Mm;
  readonly unprintable: Mm;
}

/** Where the printer's own margin leaves no room, ticks end this far from the edge of the paper. */
const NEAREST: Mm = 0.3;

/** Ticks in the margins at every cut, as long as there is room. */
export function ticksOf(grid: Grid, request: TickRequest): Ticks {
  const cuts = cutsOf(grid);
  const sides = (['top', 'bottom', 'left', 'right'] as const).map((side) => {
    const across = side === 'top' || side === 'bottom' ? cuts.upright : cuts.level;
    const { start, direction, room, blank } = sideOf(grid, side, request);
    const span = spanOf(room, blank, request);
    const lines =
      span.to === 0
        ? []
        : across.map((at) => tickAt(side, at, start + direction * span.from, start + direction * span.to));
    const fault = { side, margin: room, length: span.to - span.from };
    return { lines, faults: span.isFault && across.length > 0 ? [fault] : [] };
  });
  const [above = [], below = [], left = [], right = []] = sides.map((side) => side.lines);
  const lines = [...inTurn(above, below), ...inTurn(left, right)];
  return {
    lines,
    boxes: lines.map((line) => grow(boundsOfLine(line), AIR + LINES.tick.width / 2)),
    faults: sides.flatMap(({ faults }) => faults),
  };
}

interface Span {
  /** From the cards; both 0 if there is no tick. */
  readonly from: Mm;
  readonly to: Mm;
  readonly isFault: boolean;
}

/** Ticks start beyond the bleed; where that leaves too little of them, they lie over it and end beyond it. */
function spanOf(room: Mm, blank: Mm, { bleed, length }: TickRequest): Span {
  const clear = bleed > 0 ? Math.max(TICK_OFF, bleed + AIR) : TICK_OFF;
  const endingAt = (end: Mm): Omit<Span, 'isFault'> | undefined => {
    if (end - clear >= LEAST_TICK - 1e-6) return { from: clear, to: Math.min(end, clear + length) };
    const over = Math.max(TICK_OFF + LEAST_TICK, bleed + AIR);
    return end >= over - 1e-6 ? { from: TICK_OFF, to: Math.min(end, over + length) } : undefined;
  };
  const printed = endingAt(room - blank);
  return printed
    ? { ...printed, isFault: false }
    : { ...(endingAt(room - NEAREST) ?? { from: 0, to: 0 }), isFault: true };
}

/** Ticks above and below all cards at the places where each of them is folded. */
export function foldTicks(grid: Grid, folds: readonly Mm[], length: Mm): Pick<Ticks, 'lines' | 'boxes'> {
  const { y, height } = gridRect(grid);
  const slots = Array.from({ length: grid.columns }, (_, column) => slotRect(grid, column).x);
  const lines = slots.flatMap((x) =>
    folds.flatMap((fold): readonly Line[] => [
      { x1: x + fold, y1: y - TICK_OFF - length, x2: x + fold, y2: y - TICK_OFF },
      { x1: x + fold, y1: y + height + TICK_OFF, x2: x + fold, y2: y + height + TICK_OFF + length },
    ]),
  );
  return { lines, boxes: lines.map((line) => grow(boundsOfLine(line), AIR + LINES.tick.width / 2)) };
}

/** The ticks of a cut after one another. */
function inTurn(some: readonly Line[], others: readonly Line[]): readonly Line[] {
  const cuts = Math.max(some.length, others.length);
  return Array.from({ length: cuts }, (_, cut) =>
    [some[cut], others[cut]].filter((line) => line !== undefined),
  ).flat();
}

interface SideRoom {
  /** Where the cards end, and whether the side lies beyond them towards larger or smaller numbers. */
  readonly start: Mm;
  readonly direction: 1 | -1;
  /** From the cards to the edge of the paper or the fold, and what of it stays blank. */
  readonly room: Mm;
  readonly blank: Mm;
}

function sideOf(grid: Grid, side: Edge, { unprintable }: TickRequest): SideRoom {
  const { x, y, width, height } = gridRect(grid);
  const { home, fold } = grid;
  const before = (start: Mm): SideRoom => ({ start, direction: -1, room: start, blank: unprintable });
  const after = (start: Mm, end: Mm, isFold: boolean): SideRoom => ({
    start,
    direction: 1,
    room: end - start,
    blank: isFold ? AIR : unprintable,
  });
  switch (side) {
    case 'top':
      return before(y);
    case 'left':
      return before(x);
    case 'bottom':
      return after(y + height, home.height, fold === 'level');
    case 'right':
      return after(x + width, home.width, fold === 'upright');
  }
}

function tickAt(side: Edge, at: Mm, from: Mm, to: Mm): Line {
  const [start, end] = [Math.min(from, to), Math.max(from, to)];
  return side === 'top' || side === 'bottom'
    ? { x1: at, y1: start, x2: at, y2: end }
    : { x1: start, y1: at, x2: end, y2: at };
}
