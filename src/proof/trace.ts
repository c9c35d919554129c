import type { Localized } from '../cards/localized.ts';
import type { ShownIn } from '../definition/game.ts';
import type { PlayReason, WinReason } from '../engine/reasons.ts';
import type { CardIndex, Seat } from '../engine/rules.ts';
import type { Facts } from './facts.ts';

/** Everything a handout may state about examples, computed by replay. */
export interface Trace {
  readonly examples: readonly ExampleTrace[];
  readonly facts: Facts;
  /** How many claims were checked, and how many of them the engine refutes. */
  readonly claims: number;
  readonly refuted: number;
}

/** What replay made of one example. */
export type ExampleTrace = HandTrace | MatchTrace;

interface TraceHead {
  readonly id: string;
  readonly title: Localized;
  readonly show: readonly ShownIn[];
}

/** A replayed hand, or the fragment of one that the example shows. */
export interface HandTrace extends TraceHead {
  readonly kind: 'hand';
  /** True if all hands are known and every card was played. */
  readonly complete: boolean;
  readonly lead: Seat;
  /** By seat: cards before the first trick, in the order the author gave; undefined if unknown. */
  readonly hands: readonly (readonly CardIndex[] | undefined)[];
  readonly tricks: readonly TrickTrace[];
  /** The moments the author asks about with `legal` and `illegal`, one per trick and seat. */
  readonly questions: readonly QuestionTrace[];
  /** By seat: tricks taken. */
  readonly won: readonly number[];
  /** By seat: points; undefined for a fragment. */
  readonly scores?: readonly number[];
}

/** One trick of an example, as far as it was played. */
export interface TrickTrace {
  readonly lead: Seat;
  readonly ledSuit: number;
  /** In playing order. */
  readonly plays: readonly PlayTrace[];
  /** Undefined while the trick is unfinished. */
  readonly winner?: Seat;
  readonly reason?: WinReason;
}

/** One card that was played, and what the seat could choose from. */
export interface PlayTrace {
  readonly seat: Seat;
  readonly card: CardIndex;
  /** Cards held before the play, and those of them that were legal; undefined if the hand is unknown. */
  readonly holding?: readonly CardIndex[];
  readonly legal?: readonly CardIndex[];
  readonly reason?: PlayReason;
}

/** What one seat could choose from at one moment. */
export interface QuestionTrace {
  readonly trick: number;
  readonly seat: Seat;
  /** The trick so far, in playing order. */
  readonly played: readonly { readonly seat: Seat; readonly card: CardIndex }[];
  readonly holding: readonly CardIndex[];
  readonly legal: readonly CardIndex[];
  readonly reason: PlayReason;
}

/** A match added up. */
export interface MatchTrace extends TraceHead {
  readonly kind: 'match';
  readonly hands: readonly { readonly lead: Seat; readonly scores: readonly number[] }[];
  /** By seat. */
  readonly totals: readonly number[];
  /** By seat: 1 is best, equal totals share. */
  readonly places: readonly number[];
  readonly winners: readonly Seat[];
}
