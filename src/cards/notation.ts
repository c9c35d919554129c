import type { Card, Deck } from './deck.ts';

/** A deck before its cards are laid out. */
type DeckParts = Omit<Deck, 'cards'>;

/** Lays out the cards in pack order: rank by rank, and within a rank suit by suit. */
export function makeDeck(parts: DeckParts): Deck {
  const { suits, ranks } = parts;
  const cards = ranks.flatMap((rank, r) =>
    suits.map((suit, s) => ({ index: r * suits.length + s, id: suit.id + rank.id, suit: s, rank: r })),
  );
  return { ...parts, cards };
}

/** The card written as suit and rank, `C1` or `♥10`; undefined if the deck has none. */
export function parseCard(deck: Deck, text: string): Card | undefined {
  return deck.cards.find((card) => card.id === text);
}

/** The cards at these indices, in the order given; throws if an index is outside the deck. */
export function cardsOf(deck: Deck, indices: readonly number[]): readonly Card[] {
  return indices.map((index) => {
    const card = deck.cards[index];
    if (card === undefined) throw new RangeError(`deck ${deck.id} has no card ${index}`);
    return card;
  });
}
