import type { PlayReason } from '../reasons.ts';
import type { CardIndex, Rules } from '../rules.ts';

/** What an obligation looks at: the cards held, the cards already in the trick (leader's first), the rules. */
export interface Turn {
  readonly rules: Rules;
  readonly holding: readonly CardIndex[];
  readonly played: readonly CardIndex[];
}

/** What an obligation leaves of the cards, and why. `allowed` is never empty if the cards given were not. */
export interface Narrowed {
  readonly allowed: readonly CardIndex[];
  readonly reason: PlayReason;
}

/** A rule feature that narrows the cards a player may choose from. */
export interface Obligation {
  /** The word an author writes under `play: obligations:`. */
  readonly word: string;
  /** Narrows `cards` (a subset of `turn.holding`); undefined where the obligation has nothing to say. */
  readonly narrow: (turn: Turn, cards: readonly CardIndex[]) => Narrowed | undefined;
}
