import type { Block, TableBlock, TableCell, TableColumn, TableRow } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import { row, rule, stack, text } from '../blocks.ts';
import { hasSchedule } from '../hand-setting.ts';
import { type DocumentInput, hasPartners, isNarrow, stylesOf } from '../input.ts';
import { PADDING, sheetColumns, sideSeats } from './columns.ts';
import { settingHeight } from './hand-cell.ts';
import { handRows, rowCount } from './hand-rows.ts';
import { bestRow, leastRow } from './measures.ts';
import { notesHeights } from './result-rows.ts';
import type { SheetForm } from './sheet-form.ts';
import type { SheetHand } from './sheet-hands.ts';
import { stepsOf } from './steps.ts';

/** Room between two hands. */
export const BETWEEN: Mm = 4.4;

/** Height of the head of the table: two lines of labels. */
export function headHeight(input: DocumentInput): Mm {
  return 2 * stylesOf(input).label.leading * MM_PER_PT + 1;
}

/** The least room for a name behind the letter of a seat. */
const NAME_ROOM: Mm = 15;

/** Whether the seats have lines for their names at the head of their columns. */
export function hasNameColumns(input: DocumentInput): boolean {
  const { player } = sheetColumns(input, stepsOf(input));
  const width = Math.max(
    ...(input.names ?? []).map((name) => input.measure.width(name, stylesOf(input).label)),
  );
  return player - PADDING - LETTER >= Math.max(NAME_ROOM - LETTER, width);
}

/** The letter of a seat with the room behind it. */
const LETTER: Mm = 4.6;

/**
 * How the rows of a sheet are set: as high as is pleasant, or lower so that the longest of these hands stays on a page; without
 * a column for its number if that is not enough, since such rows can run over pages.
 */
export function sheetForm(input: DocumentInput, hands: readonly SheetHand[]): SheetForm {
  const steps = stepsOf(input);
  const form: SheetForm = { input, steps, columns: sheetColumns(input, steps), row: bestRow(input) };
  const longest = hands.reduce((one, other) => (other.size > one.size ? other : one));
  const room = input.height - headHeight(input);
  const fitted = lowered(form, longest, room);
  if (fitted.columns.hand === 0 || rowsHeight(fitted, longest) <= room) return fitted;
  return lowered({ ...form, columns: sheetColumns(input, steps, true) }, longest, room);
}

/** How much lower a row is tried. */
const STEP: Mm = 0.1;

/** Rows just so low that a hand fits a room, or as low as one can write in. */
export function lowered(form: SheetForm, hand: SheetHand, room: Mm): SheetForm {
  const least = leastRow(form.input);
  let row = form.row;
  while (row > least && rowsHeight({ ...form, row }, hand) > room) row = Math.max(least, row - STEP);
  return { ...form, row };
}

/** How high the rows of a hand are together: some are higher because of the words in them. */
function rowsHeight(form: SheetForm, hand: SheetHand): Mm {
  const words = [...notesHeights(form, hand), settingHeight(form, hand)];
  const higher = words.reduce((sum, height) => sum + Math.max(0, height - form.row), 0);
  return rowCount(form, hand) * form.row + higher;
}

/** How high a hand stands on a sheet, the room behind it included. */
export function handHeight(form: SheetForm, hand: SheetHand): Mm {
  return rowsHeight(form, hand) + BETWEEN;
}

/** The hands of a sheet below each other; none is divided that a page can hold. */
export function sheetTable(
  form: SheetForm,
  hands: readonly SheetHand[],
  note: Block | undefined,
): TableBlock {
  const grid = columnsOf(form);
  const between: TableRow = {
    height: BETWEEN,
    below: 'head',
    open: true,
    between: true,
    cells: [{ columns: grid.length }],
  };
  const rows = hands.flatMap((hand, at) => [
    ...(at === 0 ? [] : [between]),
    ...handRows(form, hand).map((one, row) => (at > 0 && row === 0 ? { ...one, joined: true } : one)),
  ]);
  return {
    kind: 'table',
    padding: PADDING,
    columns: grid,
    rows: [
      headOf(
        form,
        hands.some(({ told }) => told),
      ),
      ...rows,
    ],
    ...(note && { note }),
  };
}

function columnsOf({ input, columns }: SheetForm): readonly TableColumn[] {
  const line = 'hairline' as const;
  const { rules } = input.game;
  const partners = hasPartners(input);
  const halves = (width: Mm, split: boolean): readonly TableColumn[] =>
    split
      ? [
          { width: width * POINTS, line },
          { width: width * (1 - POINTS), line },
        ]
      : [{ width, line }];
  const seats = Array.from({ length: rules.players }, () =>
    halves(columns.player, columns.split && !partners),
  );
  const sides = partners ? rules.sides.map(() => halves(columns.side, columns.split)) : [];
  const all = [
    ...(columns.hand > 0 ? [{ width: columns.hand, padding: 0 }] : []),
    { width: columns.trick, padding: 0 },
    { width: columns.lead, line },
    ...seats.flat(),
    { width: columns.winner, line },
    ...(columns.points > 0 ? [{ width: columns.points, line }] : []),
    ...sides.flat(),
  ];
  // Sums of widths come out a hair short or long.
  return all.map((column, at) => (at === all.length - 1 ? { ...column, width: 'rest' as const } : column));
}

/** The part of a divided cell that the points of a hand take; the rest is for the total, a longer number. */
const POINTS = 0.5;

/** The letters of the seats, with their names or lines for them, repeated on every page. */
function headOf(form: SheetForm, filled: boolean): TableRow {
  const { input, columns, steps } = form;
  const { words, game } = input;
  const label = (key: string, context = {}): TableCell => head(text('label', words.text(key, context)));
  const partners = hasPartners(input);
  const named = hasNameColumns(input) && !filled;
  const seats = game.seats.map((seat, at) => ({ ...head(seatHead(input, seat, named ? at : undefined)), columns: columns.split && !partners ? 2 : 1 })); // biome-ignore format: short
  const counted = words.text(steps.cardPoints ? 'card-points' : 'tricks');
  const sides = partners
    ? game.rules.sides.map((_, side) => ({ ...head(stack([text('label', counted), text('label', [{ text: sideSeats(input, side), weight: 'semibold' }])])), columns: columns.split ? 2 : 1 })) // biome-ignore format: short
    : [];
  return {
    head: true,
    height: headHeight(input),
    below: 'head',
    cells: [
      ...(columns.hand > 0 ? [label('hand-head', { round: hasSchedule(input) })] : []),
      label('trick'),
      label('leads'),
      ...seats,
      label('winner'),
      ...(columns.points > 0 ? [label('card-points')] : []),
      ...sides,
    ],
  };
}

function head(block: Block): TableCell {
  return { block, header: 'Column', valign: 'bottom' };
}

/** The letter of a seat, and behind it the name or a line to write it on. */
function seatHead(input: DocumentInput, seat: string, at: number | undefined): Block {
  const letter = text('seat', seat);
  if (at === undefined) return letter;
  const name = input.names?.[at];
  const behind = name === undefined ? rule('hairline') : text('label', name);
  return row([[LETTER, letter], ['rest', behind], [PADDING, { kind: 'space', height: 0 }]], { align: 'baseline' }); // biome-ignore format: a pair
}

/** Whether what is said of a sheet stands above its rows: large words and small papers leave no room below them. */
export function saysFirst(input: DocumentInput): boolean {
  return isNarrow(input);
}
