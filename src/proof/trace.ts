import type { Localized } from '../cards/localized.ts';
import type { ShownIn } from '../definition/game.ts';
import type { Choice, WinReason } from '../engine/reasons.ts';
import type { CardIndex, Rules, Seat, SuitIndex } from '../engine/rules.ts';
import type { SideScore } from '../engine/scoring.ts';
import type { HandSetup, MeldCall, TrumpChoice } from '../engine/setup.ts';
import type { Facts } from './facts.ts';

/** Everything a handout may state about examples, computed by replay. */
export interface Trace {
  /** In the order written; an example that is true under the chosen variants as well stands here once more, with these. */
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
  /** The author's own sentence. */
  readonly text?: Localized;
  readonly show: readonly ShownIn[];
  /** The variants it is played with. */
  readonly variants: readonly string[];
  /** How many claims it makes that were checked. */
  readonly claims: number;
  /** The rules it is played by, and the names of their seats. */
  readonly rules: Rules;
  readonly seats: readonly string[];
}

/** A replayed hand, the fragment of one that the example shows, or a hand stated by its result. */
export interface HandTrace extends TraceHead {
  readonly kind: 'hand';
  /** True if all hands are known and every card was played. */
  readonly complete: boolean;
  readonly setup: HandSetup;
  /** False where nothing says who leads; it is then of no meaning. */
  readonly leadKnown: boolean;
  /** What decided on trumps, if the example shows it. */
  readonly choice?: TrumpChoice;
  /** By seat, as far as the bidding went; empty in games without bidding. */
  readonly bids: readonly (number | undefined)[];
  /** Where the bidding is still going on: who bids next, and which bids the rules forbid him. */
  readonly bidding?: { readonly seat: Seat; readonly forbidden: readonly number[] };
  readonly melds: readonly MeldCall[];
  /** By seat: cards before the first trick, in the order the author gave; undefined if unknown. */
  readonly hands: readonly (readonly CardIndex[] | undefined)[];
  readonly tricks: readonly TrickTrace[];
  /** The moments the author asks about with `legal`, `illegal` and `legal-cards`, one per trick and seat. */
  readonly questions: readonly QuestionTrace[];
  /** By seat: tricks taken; undefined where neither plays nor a result say. */
  readonly won?: readonly number[];
  /** By side: how the hand scores; undefined for a fragment. */
  readonly sides?: readonly SideScore[];
  /** By side: card points of the hand; undefined for a fragment, or where cards count nothing. */
  readonly points?: readonly number[];
  /** By side: totals before and after, where the example says what stood before. */
  readonly totals?: { readonly before: readonly number[]; readonly after: readonly number[] };
  /** By unit, then by side: what the sides have of it before and after, where the hand changed any. */
  readonly units?: {
    readonly before: readonly (readonly number[])[];
    readonly after: readonly (readonly number[])[];
  };
}

/** One trick of an example, as far as it was played. */
export interface TrickTrace {
  readonly lead: Seat;
  /** The effective suit asked for; `NO_SUIT` if none is. */
  readonly ledSuit: SuitIndex;
  /** In playing order. */
  readonly plays: readonly PlayTrace[];
  /** Undefined while the trick is unfinished. */
  readonly winner?: Seat;
  readonly reason?: WinReason;
  /** Card points of the trick, the bonus for the last one included; undefined where cards count nothing. */
  readonly points?: number;
}

/** One card that was played, and what the seat could choose from. */
export interface PlayTrace {
  readonly seat: Seat;
  readonly card: CardIndex;
  /** Cards held before the play, and what of them was legal; undefined if the hand is unknown. */
  readonly holding?: readonly CardIndex[];
  readonly choice?: Choice;
}

/** What one seat could choose from at one moment. */
export interface QuestionTrace {
  readonly trick: number;
  readonly seat: Seat;
  /** The trick so far, in playing order. */
  readonly played: readonly { readonly seat: Seat; readonly card: CardIndex }[];
  readonly holding: readonly CardIndex[];
  readonly choice: Choice;
}

/** A match added up, or the hands of it that the example gives. */
export interface MatchTrace extends TraceHead {
  readonly kind: 'match';
  /** Scores by side. */
  readonly hands: readonly {
    readonly lead?: Seat;
    readonly dealer?: Seat;
    readonly scores: readonly number[];
  }[];
  /** By side: what stood before the first hand. */
  readonly before: readonly number[];
  /** By side. */
  readonly totals: readonly number[];
  /** By side: 1 is best, equal totals share. */
  readonly places: readonly number[];
  /** Sides in the first place. */
  readonly winners: readonly number[];
  /** By unit, then by side. */
  readonly units: readonly (readonly number[])[];
}
