import type { Rect } from '../../src/page/geometry.ts';
import type { SeenLine, SeenPage, SeenText } from './seen-page.ts';

/** What stands between two lines, from the left edge of a group of columns to its right edge. */
export interface SeenRow {
  readonly top: number;
  readonly bottom: number;
}

/** The columns of one match: several stand side by side, or the halves of one. */
export interface SeenGroup {
  readonly left: number;
  readonly right: number;
  /** Where the columns of each side begin. */
  readonly sides: readonly number[];
  /** Where the field for the hook begins. */
  readonly helper?: number;
}

/** A table with its head. */
export interface SeenTable {
  readonly top: number;
  readonly bottom: number;
  /** The line below the labels of the columns. */
  readonly head: number;
  readonly rows: readonly SeenRow[];
  readonly groups: readonly SeenGroup[];
  /** Lines between columns. */
  readonly columns: readonly SeenLine[];
}

/** Lines this close to each other are one. */
const SAME = 0.15;

/** All tables of a page that have a head, from the top; `first` is what stands over the first side of each group. */
export function tablesOn(page: SeenPage, first: string): readonly SeenTable[] {
  const clusters: SeenLine[][] = [];
  for (const line of [...page.down].sort((one, other) => one.from - other.from)) {
    const last = clusters.at(-1);
    if (last && line.from <= Math.max(...last.map(({ to }) => to)) - SAME) last.push(line);
    else clusters.push([line]);
  }
  return clusters.flatMap((columns) => readTable(page, columns, first) ?? []);
}

function readTable(page: SeenPage, columns: readonly SeenLine[], first: string): SeenTable | undefined {
  const top = Math.min(...columns.map(({ from }) => from));
  const bottom = Math.max(...columns.map(({ to }) => to));
  const near = page.across.filter(({ at }) => at > top - SAME && at < bottom + SAME);
  const longest = Math.max(0, ...near.map(({ from, to }) => to - from));
  const whole = near.filter(({ from, to }) => to - from > longest - 1);
  const ys = apart(whole.map(({ at }) => at));
  const [head, ...ends] = ys;
  if (head === undefined || ends.length === 0 || head < top + 5) return undefined;
  const region = { x: 0, y: top, width: page.size.width, height: head - top };
  const count = textsIn(page, region).filter(({ text }) => text === first).length;
  const edges = { left: Math.min(...whole.map(({ from }) => from)), right: Math.max(...whole.map(({ to }) => to)) };
  const rows = ends.map((end, at): SeenRow => ({ top: ys[at]!, bottom: end }));
  return { top, bottom, head, rows, groups: groupsOf(columns, count, top, edges), columns };
} // biome-ignore format: short

function apart(values: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const value of [...values].sort((one, other) => one - other))
    if (found.length === 0 || value > found.at(-1)! + SAME) found.push(value);
  return found;
}

function groupsOf(
  columns: readonly SeenLine[],
  count: number,
  top: number,
  { left, right }: { readonly left: number; readonly right: number },
): readonly SeenGroup[] {
  const fromHead = apart(columns.filter(({ from }) => from < top + SAME).map(({ at }) => at));
  const each = fromHead.length / Math.max(1, count);
  const period = count > 1 ? fromHead[each]! - fromHead[0]! : 0;
  return Array.from({ length: count }, (_, group) => ({
    left: left + group * period,
    right: right - (count - 1 - group) * period,
    sides: fromHead.slice(group * each, (group + 1) * each),
  }));
}

/** The texts whose middle is within a rectangle. */
export function textsIn({ texts }: SeenPage, region: Rect): readonly SeenText[] {
  return texts.filter(({ room }) => holds(region, room));
}

/** Whether the middle of something is within a rectangle. */
export function holds({ x, y, width, height }: Rect, room: Rect): boolean {
  const across = room.x + room.width / 2;
  const down = room.y + room.height / 2;
  return across > x && across < x + width && down > y && down < y + height;
}

/** A row between two places across. */
export function stretch({ top, bottom }: SeenRow, from: number, to: number): Rect {
  return { x: from, y: top, width: to - from, height: bottom - top };
}
