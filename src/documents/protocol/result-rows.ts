import type { Seat, Side } from '../../engine/rules.ts';
import type { Block, TableCell, TableRow } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import type { Origins } from '../../page/origin.ts';
import { text } from '../blocks.ts';
import { type DocumentInput, figure, hasPartners, stylesOf } from '../input.ts';
import { middle } from '../trick-table.ts';
import { field, withDot } from './cells.ts';
import { choiceLines, wordChoices } from './choices.ts';
import { PADDING, rowStyle } from './columns.ts';
import { type SheetForm, spanSeat, spanSide, spans } from './sheet-form.ts';
import type { SheetHand } from './sheet-hands.ts';

/** A row with words before it, a cell for each seat or side, and a word in the column of the winner. */
function resultRow(
  form: SheetForm,
  label: string,
  cells: {
    readonly seat?: (seat: Seat) => readonly TableCell[];
    readonly side?: (side: Side) => readonly TableCell[];
    readonly note?: string;
    /** The keys of the rules that the row is for. */
    readonly from: Origins;
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
    from: cells.from,
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

/** How high the words are that stand in the column of the winner, to check sums by. */
export function notesHeights({ input, steps, columns }: SheetForm, { size }: SheetHand): readonly Mm[] {
  const { words, game, trace, measure } = input;
  const { label } = stylesOf(input);
  const room = columns.winner - PADDING;
  const hook = game.rules.bidding?.hook === 'last';
  const notes = [
    ...(hook ? [words.text('together-not', { sum: size })] : []),
    words.text('together', { sum: size }),
    ...(steps.cardPoints ? [words.text('together', { sum: trace.facts['card-points'] ?? '' })] : []),
  ];
  return notes.map((note) => {
    const lines = note.split(' ').reduce(
      ({ count, used }, word) => {
        const width = measure.width(`${word} `, label);
        return used > 0 && used + width > room
          ? { count: count + 1, used: width }
          : { count, used: used + width };
      },
      { count: 1, used: 0 },
    );
    return lines.count * label.leading * MM_PER_PT;
  });
}

/** What was bid, the dealer's dot, and what the bids may not add up to. */
export function bidRow(form: SheetForm, hand: SheetHand): TableRow {
  const { input } = form;
  const { bidding, sides } = input.game.rules;
  const bids = hand.told?.bids ?? [];
  const hook = bidding?.hook === 'last';
  return resultRow(form, input.words.text('bid'), {
    from: ['bidding'],
    seat: (seat) => {
      const value = bids[seat];
      return [spanSeat(form, seat === hand.dealer ? withDot(input, value) : field(value))];
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

/** What was taken: tricks, and card points where the game has them. */
export function countRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { input, steps } = form;
  const { words, trace, game } = input;
  const { sides } = game.rules;
  const partners = hasPartners(input);
  const { told } = hand;
  const together = (sum: number | undefined) => (sum === undefined ? {} : { note: words.text('together', { sum: figure(sum) }) }); // biome-ignore format: short
  const tricks = resultRow(form, words.text('tricks'), {
    from: ['scoring'],
    ...(partners
      ? { side: (side: Side) => [spanSide(form, field(sumOf(sides[side] ?? [], told?.won)))] }
      : { seat: (seat: Seat) => [spanSeat(form, field(told?.won?.[seat]))] }),
    ...together(hand.size),
  });
  const points = resultRow(form, words.text('card-points'), {
    from: ['points'],
    ...(partners
      ? { side: (side: Side) => [spanSide(form, field(told?.points?.[side]))] }
      : { seat: (seat: Seat) => [spanSeat(form, field(told?.points?.[seat]))] }),
    ...together(
      told
        ? sumOf(
            sides.map((_, side) => side),
            told.points,
          )
        : trace.facts['card-points'],
    ),
  });
  return [...(steps.cardPoints && !steps.bids ? [] : [tricks]), ...(steps.cardPoints ? [points] : [])];
}

/** The melds, to ring below who has them. */
export function meldRow(form: SheetForm, hand: SheetHand): TableRow {
  const { input, steps, columns } = form;
  const { rules } = input.game;
  const called = hand.told?.melds ?? [];
  const choices = (seats: readonly Seat[], room: Mm): Block => {
    const has = (meld: number) => called.some((call) => call.meld === meld && seats.includes(call.seat));
    return choiceLines(input, wordChoices(input, steps.melds, has), room - PADDING);
  };
  return resultRow(form, input.words.text('melded'), {
    from: ['melds'],
    ...(hasPartners(input)
      ? { side: (side: Side) => [spanSide(form, middle(choices(rules.sides[side] ?? [], columns.side)))] }
      : { seat: (seat: Seat) => [spanSeat(form, middle(choices([seat], columns.player)))] }),
  });
}

/** What the hand scores and what stands then, beside each other or one below the other. */
export function scoreRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { input, columns } = form;
  const { words } = input;
  const scores = hand.told?.sides?.map(({ score }) => score);
  const after = hand.told?.totals?.after;
  // Where everyone plays for himself a side is a seat.
  const values = (side: Side) => [field(scores?.[side]), field(after?.[side])];
  const cells = (of: (side: Side) => readonly TableCell[]) =>
    hasPartners(input) ? { from: ['scoring', 'match'], side: of } : { from: ['scoring', 'match'], seat: of };
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
