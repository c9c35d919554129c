import type { Seat, Side } from '../../engine/rules.ts';
import type { Block, TableBlock, TableCell, TableColumn, TableRow } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { ItemOf } from '../../proof/practice/items.ts';
import { namesOfScoring } from '../../proof/score-names.ts';
import type { TrickTrace } from '../../proof/trace.ts';
import { row, rule, space, stack, text } from '../blocks.ts';
import { cardHeight, leastCard } from '../card-picture.ts';
import { AROUND, seatCells, trickColumns } from '../exercise-table.ts';
import { handSetting } from '../hand-setting.ts';
import { figure, hasPartners, isNarrow, seatName, sideName } from '../input.ts';
import { wordScore } from '../score-reason.ts';
import { headRow, labelColumn, middle } from '../trick-table.ts';
import { answerBox, filledBox, itemRoom, type PracticeInput } from './parts.ts';
import { cardsBySeat } from './trick-items.ts';

/** Size of the box for a score. */
const SCORE = { width: 18, height: 9.2 } as const;

/** What a hand came to, side by side, with a box for what each side scores. */
export function scoreItem(input: PracticeInput, { hand }: ItemOf<'score'>): Block {
  const { words } = input;
  const numbers = numberColumns(input, hand);
  const sides = hand.rules.sides.map((_, side) => side);
  const beside = input.told && !isNarrow(input);
  const { rules, record } = hand;
  const pointsOf = (seats: readonly Seat[]) =>
    seats.reduce((sum, seat) => sum + (record.points[seat] ?? 0), 0);
  const taken = { maker: record.maker, tricks: record.won, points: rules.sides.map(pointsOf) };
  const rows = sides.flatMap((side): readonly TableRow[] => {
    const score = hand.scores[side]!;
    const cells: TableCell[] = [
      { ...middle(text('seat', sideName(input, side))), header: 'Row' },
      ...numbers.map(({ amountOf }) => middle(text('small', amountOf(side)))),
      middle(filledBox(input.told ? figure(score.score) : '', SCORE)),
    ];
    const why = middle(text('small', wordScore(input, score, side, taken)));
    const first: TableRow = { cells: beside ? [...cells, why] : [...cells, {}], height: SCORE.height + 3, below: 'hairline' }; // biome-ignore format: short
    if (!input.told || beside) return [first];
    return [first, { cells: [{ ...why, columns: cells.length + 1 }], joined: true, below: 'hairline' }];
  });
  const label = words.text(hasPartners(input) ? 'side' : 'seat');
  const heads = [label, ...numbers.map(({ head }) => head), words.text('points'), beside ? words.text('why') : '']; // biome-ignore format: short
  const columns: readonly TableColumn[] = [
    ...heads.slice(0, -1).map((head, at) => ({ width: labelColumn(input, head, leastColumn(input, at, heads.length)) })), // biome-ignore format: short
    { width: 'rest' },
  ];
  const table: TableBlock = { kind: 'table', columns, rows: [headRow(heads), ...rows] };
  const setting = handSetting(input, hand);
  return setting === '' ? table : stack([text('small', setting), space(1), table]);
}

/** Width of the column of a side and of a number. */
const SIDE: Mm = 24;
const NUMBER: Mm = 18;

/** The least width of the column of a side, of a number, or of the box behind them. */
function leastColumn(input: PracticeInput, at: number, count: number): Mm {
  const narrow = isNarrow(input);
  if (at === 0) return narrow ? SIDE - 6 : SIDE;
  if (at === count - 2) return SCORE.width + (narrow ? 2 : 6);
  return narrow ? NUMBER - 8 : NUMBER;
}

interface NumberColumn {
  readonly head: string;
  readonly amountOf: (side: Side) => string;
}

/** What was bid, taken and melded, as far as the game counts it. */
function numberColumns(
  { words, game }: PracticeInput,
  hand: ItemOf<'score'>['hand'],
): readonly NumberColumn[] {
  const { rules, record } = hand;
  const together = (values: readonly number[]) => (side: Side) =>
    figure((rules.sides[side] ?? []).reduce((sum, seat) => sum + (values[seat] ?? 0), 0));
  const lastTrick = (side: Side) => (rules.sides[side]?.includes(record.lastTrick ?? -1) ? '×' : '');
  return [
    ...(record.bids ? [{ head: words.text('bid'), amountOf: together(record.bids) }] : []),
    { head: words.text('tricks'), amountOf: together(record.won) },
    ...(game.rules.cardPoints ? [{ head: words.text('card-points'), amountOf: together(record.points) }] : []), // biome-ignore format: short
    ...(rules.melds.length > 0 ? [{ head: words.text('melded'), amountOf: (side: Side) => figure(record.melds[side] ?? 0) }] : []), // biome-ignore format: short
    ...(namesOfScoring(rules).has('last_trick') ? [{ head: words.text('table-last-trick'), amountOf: lastTrick }] : []), // biome-ignore format: short
  ];
}

/** Best width of a card in the protocol. */
const CARD: Mm = 11;

/** The first tricks of a hand with one wrong winner, and boxes for where it stands and who it should be. */
export function mistakeItem(
  input: PracticeInput,
  { tricks, wrong, said: mistaken }: ItemOf<'mistake'>,
): readonly Block[] {
  const { words } = input;
  const said = tricks.map(({ winner = 0 }, at) => (at === wrong ? mistaken : winner));
  const table = protocolTable(input, tricks, said);
  const right = seatName(input, tricks[wrong]?.winner ?? 0);
  const answers = row(
    [
      [34, answerBox(input, words.text('practice-wrong-trick'), String(wrong + 1))],
      [34, answerBox(input, words.text('practice-right'), right)],
    ],
    { gap: 6 },
  );
  if (table) return [stack([table, space(3), answers])];
  return [...protocolRows(input, tricks, said), answers];
}

/** Least width of a card in the protocol. */
const LEAST_CARD: Mm = 11;

/** The tricks by seat with who is said to have won them; undefined where the page has no room for that many seats. */
function protocolTable(
  input: PracticeInput,
  tricks: readonly TrickTrace[],
  said: readonly Seat[],
): TableBlock | undefined {
  const { words, game } = input;
  const seats = game.seats.map((seat) => words.text('seat-plays', { seat }));
  const labels = [words.text('trick'), words.text('leads'), ...seats, words.text('wins')];
  const narrow = isNarrow(input);
  const side = (label: string, best: Mm) => (narrow ? labelColumn(input, label, 9) : best);
  const columns = trickColumns(
    { ...input, width: itemRoom(input) },
    { before: [side(labels[0]!, 14), side(labels[1]!, 20)], seat: 21, after: [], rest: side(labels.at(-1)!, 18) }, // biome-ignore format: short
  );
  const card = Math.min(Math.max(CARD, leastCard(input)), (columns[2]?.width as Mm) - 1.5);
  if (card < Math.max(LEAST_CARD, leastCard(input))) return undefined;
  const rows = tricks.map((trick, at): TableRow => {
    const cells = [
      { ...middle(text('body', String(at + 1))), header: 'Row' as const },
      middle(text('seat', seatName(input, trick.lead))),
      ...seatCells(input, trick, card, false),
      middle(text('seat', seatName(input, said[at] ?? 0))),
    ];
    return { cells, height: cardHeight(input, card) + AROUND - 2, below: 'hairline' };
  });
  return { kind: 'table', columns, rows: [headRow(labels), ...rows] };
}

/** The same with the cards of a trick in as many rows as it takes. */
function protocolRows(
  input: PracticeInput,
  tricks: readonly TrickTrace[],
  said: readonly Seat[],
): readonly Block[] {
  const { words } = input;
  return tricks.map((trick, at) => {
    const wins = `${seatName(input, said[at] ?? 0)} ${words.text('wins')}.`;
    const head = `${words.text('trick')} ${at + 1}: ${wins}`;
    return stack([text('body', head), cardsBySeat(input, trick, itemRoom(input)).block, rule('hairline')], { gap: 1.6 }); // biome-ignore format: short
  });
}
