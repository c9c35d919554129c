import type { PageSymbol } from '../page/primitive.ts';

/** The symbols of a deck. */
export interface DeckArt {
  /** One symbol a suit, in the order of the deck. */
  readonly suits: readonly PageSymbol[];
  /** What stands on cards instead of signs, by rank and suit as indices into the deck. */
  readonly pictures: readonly {
    readonly rank: number;
    readonly suit: number;
    readonly symbol: PageSymbol;
  }[];
}
