import type { Card, Deck } from '../cards/deck.ts';
import type { Block } from '../page/block.ts';
import { row, stack } from './blocks.ts';
import { cardPicture, leastCard } from './card-picture.ts';
import type { DocumentInput } from './input.ts';
import { sideColumn } from './side-section.ts';

/** Width of a card at most, and the gaps between cards and suits, mm. */
const WIDEST = 9.5;
const CARD_GAP = 1.2;
const SUIT_GAP = 2.7;

/** Cards in a row that stay readable. */
const MOST_IN_ROW = 16;

/** All cards of the deck, each once, suit by suit: in one row if they stay readable there, else a row or more a suit. */
export function deckPicture(input: DocumentInput): Block {
  const { deck } = input.game;
  const bySuit = deck.suits.map((_, suit) => cardsOfSuit(deck, suit)).filter((cards) => cards.length > 0);
  const column = input.width - sideColumn(input);
  const count = bySuit.flat().length;
  const gaps = (count - bySuit.length) * CARD_GAP + (bySuit.length - 1) * SUIT_GAP;
  const together = (column - gaps) / count;
  const least = leastCard(input);
  const oneRow = together > Math.max(7, least);
  const longest = rowLength(Math.max(...bySuit.map((ofSuit) => ofSuit.length)), column, least);
  const alone = (column - (longest - 1) * CARD_GAP) / longest;
  const width = Math.min(Math.max(WIDEST, least), oneRow ? together : alone);
  const rows = bySuit.flatMap((ofSuit) =>
    chunks(ofSuit, oneRow ? ofSuit.length : longest).map((part) =>
      row(
        part.map(({ index }) => ['fit', cardPicture(input, index, { width })] as const),
        { gap: CARD_GAP },
      ),
    ),
  );
  if (!oneRow) return stack(rows, { gap: CARD_GAP });
  return row(rows.map((cards) => ['fit', cards] as const), { gap: SUIT_GAP }); // biome-ignore format: short
}

/** Cards in a row of the cards of a suit: all if they stay readable, else as many in each row, about. */
function rowLength(cards: number, column: number, least: number): number {
  const most = least === 0 ? MOST_IN_ROW : Math.max(1, Math.floor((column + CARD_GAP) / (least + CARD_GAP)));
  return least === 0 ? Math.min(most, cards) : Math.ceil(cards / Math.ceil(cards / most));
}

/** The cards of a suit, each once; in the suit's own order if it has one. */
function cardsOfSuit({ suits, ranks, cards }: Deck, suit: number): readonly Card[] {
  const order = suits[suit]?.ranks ?? ranks.map(({ id }) => id);
  const place = ({ rank }: Card) => order.indexOf(ranks[rank]?.id ?? '');
  const once = cards.filter((card) => card.suit === suit && card.copy === 0);
  return once.sort((one, other) => place(one) - place(other));
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, at) => at * size);
  return starts.map((start) => items.slice(start, start + size));
}
