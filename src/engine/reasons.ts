import type { CardIndex } from './rules.ts';

/** Why a player may choose from just these cards; suits are indices into the deck. */
export type PlayReason =
  /** Leads the trick: any card. */
  | { readonly kind: 'leads' }
  /** Holds the led suit and must play it. */
  | { readonly kind: 'must-follow'; readonly suit: number; readonly holds: readonly CardIndex[] }
  /** Holds no card of the led suit: any card. */
  | { readonly kind: 'void'; readonly suit: number }
  /** Follows in a game without an obligation that speaks: any card. */
  | { readonly kind: 'free' };

/** Why a card wins the trick. */
export type WinReason = {
  readonly kind: 'highest-of-led-suit';
  readonly suit: number;
  readonly card: CardIndex;
  /** Other cards of the led suit in the trick; empty when nobody followed. */
  readonly beaten: readonly CardIndex[];
  /** Cards of other suits, which cannot win. */
  readonly offSuit: readonly CardIndex[];
};
