import type { Mm, Rect, Size } from '../../page/geometry.ts';
import type { GridMargins } from './margins.ts';
import type { Axis } from './turn.ts';

/** What decides a grid; the number of cards does not. */
interface GridRequest {
  readonly paper: Size;
  readonly card: Size;
  /** Space between neighbours, 0 for one cut between cards. */
  readonly gap: Mm;
  /** The margins that will do, any one of them. */
  readonly margins: readonly GridMargins[];
  /** The columns and rows that are asked for; as many as fit if absent. */
  readonly asked?: Count | undefined;
  /** Cards are not laid on their side. */
  readonly upright?: boolean;
  /** Least distance of cards from a fold in the middle, if there is to be one. */
  readonly fold?: Mm | undefined;
}

/** Columns and rows. */
interface Count {
  readonly columns: number;
  readonly rows: number;
}

/** Where the cards of a page lie: in the middle of the paper, or of its left or upper half if it is folded. */
export interface Grid extends Count {
  readonly paper: Size;
  /** The paper, or the half of it that holds the fronts. */
  readonly home: Size;
  /** Cards lie on their side, turned clockwise by 90°. */
  readonly turned: boolean;
  readonly left: Mm;
  readonly top: Mm;
  readonly gap: Mm;
  /** A card as it lies. */
  readonly cell: Size;
  /** The line along which the paper is folded. */
  readonly fold?: Axis;
}

/** The most columns and rows that do fit, if any do. */
export interface Misfit {
  readonly grid?: undefined;
  readonly most?: Count | undefined;
}

/** A grid, or else why there is none. */
type Choice = { readonly grid: Grid } | Misfit;

const EPSILON: Mm = 1e-6;

/** The grid with most cards a page, or the one that is asked for; upright rather than turned. */
export function chooseGrid(request: GridRequest): Choice {
  const { asked } = request;
  const largest = areasOf(request).flatMap((area) =>
    (request.upright ? [false] : [false, true]).map((turned) => fill(area, request, turned)),
  );
  if (!asked) {
    const best = most(largest);
    return best ? { grid: best.grid } : {};
  }
  const wide = largest.filter(({ grid }) => grid.columns >= asked.columns && grid.rows >= asked.rows);
  return wide[0]
    ? { grid: place(wide[0].area, request, wide[0].grid.turned, asked) }
    : { most: most(largest)?.grid };
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

/** Where cards may lie, and the half or whole of the paper in whose middle they should. */
interface Area {
  readonly within: Rect;
  readonly home: Size;
  readonly fold?: Axis;
}

function areasOf({ paper, margins, fold }: GridRequest): readonly Area[] {
  return margins.flatMap(({ x, y }): Area[] => {
    const whole = { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
    if (fold === undefined) return [{ within: whole, home: paper }];
    const beside = paper.width / 2 - x - fold;
    const above = paper.height / 2 - y - fold;
    return [
      {
        within: { ...whole, width: beside },
        home: { ...paper, width: paper.width / 2 },
        fold: 'upright',
      },
      {
        within: { ...whole, height: above },
        home: { ...paper, height: paper.height / 2 },
        fold: 'level',
      },
    ];
  });
}

/** As many cards as an area holds. */
interface Filled {
  readonly grid: Grid;
  readonly area: Area;
}

function fill(area: Area, request: GridRequest, turned: boolean): Filled {
  const { width, height } = turned ? swap(request.card) : request.card;
  const { gap } = request;
  const columns = Math.floor((area.within.width + gap + EPSILON) / (width + gap));
  const rows = Math.floor((area.within.height + gap + EPSILON) / (height + gap));
  return { grid: place(area, request, turned, { columns, rows }), area };
}

function place(area: Area, { paper, card, gap }: GridRequest, turned: boolean, count: Count): Grid {
  const cell = turned ? swap(card) : card;
  const { within, home, fold } = area;
  const middle = (from: Mm, room: Mm, all: Mm, length: Mm): Mm =>
    Math.max(from, Math.min((all - length) / 2, from + room - length));
  return {
    ...{ paper, home, turned, gap, cell },
    columns: count.columns,
    rows: count.rows,
    left: middle(within.x, within.width, home.width, extent(count.columns, cell.width, gap)),
    top: middle(within.y, within.height, home.height, extent(count.rows, cell.height, gap)),
    ...(fold && { fold }),
  };
}

function swap({ width, height }: Size): Size {
  return { width: height, height: width };
}

function extent(count: number, length: Mm, gap: Mm): Mm {
  return count * length + (count - 1) * gap;
}

/** The first of those with most cards, if any has one. */
function most(all: readonly Filled[]): Filled | undefined {
  const countOf = ({ grid: { columns, rows } }: Filled): number => Math.max(0, columns) * Math.max(0, rows);
  return all
    .filter((one) => countOf(one) > 0)
    .reduce<Filled | undefined>(
      (best, one) => (best && countOf(one) <= countOf(best) ? best : one),
      undefined,
    );
}
