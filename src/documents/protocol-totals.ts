import type { Block, TableCell, TableRow } from '../page/block.ts';
import type { HandTrace } from '../proof/trace.ts';
import { blank, chunks, heading, row, rule, space, stack, text } from './blocks.ts';
import { handWord } from './hand-setting.ts';
import { type DocumentInput, figure, isNarrow } from './input.ts';
import { filledIn } from './protocol/cells.ts';
import { scoresTricks } from './trick-scoring.ts';
import { middle } from './trick-table.ts';

/** Width of a seat's letter with the room behind it. */
const LETTER = 4.6;

/** Height of the last line of totals of a hand, and of those above it. */
const TOTAL_ROW = 12.5;
const POINTS_ROW = 8.5;
const NARROW_ROW = 12;

/** What the last line of the sheet is higher. */
export const LAST_ROOM = 3.5;

/** Width of the column for a card: three leave the winner room to be written out. */
export function cardColumn({ game, width }: DocumentInput): number {
  return Math.min(29, (width - 16 - 16 - 20 - 24) / game.rules.players);
}

/** What the lines of totals of a hand take. */
export function totalsHeight(input: DocumentInput): number {
  return TOTAL_ROW + (scoresTricks(input.game.rules) ? 0 : furtherRow(input));
}

function furtherRow(input: DocumentInput): number {
  return isNarrow(input) ? NARROW_ROW : POINTS_ROW;
}

/** A line for the tricks of each seat, and one for the points where these are another number; filled in from an example. */
export function totalRows(
  input: DocumentInput,
  last: boolean,
  told: HandTrace | undefined,
): readonly TableRow[] {
  const { facts } = input.trace;
  const end = { height: TOTAL_ROW + (last ? LAST_ROOM : 0), below: 'head' } as const;
  const scores = told?.sides?.map(({ score }) => score);
  const rows = [
    totalRow(input, 'tricks-of-hand', facts['tricks-per-hand'], told?.won),
    ...(scoresTricks(input.game.rules) ? [] : [totalRow(input, 'points-of-hand', facts['points-per-hand'], scores)]), // biome-ignore format: short
  ];
  return rows.map((one, at) => ({
    ...one,
    ...(at === rows.length - 1 ? end : { height: furtherRow(input) }),
  }));
}

/** Width of the words before the fields on a narrow page. */
const NARROW_LABEL = 40;

/** So many fields still leave each other room to write in one line. */
const FIELDS_IN_LINE = 4;

/** A line of fields on a narrow page, or two: across all columns, the sum below the label. */
function narrowRow(input: DocumentInput, label: string, fields: readonly Block[], together = ''): TableRow {
  const words = stack([text('label', label), ...(together === '' ? [] : [text('label', together)])]);
  const inLine = Math.ceil(fields.length / Math.ceil(fields.length / FIELDS_IN_LINE));
  const lines = chunks(fields, inLine).map((line) =>
    row(
      line.map((field) => ['rest', field] as const),
      { gap: 2 },
    ),
  );
  const columns = [[NARROW_LABEL, words], ['rest', stack(lines.length > 1 ? [space(0), ...lines] : lines, { gap: 2.6 })]] as const; // biome-ignore format: a pair
  const cell = {
    ...middle(row(columns, { gap: 2, align: 'middle' })),
    columns: input.game.rules.players + 3,
  };
  return { open: true, joined: true, cells: [{ ...cell, header: 'Row' }] };
}

/** A line with a field for each seat. */
function totalRow(
  input: DocumentInput,
  key: 'tricks-of-hand' | 'points-of-hand',
  sum: number | undefined,
  values: readonly number[] | undefined,
): TableRow {
  const { game, words } = input;
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  const said = words.text(key, { hand: handWord(input, 'hand-one') });
  const fieldOf = (at: number, line: number | 'rest') =>
    letterAndLine(game.seats[at] ?? '', line, values?.[at]);
  if (isNarrow(input)) return narrowRow(input, said, game.seats.map((_, at) => fieldOf(at, 'rest')), together); // biome-ignore format: short
  const line = Math.min(15.4, cardColumn(input) - LETTER - 3);
  const seats = game.seats.map((_, at) => middle(fieldOf(at, line)));
  const label: TableCell = { ...middle(text('label', said)), columns: 2, header: 'Row' };
  return { open: true, joined: true, cells: [{}, label, ...seats, middle(text('label', together))] };
}

function letterAndLine(seat: string, line: number | 'rest', value: number | undefined): Block {
  const behind = value === undefined ? rule('hairline') : filledIn(value);
  const parts = [
    [LETTER, text('seat', seat)],
    [line, behind],
  ] as const;
  return row(parts, { align: 'baseline' });
}

/** Boxes for the points of the whole match. */
export function matchTotals(input: DocumentInput, several: boolean): Block {
  const { game, trace, words } = input;
  const sum = trace.facts['points-per-match'];
  const card = isNarrow(input) ? input.width / game.rules.players : cardColumn(input);
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  const label = stack([
    heading(2, 'head', words.text('points-of-match')),
    ...(several ? [text('label', words.text('points-of-match-note'))] : []),
  ]);
  const boxes = game.seats.map((seat): readonly [number, Block] => {
    const width = Math.min(16, card - 7);
    return [card, row([[LETTER, text('seat', seat)], ['fit', blank(width, 10, 'card')]], { align: 'middle' })]; // biome-ignore format: a pair
  });
  if (isNarrow(input)) {
    const sums = together === '' ? [] : [text('label', together)];
    return stack([space(4), label, row(boxes), ...sums], { gap: 2 });
  }
  return row([[54, label], ...boxes, ['rest', text('label', together)]], { align: 'middle' }); // biome-ignore format: one row
}
