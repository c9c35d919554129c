/** What players keep to at the table besides; it is told, and decides nothing. Absent: the rules do not say. */
export interface Customs {
  /** Who deals first, or leads where nobody deals. */
  readonly firstDealer?: 'agreed' | 'highest-card';
  /** Who cuts the cards before they are dealt: the player to the right of the dealer. */
  readonly cut?: 'right';
  /** Which tricks may be looked at once they are won. */
  readonly wonTricks?: 'none' | 'last' | 'all';
  /** How long a hand may be doubled. */
  readonly doublingUntil?: 'first-lead' | 'first-trick' | 'last-card';
  /** What ends an evening of games to a target. */
  readonly evening?: 'one-game' | 'most-games' | 'most-units';
}
