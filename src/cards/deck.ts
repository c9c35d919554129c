import type { Localized } from './localized.ts';

/** A suit of a deck, told apart by its symbol first and its colour second. */
export interface Suit {
  /** The letter or sign used in notation: `C`, `♥`. */
  readonly id: string;
  /** Further letters that notation accepts for it: `H` for `♥`. */
  readonly letters?: readonly string[];
  readonly name: Localized;
  /** Name of the drawing `assets/svg/<symbol>.svg`. */
  readonly symbol: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Ids of the ranks that it has cards of; all ranks of the deck if absent. */
  readonly ranks?: readonly string[];
}

/** A rank of a deck; `pips` is the number of suit signs on its face. */
export interface Rank {
  readonly id: string;
  /** Further letters that notation accepts for it: `B` for `J`. */
  readonly letters?: readonly string[];
  readonly pips: number;
  /** What it is called in a sentence, if not by its id: Bube, jack. */
  readonly name?: Localized;
  /** What stands in the corners of its cards, if not its id: B, J. */
  readonly sign?: Localized;
  /** Name of the drawing `assets/svg/<picture>.svg` that stands on its cards instead of pips. */
  readonly picture?: string;
}

/** One card: its place in `deck.cards`, its notation, and its suit and rank as indices into the deck. */
export interface Card {
  readonly index: number;
  /** The same for all copies of a card. */
  readonly id: string;
  readonly suit: number;
  readonly rank: number;
  /** Which of the copies it is, from 0. */
  readonly copy: number;
}

/** A deck in pack order: rank by rank, within a rank suit by suit, and copy by copy. Sizes in mm. */
export interface Deck {
  readonly id: string;
  /** What its cards are called on a list of material: shape cards. */
  readonly name?: Localized;
  /** Name of a design of faces, or the path of a face template beside the definition. */
  readonly style: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly suits: readonly Suit[];
  /** The ranks of all suits. */
  readonly ranks: readonly Rank[];
  /** How often the deck has each of its cards, or the most frequent of them where they differ. */
  readonly copies: number;
  readonly cards: readonly Card[];
  /** The author's own back, a path beside the definition; the usual pattern if absent. */
  readonly back?: string;
}
