import type { Mm, Rect, Size } from '../../page/geometry.ts';

/** What decides a grid; the number of cards does not. */
interface GridRequest {
  readonly paper: Size;
  readonly card: Size;
  /** Space between neighbours, 0 for one cut between cards. */
  readonly gap: Mm;
  readonly margins: GridMargins;
}

/** The margins that a grid must leave, in mm. */
interface GridMargins {
  /** Least margin on every side. */
  readonly least: Mm;
  /** Least margin on either the left and right or the top and bottom: the ruler stands there. */
  readonly ruler: Mm;
  /** Least length of the side along which the ruler stands. */
  readonly rulerLength: Mm;
}

/** Where the cards of a page lie; the grid stands in the middle of the paper. */
export interface Grid {
  /** The paper, portrait. */
  readonly paper: Size;
  /** Cards lie on their side, turned clockwise by 90°. */
  readonly turned: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly left: Mm;
  readonly top: Mm;
  readonly gap: Mm;
  /** A card as it lies. */
  readonly cell: Size;
}

const EPSILON: Mm = 1e-6;

/**
 * The grid with most cards a page, upright rather than turned; undefined if none fits. The sheet is portrait: what fits
 * on a landscape sheet fits with turned cards on a portrait sheet.
 */
export function chooseGrid(request: GridRequest): Grid | undefined {
  const { width, height } = request.paper;
  const portrait = { width: Math.min(width, height), height: Math.max(width, height) };
  return most([false, true].flatMap((turned) => largestGrid(request, portrait, turned) ?? []));
}

/** The trim of a place, counted row by row from the top left. */
export function slotRect(grid: Grid, slot: number): Rect {
  const { columns, left, top, gap, cell } = grid;
  return {
    x: left + (slot % columns) * (cell.width + gap),
    y: top + Math.floor(slot / columns) * (cell.height + gap),
    ...cell,
  };
}

/** The rectangle around all trims. */
export function gridRect({ left, top, columns, rows, cell, gap }: Grid): Rect {
  return { x: left, y: top, width: extent(columns, cell.width, gap), height: extent(rows, cell.height, gap) };
}

function swap({ width, height }: Size): Size {
  return { width: height, height: width };
}

function extent(count: number, length: Mm, gap: Mm): Mm {
  return count * length + (count - 1) * gap;
}

function largestGrid(request: GridRequest, paper: Size, turned: boolean): Grid | undefined {
  const { card, gap, margins } = request;
  const cell = turned ? swap(card) : card;
  const beside = paper.height + EPSILON >= margins.rulerLength;
  const above = paper.width + EPSILON >= margins.rulerLength;
  const grids = [
    ...(beside ? [gridWithin(paper, cell, gap, margins.ruler, margins.least)] : []),
    ...(above ? [gridWithin(paper, cell, gap, margins.least, margins.ruler)] : []),
  ];
  const best = most(grids.filter(({ columns, rows }) => columns > 0 && rows > 0));
  return best && { ...best, turned };
}

function gridWithin(paper: Size, cell: Size, gap: Mm, marginX: Mm, marginY: Mm): Omit<Grid, 'turned'> {
  const columns = Math.floor((paper.width - 2 * marginX + gap + EPSILON) / (cell.width + gap));
  const rows = Math.floor((paper.height - 2 * marginY + gap + EPSILON) / (cell.height + gap));
  const left = (paper.width - extent(columns, cell.width, gap)) / 2;
  const top = (paper.height - extent(rows, cell.height, gap)) / 2;
  return { paper, columns, rows, left, top, gap, cell };
}

/** The first of those with most cards. */
function most<T extends { readonly columns: number; readonly rows: number }>(
  grids: readonly T[],
): T | undefined {
  return grids.reduce<T | undefined>(
    (best, grid) => (best && grid.columns * grid.rows <= best.columns * best.rows ? best : grid),
    undefined,
  );
}
