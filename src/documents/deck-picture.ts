import type { Card, Deck } from '../cards/deck.ts';
import type { Block } from '../page/block.ts';
import { row, stack } from './blocks.ts';
import { cardPicture } from './card-picture.ts';
import type { DocumentInput } from './input.ts';

/** Width of the side heads with their gutter, of a card at most, and the gaps between cards and suits, mm. */
const SIDE = 44;
const WIDEST = 9.5;
const CARD_GAP = 1.2;
const SUIT_GAP = 2.7;

/** Cards in a row that stay readable. */
const MOST_IN_ROW = 16;

/** All cards of the deck, each once, suit by suit: in one row if they stay readable there, else a row or more a suit. */
export function deckPicture(input: DocumentInput): Block {
  const { deck } = input.game;
  const bySuit = deck.suits.map((_, suit) => cardsOfSuit(deck, suit)).filter((cards) => cards.length > 0);
  const column = input.width - SIDE;
  const count = bySuit.flat().length;
  const gaps = (count - bySuit.length) * CARD_GAP + (bySuit.length - 1) * SUIT_GAP;
  const together = (column - gaps) / count;
  const oneRow = together > 7;
  const longest = Math.min(MOST_IN_ROW, Math.max(...bySuit.map((ofSuit) => ofSuit.length)));
  const alone = (column - (longest - 1) * CARD_GAP) / longest;
  const width = Math.min(WIDEST, oneRow ? together : alone);
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
