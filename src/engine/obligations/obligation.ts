import type { Ranking } from '../ranking.ts';
import type { PlayReason } from '../reasons.ts';
import type { CardIndex, SuitIndex } from '../rules.ts';

/** A set of slots of one hand: bit n stands for the card in slot n. A hand has at most 31 slots. */
export type Slots = number;

/** A hand as dealt, and the slots of each effective suit; what was played since is not in it. */
export interface SlottedHand {
  /** Card by slot. */
  readonly cards: ArrayLike<CardIndex>;
  /** Slots by effective suit, trumps last. */
  readonly bySuit: ArrayLike<Slots>;
}

/** What an obligation looks at: one seat about to play. */
export interface Turn {
  readonly ranking: Ranking;
  /** What of several identical cards ranks higher. */
  readonly identical: 'first' | 'last';
  readonly hand: SlottedHand;
  /** Cards still held, apart from those playable at any time. */
  readonly held: Slots;
  /** True for the first card of the trick. */
  readonly leads: boolean;
  /** The effective suit asked for; `NO_SUIT` if none is. */
  readonly led: SuitIndex;
  /** The card that wins the trick so far; −1 before the lead. */
  readonly best: CardIndex;
  /** The highest trump in the trick; −1 if there is none. */
  readonly topTrump: CardIndex;
  /** True in the first trick of the hand, for the seat that named trumps; for any seat if none did. */
  readonly opens: boolean;
  /** True once a trump was played in the hand, this trick included. */
  readonly trumpsPlayed: boolean;
}

/** What obligations see of the cards while one suit (or none) is trump; those playable at any time are never forced. */
export interface ForcedCards {
  readonly trumps: number;
  /** How many different strengths the trumps have. */
  readonly trumpRanks: number;
  readonly plain: number;
  /** Effective suits, that of the trumps included. */
  readonly suits: number;
}

/** Why an obligation takes no card from anybody. */
export type IdleReason =
  | 'one-suit'
  | 'no-trumps'
  | 'all-trumps'
  | 'equal-trumps'
  /** Being forced takes a trump in the trick, and one below and one above it in hand. */
  | 'two-trumps';

/** Which obligations have to stand before an obligation, and what becomes of it otherwise. */
interface Standing {
  readonly after: readonly string[];
  /** `speaks-to-trumps-only`: to hands of nothing but trumps; `beats-before-following`: also with a trump by who could follow. */
  readonly otherwise: 'speaks-to-trumps-only' | 'beats-before-following';
}

/**
 * A word of the rules that narrows the cards a player may choose from. Whenever a card is forbidden, one or two other
 * cards of the hand are enough for that: with just these in hand it is forbidden as well. Hands that are only known in
 * part are judged by this.
 */
export interface Obligation {
  /** The word an author writes under `play: obligations:`. */
  readonly word: string;
  /** Whether it speaks to who leads or to who plays on a lead; it is asked then only. */
  readonly speaksTo: 'leader' | 'follower';
  /** Which options the word takes. */
  readonly options: readonly (keyof ObligationOptions)[];
  /**
   * The slots of `cards` (a subset of `turn.held`, not empty) that may be played; never empty. Whatever forbids a card of a
   * hand forbids it as well if nothing but it and one certain other card are held.
   */
  readonly narrow: (turn: Turn, cards: Slots, options: ObligationOptions) => Slots;
  /** Why `narrow` left `after` of `before`; undefined where the obligation has nothing to say. */
  readonly explain: (
    turn: Turn,
    before: Slots,
    after: Slots,
    options: ObligationOptions,
  ) => PlayReason | undefined;
  /** Why these cards make it certain that it never narrows a choice; undefined where it may. Absent: it always may. */
  readonly idle?: (cards: ForcedCards) => IdleReason | undefined;
  /** Its place among others; absent: it may stand anywhere. */
  readonly standing?: Standing;
}

/** Exceptions from an obligation. */
export interface ObligationOptions {
  /** By trump as `Rules.rankings`, by card index: cards nobody is forced to play by this obligation. */
  readonly except?: readonly (readonly boolean[])[];
  /** A trump may be played as well. */
  readonly orTrump?: boolean;
}

/** An obligation as a game uses it. */
export interface BoundObligation {
  readonly obligation: Obligation;
  readonly options: ObligationOptions;
}
