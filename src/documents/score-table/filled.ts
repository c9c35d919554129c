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
  /** By side, then by meld: how often it was announced. */
  readonly melds?: readonly (readonly number[])[];
  readonly scores?: readonly (number | undefined)[];
  readonly totals?: readonly (number | undefined)[];
}
