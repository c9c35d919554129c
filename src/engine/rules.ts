import type { Deck } from '../cards/deck.ts';
import type { Localized } from '../cards/localized.ts';
import type { Customs } from './customs.ts';
import type { Expression } from './expression.ts';
import type { BoundObligation } from './obligations/obligation.ts';
import type { Ranking } from './ranking.ts';

/** A seat at the table, counted from 0 in the order of play. */
export type Seat = number;

/** A card as its index into `rules.deck.cards`. */
export type CardIndex = number;

/** A suit as its index into `rules.deck.suits`. */
export type SuitIndex = number;

/** A side: partners, or one player where everyone plays for himself; an index into `rules.sides`. */
export type Side = number;

/** How the cards are dealt. */
interface Deal {
  /** Cards for each player, hand by hand, of hands that a match has; the last number goes on where more hands are played. */
  readonly sizes: readonly number[];
  /** How many cards each player gets at a time; they add up to a size. Empty: all at once or one by one. */
  readonly packets: readonly number[];
  /** Who deals the next hand; `rotates`: the next seat. */
  readonly dealer: 'rotates' | 'trump-maker';
}

/** How the trump suit of a hand is found; `choices` hold undefined for "no trump". */
export type TrumpRule =
  | { readonly by: 'none' }
  | { readonly by: 'fixed'; readonly suit: SuitIndex }
  /** The suits take turns, hand by hand. */
  | { readonly by: 'rotation'; readonly suits: readonly SuitIndex[] }
  /** The card after those dealt is turned up. */
  | { readonly by: 'turn-up'; readonly turned: readonly TurnedCards[] }
  | {
      readonly by: 'naming';
      readonly who: 'eldest-hand' | 'anyone';
      readonly choices: readonly (SuitIndex | undefined)[];
      /** Cards seen before naming; undefined: the whole hand. */
      readonly sees?: number;
      /** Whoever names may let the last card dealt to him decide, if he holds at least so many of these cards. */
      readonly lastCard?: { readonly holds: readonly CardIndex[]; readonly least: number };
    };

/** What a turned-up card does instead of making its suit trump. */
interface TurnedCards {
  readonly cards: readonly CardIndex[];
  readonly trump: 'none' | 'eldest-hand-names';
}

/** How players say how many tricks they will take. */
interface Bidding {
  /** `leader`: whoever leads the first trick, in games where nobody deals. */
  readonly first: 'left-of-dealer' | 'right-of-dealer' | 'dealer' | 'leader';
  /** `last`: the last bid may not make the bids add up to the tricks of the hand. */
  readonly hook: 'last' | 'none';
}

/** One line of the scoring key; the first whose `when` holds counts. */
export interface ScoreLine {
  readonly name: string;
  readonly when?: Expression;
  readonly score: Expression;
  /** Where it stands: entry of `scoring:` and, if it comes from bands, which of them. */
  readonly entry: number;
  readonly band?: number;
  /** The band as it is written: `8-32`. */
  readonly range?: string;
  /** The condition that all bands of the entry share; absent where they share none. */
  readonly whole?: Expression;
  /** Whoever it counts for wins the game at once, whatever stood before; `score` leads from the start to the target. */
  readonly wins?: true;
}

/** A named step after the line that counts, applied in turn: adds to the score or multiplies it. */
export interface ScoreStep {
  readonly name: string;
  readonly when?: Expression;
  readonly kind: 'add' | 'times';
  readonly amount: Expression;
  /** Where it stands in `scoring:`. */
  readonly entry: number;
}

/** Units that a hand gives at once, whatever the running score. */
interface ScoreAward {
  readonly name: string;
  readonly unit: number;
  readonly when?: Expression;
  readonly count: Expression;
  /** Where it stands in `scoring:`. */
  readonly entry: number;
}

/** The scoring key, applied to each side. */
interface Scoring {
  readonly lines: readonly ScoreLine[];
  readonly steps: readonly ScoreStep[];
  readonly awards: readonly ScoreAward[];
}

/** Cards that score when one of them is led while all are held. */
export interface Meld {
  readonly name: string;
  /** Each list is one way to have it: all K and Q of one suit. By trump, as `rankings`. */
  readonly sets: readonly (readonly (readonly CardIndex[])[])[];
  readonly score: number;
}

/** What is counted beyond points: a round won, a Knoddel, a Stein. */
export interface MatchUnit {
  readonly id: string;
  readonly name: Localized;
  /** What several of it are called; absent: not known. */
  readonly plural?: Localized;
  /** Who gets it. */
  readonly to: 'winners' | 'losers';
  /** The first unit: one a game. Every further unit: one for so many of the unit before, which then starts anew for all. */
  readonly per: number;
}

/** How hands add up. */
export interface Match {
  /** Number of hands; undefined where a target ends the game. */
  readonly hands?: number;
  /** True where the deal decides how many hands there are. */
  readonly handsByDeal?: true;
  /** What every side begins with. */
  readonly start: number;
  /** The game ends as soon as a side reaches it, upwards or downwards from `start`. */
  readonly target?: number;
  /** What becomes of points beyond the target. */
  readonly surplus: 'dropped' | 'carried';
  /**
   * What becomes of a meld that would reach the target: it counts, does not, or only up to one short of it. Anything but
   * `count` takes a match that counts up and a scoring key that adds the points of melds as they are.
   */
  readonly meldsAtTarget: 'count' | 'refuse' | 'clip';
  readonly winner: 'highest-total' | 'lowest-total' | 'target';
  /**
   * Who wins where several sides reach the target in the same hand: those farthest beyond it, which is so as well where
   * nothing is said; the makers' side, if it is among them; nobody yet, but whoever is ahead alone after a further hand;
   * or all of them.
   */
  readonly bothReach?: 'higher' | 'maker' | 'play-on' | 'shared';
  readonly units: readonly MatchUnit[];
  /** Said of equal totals; absent: the rules do not say, and places are shared all the same. */
  readonly ties?: 'shared';
}

/** A player may play without his partners, who lay down their cards. */
interface Solo {
  /** Whether the soloist leads the first trick; otherwise the lead stays where it is. */
  readonly leads: boolean;
  /** False: not in a game where each side is one unit short of the next greater unit. */
  readonly inDecider: boolean;
}

/** What becomes of a revoke, by when it is noticed. */
interface Revoke {
  readonly beforeNextLead: 'restore-trick';
  readonly later: 'void-hand';
}

/** The compiled rules of a trick-taking game for one number of players: all that play and scoring need. */
export interface Rules {
  readonly deck: Deck;
  readonly players: number;
  /** The seats of each side; one seat a side where everyone plays for himself. */
  readonly sides: readonly (readonly Seat[])[];
  readonly deal: Deal;
  readonly trump: TrumpRule;
  /** True: the hand with the most cards is played without trump, however trumps are found. */
  readonly largestHandWithoutTrump: boolean;
  readonly bidding?: Bidding;
  /** Who leads the first trick of a hand. `rotates`: the next seat after the one who led the hand before. */
  readonly firstLead: 'rotates' | 'left-of-dealer' | 'trump-maker' | 'last-winner';
  /** Applied in turn, each narrows the cards that may be played. */
  readonly obligations: readonly BoundObligation[];
  /** What of several identical cards ranks higher. */
  readonly identical: 'first' | 'last';
  /** By trump suit; the last entry is for hands without a trump suit. */
  readonly rankings: readonly Ranking[];
  /** By card index: card points; undefined where cards count nothing. */
  readonly cardPoints?: readonly number[];
  /** Card points for the last trick. */
  readonly lastTrick: number;
  readonly scoring: Scoring;
  readonly melds: readonly Meld[];
  readonly match: Match;
  readonly solo?: Solo;
  /** How often a hand may be doubled: 0 never, Infinity without limit. */
  readonly doubling: number;
  readonly revoke?: Revoke;
  readonly customs?: Customs;
}
