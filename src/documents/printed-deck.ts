import type { Deck, Suit } from '../cards/deck.ts';
import type { Size } from '../page/geometry.ts';
import type { Color } from '../page/primitive.ts';
import { type FaceLook, USUAL_LOOK } from '../page/print.ts';
import { INK, RED } from '../page/theme.ts';

/** What the request says of cards, beside what the deck itself says. */
interface CardWishes {
  readonly card?: Size;
  readonly style?: string;
  readonly look: FaceLook;
}

/** The colours of French suits that are all told apart by colour, by the names of their drawings. */
const FOUR_COLORS: Readonly<Record<string, Color>> = {
  'suit-spade': INK,
  'suit-heart': RED,
  'suit-diamond': '#D55E00',
  'suit-club': '#009E73',
};

/** The deck as it is printed: in the size, design and colours that are wished. */
export function printedDeck(deck: Deck, { card, style, look }: CardWishes): Deck {
  const isColorful = look.suits === 'four-colour' && look.ink !== 'black';
  const suits = isColorful ? deck.suits.map(inFourColors) : deck.suits;
  return { ...deck, suits, size: card ?? deck.size, style: style ?? deck.style };
}

function inFourColors(suit: Suit): Suit {
  return { ...suit, color: FOUR_COLORS[suit.symbol] ?? suit.color };
}

/** Whether a deck has suits that can be printed in other colours. */
export function hasFrenchSuits(deck: Deck): boolean {
  const { suits } = printedDeck(deck, { look: { ...USUAL_LOOK, suits: 'four-colour' } });
  return suits.some(({ color }, index) => color !== deck.suits[index]?.color);
}
