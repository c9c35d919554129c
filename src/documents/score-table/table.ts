import type { Block, TableBlock, TableCell, TableRow } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { blank, heading, row, rule, space, stack, text } from '../blocks.ts';
import { figure } from '../input.ts';
import { middle } from '../trick-table.ts';
import { cellBefore, cellOfSide, type HandRow } from './cells.ts';
import type { FilledHand } from './filled.ts';
import { headRows } from './head.ts';
import { helperCell } from './helper.ts';
import { ofColumn } from './labels.ts';
import type { PlannedHand } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import { columnsOf } from './table-columns.ts';
import type { TableParts } from './table-parts.ts';
import { hasSidesOfPartners, widthOfBefore } from './widths.ts';

/** Height of the row for the result, and of its boxes. */
const RESULT: Mm = 12.4;
const RESULT_BOX: Mm = 9;

/** Rows that stay on the page whatever else stands there. */
const KEPT_ROWS = 6;

/** The table that is written on, its head repeated on every page. */
export function tableOf(input: SheetInput, parts: TableParts): TableBlock {
  const { plan, groups } = parts;
  const rows: TableRow[] = [...headRows(input, parts)];
  const starts =
    parts.filled?.before ?? (plan.start === undefined ? [] : plan.sides.map(() => plan.start ?? 0));
  if (starts.length > 0) rows.push(startRow(input, parts, starts));
  const most = Math.max(...groups.map((hands) => hands.length));
  for (let at = 0; at < most; at++) rows.push(handsRow(input, parts, at, at === most - 1));
  if (parts.result) rows.push(resultRow(input, parts));
  if (parts.example) rows.push(...exampleRows(input, parts, parts.example));
  return { kind: 'table', columns: groups.flatMap((_, group) => columnsOf(parts, group)), rows };
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
    ...columns.before.map((column, at) => ofColumn(column, cellBefore(input, column, columns.widthsBefore[at] ?? 0, row))), // biome-ignore format: short
    ...plan.sides.flatMap((_, side) => columns.cells.map((column) => ofColumn(column, cellOfSide(input, column, side, row)))), // biome-ignore format: short
    ...(columns.helper ? [helperCell(columns.helper, hand.size ?? 0, heights.least)] : []),
  ];
}

/** A row filled in as an example below the others, and above it what is said of it. */
function exampleRows(
  input: SheetInput,
  parts: TableParts,
  { said, filled }: NonNullable<TableParts['example']>,
): readonly TableRow[] {
  const { plan, columns, groups, light } = parts;
  const [hand] = groups[0] ?? [];
  const shown: PlannedHand = { label: '', ...(hand?.size !== undefined && { size: hand.size }) };
  const cells = cellsOf(input, { ...parts, columns: withoutHelper(columns) }, shown, filled);
  // Any row of an open table can be its last, so that the line below it is drawn here.
  const end = plan.open ? [rule(light ? 'hairline' : 'head')] : [];
  const all = groups.flatMap((_, group) => columnsOf(parts, group)).length;
  const head: TableCell = { block: stack([...end, space(4), said, rule('hairline')]), columns: all };
  return [
    { open: true, joined: true, cells: [head] },
    { height: EXAMPLE, joined: true, below: 'hairline', cells },
  ];
}

/** Height of the row of the example. */
const EXAMPLE: Mm = 9.4;

function withoutHelper({ helper: _, ...columns }: TableParts['columns']): TableParts['columns'] {
  return columns;
}

function startRow(input: SheetInput, parts: TableParts, starts: readonly number[]): TableRow {
  const { plan, columns, heights } = parts;
  const { words } = input;
  const again = words.text('table-start-again', {
    start: figure(plan.start ?? 0),
    partners: hasSidesOfPartners(plan.sides),
  });
  const first = text('value', words.text('table-start'));
  const label: Block =
    !plan.again || widthOfBefore(columns) < AGAIN
      ? first
      : row([['fit', first], ['rest', text('label', again)]], { gap: 3, align: 'baseline' }); // biome-ignore format: a pair
  const value = (side: number) => middle(text('value', figure(starts[side] ?? 0), 'center'));
  const cells = parts.groups.flatMap((_, group): readonly TableCell[] => [
    ...(group === 0 ? [] : [{}]),
    { ...middle(label), columns: columns.before.length, header: 'Row' },
    ...eachTotal(parts, (side) => ({ ...value(side), align: 'center' })),
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
