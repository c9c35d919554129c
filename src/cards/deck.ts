import type { Localized } from './localized.ts';

/** A suit of a deck, told apart by its symbol first and its colour second. */
export interface Suit {
  /** The letter or sign used in notation: `C`, `♥`. */
  readonly id: string;
  readonly name: Localized;
  /** Name of the drawing `assets/svg/<symbol>.svg`. */
  readonly symbol: string;
  /** `#rrggbb`. */
  readonly color: string;
}

/** A rank of a deck; `pips` is the number of suit signs on its face. */
export interface Rank {
  readonly id: string;
  readonly pips: number;
}

/** One card: its place in `deck.cards`, its notation, and its suit and rank as indices into the deck. */
export interface Card {
  readonly index: number;
  readonly id: string;
  readonly suit: number;
  readonly rank: number;
}

/** A deck in pack order: rank by rank, and within a rank suit by suit. Sizes in mm. */
export interface Deck {
  readonly id: string;
  /** What its cards are called on a list of material: shape cards. */
  readonly name?: Localized;
  /** Name of the face template `templates/cards/<style>.svg.hbs`. */
  readonly style: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly suits: readonly Suit[];
  readonly ranks: readonly Rank[];
  readonly cards: readonly Card[];
}
