import type { CsvTable } from '../definition/csv.ts';
import type { Path } from '../definition/game.ts';
import type { Yaml } from '../definition/source.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import { readNumber, readPlain } from './cells.ts';
import { areLetters, type Column, joinSpans, seatsNamed } from './columns.ts';
import type { Sheet } from './sheet.ts';
import type { RowGroup } from './table-rows.ts';

/** A table whose columns are known. */
export interface KnownTable {
  readonly table: CsvTable;
  readonly columns: readonly Column[];
}

const GROUPED: readonly string[] = ['match', 'game', 'variants', 'players'];

type Data = Record<string, unknown>;

/** The rows of a match as the data of a score file; every part of it is located in its cell. */
export function sheetOf({ table, columns }: KnownTable, { id, rows, shared }: RowGroup): Sheet {
  const seats = seatsNamed(columns);
  const names = areLetters(seats) ? undefined : seats;
  const players = names ?? shared.players?.value;
  const data = {
    ...(shared.game && { game: shared.game.value }),
    ...(shared.variants && { variants: shared.variants.value }),
    ...(players !== undefined && { players }),
    match: rows.map((row) => readRow(table.rows[row]!, columns)),
  };
  const places = { table, columns, rows, shared };
  const locate: Yaml['locate'] = (path, part) => locateIn(places, path, part);
  const yaml: Yaml = {
    data,
    doubled: [],
    isTable: true,
    locate,
    columnName: (path) => {
      const column = columnAt(columns, path);
      return column && table.names[column.at];
    },
    locateText: (path) => locate(path),
    written: (path) => {
      const found = columnAt(columns, path);
      return found === undefined ? '' : (table.rows[rows[Number(path[1])]!]?.[found.at] ?? '');
    },
  };
  const atLeast = names ? 0 : Math.max(0, ...seats.map((seat) => 1 + seat.charCodeAt(0) - 'A'.charCodeAt(0)));
  return { ...(id !== undefined && { id }), yaml, atLeast };
}

function readRow(cells: readonly string[], columns: readonly Column[]): Data {
  const hand: Data = {};
  for (const column of columns) {
    const cell = cells[column.at] ?? '';
    if (column.kind === 'plain') {
      const value = GROUPED.includes(column.key) ? undefined : readPlain(column.key, cell);
      if (value !== undefined) hand[column.key] = value;
      continue;
    }
    const value = readNumber(cell);
    if (value === undefined) continue;
    const at = column.kind === 'seated' ? mapIn(hand, column.key) : mapIn(mapIn(hand, 'units'), column.unit);
    at[column.seat] = value;
  }
  return hand;
}

function mapIn(data: Data, key: string): Data {
  data[key] ??= {};
  return data[key] as Data;
}

interface Places extends KnownTable {
  readonly rows: readonly number[];
  readonly shared: RowGroup['shared'];
}

/** The columns of a part of a hand; none if it has no columns of its own. */
function columnsOf(columns: readonly Column[], [, , key, seat, unitSeat]: Path): readonly Column[] {
  const isOf = (wanted: unknown, own: string) => wanted === undefined || wanted === own;
  return columns.filter((column) => {
    if (column.kind === 'plain') return column.key === key;
    if (column.kind === 'seated') return column.key === key && isOf(seat, column.seat);
    return key === 'units' && isOf(seat, column.unit) && isOf(unitSeat, column.seat);
  });
}

function columnAt(columns: readonly Column[], path: Path): Column | undefined {
  return path.length > 2 ? columnsOf(columns, path)[0] : undefined;
}

function locateIn({ table, columns, rows, shared }: Places, path: Path, part?: 'value' | 'key'): Span {
  const [first, index] = path;
  const row = rows[typeof index === 'number' ? index : 0] ?? rows[0] ?? 0;
  if (first !== 'match') return locateShared({ table, columns, rows, shared }, path);
  const found = path.length > 2 ? columnsOf(columns, path) : [];
  const [start] = found;
  if (start === undefined) return rowSpan(table, row);
  if (part === 'key') return table.locateName(start.at);
  const isStretch = found.every((column, at) => column.at === start.at + at);
  const cell = table.locateCell(row, start.at);
  return isStretch ? joinSpans(cell, table.locateCell(row, found.at(-1)!.at)) : cell;
}

function rowSpan({ names, locateCell }: CsvTable, row: number): Span {
  return joinSpans(locateCell(row, 0), locateCell(row, names.length - 1));
}

/** What a match says of itself stands in its first row, or in the row of a match above; names of players in the head. */
function locateShared({ table, columns, rows, shared }: Places, [key, index]: Path): Span {
  const said = shared[key as keyof typeof shared];
  const column = columns.find((one) => one.kind === 'plain' && one.key === key);
  if (said && column && typeof index !== 'number') return table.locateCell(said.row, column.at);
  const seat = key === 'players' ? seatsNamed(columns)[Number(index ?? 0)] : undefined;
  const headed = columns.find((one) => one.kind !== 'plain' && one.seat === seat);
  if (headed) return table.locateName(headed.at);
  return table.rows.length === 0 ? table.locateName(0) : rowSpan(table, rows[0] ?? 0);
}
