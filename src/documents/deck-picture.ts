import type { Block } from '../page/block.ts';
import { row, stack } from './blocks.ts';
import { cardPicture } from './card-picture.ts';
import type { DocumentInput } from './input.ts';

/** Width of the side heads with their gutter, of a card at most, and the gaps between cards and suits, mm. */
const SIDE = 44;
const WIDEST = 9.5;
const CARD_GAP = 1.2;
const SUIT_GAP = 2.7;

/** All cards of the deck, suit by suit: in one row if they stay readable there, else a row a suit. */
export function deckPicture(input: DocumentInput): Block {
  const { deck } = input.game;
  const { suits, ranks } = deck;
  const column = input.width - SIDE;
  const gaps = suits.length * (ranks.length - 1) * CARD_GAP + (suits.length - 1) * SUIT_GAP;
  const together = (column - gaps) / (suits.length * ranks.length);
  const oneRow = together > 7;
  const alone = (column - (ranks.length - 1) * CARD_GAP) / ranks.length;
  const width = Math.min(WIDEST, oneRow ? together : alone);
  const rows = suits.map((_, suit) => {
    const cards = deck.cards.filter((card) => card.suit === suit).map((card) => card.index);
    return row(
      cards.map((card) => ['fit', cardPicture(input, card, { width })] as const),
      { gap: CARD_GAP },
    );
  });
  if (!oneRow) return stack(rows, { gap: CARD_GAP });
  return row(rows.map((cards) => ['fit', cards] as const), { gap: SUIT_GAP }); // biome-ignore format: short
}
