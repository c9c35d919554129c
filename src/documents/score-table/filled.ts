import type { Seat, SuitIndex } from '../../engine/rules.ts';

/** What is written into a row of a score table, as far as it is known; sides as in the plan. */
export interface FilledHand {
  readonly dealer?: Seat;
  readonly leader?: Seat;
  readonly maker?: Seat;
  readonly solo?: Seat;
  readonly trump?: SuitIndex | 'none';
  /** How often the hand was doubled. */
  readonly doubles?: number;
  readonly lastTrick?: Seat;
  /** By side. */
  readonly bids?: readonly (number | undefined)[];
  readonly tricks?: readonly (number | undefined)[];
  readonly points?: readonly (number | undefined)[];
  /** By side: which melds were announced. */
  readonly melds?: readonly (readonly number[])[];
  readonly scores?: readonly (number | undefined)[];
  readonly totals?: readonly (number | undefined)[];
  /** It ended a game, so that a line is drawn below it. */
  readonly over?: boolean;
}

/** A match that is written into a table. */
export interface FilledMatch {
  /** Hand by hand, those first that were played first. */
  readonly hands: readonly FilledHand[];
  /** By side: what stood before the first hand, where a match goes on. */
  readonly before?: readonly number[];
  /** By side: what all hands came to; absent while hands are left to play. */
  readonly result?: readonly number[];
  /** By unit, then by side. */
  readonly units: readonly (readonly number[])[];
}
