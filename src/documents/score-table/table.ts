import type { Block, TableBlock, TableCell, TableColumn, TableRow } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { blank, heading, row, space, stack, text } from '../blocks.ts';
import { figure } from '../input.ts';
import { middle } from '../trick-table.ts';
import { cellBefore, cellOfSide, type HandRow } from './cells.ts';
import type { FilledHand } from './filled.ts';
import { headRows } from './head.ts';
import { helperCell } from './helper.ts';
import { AROUND_NAME } from './labels.ts';
import type { HandColumn, PlannedHand, SideColumn } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import type { TableParts } from './table-parts.ts';
import { GROUP_GAP, HELPERS, hasSidesOfPartners, PITCH, WIDE_PITCH, widthOfBefore, widthOfSuits } from './widths.ts'; // biome-ignore format: short

/** Height of the row for the result, and of its boxes. */
const RESULT: Mm = 12.4;
const RESULT_BOX: Mm = 9;

/** Rows that stay on the page whatever else stands there. */
const KEPT_ROWS = 6;

/** The table that is written on, its head repeated on every page. */
export function tableOf(input: SheetInput, parts: TableParts): TableBlock {
  const { plan, groups } = parts;
  const rows: TableRow[] = [...headRows(input, parts)];
  if (plan.start !== undefined) rows.push(startRow(input, parts, plan.start));
  const most = Math.max(...groups.map((hands) => hands.length));
  for (let at = 0; at < most; at++) rows.push(handsRow(input, parts, at, at === most - 1));
  if (parts.result) rows.push(resultRow(input, parts));
  return { kind: 'table', columns: groups.flatMap((_, group) => columnsOf(parts, group)), rows };
}

/** Room before what stands in a column, so that what is ringed stands in its middle. */
function paddingOf(column: HandColumn | SideColumn, width: Mm): Mm {
  switch (column.kind) {
    case 'maker':
      return beside(width, column.seats.length * PITCH);
    case 'trump':
      return beside(width, widthOfSuits(column));
    case 'last-trick':
      return beside(width, column.sides.length * PITCH);
    case 'doubles':
      return beside(width, column.times.length * WIDE_PITCH);
    case 'melds':
      return beside(width, column.names.length * WIDE_PITCH);
    case 'printed-trump':
      return AROUND_NAME;
    default:
      return 0;
  }
}

function beside(width: Mm, content: Mm): Mm {
  return Math.max(0, (width - content) / 2);
}

function columnsOf({ columns, plan, light }: TableParts, group: number): readonly TableColumn[] {
  const gap: TableColumn[] = group === 0 ? [] : [{ width: GROUP_GAP }];
  const before = columns.before.map((column, at): TableColumn => {
    const width = columns.widthsBefore[at] ?? 0;
    const lined = at > 0 && isLined(column.kind, columns.before[at - 1]?.kind);
    const padding = paddingOf(column, width);
    return { width, padding, ...(lined && { line: 'hairline' }) };
  });
  const sides = plan.sides.flatMap(() =>
    columns.cells.map((column, at): TableColumn => {
      const width = columns.widthsOfSide[at] ?? 0;
      const padding = paddingOf(column, width);
      if (at > 0) return { width, padding, line: 'hairline' };
      return { width, padding, line: light ? 'hairline' : 'side', fromHead: true };
    }),
  );
  const helper: TableColumn[] = columns.helper
    ? [{ width: HELPERS[columns.helper].best, padding: 2, line: light ? 'hairline' : 'side', fromHead: true }]
    : [];
  return [...gap, ...before, ...sides, ...helper];
}

/** A number stands before its row like a head; what follows it is divided by lines where it is written on. */
function isLined(kind: string, before: string | undefined): boolean {
  return before !== 'number' || kind === 'leader' || kind === 'dealer';
}

function handsRow(input: SheetInput, parts: TableParts, at: number, last: boolean): TableRow {
  const { plan, heights, groups, light } = parts;
  const filled = parts.filled?.hands[groups[0] ? handNumber(parts, groups[0], at) : at];
  const turn = groups.some((hands) => hands[at]?.turn === true) || filled?.over === true;
  const strong = (last && !plan.open) || turn;
  return {
    height: heights.least,
    ...(heights.most > heights.least && { most: heights.most }),
    ...(plan.open && at >= KEPT_ROWS && filled === undefined && { spare: true }),
    below: strong && !light ? 'head' : 'hairline',
    cells: groups.flatMap((hands, group) => [
      ...(group === 0 ? [] : [{}]),
      ...cellsOf(input, parts, hands[at], parts.filled?.hands[handNumber(parts, hands, at)]),
    ]),
  };
}

/** The number of a hand of a group in the match. */
function handNumber({ plan }: TableParts, hands: readonly PlannedHand[], at: number): number {
  return plan.hands.indexOf(hands[at]!);
}

/** The cells of one hand; empty ones where a group has no more hands. */
function cellsOf(
  input: SheetInput,
  { plan, columns, heights }: TableParts,
  hand: PlannedHand | undefined,
  filled: FilledHand | undefined,
): readonly TableCell[] {
  const number = columns.before.length + columns.cells.length * plan.sides.length + Number(columns.helper !== undefined); // biome-ignore format: short
  if (!hand) return Array.from({ length: number }, () => ({}));
  const row: HandRow = { plan, hand, ...(filled && { filled }) };
  return [
    ...columns.before.map((column, at) => cellBefore(input, column, columns.widthsBefore[at] ?? 0, row)),
    ...plan.sides.flatMap((_, side) => columns.cells.map((column) => cellOfSide(input, column, side, row))),
    ...(columns.helper ? [helperCell(columns.helper, hand.size ?? 0, heights.least)] : []),
  ];
}

/** A single row with the same columns, for an example. */
export function exampleTable(input: SheetInput, parts: TableParts, filled: FilledHand): TableBlock {
  const { helper: _, ...columns } = parts.columns;
  const [hand] = parts.groups[0] ?? [];
  const own: TableParts = { ...parts, columns, groups: [[]] };
  const shown: PlannedHand = { label: '', ...(hand?.size !== undefined && { size: hand.size }) };
  const cells = cellsOf(input, own, shown, filled);
  return { kind: 'table', columns: columnsOf(own, 0), rows: [{ height: 9.4, below: 'hairline', cells }] };
}

function startRow(input: SheetInput, parts: TableParts, start: number): TableRow {
  const { plan, columns, heights } = parts;
  const { words } = input;
  const again = words.text('table-start-again', { start, partners: hasSidesOfPartners(plan.sides) });
  const first = text('value', words.text('table-start'));
  const label: Block =
    widthOfBefore(columns) < AGAIN
      ? first
      : row([['fit', first], ['rest', text('label', again)]], { gap: 3, align: 'baseline' }); // biome-ignore format: a pair
  const value = middle(text('value', figure(start), 'center'));
  const cells = parts.groups.flatMap((_, group): readonly TableCell[] => [
    ...(group === 0 ? [] : [{}]),
    { ...middle(label), columns: columns.before.length, header: 'Row' },
    ...eachTotal(parts, () => ({ ...value, align: 'center' })),
  ]);
  return { height: Math.max(heights.least, 8), below: 'head', cells };
}

/** Narrower columns have no room for what is said of the next game. */
const AGAIN: Mm = 62;

/** A cell in the last column of every side, where totals stand; empty ones in all others. */
function eachTotal({ plan, columns }: TableParts, cell: (side: number) => TableCell): readonly TableCell[] {
  const last = columns.cells.length - 1;
  const sides = plan.sides.flatMap((_, side) =>
    columns.cells.map((_, at) => (at === last ? cell(side) : {})),
  );
  return columns.helper ? [...sides, {}] : sides;
}

/** Narrower columns have no room for the word at the box for the result. */
const RESULT_WORD: Mm = 24;

function resultLabel({ words }: SheetInput, width: Mm): Block {
  if (width < RESULT_WORD) return text('label', words.text('table-result-short'));
  return heading(2, 'head', words.text('table-result'));
}

/** What all hands come to, a box for each side; where a match stands in two halves, below the last of them. */
function resultRow(input: SheetInput, parts: TableParts): TableRow {
  const { columns, groups } = parts;
  const total = columns.widthsOfSide.at(-1) ?? 0;
  const box = (side: number): Block => {
    const frame = blank(total - 1.4, RESULT_BOX, 'card');
    const result = parts.filled?.result?.[side];
    const child = result === undefined ? {} : { child: text('value', figure(result), 'center') };
    return stack([space((RESULT - RESULT_BOX) / 2), { ...frame, ...child }]);
  };
  const isDue = (group: number) => input.sheet.games > 1 || group === groups.length - 1;
  const label: TableCell = { ...middle(resultLabel(input, widthOfBefore(columns))), header: 'Row' };
  const cells = groups.flatMap((_, group): readonly TableCell[] => [
    ...(group === 0 ? [] : [{}]),
    { ...(isDue(group) && label), columns: columns.before.length },
    ...eachTotal(parts, (side) => (isDue(group) ? { block: box(side) } : {})),
  ]);
  return { height: RESULT, joined: true, open: true, cells };
}
