import type { Seat, Side } from '../../engine/rules.ts';
import type { Block, TableCell, TableRow } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { text } from '../blocks.ts';
import { type DocumentInput, figure, hasPartners, seatName } from '../input.ts';
import { quiet } from '../match-box.ts';
import { middle } from '../trick-table.ts';
import { field, filledIn, playedCard, seatValue, withDot } from './cells.ts';
import { choiceLines, labelledLines, wordChoices } from './choices.ts';
import { PADDING, rowStyle, type SheetColumns } from './columns.ts';
import { handColumn, handLine, settingChoices } from './hand-cell.ts';
import type { SheetHand } from './sheet-hands.ts';
import type { Steps } from './steps.ts';

/** What the rows of a sheet have in common. */
export interface SheetForm {
  readonly input: DocumentInput;
  readonly steps: Steps;
  readonly columns: SheetColumns;
  /** Height of a row to write in. */
  readonly row: Mm;
}

/** Columns of the table that the cards of a trick take, and of a player or side in the rows below. */
function spans({ input, columns }: SheetForm) {
  const partners = hasPartners(input);
  const { players, sides } = input.game.rules;
  const seat = !partners && columns.split ? 2 : 1;
  const side = partners && columns.split ? 2 : 1;
  return { seat, side, seats: players * seat, sides: partners ? sides.length * side : 0 };
}

/** The rows of one hand without the cell of its number: what is settled, bids, tricks, and what they come to. */
function rowsOf(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { steps } = form;
  const tricks = Array.from({ length: hand.size }, (_, trick) => trickRow(form, hand, trick));
  const above = [...settingRows(form, hand), ...(steps.bids ? [bidRow(form, hand)] : [])];
  const below = [
    ...countRows(form, hand),
    ...(steps.melds.length > 0 ? [meldRow(form, hand)] : []),
    ...scoreRows(form, hand),
  ];
  const last = below.length - 1;
  return [
    ...above.map((row, at): TableRow => ({ ...row, below: at === above.length - 1 ? 'head' : 'hairline' })),
    ...tricks.map((row, at): TableRow => ({ ...row, below: at === hand.size - 1 ? 'head' : 'hairline' })),
    ...below.map((row, at): TableRow => (at === last ? row : { ...row, below: 'hairline' })),
  ];
}

/** All rows of a hand; on one page wherever a page can hold them. */
export function handRows(form: SheetForm, hand: SheetHand, kept: boolean): readonly TableRow[] {
  const rows = rowsOf(form, hand);
  const { hand: width } = form.columns;
  const column: TableCell = {
    block: handColumn(form.input, hand, width),
    rows: rows.length,
    header: 'Row',
  };
  return rows.map((row, at) => ({
    ...row,
    ...(at > 0 && (kept || at === 1 || at === rows.length - 1) && { joined: true }),
    ...(at === rows.length - 1 && { below: 'hairline' as const }),
    cells: width > 0 && at === 0 ? [column, ...row.cells] : row.cells,
  }));
}

/** How many rows of writing a hand takes. */
export function rowCount(form: SheetForm, hand: SheetHand): number {
  return rowsOf(form, hand).length;
}

/** What is settled before the first trick, to ring. */
function settingRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { input, steps, columns, row } = form;
  const { seats, sides } = spans(form);
  const across = 2 + seats + 1 + (columns.points > 0 ? 1 : 0) + sides;
  const room = input.width - columns.hand;
  const items = settingChoices(input, hand, steps);
  if (columns.hand > 0 && items.length === 0) return [];
  const block = columns.hand > 0 ? labelledLines(input, items, room) : handLine(input, hand, steps, room);
  return [{ height: row, open: true, cells: [{ ...middle(block), columns: across, header: 'Row' }] }];
}

/** A row with words before it, a cell for each seat or side, and a word in the column of the winner. */
function resultRow(
  form: SheetForm,
  label: string,
  cells: {
    readonly seat?: (seat: Seat) => readonly TableCell[];
    readonly side?: (side: Side) => readonly TableCell[];
    readonly note?: string;
  },
): TableRow {
  const { input, columns, row } = form;
  const { seats } = spans(form);
  const { players, sides } = input.game.rules;
  const style = rowStyle(input, columns, resultLabels(form));
  const head: TableCell = {
    ...middle(text(style, style === 'small' ? label : [{ text: label }])),
    columns: 2,
    header: 'Row',
  };
  const bySeat = Array.from({ length: players }, (_, seat) => cells.seat?.(seat) ?? []).flat();
  const bySide = hasPartners(input)
    ? sides.flatMap((_, side) => cells.side?.(side) ?? [spanSide(form, {})])
    : [];
  const note = cells.note === undefined ? {} : middle(text('label', cells.note));
  return {
    height: row,
    cells: [
      head,
      ...(cells.seat ? bySeat : [{ columns: seats }]),
      note,
      ...(columns.points > 0 ? [{}] : []),
      ...bySide,
    ],
  };
}

function resultLabels({ input, steps, columns }: SheetForm): readonly string[] {
  const { words } = input;
  return [
    ...(columns.split ? [pointsAndTotal(input)] : [words.text('points'), words.text('stand')]),
    words.text('tricks'),
    ...(steps.bids ? [words.text('bid')] : []),
    ...(steps.cardPoints ? [words.text('card-points')] : []),
    ...(steps.melds.length > 0 ? [words.text('melded')] : []),
  ];
}

/** `Punkte | Stand`. */
function pointsAndTotal({ words }: DocumentInput): string {
  return `${words.text('points')} | ${words.text('stand')}`;
}

function spanSeat(form: SheetForm, cell: TableCell): TableCell {
  return { ...cell, columns: spans(form).seat };
}

function spanSide(form: SheetForm, cell: TableCell): TableCell {
  return { ...cell, columns: spans(form).side };
}

function bidRow(form: SheetForm, hand: SheetHand): TableRow {
  const { input } = form;
  const { bidding, sides } = input.game.rules;
  const bids = hand.told?.bids ?? [];
  const hook = bidding?.hook === 'last';
  return resultRow(form, input.words.text('bid'), {
    seat: (seat) => {
      const value = bids[seat];
      if (seat !== hand.dealer) return [spanSeat(form, field(value))];
      return [spanSeat(form, { block: withDot(value === undefined ? undefined : filledIn(value)) })];
    },
    ...(hand.told && { side: (side: Side) => [spanSide(form, field(sumOf(sides[side] ?? [], bids)))] }),
    ...(hook && { note: input.words.text('together-not', { sum: hand.size }) }),
  });
}

/** The numbers of these seats together; undefined if one of them is not known. */
function sumOf(
  seats: readonly Seat[],
  values: readonly (number | undefined)[] | undefined,
): number | undefined {
  return seats.reduce<number | undefined>((sum, seat) => {
    const value = values?.[seat];
    return sum === undefined || value === undefined ? undefined : sum + value;
  }, 0);
}

function trickRow(form: SheetForm, hand: SheetHand, trick: number): TableRow {
  const { input, columns, row, steps } = form;
  const { players, sides } = input.game.rules;
  const told = hand.told?.tricks[trick];
  const first =
    trick === 0 && hand.lead !== undefined ? middle(text('body', [quiet(seatName(input, hand.lead))])) : {};
  const bonus = trick === hand.size - 1 && steps.lastTrick > 0 ? [{ text: ` +${figure(steps.lastTrick)}`, style: 'label' as const }] : []; // biome-ignore format: short
  const number = text('body', [{ text: String(trick + 1) }, ...bonus]);
  const cards = Array.from({ length: players }, (_, seat) => {
    const play = told?.plays.find((one) => one.seat === seat);
    return spanSeat(form, play ? { block: playedCard(input, play.card, seat === told?.winner), valign: 'middle' } : {}); // biome-ignore format: short
  });
  const points = columns.points > 0 ? [field(told?.points)] : [];
  const took = (side: Side) => told?.winner !== undefined && (sides[side] ?? []).includes(told.winner);
  const bySide = hasPartners(input)
    ? sides.map((_, side) => spanSide(form, took(side) ? field(steps.cardPoints ? told?.points : 1) : {}))
    : [];
  const cells = [
    { ...middle(number), header: 'Row' as const },
    told ? field(seatName(input, told.lead)) : first,
    ...cards,
    field(seatValue(input, told?.winner)),
    ...points,
    ...bySide,
  ];
  return { height: row, cells };
}

/** What was taken: tricks, and card points where the game has them. */
function countRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { input, steps } = form;
  const { words, trace, game } = input;
  const { sides } = game.rules;
  const partners = hasPartners(input);
  const { told } = hand;
  const together = (sum: number | undefined) => (sum === undefined ? {} : { note: words.text('together', { sum: figure(sum) }) }); // biome-ignore format: short
  const tricks = resultRow(form, words.text('tricks'), {
    ...(partners
      ? { side: (side: Side) => [spanSide(form, field(sumOf(sides[side] ?? [], told?.won)))] }
      : { seat: (seat: Seat) => [spanSeat(form, field(told?.won?.[seat]))] }),
    ...together(hand.size),
  });
  const points = resultRow(form, words.text('card-points'), {
    ...(partners
      ? { side: (side: Side) => [spanSide(form, field(told?.points?.[side]))] }
      : { seat: (seat: Seat) => [spanSeat(form, field(told?.points?.[seat]))] }),
    ...together(trace.facts['card-points']),
  });
  return [...(steps.cardPoints && !steps.bids ? [] : [tricks]), ...(steps.cardPoints ? [points] : [])];
}

/** The melds, to ring below who has them. */
function meldRow(form: SheetForm, hand: SheetHand): TableRow {
  const { input, steps, columns } = form;
  const { rules } = input.game;
  const called = hand.told?.melds ?? [];
  const choices = (seats: readonly Seat[], room: Mm): Block => {
    const has = (meld: number) => called.some((call) => call.meld === meld && seats.includes(call.seat));
    return choiceLines(input, wordChoices(input, steps.melds, has), room - PADDING);
  };
  return resultRow(form, input.words.text('melded'), {
    ...(hasPartners(input)
      ? { side: (side: Side) => [spanSide(form, middle(choices(rules.sides[side] ?? [], columns.side)))] }
      : { seat: (seat: Seat) => [spanSeat(form, middle(choices([seat], columns.player)))] }),
  });
}

/** What the hand scores and what stands then, beside each other or one below the other. */
function scoreRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { input, columns } = form;
  const { words } = input;
  const scores = hand.told?.sides?.map(({ score }) => score);
  const after = hand.told?.totals?.after;
  // Where everyone plays for himself a side is a seat.
  const values = (side: Side) => [field(scores?.[side]), field(after?.[side])];
  const cells = (of: (side: Side) => readonly TableCell[]) =>
    hasPartners(input) ? { side: of } : { seat: of };
  if (columns.split) return [resultRow(form, pointsAndTotal(input), cells(values))];
  return [
    resultRow(
      form,
      words.text('points'),
      cells((side) => values(side).slice(0, 1)),
    ),
    resultRow(
      form,
      words.text('stand'),
      cells((side) => values(side).slice(1)),
    ),
  ];
}
