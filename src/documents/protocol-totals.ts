import type { Block, TableCell, TableRow } from '../page/block.ts';
import { blank, heading, row, rule, space, stack, text } from './blocks.ts';
import { handWord } from './hand-setting.ts';
import { type DocumentInput, figure, hasPartners, isNarrow, sideName } from './input.ts';
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
  const { rules } = input.game;
  const further = (scoresTricks(rules) ? 0 : 1) + (rules.bidding ? 1 : 0);
  return TOTAL_ROW + further * furtherRow(input);
}

function furtherRow(input: DocumentInput): number {
  return isNarrow(input) ? NARROW_ROW : POINTS_ROW;
}

/** A line for the tricks of each seat, and one for the points where these are another number. */
export function totalRows(input: DocumentInput, last: boolean): readonly TableRow[] {
  const { facts } = input.trace;
  const { rules } = input.game;
  const end = { height: TOTAL_ROW + (last ? LAST_ROOM : 0), below: 'head' } as const;
  const tricks = totalRow(input, 'tricks-of-hand', facts['tricks-per-hand']);
  const points = hasPartners(input)
    ? sidesRow(input)
    : totalRow(input, 'points-of-hand', facts['points-per-hand']);
  const rows = [
    ...(rules.bidding ? [totalRow(input, 'bids-of-hand', undefined)] : []),
    tricks,
    ...(scoresTricks(rules) ? [] : [points]),
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
  const lines = Array.from({ length: Math.ceil(fields.length / inLine) }, (_, at) =>
    row(
      fields.slice(at * inLine, (at + 1) * inLine).map((field) => ['rest', field] as const),
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

/** A line for the points of each side of partners. */
function sidesRow(input: DocumentInput): TableRow {
  const { rules } = input.game;
  const sides = rules.sides.map((_, side) => {
    const parts = [['fit', text('seat', `${sideName(input, side)}\u00a0`)], [12, rule('hairline')]] as const; // biome-ignore format: a pair
    return ['rest', row(parts, { align: 'baseline' })] as const;
  });
  if (isNarrow(input)) return narrowRow(input, input.words.text('points-of-hand'), sides.map(([, block]) => block)); // biome-ignore format: short
  const label: TableCell = { ...middle(text('label', input.words.text('points-of-hand'))), columns: 2, header: 'Row' }; // biome-ignore format: short
  const cells = [{}, label, { ...middle(row(sides)), columns: rules.players }, {}];
  return { open: true, joined: true, cells };
}

/** A line for a number of each seat, with the sum that they must have, if it is always the same. */
function totalRow(
  input: DocumentInput,
  key: 'bids-of-hand' | 'tricks-of-hand' | 'points-of-hand',
  sum: number | undefined,
): TableRow {
  const { game, words } = input;
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  const said = words.text(key, { hand: handWord(input, 'hand-one') });
  if (isNarrow(input)) return narrowRow(input, said, game.seats.map((seat) => letterAndLine(seat, 'rest')), together); // biome-ignore format: short
  const line = Math.min(15.4, cardColumn(input) - LETTER - 3);
  const seats = game.seats.map((seat) => middle(letterAndLine(seat, line)));
  const label: TableCell = {
    ...middle(text('label', said)),
    columns: 2,
    header: 'Row',
  };
  return { open: true, joined: true, cells: [{}, label, ...seats, middle(text('label', together))] };
}

function letterAndLine(seat: string, line: number | 'rest'): Block {
  const parts = [
    [LETTER, text('seat', seat)],
    [line, rule('hairline')],
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
