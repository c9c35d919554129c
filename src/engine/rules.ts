import type { Deck } from '../cards/deck.ts';
import type { Expression } from './expression.ts';
import type { Obligation } from './obligations/obligation.ts';

/** A seat at the table, counted from 0 in the order of play. */
export type Seat = number;

/** A card as its index into `rules.deck.cards`. */
export type CardIndex = number;

/** One line of the scoring key; the first whose `when` holds counts. */
export interface ScoreLine {
  readonly name: string;
  readonly when?: Expression;
  readonly score: Expression;
}

/** How hands add up to a match: highest total wins, equal totals share a place. */
interface Match {
  readonly hands: number;
}

/** What becomes of a revoke, by when it is noticed. */
interface Revoke {
  readonly beforeNextLead: 'restore-trick';
  readonly later: 'void-hand';
}

/** The compiled rules of a trick-taking game, all that play and scoring need. */
export interface Rules {
  readonly deck: Deck;
  readonly players: number;
  /** Cards dealt to each player. */
  readonly handSize: number;
  /** Who leads the first trick of hand 2, 3, …: the next seat after the one who led the hand before. */
  readonly firstLead: 'rotates';
  /** Who leads the next trick. */
  readonly nextLead: 'winner';
  /** Applied in turn, each narrows the cards that may be played. */
  readonly obligations: readonly Obligation[];
  /** By card index: how high the card stands within its suit, higher beats lower. */
  readonly strength: readonly number[];
  readonly scoring: readonly ScoreLine[];
  readonly match: Match;
  readonly revoke?: Revoke;
}
