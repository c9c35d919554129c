import type { Deck } from '../cards/deck.ts';
import type { Size } from '../page/geometry.ts';
import type { FaceLook } from '../page/print.ts';

/** What the request says of cards, beside what the deck itself says. */
interface CardWishes {
  readonly card?: Size;
  readonly style?: string;
  readonly look: FaceLook;
}

/** The deck as it is printed: in the size and design that are wished. */
export function printedDeck(deck: Deck, { card, style }: CardWishes): Deck {
  return { ...deck, size: card ?? deck.size, style: style ?? deck.style };
}
