import type { CardIndex, SuitIndex } from './rules.ts';

/** Why a player may choose from just these cards; suits are effective suits (trumps: `ranking.trumpSuit`). */
export type PlayReason =
  /** Leads the trick: any card. */
  | { readonly kind: 'leads' }
  /** Leads and must lead a trump, because the rules open with one. */
  | { readonly kind: 'must-lead-trump'; readonly holds: readonly CardIndex[] }
  /** Leads, and trumps may not be led before one was played. */
  | { readonly kind: 'trumps-not-broken'; readonly trumps: readonly CardIndex[] }
  /** Holds the led suit and must play it; `orTrump`: or a trump. */
  | {
      readonly kind: 'must-follow';
      readonly suit: SuitIndex;
      readonly holds: readonly CardIndex[];
      readonly orTrump: boolean;
    }
  /** Holds no card of the led suit; `apart`: held cards that show its sign and belong elsewhere, each with its effective suit. */
  | {
      readonly kind: 'void';
      readonly suit: SuitIndex;
      readonly apart?: readonly { readonly card: CardIndex; readonly suit: SuitIndex }[];
    }
  /** Holds of the led suit only cards that nobody is forced to play. */
  | { readonly kind: 'exempt'; readonly suit: SuitIndex; readonly cards: readonly CardIndex[] }
  /** Cannot follow and must play a trump. */
  | { readonly kind: 'must-ruff'; readonly holds: readonly CardIndex[] }
  /** A trump has to be played, and one in hand beats the best trump `over` in the trick. */
  | { readonly kind: 'must-overtrump'; readonly over: CardIndex; readonly holds: readonly CardIndex[] }
  /** A trump has to be played and none in hand beats `over`: any trump. */
  | { readonly kind: 'cannot-overtrump'; readonly over: CardIndex; readonly holds: readonly CardIndex[] }
  /** Must beat the card that wins so far. */
  | { readonly kind: 'must-head'; readonly over: CardIndex; readonly holds: readonly CardIndex[] }
  /** May not play a trump below the one in the trick; `cards` are those forbidden. */
  | { readonly kind: 'no-undertrump'; readonly over: CardIndex; readonly cards: readonly CardIndex[] }
  /** No suit is asked for: a special card was led. */
  | { readonly kind: 'no-suit' }
  /** Holds cards that may be played at any time. */
  | { readonly kind: 'anytime'; readonly cards: readonly CardIndex[] }
  /** Follows in a game without an obligation that speaks: any card. */
  | { readonly kind: 'free' };

/** The cards a seat may play, and why; the reasons stand in the order in which they narrowed the choice. */
export interface Choice {
  readonly allowed: readonly CardIndex[];
  /** At least one. `excludes`: the held cards that this reason forbids. */
  readonly reasons: readonly { readonly reason: PlayReason; readonly excludes: readonly CardIndex[] }[];
}

/** Why a card wins the trick. */
export interface WinReason {
  readonly kind: /** Highest card of the led suit, no trump in the trick (or trumps were led: `highest-trump`). */
    | 'highest-of-led-suit'
    | 'highest-trump'
    /** A special card that beats all; the first or last of several. */
    | 'special-wins'
    /** Only cards that never win: the first of them. */
    | 'all-never-win';
  readonly card: CardIndex;
  /** The effective suit of the winning card; `NO_SUIT` for special cards. */
  readonly suit: SuitIndex;
  /** Other cards of that suit (or other special winners) in the trick; empty when nobody followed. */
  readonly beaten: readonly CardIndex[];
  /** All other cards, which cannot win here. */
  readonly offSuit: readonly CardIndex[];
  /** Set if identical cards, or several special winners, met: which of them ranks higher. */
  readonly tie?: 'first' | 'last';
}
