import type { Choice, WinReason } from '../../engine/reasons.ts';
import type { CardIndex, Rules, Seat, SuitIndex } from '../../engine/rules.ts';
import type { SideScore } from '../../engine/scoring.ts';
import type { HandRecord, HandSetup, MeldCall, TrumpChoice } from '../../engine/setup.ts';

/** One bid of a hand that was dealt, and the bids that the rules forbade at this moment. */
export interface BidMoment {
  readonly seat: Seat;
  readonly bid: number;
  readonly forbidden: readonly number[];
}

/** One card of a hand that was dealt and played: what was held, what was legal, what was played. */
export interface PlayMoment {
  /** Counted from 0. */
  readonly trick: number;
  readonly seat: Seat;
  /** The trick before this card, in playing order. */
  readonly played: readonly CardIndex[];
  /** The effective suit asked for; `NO_SUIT` if none is. */
  readonly led: SuitIndex;
  readonly holding: readonly CardIndex[];
  readonly choice: Choice;
  readonly card: CardIndex;
}

/** A finished trick of such a hand. */
interface PlayedTrick {
  readonly lead: Seat;
  readonly seats: readonly Seat[];
  readonly cards: readonly CardIndex[];
  readonly winner: Seat;
  readonly reason: WinReason;
  readonly points: number;
}

/** A hand that was dealt, bid and played to its end by chance, within the rules. */
export interface PlayedHand {
  readonly rules: Rules;
  readonly setup: HandSetup;
  /** What decided on trumps, where the rules leave that to a card or a player. */
  readonly choice?: TrumpChoice;
  /** By seat: the cards dealt. */
  readonly hands: readonly (readonly CardIndex[])[];
  /** In bidding order; empty in games without bidding. */
  readonly bids: readonly BidMoment[];
  readonly melds: readonly MeldCall[];
  readonly moments: readonly PlayMoment[];
  readonly tricks: readonly PlayedTrick[];
  readonly record: HandRecord;
  /** By side. */
  readonly scores: readonly SideScore[];
}
