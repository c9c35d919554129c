import type { Card, Deck } from '../../src/cards/deck.ts';
import { cardsNamed } from '../../src/cards/notation.ts';

/** The first copy of the card written as suit and rank; undefined if the deck has none. */
export function parseCard(deck: Deck, text: string): Card | undefined {
  return cardsNamed(deck, text)[0];
}
