/** A card as it lies on the table; `copy` tells two of the same apart. */
export interface Card {
  readonly suit: string;
  readonly rank: string;
  readonly copy: number;
}

/** The trump suit of a hand without one. */
export const NO_TRUMP = 'none';

/** Said instead of a trump suit: somebody names it. */
export const NAMED = 'named';

/** What the player whose turn it is sees. */
export interface Moment {
  readonly hand: readonly Card[];
  /** The trick so far, the leader's card first. */
  readonly trick: readonly Card[];
  /** The trump suit, or `NO_TRUMP`. */
  readonly trump: string;
  /** The cards of the tricks before. */
  readonly gone: readonly Card[];
  /** False for a seat that did not name trumps. */
  readonly named?: boolean;
}

/** A hand that is over, as one side looks at it. */
export interface View {
  readonly tricks: number;
  readonly otherTricks: number;
  readonly points: number;
  readonly otherPoints: number;
  /** All bids of the side together. */
  readonly bid: number;
  readonly size: number;
  /** The side named trumps. */
  readonly maker: boolean;
  /** Somebody played alone, and whether it was one of this side. */
  readonly solo: boolean;
  readonly soloist: boolean;
  readonly doubles: number;
  /** Points for melds. */
  readonly melds: number;
}

/** Where a match stands: by side the totals, by unit and side the units. */
export interface Standing {
  readonly totals: readonly number[];
  readonly units: readonly (readonly number[])[];
  readonly hands: number;
  readonly over: boolean;
}

/** What is known when somebody asks who leads the first trick. */
export interface LeadFacts {
  readonly dealer: number;
  readonly maker: number | undefined;
  readonly solo: number | undefined;
  readonly lastWinner: number | undefined;
  readonly previousLead: number | undefined;
}

/** A game for one number of players, written down without the engine: what a patient umpire would say. */
export interface Opinion {
  readonly pack: readonly Card[];
  readonly players: number;
  /** Seat s belongs to side s mod `sides`. */
  readonly sides: number;
  /** Cards for each player, hand by hand; a single number holds for every hand. */
  readonly sizes: readonly number[];
  readonly packets?: readonly number[];
  /** The trump suit of hand `number` (from 0), `NO_TRUMP` or `NAMED`; `next` is the card after those dealt. */
  readonly trump: (number: number, next: Card | undefined) => string;
  /** Whether a card is turned up after dealing hand `number`; absent: never. */
  readonly turnsUp?: (number: number) => boolean;
  /** What may be named. */
  readonly choices?: readonly string[];
  /** Whoever names trumps sits left of the dealer (`eldest`), or may be anybody. */
  readonly namer?: 'eldest' | 'anyone';
  /** Whether the fifth card may decide, given the hand in the order dealt. */
  readonly lastCard?: (hand: readonly Card[]) => boolean;
  /** Undefined: the rules do not say. */
  readonly leader: (facts: LeadFacts) => number | undefined;
  readonly nextDealer: (dealer: number, maker: number | undefined) => number;
  readonly bidders?: (dealer: number, lead: number) => readonly number[];
  /** The bids that may not follow those made. */
  readonly forbidden?: (size: number, bids: readonly number[]) => readonly number[];
  readonly legal: (moment: Moment) => readonly Card[];
  /** The place of the winning card. */
  readonly winner: (trick: readonly Card[], trump: string) => number;
  readonly worth: (card: Card) => number;
  readonly lastTrick: number;
  /** The points of every hand in which nobody sits out. */
  readonly allPoints?: number;
  /** The melds that may be announced with this lead, as places in the list of the game's melds. */
  readonly melds?: (hand: readonly Card[], led: Card, trump: string) => readonly number[];
  /** What a meld is worth to a side that stands at `total`. */
  readonly meldWorth?: (meld: number, total: number) => number;
  /** Whether somebody may play alone; by unit and side the units so far. */
  readonly mayPlayAlone?: (units: Standing['units']) => boolean;
  readonly mostDoubles: number;
  readonly score: (view: View) => number;
  /** Whether a side wins the game at once, whatever stood before. */
  readonly winsAtOnce?: (view: View) => boolean;
  /** Units that a hand gives at once. */
  readonly awards?: (view: View) => readonly number[];
  /** Whether the least total is in the first place. */
  readonly leastWins?: boolean;
  readonly start: Standing;
  readonly next: (
    standing: Standing,
    scores: readonly number[],
    awards: readonly (readonly number[])[],
    wins: readonly boolean[],
  ) => Standing;
  /** What the sides have as the next hand begins. */
  readonly totalsNow: (standing: Standing) => readonly number[];
}
