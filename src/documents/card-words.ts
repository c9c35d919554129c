import type { Seat, SuitIndex } from '../engine/rules.ts';
import type { Block, Run } from '../page/block.ts';
import { MM_PER_PT, type Mm } from '../page/geometry.ts';
import type { Segment } from '../page/primitive.ts';
import { GREY, INK } from '../page/theme.ts';
import { chunks, picture, row, space, stack, text } from './blocks.ts';
import { wordSign } from './hand-setting.ts';
import { type DocumentInput, effectiveName, type HandInput, seatName, stylesOf } from './input.ts';

/** Room between the seat's letter, the card's ring and the word below it. */
export const GAP: Mm = 1.2;

/** What a seat does, beside its letter. */
type SeatWord = 'leads' | 'holds' | 'plays';

/** The letter of a seat, and in small what it does. */
export function seatLine(input: DocumentInput, seat: Seat, word: SeatWord | undefined): Block {
  const runs: Run[] = [{ text: seatName(input, seat), style: 'seat' }];
  if (word) runs.push({ text: ` ${input.words.text(word)}`, style: 'label' });
  return text('seat', runs, 'center');
}

/** The width of the letter of a seat with what it does. */
export function seatLineWidth(input: DocumentInput, seat: Seat, word: SeatWord): Mm {
  const letter = input.measure.width(seatName(input, seat), stylesOf(input).seat);
  return letter + wordWidth(input, ` ${input.words.text(word)}`);
}

/** The width of a word above or below a card, in the strong weight that some of them have. */
export function wordWidth(input: DocumentInput, word: string): Mm {
  return input.measure.width(word, { ...stylesOf(input).label, weight: 'semibold' });
}

/** Height of the suit's pill; words beside it stand on the same line. */
export const PILL: Mm = 4.8;

/** The led suit, outlined in ink, by drawing and by name. */
export function suitPill(input: HandInput, suit: SuitIndex): Block {
  const shown = drawnSuit(input, suit);
  const name = effectiveName(input, suit).replaceAll(' ', '\u00a0');
  const drawing: Run[] =
    shown === undefined ? [] : [{ symbol: wordSign(input, shown), height: 3, alt: '', gap: 0.7 }];
  const runs: Run[] = [...drawing, { text: name, weight: 'semibold', color: INK }];
  const child = text('label', runs, 'center');
  const padding = { x: PILL_PADDING, y: 0 };
  return row([['fit', { kind: 'frame', child, height: PILL, padding, radius: PILL / 2, line: 'choice' }]]);
}

/** The suit whose sign stands for an effective suit: for trumps the trump suit, if the hand has one. */
export function drawnSuit({ ranking }: HandInput, suit: SuitIndex): SuitIndex | undefined {
  return suit === ranking.trumpSuit ? ranking.trump : suit;
}

const PILL_PADDING: Mm = 2.8;

/** The width of a suit's pill: drawing, gap, name and the room around them. */
export function pillWidth(input: HandInput, suit: SuitIndex): Mm {
  return 3 + 0.7 + wordWidth(input, effectiveName(input, suit)) + 2 * PILL_PADDING + 0.1;
}

/** A word on the line of the pills. */
export function pillHigh(runs: readonly Run[]): Block {
  return {
    kind: 'row',
    align: 'middle',
    children: [
      { width: 'rest', block: text('label', runs, 'center') },
      { width: 0, block: space(PILL) },
    ],
  };
}

/** Room for columns of cards: across, between two of them, and the height of their cards. */
interface ColumnRoom {
  readonly room: Mm;
  readonly between: Mm;
  readonly height: Mm;
}

/** Columns of cards in the order of play, arrowheads between, in as few rows of about the same length as the room allows. */
export function cardRows(
  input: DocumentInput,
  columns: readonly (readonly [Mm, Block])[],
  { room, between, height }: ColumnRoom,
): Block {
  // A row that goes on ends with an arrowhead.
  const widthOf = (some: typeof columns, goesOn: boolean) =>
    some.reduce((sum, [width]) => sum + width + between, goesOn ? 0 : -between);
  const split = (rows: number) => chunks(columns, Math.ceil(columns.length / rows));
  let rows = split(1);
  while (
    rows.length < columns.length &&
    rows.some((one, at) => widthOf(one, at < rows.length - 1) > room + TOLERANCE)
  )
    rows = split(rows.length + 1);
  const arrow = [between, chevron(input, height, between)] as const;
  const lines = rows.map((one, at) => {
    const shown = one.flatMap((column, index) => (index === 0 ? [column] : [arrow, column]));
    return row(at < rows.length - 1 ? [...shown, arrow] : shown, { align: 'top' });
  });
  return stack(lines, { align: 'center', ...(lines.length > 1 && { gap: BETWEEN_ROWS }) });
}

/** Columns that were made to fill their room come out of sums as a hair more. */
const TOLERANCE: Mm = 0.01;

/** Room between two rows of cards. */
const BETWEEN_ROWS: Mm = 3;

/** An arrowhead beside cards, in the middle of their height, `x` from the left: what follows comes later. */
export function chevron(input: DocumentInput, height: Mm, width: Mm, x = width / 2): Block {
  const middle = height / 2;
  const stroke = { color: GREY, width: 0.3, cap: 'round', join: 'round' } as const;
  const segments: readonly Segment[] = [
    ['M', x - 0.8, middle - 1.5],
    ['L', x + 0.8, middle],
    ['L', x - 0.8, middle + 1.5],
  ];
  const arrow = picture({ width, height }, [{ kind: 'path', segments, stroke }]);
  return stack([space(stylesOf(input).seat.leading * MM_PER_PT + GAP), arrow]);
}
