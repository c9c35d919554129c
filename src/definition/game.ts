import type { Deck } from '../cards/deck.ts';
import type { Localized } from '../cards/localized.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { CardIndex, Rules, Seat } from '../engine/rules.ts';
import type { FactsInput } from './facts-schema.ts';

/** A place in a definition as the keys and indices that lead to it: `['examples', 0, 'claims', 'winners', 1]`. */
export type Path = readonly (string | number)[];

/** Resolves a path to the span of its value, or of its key; a missing path resolves to the nearest parent. */
export type Locate = (path: Path, part?: 'value' | 'key') => Span;

/** A compiled definition: the game, and where each part of it stands in the source. */
export interface Definition {
  readonly game: Game;
  readonly locate: Locate;
  readonly source: Source;
}

/** A definition's text under the name that diagnostics show. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A game as documents and proof see it. */
export interface Game {
  readonly id: string;
  readonly title: Localized;
  readonly subtitle?: Localized;
  /** Shortest and longest duration in minutes. */
  readonly minutes?: readonly [number, number];
  /** Names of the seats in order of play: `A`, `B`, `C`. */
  readonly seats: readonly string[];
  readonly deck: Deck;
  readonly rules: Rules;
  /** Notes for the adult who helps, handlebars text over the facts. */
  readonly notes?: Localized;
  /** Numbers and properties the author states of the game, each checked: fact name → claimed value. */
  readonly facts: FactsInput;
  readonly examples: readonly Example[];
}

/** A worked example; `path` is where it stands. */
export type Example = HandExample | MatchExample;

interface ExampleHead {
  readonly id: string;
  readonly title: Localized;
  readonly path: Path;
  /** The documents that show it; `rules` if nothing is said. */
  readonly show: readonly ShownIn[];
}

/** A document that can show an example. */
export type ShownIn = 'rules' | 'exercise';

/** One card laid by one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: CardIndex;
}

/** One trick or more, from the lead of `lead`; a whole hand if every seat's full hand is given and played out. */
export interface HandExample extends ExampleHead {
  readonly kind: 'hand';
  readonly lead: Seat;
  /** By seat: the cards held before the first trick; undefined where the example does not say. */
  readonly hands: readonly (readonly CardIndex[] | undefined)[];
  /** In the order written, each play by the seat that the author names. */
  readonly tricks: readonly (readonly Play[])[];
  readonly claims: HandClaims;
}

/** Claims about a hand; each names its path below the example by its place here. */
export interface HandClaims {
  /** By trick. */
  readonly winners?: readonly Seat[];
  readonly legal?: readonly CardClaim[];
  readonly illegal?: readonly CardClaim[];
  /** By seat: points of the hand; undefined where nothing is claimed. */
  readonly scores?: readonly (number | undefined)[];
  /** All points of the hand together. */
  readonly sum?: number;
}

/** "In this trick this seat may (may not) play this card", with the kind of reason if the author names it. */
export interface CardClaim {
  /** Counted from 0. */
  readonly trick: number;
  readonly seat: Seat;
  readonly card: CardIndex;
  readonly why?: string;
}

/** One hand of a match: an example that is replayed, or the tricks each seat took. */
export type MatchHand =
  | { readonly kind: 'example'; readonly example: string }
  | { readonly kind: 'won'; readonly lead: Seat; readonly won: readonly number[] };

/** Several hands added up. */
export interface MatchExample extends ExampleHead {
  readonly kind: 'match';
  readonly hands: readonly MatchHand[];
  readonly claims: MatchClaims;
}

/** Claims about a match; each names its path below the example by its place here. */
export interface MatchClaims {
  /** By hand, then by seat. */
  readonly scores?: readonly (readonly (number | undefined)[])[];
  /** By seat. */
  readonly totals?: readonly (number | undefined)[];
  readonly sum?: number;
  /** By seat: place from 1, equal totals share the better place. */
  readonly places?: readonly (number | undefined)[];
}
