import type { TableBlock, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace, TrickTrace } from '../proof/trace.ts';
import { blank, rule, space, stack, text } from './blocks.ts';
import { cardHeight } from './card-picture.ts';
import { headRow, middle, ringedCard, tableCard } from './hand-table.ts';
import { type DocumentInput, seatName } from './input.ts';

/** What a row is taller than its card. */
export const AROUND: Mm = 5.43;

/** The columns of a table of tricks by seat: fixed ones before and after the seats, the last one takes the rest. */
export function trickColumns(
  input: DocumentInput,
  given: {
    readonly before: readonly Mm[];
    readonly seat: Mm;
    readonly after: readonly Mm[];
    readonly rest: Mm;
  },
): readonly TableColumn[] {
  const { players } = input.game.rules;
  const fixed = [...given.before, ...given.after, given.rest].reduce((sum, width) => sum + width, 0);
  const seat = Math.min(given.seat, (input.width - fixed) / players);
  return [
    ...given.before.map((width) => ({ width })),
    ...Array.from({ length: players }, () => ({ width: seat })),
    ...given.after.map((width) => ({ width })),
    { width: 'rest' },
  ];
}

/** So many seats still leave the columns their best width. */
const FEW = 4;

/** The tricks of the exercise: the cards by seat, blanks for who leads, who wins and why; `height` is the room of the rows. */
export function exerciseTable(input: DocumentInput, hand: HandTrace, height: Mm): TableBlock {
  const { words, game } = input;
  const seats = game.seats.map((seat) => words.text('seat-plays', { seat }));
  const labels = [
    words.text('trick'),
    words.text('who-leads'),
    ...seats,
    words.text('who-wins'),
    words.text('ask-why'),
  ];
  const few = game.rules.players <= FEW;
  const columns = trickColumns(
    input,
    few
      ? { before: [13, 25], seat: 21, after: [26], rest: 47 }
      : { before: [11, 21.5], seat: 21, after: [21], rest: 36 },
  );
  const column = columns[2]?.width as Mm;
  const card = tableCard(input, hand.tricks.length, { column: column - 1.5, height, around: AROUND });
  const box = Math.min(11, cardHeight(input, card) - 3.6);
  const rows = hand.tricks.map((trick, index): TableRow => {
    const leader = index === 0 ? text('seat', seatName(input, trick.lead)) : rule('hairline', 16);
    const cells: TableCell[] = [
      { ...middle(text('body', String(index + 1))), header: 'Row' },
      middle(index === 0 ? leader : stack([space(3), leader])),
      ...seatCells(input, trick, card, false),
      middle(blank(17, box)),
      middle(stack([space(Math.min(10.4, box - 0.6)), rule('hairline')])),
    ];
    return { cells, height: cardHeight(input, card) + AROUND, below: 'hairline' };
  });
  return { kind: 'table', columns, rows: [headRow(labels), ...rows] };
}

/** The cards of a trick by seat, not by order of play; the winner ringed where it may be told. */
export function seatCells(
  input: DocumentInput,
  trick: TrickTrace,
  width: Mm,
  told: boolean,
): readonly TableCell[] {
  return input.game.seats.map((_, seat) => {
    const play = trick.plays.find((one) => one.seat === seat);
    if (!play) return {};
    return middle(ringedCard(input, { card: play.card, width, wins: told && seat === trick.winner }));
  });
}
