import type { Block, TableCell } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { EMPTY, row, space, stack, text } from '../blocks.ts';
import { figure } from '../input.ts';
import { quiet } from '../match-box.ts';
import { middle } from '../trick-table.ts';
import { type Choice, choiceRow, dealerDot, printedSuit } from './choices.ts';
import type { FilledHand } from './filled.ts';
import { BEFORE_NAME, PRINTED_SUIT, widthOfNamed } from './labels.ts';
import type { HandColumn, PlannedHand, ScorePlan, SideColumn } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import { NONE_WIDTH, PITCH, WIDE_PITCH } from './widths.ts';

/** A row of the table before its cells are drawn. */
export interface HandRow {
  readonly plan: ScorePlan;
  readonly hand: PlannedHand;
  readonly filled?: FilledHand;
}

/** The width from which it is said in two words that there is no trump suit. */
const NAMED_FROM: Mm = 17;

/** A cell before the sides. */
export function cellBefore(input: SheetInput, column: HandColumn, width: Mm, row: HandRow): TableCell {
  const { hand, filled = {} } = row;
  switch (column.kind) {
    case 'number':
      return { ...numberCell(hand.label, width), header: 'Row' };
    case 'dealer':
      return letterCell(row, filled.dealer ?? hand.dealer);
    case 'leader':
      return letterCell(row, filled.leader ?? hand.leader);
    case 'maker':
      return middle(choiceRow(input, wordsOf(column.seats), PITCH, one(filled.maker)));
    case 'trump':
      return middle(trumpCell(input, column, width, row));
    case 'printed-trump':
      return middle(printedTrump(input, column, width, row));
    case 'doubles':
      return middle(choiceRow(input, wordsOf(column.times), WIDE_PITCH, one(filled.doubles ? filled.doubles - 1 : undefined))); // biome-ignore format: short
    case 'solo':
      return letterCell(row, filled.solo, true);
    case 'last-trick':
      return middle(choiceRow(input, wordsOf(column.sides), PITCH, one(filled.lastTrick)));
    case 'free':
      return {};
  }
}

/** A cell of one side. */
export function cellOfSide(input: SheetInput, column: SideColumn, side: number, row: HandRow): TableCell {
  const { hand, filled, plan } = row;
  switch (column.kind) {
    case 'bid': {
      const isDealer = plan.dots && plan.sides[side]?.seats.includes(hand.dealer ?? -1) === true;
      const bid = filled?.bids?.[side];
      if (!isDealer) return valueCell(bid);
      const alt = input.words.text('table-deals');
      return bid === undefined ? dotCell(alt) : middle(withDot(figure(bid), alt));
    }
    case 'tricks':
      return valueCell(filled?.tricks?.[side]);
    case 'points':
      return valueCell(filled?.points?.[side]);
    case 'score':
      return valueCell(filled?.scores?.[side], column.signed);
    case 'total':
      return valueCell(filled?.totals?.[side]);
    case 'melds': {
      return middle(choiceRow(input, wordsOf(column.names), WIDE_PITCH, filled?.melds?.[side]));
    }
    case 'free':
      return {};
  }
}

/** What was chosen, if anything was. */
function one(chosen: number | undefined): readonly number[] {
  return chosen === undefined || chosen < 0 ? [] : [chosen];
}

function wordsOf(words: readonly string[]): readonly Choice[] {
  return words.map((word) => ({ word }));
}

/** A number that ends a little before the next column. */
function numberCell(label: string, width: Mm): TableCell {
  const end = Math.min(5, width / 4);
  return middle(
    row([
      ['rest', text('value', label, 'right')],
      [end, EMPTY],
    ]),
  );
}

/** The letter of a seat: grey where the rules say it, strong where it was written. */
function letterCell({ plan }: HandRow, seat: number | undefined, strong = false): TableCell {
  if (seat === undefined) return {};
  const letter = plan.seats[seat] ?? '';
  return middle(text(strong ? 'value' : 'small', [strong ? { text: letter } : quiet(letter)], 'center'));
}

function trumpCell(
  input: SheetInput,
  column: Extract<HandColumn, { kind: 'trump' }>,
  width: Mm,
  { hand, filled }: HandRow,
): Block {
  if (hand.trump === 'none') return withoutTrump(input, width);
  const none = column.none ? [{ word: input.words.text('table-none'), width: NONE_WIDTH }] : [];
  const trump = filled?.trump;
  const at = column.suits.findIndex(({ suit }) => suit === trump);
  const chosen = trump === 'none' ? column.suits.length : at;
  return choiceRow(input, [...column.suits, ...none], PITCH, one(chosen));
}

function printedTrump(
  input: SheetInput,
  column: Extract<HandColumn, { kind: 'printed-trump' }>,
  width: Mm,
  { hand, filled }: HandRow,
): Block {
  const trump = hand.trump ?? filled?.trump;
  if (trump === undefined) return EMPTY;
  if (trump === 'none') return withoutTrump(input, width);
  const name = column.names[trump] ?? '';
  const sign = printedSuit(input, trump, PRINTED_SUIT);
  if (width < widthOfNamed(input, column)) return row([['fit', { ...sign, alt: name, words: name }]]);
  return row([['fit', sign], ['rest', text('small', name)]], { gap: BEFORE_NAME, align: 'middle' }); // biome-ignore format: a pair
}

function withoutTrump({ words }: SheetInput, width: Mm): Block {
  return text('small', words.text(width < NAMED_FROM ? 'table-none' : 'table-no-trump'));
}

function valueCell(value: number | undefined, signed = false): TableCell {
  if (value === undefined) return {};
  const shown = signed && value > 0 ? `+${figure(value)}` : figure(value);
  return { block: text('value', shown, 'center'), align: 'center', valign: 'middle' };
}

/** The dealer's dot in the upper left corner of a cell. */
function dotCell(alt: string): TableCell {
  return {
    block: row([
      [1.5, EMPTY],
      ['fit', stack([space(1.3), dealerDot(alt)])],
    ]),
    valign: 'top',
  };
}

function withDot(bid: string, alt: string): Block {
  return row([[1.5, EMPTY], ['fit', dealerDot(alt)], ['rest', text('value', bid, 'center')]], { align: 'middle' }); // biome-ignore format: three
}
