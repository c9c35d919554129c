import type { Side } from '../engine/rules.ts';
import type { Block, TableBlock, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { space, stack, text } from './blocks.ts';
import { figure, type HandInput, hasPartners, isNarrow, sideName, stylesOf } from './input.ts';
import { unitLines } from './match-box.ts';
import { wordSide } from './score-reason.ts';
import { headRow, labelColumn, middle } from './trick-table.ts';

/** Width of the column of a side, and of a number. */
const SIDE: Mm = 13;
const PARTNERS: Mm = 20;
const NUMBER: Mm = 14;

/** Least height of a row. */
const ROW: Mm = 6.6;

/** Room between the numbers and the reason. */
const BEFORE_WHY: Mm = 6;

/** Least room behind the seats of a side. */
const BEHIND_SIDE: Mm = 3;

/** One number of each side, with its head. */
interface NumberColumn {
  readonly head: string;
  readonly amountOf: (side: Side) => number | undefined;
  readonly strong?: boolean;
}

/** What a hand came to, and below it the units that it changed. */
export function resultBlocks(input: HandInput, hand: HandTrace): readonly Block[] {
  const units = hand.units ? unitLines(input, hand.units.after, hand.units.before) : [];
  return [resultTable(input, hand), ...(units.length > 0 ? [space(2), ...units.map((line) => text('small', line))] : [])]; // biome-ignore format: short
}

/** What a hand came to, side by side: bids, tricks, card points, what they score by which line, and what stands then. */
function resultTable(input: HandInput, hand: HandTrace): TableBlock {
  const { words, game } = input;
  const scores = hand.sides ?? [];
  const before = numberColumns(input, hand);
  const after = scoreColumns(input, hand);
  const sides = game.rules.sides.map((_, side) => side);
  const beside = scores.length > 0 && !isNarrow(input);
  const rows = sides.flatMap((side): readonly TableRow[] => {
    const score = scores[side];
    const cells: TableCell[] = [
      { ...middle(text('seat', sideName(input, side))), header: 'Row' },
      ...before.map((column) => numberCell(column, side)),
      ...(score && beside ? [reasonCell(input, hand, side)] : []),
      ...after.map((column) => numberCell(column, side)),
    ];
    const below = side === sides.length - 1 ? 'head' : 'hairline';
    if (!score || beside) return [{ height: ROW, below, cells }];
    const reason = { ...reasonCell(input, hand, side), columns: cells.length };
    return [
      { height: ROW, cells },
      { below, cells: [{}, reason], joined: true },
    ];
  });
  const label = words.text(hasPartners(input) ? 'side' : 'seat');
  const heads = (columns: readonly NumberColumn[]) => columns.map(({ head }) => head);
  const labels = [label, ...heads(before), ...(beside ? [words.text('why')] : []), ...heads(after)];
  const number = (head: string): TableColumn => {
    return { width: isNarrow(input) ? labelColumn(input, head, NUMBER) : NUMBER };
  };
  const behind = { padding: isNarrow(input) ? 0 : 2.4 };
  const columns: readonly TableColumn[] = [
    { width: sideColumn(input) },
    ...heads(before).map(number),
    ...(beside ? [{ width: 'rest' as const, padding: BEFORE_WHY }] : []),
    ...heads(after).map((head) => ({ ...number(head), ...behind })),
    ...(scores.length > 0 && !beside ? [{ width: 'rest' as const }] : []),
  ];
  const head = headRow(labels);
  const isNumber = (at: number) => at > 0 && labels[at] !== words.text('why');
  const cells = head.cells.map((cell, at) => (isNumber(at) ? toRight(cell) : cell));
  return { kind: 'table', columns, rows: [{ ...head, cells }, ...rows] };
}

/** Width of the column of a side; on a narrow page, where words can be large, at least that of its seats. */
function sideColumn(input: HandInput): Mm {
  const usual = hasPartners(input) ? PARTNERS : SIDE;
  if (!isNarrow(input)) return usual;
  const { seat } = stylesOf(input);
  const names = input.game.rules.sides.map((_, side) => input.measure.width(sideName(input, side), seat));
  return Math.max(usual, ...names.map((width) => width + BEHIND_SIDE));
}

function numberCell({ amountOf, strong }: NumberColumn, side: Side): TableCell {
  const value = amountOf(side);
  if (value === undefined) return {};
  return toRight(
    middle(text('small', [{ text: figure(value), ...(strong && { weight: 'semibold' as const }) }])),
  );
}

/** Numbers end one below the other, so that a minus hangs before them. */
function toRight(cell: TableCell): TableCell {
  return { ...cell, align: 'right' };
}

/** What was counted before anything scores. */
function numberColumns(input: HandInput, hand: HandTrace): readonly NumberColumn[] {
  const { words, game } = input;
  const { sides } = game.rules;
  const together = (values: readonly (number | undefined)[]) => (side: Side) =>
    sides[side]?.reduce<number | undefined>((sum, seat) => {
      const value = values[seat];
      return sum === undefined || value === undefined ? undefined : sum + value;
    }, 0);
  const { points, won } = hand;
  return [
    ...(game.rules.bidding ? [{ head: words.text('bid'), amountOf: together(hand.bids) }] : []),
    ...(won ? [{ head: words.text('tricks'), amountOf: together(won) }] : []),
    ...(points ? [{ head: words.text('card-points'), amountOf: (side: Side) => points[side] }] : []),
  ];
}

/** What the hand scores, and the totals after it. */
function scoreColumns(input: HandInput, { sides, totals }: HandTrace): readonly NumberColumn[] {
  const { words } = input;
  if (!sides) return [];
  const score = {
    head: words.text('points'),
    // Where the game is won at once, nothing is added to what stood before.
    amountOf: (side: Side) => (sides[side]?.wins ? undefined : sides[side]?.score),
    strong: true,
  };
  if (!totals) return [score];
  const { before, after } = totals;
  return [
    { head: words.text('stood'), amountOf: (side) => before[side] },
    score,
    { head: words.text('stands'), amountOf: (side) => after[side] },
  ];
}

function reasonCell(input: HandInput, hand: HandTrace, side: Side): TableCell {
  const edge = space(0.8);
  return middle(stack([edge, text('small', wordSide(input, hand, side)), edge]));
}
