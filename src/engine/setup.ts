import type { CardIndex, Seat, SuitIndex } from './rules.ts';

/** What is settled about a hand before its first trick. */
export interface HandSetup {
  /** The hand's number in the match, from 0. */
  readonly number: number;
  /** Cards for each player. */
  readonly size: number;
  readonly dealer?: Seat;
  readonly lead: Seat;
  /** The trump suit; undefined: none. */
  readonly trump: SuitIndex | undefined;
  /** Who named trumps. */
  readonly maker?: Seat;
  /** Who plays without his partners. */
  readonly solo?: Seat;
  /** How often the hand was doubled. */
  readonly doubles: number;
  /** By seat; undefined in games without bidding. */
  readonly bids?: readonly number[];
}

/** What a hand came to, all that scoring needs. */
export interface HandRecord extends HandSetup {
  /** By seat: tricks taken. */
  readonly won: readonly number[];
  /** By seat: card points taken, the last trick's bonus included; zeros where cards count nothing. */
  readonly points: readonly number[];
  /** By side: points of melds that count. */
  readonly melds: readonly number[];
  /** Who took the last trick; undefined where nothing says so. */
  readonly lastTrick?: Seat;
}

/** A meld that was announced: with the card led to this trick (from 0). */
export interface MeldCall {
  readonly trick: number;
  readonly seat: Seat;
  /** Index into `rules.melds`. */
  readonly meld: number;
}

/** A turned-up card or a naming, from which the trump suit follows. */
export type TrumpChoice =
  | { readonly kind: 'turned'; readonly card: CardIndex; readonly named?: SuitIndex }
  | { readonly kind: 'named'; readonly suit: SuitIndex | undefined }
  | { readonly kind: 'last-card'; readonly card: CardIndex };
