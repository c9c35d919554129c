import type { Card, Deck } from '../cards/deck.ts';
import type { Block } from '../page/block.ts';
import { chunks, row, stack } from './blocks.ts';
import { cardPicture, leastCard } from './card-picture.ts';
import type { DocumentInput } from './input.ts';
import { rankOrder } from './rules-text/deck-text.ts';
import { sideColumn } from './side-section.ts';

/** Width of a card at most, and the gaps between cards and suits, mm. */
const WIDEST = 9.5;
const CARD_GAP = 1.2;
const SUIT_GAP = 2.7;

/** Cards in a row that stay readable. */
const MOST_IN_ROW = 16;

/** All cards of the deck, each once, in one row if they stay readable there; else those of one suit for all that have the same ranks. */
export function deckPicture(input: DocumentInput): Block {
  const { deck } = input.game;
  const ranks = rankOrder(input);
  const bySuit = deck.suits
    .map((_, suit) => cardsOfSuit(deck, suit, ranks))
    .filter((cards) => cards.length > 0);
  const together = widthInOneRow(input, bySuit);
  if (together > Math.max(LEAST_IN_ROW, leastCard(input))) return oneRow(input, bySuit, together);
  return rowsBySuit(input, areAlike(bySuit) ? bySuit.slice(0, 1) : bySuit);
}

/** Cards narrower than this are set in a row a suit. */
const LEAST_IN_ROW = 7;

type Suits = readonly (readonly Card[])[];

/** Whether the cards of every suit have the same ranks in the same order. */
function areAlike(suits: Suits): boolean {
  const ranks = suits.map((cards) => cards.map(({ rank }) => rank).join());
  return ranks.every((one) => one === ranks[0]);
}

function columnOf(input: DocumentInput): number {
  return input.width - sideColumn(input);
}

function widthInOneRow(input: DocumentInput, suits: Suits): number {
  const count = suits.flat().length;
  const gaps = (count - suits.length) * CARD_GAP + (suits.length - 1) * SUIT_GAP;
  return (columnOf(input) - gaps) / count;
}

function oneRow(input: DocumentInput, suits: Suits, together: number): Block {
  const width = Math.min(Math.max(WIDEST, leastCard(input)), together);
  return row(suits.map((cards) => ['fit', cardsInRow(input, cards, width)] as const), { gap: SUIT_GAP }); // biome-ignore format: short
}

function rowsBySuit(input: DocumentInput, suits: Suits): Block {
  const column = columnOf(input);
  const least = leastCard(input);
  const longest = rowLength(Math.max(...suits.map((cards) => cards.length)), column, least);
  const width = Math.min(Math.max(WIDEST, least), (column - (longest - 1) * CARD_GAP) / longest);
  const rows = suits.flatMap((cards) => chunks(cards, longest).map((part) => cardsInRow(input, part, width)));
  return stack(rows, { gap: CARD_GAP });
}

function cardsInRow(input: DocumentInput, cards: readonly Card[], width: number): Block {
  return row(cards.map(({ index }) => ['fit', cardPicture(input, index, { width })] as const), { gap: CARD_GAP }); // biome-ignore format: short
}

/** Cards in a row of the cards of a suit: all if they stay readable, else as many in each row, about. */
function rowLength(cards: number, column: number, least: number): number {
  const most = least === 0 ? MOST_IN_ROW : Math.max(1, Math.floor((column + CARD_GAP) / (least + CARD_GAP)));
  return least === 0 ? Math.min(most, cards) : Math.ceil(cards / Math.ceil(cards / most));
}

/** The cards of a suit, each once; in the suit's own order if it has one. */
function cardsOfSuit({ suits, ranks, cards }: Deck, suit: number, usual: readonly number[]): readonly Card[] {
  const order = suits[suit]?.ranks ?? usual.map((rank) => ranks[rank]?.id);
  const place = ({ rank }: Card) => order.indexOf(ranks[rank]?.id ?? '');
  const once = cards.filter((card) => card.suit === suit && card.copy === 0);
  return once.sort((one, other) => place(one) - place(other));
}
