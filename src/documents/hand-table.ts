import { NO_SUIT } from '../engine/ranking.ts';
import type { CardIndex, Seat, SuitIndex } from '../engine/rules.ts';
import type { Block, Run, TableBlock, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY } from '../page/theme.ts';
import type { HandTrace, TrickTrace } from '../proof/trace.ts';
import { picture, row, space, stack, text } from './blocks.ts';
import { cardHeight, cardPicture, RING_REACH } from './card-picture.ts';
import { suitSymbol } from './drawings.ts';
import { boxRoom } from './example-box.ts';
import {
  asksForSuit,
  cardName,
  type DocumentInput,
  effectiveName,
  type HandInput,
  isShort,
  playsWholeDeck,
  seatName,
} from './input.ts';
import { drawnSuit } from './trick-figure.ts';
import { wordMelds, wordPoints, wordTrick } from './wording.ts';

/** Best and least width of a card in the tables. */
const TABLE_CARD: Mm = 11;
const LEAST_CARD: Mm = 6.4;

/** The letter of a seat before its card, and the least room between a ring and the next letter. */
const LETTER: Mm = 5.2;
const LETTER_GAP: Mm = 1.4;

/** Width of a card on short paper; what a row is taller than its cards, by paper: the ring and the room around it. */
const SHORT_CARD: Mm = 9.6;
const ROW_ROOM = { short: 5.2, usual: 6.33 } as const;

function rowRoom(input: DocumentInput): Mm {
  return ROW_ROOM[isShort(input) ? 'short' : 'usual'];
}

/** Height of the head of a table. */
export const HEAD_ROW: Mm = 7;

/** Whether there are so many cards in a trick that the reason stands below them instead of beside. */
export function reasonsBelow({ game }: DocumentInput): boolean {
  return game.rules.players > 4;
}

/** Least height of a row for a reason below the cards. */
export const REASON_ROW: Mm = 7;

/** Room above and below a reason that is taller than the cards beside it. */
const REASON_EDGE: Mm = 1.2;

/** The room that a table of tricks has: for the card in a column, for all rows, and around the card of a row. */
interface TableRoom {
  readonly column: Mm;
  readonly height: Mm;
  readonly around: Mm;
}

/** The width of the cards of a table: the best that fits its columns, or less if all rows then fit and stay readable. */
export function tableCard(input: DocumentInput, rows: number, { column, height, around }: TableRoom): Mm {
  const tallest = (height / Math.max(1, rows) - around) / cardHeight(input, 1);
  return Math.min(TABLE_CARD, column, tallest < LEAST_CARD ? TABLE_CARD : tallest);
}

/** A whole hand trick by trick: cards in playing order, the winner ringed, the reason in words; `height` is its room. Partners of a soloist have no column. */
export function handTable(input: HandInput, trace: HandTrace, height: Mm, totalsBelow: boolean): TableBlock {
  const players = Math.max(...trace.tricks.map(({ plays }) => plays.length));
  const below = reasonsBelow(input);
  const [trick, led, wins, why] = below ? [9.5, 14, 14, 0] : [11, 16, 14.5, 50];
  const column = Math.min(22.8, (boxRoom(input, true) - trick - led - wins - why) / players);
  const card = tableCard(input, trace.tricks.length, {
    column: Math.min(column - LETTER - RING_REACH - LETTER_GAP, isShort(input) ? SHORT_CARD : TABLE_CARD),
    height: height - HEAD_ROW,
    around: rowRoom(input) + (below ? REASON_ROW : 0),
  });
  const columns: readonly TableColumn[] = [
    { width: trick },
    { width: led },
    ...Array.from({ length: players }, () => ({ width: column })),
    ...(below ? [] : [{ width: wins }]),
    { width: 'rest' },
  ];
  const rows = trace.tricks.flatMap((_, index) => trickRows(input, trace, index, card));
  const last = { ...rows.at(-1), below: 'head' } as TableRow;
  const totals: TableRow = {
    cells: [{ block: handTotals(input, trace), columns: columns.length }],
    joined: true,
  };
  const head = handHead(input, players, below);
  return { kind: 'table', columns, rows: [head, ...rows.slice(0, -1), last, ...(totalsBelow ? [totals] : [])] }; // biome-ignore format: short
}

function handHead(input: DocumentInput, players: number, below: boolean): TableRow {
  const { words } = input;
  const followers = Array.from({ length: players - 1 }, () => words.text('then'));
  const labels = [
    words.text('trick'),
    words.text(asksForSuit(input) ? 'asked' : 'led'),
    words.text('leads'),
    ...followers,
  ];
  return headRow([...labels, words.text('wins'), ...(below ? [] : [words.text('why')])]);
}

/** The head of a table: small grey labels over a line. */
export function headRow(labels: readonly string[], below: 'head' | 'hairline' = 'hairline'): TableRow {
  return {
    head: true,
    height: HEAD_ROW,
    below,
    cells: labels.map((label) => ({ block: text('label', label), header: 'Column', valign: 'middle' })),
  };
}

function trickRows(input: HandInput, hand: HandTrace, index: number, width: Mm): readonly TableRow[] {
  const trick = hand.tricks[index] as TrickTrace;
  const plays = trick.plays.map(({ seat, card }) =>
    middle(seatAndCard(input, seat, { card, width, wins: seat === trick.winner })),
  );
  const cells = [
    { ...middle(text('body', String(index + 1))), header: 'Row' as const },
    middle(suitPicture(input, trick.ledSuit)),
    ...plays,
    middle(text('seat', trick.winner === undefined ? '' : seatName(input, trick.winner))),
  ];
  const height = cardHeight(input, width) + rowRoom(input);
  const said = [wordMelds(input, hand, index), wordTrick(input, trick), wordPoints(input, trick)];
  return withReason(input, { cells, height }, said.filter((part) => part !== '').join(' '));
}

/** A row of a table of tricks with the reason in its last cell, or in a row of its own that stays with it. */
export function withReason(input: DocumentInput, row: TableRow, reason: string): readonly TableRow[] {
  const words = text('small', reason);
  if (!reasonsBelow(input)) {
    const cell = middle(stack([space(REASON_EDGE), words, space(REASON_EDGE)]));
    return [{ ...row, cells: [...row.cells, cell], below: 'hairline' }];
  }
  const cells: readonly TableCell[] = [{}, { block: words, columns: row.cells.length - 1 }];
  return [row, { cells, height: REASON_ROW, below: 'hairline', joined: true }];
}

/** A cell whose content stands in the middle of the row. */
export function middle(block: Block): TableCell {
  return { block, valign: 'middle' };
}

/** A card as it stands in a table. */
interface TableCard {
  readonly card: CardIndex;
  readonly width: Mm;
  readonly wins: boolean;
}

function seatAndCard(input: DocumentInput, seat: Seat, shown: TableCard): Block {
  const name = text('seat', seatName(input, seat));
  return row([[LETTER, name], ['fit', ringedCard(input, shown)]], { align: 'middle' }); // biome-ignore format: a pair
}

/** A card of a table, ringed if it wins. */
export function ringedCard(input: DocumentInput, { card, width, wins }: TableCard): Block {
  const name = cardName(input, card);
  const alt = wins ? input.words.text('alt-wins', { card: name }) : name;
  return cardPicture(input, card, { width, ring: wins, alt });
}

/** The drawing of a suit as a table shows what was led; the word where trumps have no suit, a dash where nothing was asked for. */
export function suitPicture(input: HandInput, suit: SuitIndex): Block {
  if (suit === NO_SUIT) return text('small', '–');
  const shown = drawnSuit(input, suit);
  if (shown === undefined) return text('small', effectiveName(input, suit));
  const side = 6;
  const matrix = [0.5, 0, 0, 0.5, side / 2, side / 2] as const;
  const size = { width: side, height: side };
  return picture(size, [{ kind: 'use', symbol: suitSymbol(shown), matrix }], effectiveName(input, suit));
}

/** Tricks of each seat, and what they add up to. */
function handTotals(input: DocumentInput, trace: HandTrace): Block {
  const { words } = input;
  const won = trace.won ?? [];
  const sum = won.reduce((sofar, own) => sofar + own, 0);
  const runs: Run[] = [
    { text: `${words.text('tricks-taken')} `, weight: 'semibold', gap: 0.6 },
    ...won.map((own, seat) => ({ text: `${seatName(input, seat)}\u00a0${own} `, gap: 2.6 })),
  ];
  const key = playsWholeDeck(input, trace) ? 'together-all-once' : 'together';
  const together = words.text(key, { sum, cards: input.game.deck.cards.length });
  return stack([
    space(2.2),
    row([
      ['rest', text('small', runs)],
      ['fit', text('small', [{ text: together, color: GREY }])],
    ]),
  ]);
}
