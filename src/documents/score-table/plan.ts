import type { Seat, SuitIndex } from '../../engine/rules.ts';

/** What is written or ringed before what the sides have of a hand. */
export type HandColumn =
  /** Cards of the hand, or its number where all hands have as many. */
  | { readonly kind: 'number'; readonly cards: boolean }
  | { readonly kind: 'dealer' }
  | { readonly kind: 'leader' }
  | { readonly kind: 'maker'; readonly seats: readonly string[] }
  /** Suits to ring, and whether none may be. */
  | { readonly kind: 'trump'; readonly suits: readonly PlannedSuit[]; readonly none: boolean }
  /** The trump suit of the hand is printed, by its sign and its name. */
  | { readonly kind: 'printed-trump'; readonly names: readonly string[] }
  /** `×2 ×4`, or how often a hand was doubled where that is not all it is multiplied by. */
  | { readonly kind: 'doubles'; readonly times: readonly string[] }
  | { readonly kind: 'solo' }
  | { readonly kind: 'last-trick'; readonly sides: readonly string[] }
  | { readonly kind: 'free'; readonly label: string };

/** A suit and its name. */
interface PlannedSuit {
  readonly suit: SuitIndex;
  readonly name: string;
}

/** What is written for each side. */
export type SideColumn =
  | { readonly kind: 'bid' | 'tricks' | 'points' | 'total' }
  /** Points of this hand alone; `signed` where there are negative ones. */
  | { readonly kind: 'score'; readonly signed: boolean }
  | { readonly kind: 'melds'; readonly names: readonly string[] }
  | { readonly kind: 'free'; readonly label: string };

/** A hand before it is played. */
export interface PlannedHand {
  /** Cards for each player, or the number of the hand. */
  readonly label: string;
  /** Cards for each player; undefined where a table knows nothing of cards. */
  readonly size?: number;
  readonly dealer?: Seat;
  readonly leader?: Seat;
  /** The suit that is trump by the rules; `none` for a hand without trump. */
  readonly trump?: SuitIndex | 'none';
  /** The last hand before the hands grow smaller again. */
  readonly turn?: boolean;
}

/** The dealer, or whoever else bids last, may not make the bids add up to the tricks. */
export type Hook = 'dealer' | 'last';

/** Rows of a table without a fixed number of hands; those that have no room are left out. */
export const OPEN_ROWS = 40;

/** Everything on a score table that does not depend on its size. */
export interface ScorePlan {
  readonly hands: readonly PlannedHand[];
  /** Hands are played until somebody reaches a target, so that any number of rows will do. */
  readonly open: boolean;
  /** What every side begins with, in a row of its own; absent where that is nothing. */
  readonly start?: number;
  /** Every game begins with it anew, for everybody. */
  readonly again: boolean;
  readonly target?: number;
  readonly before: readonly HandColumn[];
  readonly cells: readonly SideColumn[];
  readonly sides: readonly PlannedSide[];
  /** Names of the seats: `A`, `B`. */
  readonly seats: readonly string[];
  /** Whether a dot in the cell for the bid marks the dealer. */
  readonly dots: boolean;
  /** Who deals, and who leads, the first hand. */
  readonly begins: Begins;
  readonly hook?: Hook;
}

/** Who deals and who leads the first hand, where the rules have turns for it. */
export interface Begins {
  readonly dealer: Seat;
  readonly leader: Seat;
}

/** Those who write in the same columns. */
export interface PlannedSide {
  /** `A`, or `A + C`. */
  readonly label: string;
  readonly seats: readonly Seat[];
}
