import type { Block, Run, TableBlock, TableCell, TableRow } from '../page/block.ts';
import type { HandTrace } from '../proof/trace.ts';
import { blank, heading, row, rule, space, stack, text } from './blocks.ts';
import { suitSymbol } from './drawings.ts';
import { flowDocument, pageHead } from './frame.ts';
import { headRow, middle } from './hand-table.ts';
import { cardName, type DocumentInput, type DocumentKind, seatName, suitName } from './input.ts';
import { quiet } from './match-box.ts';

/** The sheet to write a match on, trick by trick. */
export const trickProtocol: DocumentKind = {
  applies: () => true,
  compose: (input) => {
    const { game, language, words } = input;
    const title = words.text('protocol');
    const name = game.title[language];
    const { hands } = game.rules.match;
    const context = { game: name, hands, tricks: game.rules.handSize };
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

/** A letter and a line to write the name on, for each seat. */
function nameLines({ game, width }: DocumentInput): Block {
  const gap = 6;
  const each = (width - gap * (game.seats.length - 1)) / game.seats.length;
  const lines = game.seats.map((seat): readonly [number, Block] => {
    const line = row([[5.6, text('seat', seat)], ['rest', rule('hairline')]], { align: 'baseline' }); // biome-ignore format: a pair
    return [each, line];
  });
  return row(lines, { gap });
}

/** Width of a seat's letter with the room behind it. */
const LETTER = 4.6;

/** Least and best height of a row to write in, and the height of a line of totals. */
const ROW = 11.3;
const TOTAL_ROW = 12.5;

function protocolTable(input: DocumentInput): TableBlock {
  const { game, words } = input;
  const { players, handSize, match } = game.rules;
  const cards = Array.from({ length: players }, (_, index) => words.text('nth-card', { number: index + 1 }));
  const labels = [
    words.text('hand'),
    words.text('trick'),
    words.text('lead'),
    ...cards,
    words.text('winner'),
  ];
  const card = cardColumn(input);
  const rowHeight = fittingRow(handSize, match.hands);
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

/** Rows as high as is pleasant, or lower so that a match stays on its page, but never under 6 mm. */
function fittingRow(tricks: number, hands: number): number {
  const free = 174 - hands * TOTAL_ROW;
  return Math.max(6, Math.min(ROW, free / (tricks * hands)));
}

function handRows(input: DocumentInput, hand: number, height: number): readonly TableRow[] {
  const { game, words } = input;
  const { players, handSize } = game.rules;
  const starter = game.seats[hand % players] ?? '';
  const blanks = Array.from({ length: players + 1 }, (): TableCell => ({}));
  const number = stack([
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
  return [...tricks, totalRow(input)];
}

/** A line for the tricks of each seat, with the sum that they must have. */
function totalRow(input: DocumentInput): TableRow {
  const { game, trace, words } = input;
  const line = Math.min(15.4, cardColumn(input) - LETTER - 3);
  const seats = game.seats.map((seat) => middle(letterAndLine(seat, line)));
  const sum = trace.facts['tricks-per-hand'];
  const label: TableCell = {
    ...middle(text('label', words.text('tricks-of-hand'))),
    columns: 2,
    header: 'Row',
  };
  return {
    height: TOTAL_ROW,
    below: 'head',
    open: true,
    cells: [{}, label, ...seats, middle(text('label', words.text('together', { sum })))],
  };
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
    text('label', words.text('points-of-match-note')),
  ]);
  const boxes = game.seats.map((seat): readonly [number, Block] => {
    const width = Math.min(16, card - 7);
    return [card, row([[LETTER, text('seat', seat)], ['fit', blank(width, 10, 'card')]], { align: 'middle' })]; // biome-ignore format: a pair
  });
  const sum = trace.facts['points-per-match'];
  const together = sum === undefined ? '' : words.text('together', { sum });
  return row([[54, label], ...boxes, ['rest', text('label', together)]], { align: 'middle' }); // biome-ignore format: one row
}

/** One trick of the examples, written as the sheet wants it. */
function howToWrite(input: DocumentInput): readonly Block[] {
  const { trace, words } = input;
  const hands = trace.examples.filter((example): example is HandTrace => example.kind === 'hand');
  const tricks = hands.flatMap((hand) => hand.tricks);
  const trick = tricks.find(
    ({ winner, reason }) => winner !== undefined && reason && reason.offSuit.length > 0,
  );
  const shown = trick ?? tricks.find(({ winner }) => winner !== undefined);
  if (shown?.winner === undefined || !shown.reason) return [];
  const cards = shown.plays.flatMap(({ card }) => cardSign(input, card));
  const highest = { card: cardName(input, shown.reason.card), suit: suitName(input, shown.ledSuit) };
  const runs: Run[] = [
    { text: words.text('how-to-write'), weight: 'semibold' },
    quiet(`      ${words.text('lead')}   `),
    { text: seatName(input, shown.lead), weight: 'semibold' },
    quiet(`      ${words.text('cards')}   `),
    ...cards,
    quiet(`      ${words.text('winner')}   `),
    { text: seatName(input, shown.winner), weight: 'semibold' },
    quiet(`      ${words.text('highest', highest)}`),
  ];
  return [space(5), text('small', runs)];
}

function cardSign(input: DocumentInput, index: number): readonly Run[] {
  const card = input.game.deck.cards[index];
  if (!card) return [];
  const rank = input.game.deck.ranks[card.rank]?.id ?? '';
  return [
    { symbol: suitSymbol(card.suit, 'outline'), height: 3.4, alt: suitName(input, card.suit) },
    { text: `\u00a0${rank}   `, weight: 'semibold' },
  ];
}
