import { leaderOfHand } from '../engine/match.ts';
import type { Block, TableBlock, TableCell, TableRow } from '../page/block.ts';
import { MM_PER_PT } from '../page/geometry.ts';
import { STYLES } from '../page/theme.ts';
import { blank, heading, row, rule, space, stack, text } from './blocks.ts';
import { flowDocument, pageHead } from './frame.ts';
import { headRow, middle } from './hand-table.ts';
import { howToWrite } from './how-to-write.ts';
import { type DocumentInput, type DocumentKind, figure, seatName } from './input.ts';
import { quiet } from './match-box.ts';
import { addedByNames, nameLines } from './name-lines.ts';
import { scoresTricks } from './rules-context.ts';

/** The sheet to write a match on, trick by trick. */
export const trickProtocol: DocumentKind = {
  applies: () => true,
  compose: (input) => {
    const { game, language, words } = input;
    const title = words.text('protocol');
    const name = game.title[language];
    const { hands } = game.rules.match;
    const tricks = game.rules.handSize;
    const context = { game: name, hands, tricks, one: tricks === 1 };
    const lead = words.text(hands > 1 ? 'protocol-lead' : 'protocol-lead-single', context);
    const blocks = [
      pageHead(input, { title, lead, size: 'sheet' }),
      space(9),
      nameLines(input),
      space(7),
      protocolTable(input),
      space(3),
      matchTotals(input),
      ...howToWrite(input),
    ];
    const page = { title: `${name}: ${title}`, subject: words.text('protocol-subject'), blocks };
    return flowDocument(input, { ...page, footer: `${name} · ${title}`, mark: 'plain' });
  },
};

/** Width of a seat's letter with the room behind it. */
const LETTER = 4.6;

/** Best height of a row to write in, the height of a line of totals, and what the last line is higher. */
const ROW = 11.3;
const TOTAL_ROW = 12.5;
const LAST_ROOM = 3.5;

/** Height of the line above that of the points. */
const POINTS_ROW = 8.5;

/** Least height of a row on one page, and height of rows that need several pages anyway. */
const LEAST_ROW = 6;
const PLAIN_ROW = 9;

/** Height of the number of a hand with the seat that begins below it. */
const NUMBER = 14.6;

function protocolTable(input: DocumentInput): TableBlock {
  const { game, words } = input;
  const { players, match } = game.rules;
  const cards = Array.from({ length: players }, (_, index) => words.text('nth-card', { number: index + 1 }));
  const labels = [
    words.text('hand'),
    words.text('trick'),
    words.text('lead'),
    ...cards,
    words.text('winner'),
  ];
  const card = cardColumn(input);
  const rowHeight = fittingRow(input);
  const rows = Array.from({ length: match.hands }, (_, hand) => handRows(input, hand, rowHeight));
  return {
    kind: 'table',
    padding: 2,
    columns: [
      { width: 16, padding: 0 },
      { width: 16, padding: 0 },
      { width: 20, line: 'hairline' },
      ...Array.from({ length: players }, () => ({ width: card, line: 'hairline' as const })),
      { width: 'rest', line: 'hairline' },
    ],
    rows: [headRow(labels, 'head'), ...rows.flat()],
  };
}

/** Width of the column for a card: three leave the winner room to be written out. */
function cardColumn({ game, width }: DocumentInput): number {
  return Math.min(29, (width - 16 - 16 - 20 - 24) / game.rules.players);
}

/** What the page needs besides the table's rows: title, names, points of the match, a line that shows how to write. */
const REST = 72;

/** Rows as high as is pleasant, or lower so that a match stays on its page, but never under 6 mm. */
function fittingRow(input: DocumentInput): number {
  const { players, handSize, match } = input.game.rules;
  const names = addedByNames(players);
  const totals = TOTAL_ROW + (scoresTricks(input.game.rules) ? 0 : POINTS_ROW);
  const free = input.height - REST - names - match.hands * totals - LAST_ROOM;
  const fitting = free / (handSize * match.hands);
  const height = fitting < LEAST_ROW ? PLAIN_ROW : Math.min(ROW, fitting);
  return Math.max(height, NUMBER / handSize);
}

/** Leading of the number of a hand, which stands beside the first row. */
const FIGURE = STYLES.figure.leading * MM_PER_PT;

function handRows(input: DocumentInput, hand: number, height: number): readonly TableRow[] {
  const { game, words } = input;
  const { players, handSize, match } = game.rules;
  const starter = seatName(input, leaderOfHand(game.rules, 0, hand));
  const blanks = Array.from({ length: players + 1 }, (): TableCell => ({}));
  const number = stack([
    space(Math.max(0, (height - FIGURE) / 2)),
    text('figure', String(hand + 1)),
    text('label', words.text('begins', { seat: starter })),
  ]);
  const tricks = Array.from({ length: handSize }, (_, trick): TableRow => {
    const lead = trick === 0 ? [middle(text('body', [quiet(starter)]))] : [{}];
    const cells = [
      { ...middle(text('body', String(trick + 1))), header: 'Row' as const },
      ...lead,
      ...blanks,
    ];
    const head: TableCell[] =
      trick === 0 ? [{ block: number, rows: handSize, header: 'Row', valign: 'top' }] : [];
    return { height, below: 'hairline', cells: [...head, ...cells] };
  });
  return [...tricks, ...totalRows(input, hand === match.hands - 1)];
}

/** A line for the tricks of each seat, and one for the points where these are another number. */
function totalRows(input: DocumentInput, last: boolean): readonly TableRow[] {
  const { facts } = input.trace;
  const end = { height: TOTAL_ROW + (last ? LAST_ROOM : 0), below: 'head' } as const;
  if (scoresTricks(input.game.rules))
    return [{ ...totalRow(input, 'tricks-of-hand', facts['tricks-per-hand']), ...end }];
  return [
    { ...totalRow(input, 'tricks-of-hand', facts['tricks-per-hand']), height: POINTS_ROW },
    { ...totalRow(input, 'points-of-hand', facts['points-per-hand']), ...end },
  ];
}

/** A line for a number of each seat, with the sum that they must have, if it is always the same. */
function totalRow(
  input: DocumentInput,
  key: 'tricks-of-hand' | 'points-of-hand',
  sum: number | undefined,
): TableRow {
  const { game, words } = input;
  const line = Math.min(15.4, cardColumn(input) - LETTER - 3);
  const seats = game.seats.map((seat) => middle(letterAndLine(seat, line)));
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  const label: TableCell = {
    ...middle(text('label', words.text(key))),
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
function matchTotals(input: DocumentInput): Block {
  const { game, trace, words } = input;
  const card = cardColumn(input);
  const label = stack([
    heading(2, 'head', words.text('points-of-match')),
    ...(game.rules.match.hands > 1 ? [text('label', words.text('points-of-match-note'))] : []),
  ]);
  const boxes = game.seats.map((seat): readonly [number, Block] => {
    const width = Math.min(16, card - 7);
    return [card, row([[LETTER, text('seat', seat)], ['fit', blank(width, 10, 'card')]], { align: 'middle' })]; // biome-ignore format: a pair
  });
  const sum = trace.facts['points-per-match'];
  const together = sum === undefined ? '' : words.text('together', { sum: figure(sum) });
  return row([[54, label], ...boxes, ['rest', text('label', together)]], { align: 'middle' }); // biome-ignore format: one row
}
