import type { PlayReason, WinReason } from '../engine/reasons.ts';
import type { CardIndex, Seat, SuitIndex } from '../engine/rules.ts';

/** A claimed value by seat or by side; undefined where nothing is claimed. */
type Claimed<T> = readonly (T | undefined)[];

/** Claims about a hand; each names its path below the example by its place here. Sides are named by their first seat. */
export interface HandClaims {
  /** `none` for no trump. */
  readonly trump?: SuitIndex | 'none';
  readonly handSize?: number;
  /** Hands of the whole match. */
  readonly hands?: number;
  readonly dealer?: Seat;
  readonly leader?: Seat;
  readonly nextDealer?: Seat;
  readonly nextLeader?: Seat;
  /** By trick. */
  readonly winners?: readonly Seat[];
  readonly winning?: readonly WinClaim[];
  readonly legal?: readonly CardClaim[];
  readonly illegal?: readonly CardClaim[];
  readonly legalCards?: readonly LegalSetClaim[];
  /** The cards that whoever names trumps holds when he names them. */
  readonly sees?: readonly CardIndex[];
  /** Whether whoever names trumps may let the last card dealt to him decide. */
  readonly lastCardAllowed?: boolean;
  /** Who bids next. */
  readonly bidder?: Seat;
  readonly forbiddenBids?: readonly number[];
  readonly soloAllowed?: boolean;
  /** By trick: card points. */
  readonly trickPoints?: readonly number[];
  /** By side. */
  readonly points?: Claimed<number>;
  readonly tricks?: Claimed<number>;
  readonly lines?: Claimed<string>;
  /** By side: points of the hand. */
  readonly scores?: Claimed<number>;
  /** All points of the hand together. */
  readonly sum?: number;
  /** By unit, then by side: units that this hand gives. */
  readonly awards?: readonly (Claimed<number> | undefined)[];
  /** By side: after this hand. */
  readonly totals?: Claimed<number>;
  readonly units?: readonly (Claimed<number> | undefined)[];
  readonly gameOver?: boolean;
}

/** Says that in this trick this seat may (may not) play this card, with the kind of reason if the author names it. */
export interface CardClaim {
  /** Counted from 0. */
  readonly trick: number;
  readonly seat: Seat;
  readonly card: CardIndex;
  readonly why?: PlayReason['kind'];
}

/** Says that in this trick this seat may play exactly these cards. */
export interface LegalSetClaim {
  readonly trick: number;
  readonly seat: Seat;
  readonly cards: readonly CardIndex[];
}

/** Says that this trick is won for this reason. */
interface WinClaim {
  readonly trick: number;
  readonly why: WinReason['kind'];
}

/** Claims about a match; each names its path below the example by its place here. */
export interface MatchClaims {
  /** By hand, then by side. */
  readonly scores?: readonly Claimed<number>[];
  readonly leaders?: readonly Seat[];
  readonly dealers?: readonly Seat[];
  /** By side. */
  readonly totals?: Claimed<number>;
  readonly sum?: number;
  /** By side: place from 1, equal totals share the better place. */
  readonly places?: Claimed<number>;
  /** By side: games won. */
  readonly games?: Claimed<number>;
  readonly units?: readonly (Claimed<number> | undefined)[];
}
