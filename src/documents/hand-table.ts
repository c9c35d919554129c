import type { CardIndex, Seat } from '../engine/rules.ts';
import type { Block, Run, TableCell, TableColumn, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY } from '../page/theme.ts';
import type { HandTrace, TrickTrace } from '../proof/trace.ts';
import { picture, row, space, stack, text } from './blocks.ts';
import { cardPicture } from './card-picture.ts';
import { suitSymbol } from './drawings.ts';
import { boxRoom } from './example-box.ts';
import { cardName, type DocumentInput, seatName, suitName } from './input.ts';
import { wordTrick } from './wording.ts';

/** Width of a card in the tables. */
const TABLE_CARD: Mm = 11;

/** The letter of a seat before its hand, the gap between two cards, the least gap between two hands. */
const LETTER: Mm = 5.2;
const CARD_GAP: Mm = 1.3;
const HAND_GAP: Mm = 3.6;

/** All hands side by side from margin to margin, each behind the letter of its seat; cards at most `widest` wide. */
export function handsRow(input: DocumentInput, hands: HandTrace['hands'], width: Mm, widest: Mm): Block {
  const most = Math.max(...hands.map((hand) => hand?.length ?? 0));
  const free = (width - HAND_GAP * (hands.length - 1)) / hands.length - LETTER;
  const card = Math.min(widest, (free + CARD_GAP) / most - CARD_GAP);
  const group = LETTER + most * (card + CARD_GAP) - CARD_GAP;
  const gap = (width - group * hands.length) / Math.max(1, hands.length - 1);
  const groups = hands.map((hand, seat): readonly [Mm, Block] => {
    const cards = (hand ?? []).map((index) => [card, cardPicture(input, index, { width: card })] as const);
    const letter = [LETTER - CARD_GAP, text('seat', seatName(input, seat))] as const;
    return [group, row([letter, ...cards], { gap: CARD_GAP, align: 'middle' })];
  });
  return row(groups, { gap, align: 'middle' });
}

/** A whole hand trick by trick: cards in playing order, the winner ringed, the reason in words. */
export function handTable(input: DocumentInput, trace: HandTrace): Block {
  const count = input.game.rules.players;
  const inner = boxRoom(input, true);
  const card = Math.min(22.8, (inner - 11 - 16 - 14.5 - 50) / count);
  const columns: readonly TableColumn[] = [
    { width: 11 },
    { width: 16 },
    ...Array.from({ length: count }, () => ({ width: card })),
    { width: 14.5 },
    { width: 'rest' },
  ];
  const { words } = input;
  const labels = [
    words.text('trick'),
    words.text('asked'),
    words.text('leads'),
    ...Array.from({ length: count - 1 }, () => words.text('then')),
    words.text('wins'),
    words.text('why'),
  ];
  const head = headRow(labels);
  const last = trace.tricks.length - 1;
  const rows = trace.tricks.map((trick, index): TableRow => {
    const cells = trickCells(input, trick, index);
    return { cells, height: 21, below: index === last ? 'head' : 'hairline' };
  });
  return { kind: 'table', columns, rows: [head, ...rows] };
}

/** The head of a table: small grey labels over a line. */
export function headRow(labels: readonly string[], below: 'head' | 'hairline' = 'hairline'): TableRow {
  return {
    head: true,
    height: 6,
    below,
    cells: labels.map((label) => ({ block: text('label', label), header: 'Column', valign: 'middle' })),
  };
}

function trickCells(input: DocumentInput, trick: TrickTrace, index: number): readonly TableCell[] {
  const plays = trick.plays.map(({ seat, card }) =>
    middle(seatAndCard(input, seat, card, seat === trick.winner)),
  );
  return [
    { ...middle(text('body', String(index + 1))), header: 'Row' },
    middle(suitPicture(input, trick.ledSuit)),
    ...plays,
    middle(text('seat', trick.winner === undefined ? '' : seatName(input, trick.winner))),
    middle(text('small', wordTrick(input, trick))),
  ];
}

/** A cell whose content stands in the middle of the row. */
export function middle(block: Block): TableCell {
  return { block, valign: 'middle' };
}

function seatAndCard(input: DocumentInput, seat: Seat, card: CardIndex, wins: boolean): Block {
  const name = text('seat', seatName(input, seat));
  return row([[5.2, name], ['fit', ringedCard(input, card, wins)]], { align: 'middle' }); // biome-ignore format: a pair
}

/** A card of a table, ringed if it wins. */
export function ringedCard(input: DocumentInput, card: CardIndex, wins: boolean): Block {
  const name = cardName(input, card);
  const alt = wins ? input.words.text('alt-wins', { card: name }) : name;
  return cardPicture(input, card, { width: TABLE_CARD, ring: wins, alt });
}

/** The drawing of a suit as a table shows what was led. */
export function suitPicture(input: DocumentInput, suit: number): Block {
  const side = 6;
  const matrix = [0.5, 0, 0, 0.5, side / 2, side / 2] as const;
  const size = { width: side, height: side };
  return picture(size, [{ kind: 'use', symbol: suitSymbol(suit), matrix }], suitName(input, suit));
}

/** Tricks of each seat, and what they add up to. */
export function handTotals(input: DocumentInput, trace: HandTrace): Block {
  const { words } = input;
  const sum = trace.won.reduce((all, own) => all + own, 0);
  const runs: Run[] = [{ text: words.text('tricks-taken'), weight: 'semibold' }];
  for (const [seat, won] of trace.won.entries()) {
    runs.push({ text: `${seat === 0 ? '  ' : '    '}${seatName(input, seat)}\u00a0${won}` });
  }
  const key = trace.complete ? 'together-all-once' : 'together';
  const together = words.text(key, { sum, cards: input.game.deck.cards.length });
  return stack([
    space(2.2),
    row([
      ['rest', text('small', runs)],
      ['fit', text('small', [{ text: together, color: GREY }])],
    ]),
  ]);
}
