import { columnFaults } from './column-faults.ts';
import type { Combination } from './combinations.ts';
import { nameFaults } from './name-faults.ts';
import { pageFaults } from './page-faults.ts';
import { cropped, partFaults, roomsOf } from './parts.ts';
import { rowFaults, type TablePage } from './row-faults.ts';
import type { SeenPage } from './seen-page.ts';
import { type SeenTable, tablesOn } from './seen-table.ts';

/** Everything that is wrong with a printed score table; nothing if all is well. */
export function faultsOf(combination: Combination, pages: readonly SeenPage[]): readonly string[] {
  if (pages.length === 0) return ['no pages'];
  const cut = pages.map((page) => {
    const rooms = roomsOf(page);
    return { page, rooms, parts: rooms.map((room) => cropped(page, room)) };
  });
  const first = cut.map(({ parts }) => tablePage(combination, parts[0]!));
  return [
    ...cut.flatMap(({ page, rooms, parts }) => [...pageFaults(combination, page, rooms), ...partFaults(parts)]),
    ...padFaults(combination, cut),
    ...rowFaults(combination, first),
    ...first.flatMap((one) => [...columnFaults(combination, one), ...heightFaults(combination, one), ...nameFaults(combination, one)]),
    ...headFaults(first),
  ]; // biome-ignore format: a table
}

function tablePage({ told }: Combination, page: SeenPage): TablePage {
  return { page, tables: tablesOn(page, told.sides[0]!) };
}

const PADS = { a5: [148.5, 210], a6: [105, 148.5] } as const;

/** A pad is cut into parts of about its size, and of just that on A4 and A3; nothing else is cut. */
function padFaults(
  { print: { pad }, paper }: Combination,
  cut: readonly { readonly rooms: readonly { readonly width: number; readonly height: number }[] }[],
): readonly string[] {
  return cut.flatMap(({ rooms }) => {
    if (!pad) return rooms.length === 1 ? [] : ['ticks on a page that is not cut'];
    const [short, long] = PADS[pad];
    const least = paper.width === 210 || paper.width === 297 ? 0.01 : 0.08;
    return rooms.flatMap(({ width, height }) => {
      const [one, other] = [Math.min(width, height), Math.max(width, height)];
      const off = Math.max(Math.abs(one / short - 1), Math.abs(other / long - 1));
      return off <= least && rooms.length > 1 ? [] : [`a part of ${width} × ${height} mm`];
    });
  });
}

/** So high rows are at least. */
function leastHeight({ told, print }: Combination): number {
  if (print.wipeClean) return 11;
  if (print.size === 'large') return 8;
  return told.rows === undefined || told.rows.length <= 13 ? 8 : 6;
}

function heightFaults(combination: Combination, { tables }: TablePage): readonly string[] {
  const least = leastHeight(combination);
  return tables.flatMap(({ rows }) => {
    const heights = rows.map(({ top, bottom }) => bottom - top);
    const low = heights.filter((height) => height < least - 0.01);
    // The row for the start may be higher than the others.
    const own = combination.told.start === undefined ? heights : heights.slice(1);
    const uneven = own.filter((height) => Math.abs(height - own[0]!) > 0.05);
    return [...low.map((height) => `a row of ${height.toFixed(2)} mm`), ...uneven.map((height) => `a row of ${height.toFixed(2)} mm beside one of ${own[0]!.toFixed(2)}`)]; // biome-ignore format: short
  });
}

/** Every table has the same head, whatever page it stands on. */
function headFaults(pages: readonly TablePage[]): readonly string[] {
  const heads = pages.flatMap(({ page, tables }) => tables.map((table) => headOf(page, table)));
  return heads.some((head) => head !== heads[0]) ? ['heads that differ'] : [];
}

function headOf({ texts }: SeenPage, { top, head }: SeenTable): string {
  const own = texts.filter(({ room }) => room.y > top - 0.5 && room.y < head);
  return own
    .flatMap(({ text }) => text.split(' '))
    .sort()
    .join(' ');
}
