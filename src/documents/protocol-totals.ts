import type { Block, TableCell, TableRow } from '../page/block.ts';
import { blank, heading, row, rule, stack, text } from './blocks.ts';
import { handWord } from './hand-setting.ts';
import { middle } from './hand-table.ts';
import { type DocumentInput, figure, hasPartners, sideName } from './input.ts';
import { scoresTricks } from './trick-scoring.ts';

/** Width of a seat's letter with the room behind it. */
const LETTER = 4.6;

/** Height of the last line of totals of a hand, and of those above it. */
const TOTAL_ROW = 12.5;
const POINTS_ROW = 8.5;

/** What the last line of the sheet is higher. */
export const LAST_ROOM = 3.5;

/** Width of the column for a card: three leave the winner room to be written out. */
export function cardColumn({ game, width }: DocumentInput): number {
  return Math.min(29, (width - 16 - 16 - 20 - 24) / game.rules.players);
}

/** What the lines of totals of a hand take. */
export function totalsHeight({ game }: DocumentInput): number {
  const further = (scoresTricks(game.rules) ? 0 : 1) + (game.rules.bidding ? 1 : 0);
  return TOTAL_ROW + further * POINTS_ROW;
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
  return rows.map((one, at) => ({ ...one, ...(at === rows.length - 1 ? end : { height: POINTS_ROW }) }));
}

/** A line for the points of each side of partners. */
function sidesRow(input: DocumentInput): TableRow {
  const { rules } = input.game;
  const sides = rules.sides.map((_, side) => {
    const parts = [['fit', text('seat', `${sideName(input, side)}\u00a0`)], [12, rule('hairline')]] as const; // biome-ignore format: a pair
    return ['rest', row(parts, { align: 'baseline' })] as const;
  });
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
  const line = Math.min(15.4, cardColumn(input) - LETTER - 3);
  const seats = game.seats.map((seat) => middle(letterAndLine(seat, line)));
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  const label: TableCell = {
    ...middle(text('label', words.text(key, { hand: handWord(input, 'hand-one') }))),
    columns: 2,
    header: 'Row',
  };
  return { open: true, joined: true, cells: [{}, label, ...seats, middle(text('label', together))] };
}

function letterAndLine(seat: string, line: number): Block {
  const parts = [
    [LETTER, text('seat', seat)],
    [line, rule('hairline')],
  ] as const;
  return row(parts, { align: 'baseline' });
}

/** Boxes for the points of the whole match. */
export function matchTotals(input: DocumentInput, several: boolean): Block {
  const { game, trace, words } = input;
  const card = cardColumn(input);
  const label = stack([
    heading(2, 'head', words.text('points-of-match')),
    ...(several ? [text('label', words.text('points-of-match-note'))] : []),
  ]);
  const boxes = game.seats.map((seat): readonly [number, Block] => {
    const width = Math.min(16, card - 7);
    return [card, row([[LETTER, text('seat', seat)], ['fit', blank(width, 10, 'card')]], { align: 'middle' })]; // biome-ignore format: a pair
  });
  const sum = trace.facts['points-per-match'];
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  return row([[54, label], ...boxes, ['rest', text('label', together)]], { align: 'middle' }); // biome-ignore format: one row
}
