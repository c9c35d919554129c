/** What enumeration proves of a game; names are those an author may claim and a template may print. */
export interface Facts {
  /** Cards in the deck. */
  readonly 'deck-cards': number;
  readonly 'cards-per-hand': number;
  readonly 'tricks-per-hand': number;
  /** Cards of one trick. */
  readonly 'cards-per-trick': number;
  readonly 'hands-per-match': number;
  /** Sequences of different cards that a trick can consist of. */
  readonly 'trick-sequences': number;
  /** How many of those sequences have no single winning card. */
  readonly 'tied-tricks': number;
  /** Whether every card of the deck is dealt and so played exactly once in a hand. */
  readonly 'every-card-played-once': boolean;
  /** Points of all players together in a hand and in a match; undefined if they vary. */
  readonly 'points-per-hand': number | undefined;
  readonly 'points-per-match': number | undefined;
  /** Totals of a match that ends in a tie for the first place, shown by example; undefined if none was found. */
  readonly 'tied-match': readonly number[] | undefined;
}
