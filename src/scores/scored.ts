import type { Definition, Game } from '../definition/game.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Rules, Seat, Side, SuitIndex } from '../engine/rules.ts';

/** A match from a score file, added up as far as its hands can be scored: all that a filled score table shows. */
export interface ScoredMatch {
  /** What the file calls it, in its column `match`; absent in a file of one match. */
  readonly id?: string;
  /** The definition of the game, with the variants that are played. */
  readonly definition: Definition;
  readonly game: Game;
  /** The rules for these variants and so many players; they hold deck, sides, units and the sizes of all hands. */
  readonly rules: Rules;
  /** Names of the seats: `A`, `B`, `C`. */
  readonly seats: readonly string[];
  /** By seat: what the player is called; the name of the seat where the file gives no other. */
  readonly names: readonly string[];
  /** Where the file names them; absent where it does not. */
  readonly namedAt?: Span;
  /** By side: what stood before the first hand. */
  readonly before: readonly number[];
  /** By unit, then by side: what stood before the first hand. */
  readonly unitsBefore: readonly (readonly number[])[];
  /** All hands that the file begins to tell of, in turn; the last one may be unfinished. */
  readonly hands: readonly ScoredHand[];
  /** After the hands that could be scored; those behind one that could not be are left out. */
  readonly standing: ScoredStanding;
}

/** One hand of a match. Everything after `doubles` is absent while the hand is not played to its end, or cannot be scored. */
export interface ScoredHand {
  /** The number in the match, from 0. */
  readonly number: number;
  /** Cards for each player. */
  readonly size: number;
  /** As it is written, or as it follows from the hand before; absent where neither tells, or where nobody deals. */
  readonly dealer?: Seat;
  readonly lead?: Seat;
  /** The trump suit, or that there is none; absent where the file does not say and the rules leave it open. */
  readonly trump?: SuitIndex | 'none';
  /** Who named trumps. */
  readonly maker?: Seat;
  /** Who plays without partners. */
  readonly solo?: Seat;
  /** By seat, undefined where a seat has not bid; empty in games without bidding. */
  readonly bids: readonly (number | undefined)[];
  /** How often it was doubled. */
  readonly doubles: number;
  /** By seat: tricks taken; where partners' tricks are written together, those of the first of them. */
  readonly won?: readonly number[];
  /** By side: card points; absent where cards count nothing. */
  readonly points?: readonly number[];
  /** By side: points of melds that count. */
  readonly melds?: readonly number[];
  /** By side: what the hand scores. */
  readonly scores?: readonly number[];
  /** By side: the game going on after this hand, or the one that it ends. */
  readonly totals?: readonly number[];
  /** By unit, then by side: after this hand. */
  readonly units?: readonly (readonly number[])[];
  /** Whether it ends a game: the match, or one of the games up to a target. */
  readonly over?: boolean;
}

/** How a match stands after the hands that were scored. */
export interface ScoredStanding {
  /** Hands that were scored. */
  readonly played: number;
  /** Hands of the whole match; absent where a target ends its games. */
  readonly planned?: number;
  /** By side. */
  readonly totals: readonly number[];
  /** By side: 1 is best, equal totals share the better place. */
  readonly places: readonly number[];
  /** Sides in the first place. */
  readonly winners: readonly Side[];
  /** By side: games won. */
  readonly games: readonly number[];
  /** By unit, then by side. */
  readonly units: readonly (readonly number[])[];
  /** Whether the last hand ended a game. */
  readonly over: boolean;
}
