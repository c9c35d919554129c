import type { TableBlock, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace, TrickTrace } from '../proof/trace.ts';
import { blank, row, rule, space, stack, text } from './blocks.ts';
import { cardHeight } from './card-picture.ts';
import { type DocumentInput, isNarrow, seatName } from './input.ts';
import { headRow, labelColumn, middle, ringedCard, tableCard } from './trick-table.ts';

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
  const narrow = isNarrow(input);
  const seats = game.seats.map((seat) => words.text('seat-plays', { seat }));
  const labels = [words.text('trick'), words.text('who-leads'), ...seats, words.text('who-wins')];
  const columns = exerciseColumns(input);
  const column = columns[2]?.width as Mm;
  const around = AROUND + (narrow ? WHY_ROW : 0);
  const card = tableCard(input, hand.tricks.length, { column: column - (narrow ? 1 : 1.5), height, around });
  const box = Math.min(11, cardHeight(input, card) - 3.6);
  const line = Math.min(16, (columns[1]?.width as Mm) - 3);
  const rows = hand.tricks.flatMap((trick, index): readonly TableRow[] => {
    const leader = index === 0 ? text('seat', seatName(input, trick.lead)) : rule('hairline', line);
    const cells: TableCell[] = [
      { ...middle(text('body', String(index + 1))), header: 'Row' },
      middle(index === 0 ? leader : stack([space(3), leader])),
      ...seatCells(input, trick, card, false),
      middle(blank(17, box)),
    ];
    const first: TableRow = { cells, height: cardHeight(input, card) + AROUND };
    if (narrow) return [first, whyRow(input, cells.length)];
    const why = middle(stack([space(Math.min(10.4, box - 0.6)), rule('hairline')]));
    return [{ ...first, cells: [...cells, why], below: 'hairline' }];
  });
  return { kind: 'table', columns, rows: [headRow(narrow ? labels : [...labels, words.text('ask-why')]), ...rows] }; // biome-ignore format: short
}

function exerciseColumns(input: DocumentInput): readonly TableColumn[] {
  const { words, game } = input;
  if (isNarrow(input)) {
    const trick = labelColumn(input, words.text('trick'), 9);
    const lead = labelColumn(input, words.text('who-leads'), game.rules.players <= FEW ? 20.5 : 13);
    return trickColumns(input, { before: [trick, lead], seat: 21, after: [], rest: labelColumn(input, words.text('who-wins'), 19) }); // biome-ignore format: short
  }
  const few = { before: [13, 25], seat: 21, after: [26], rest: 47 };
  const many = { before: [11, 21.5], seat: 21, after: [21], rest: 36 };
  return trickColumns(input, game.rules.players <= FEW ? few : many);
}

/** Height of a row with a line to write the reason on, below the cards. */
const WHY_ROW: Mm = 10;

function whyRow({ words }: DocumentInput, columns: number): TableRow {
  const parts = [['fit', text('label', words.text('ask-why'))], ['rest', rule('hairline')]] as const; // biome-ignore format: a pair
  const block = row(parts, { gap: 2, align: 'baseline' });
  return { cells: [{}, { ...middle(block), columns: columns - 1 }], height: WHY_ROW, below: 'hairline', joined: true }; // biome-ignore format: short
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
