import type { CardList } from '../cards/card-list.ts';
import type { Deck } from '../cards/deck.ts';
import type { Localized } from '../cards/localized.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { CardIndex, Rules, Seat } from '../engine/rules.ts';
import type { HandSetup, MeldCall, TrumpChoice } from '../engine/setup.ts';
import type { PrintRequest } from '../page/print.ts';
import type { HandClaims, MatchClaims } from './claims.ts';
import type { FactsInput } from './facts-schema.ts';

/** A place in a definition as the keys and indices that lead to it: `['examples', 0, 'claims', 'winners', 1]`. */
export type Path = readonly (string | number)[];

/** Resolves a path to the span of its value, or of its key; a missing path resolves to the nearest parent. */
export type Locate = (path: Path, part?: 'value' | 'key') => Span;

/** A compiled definition: the game, and where each part of it stands in the source. */
export interface Definition {
  readonly game: Game;
  readonly locate: Locate;
  /** Where a part of the rules stands with these variants in force: in one of them, or in the definition itself. */
  readonly locateRules: (variants: readonly string[], path: Path) => Span;
  readonly source: Source;
  /** How the author wants it printed. */
  readonly print: PrintRequest;
}

/** A deck that stands in a file of its own, to be printed. */
export interface DeckDefinition {
  /** Name of the file without its ending, or of the folder of a file `deck`; its papers stand in a folder of this name. */
  readonly id: string;
  readonly title: Localized;
  readonly deck: Deck | CardList;
  readonly locate: Locate;
  /** Where a field of a card of a list stands, in the definition or in the list's own file. */
  readonly locateField: (card: number, field: string) => Span;
  readonly source: Source;
  /** How the author wants it printed. */
  readonly print: PrintRequest;
}

/** A definition's text under the name that diagnostics show. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A score file as it stands on a disk, under the name that diagnostics show. */
export interface ScoreFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** A game as documents and proof see it. */
export interface Game {
  readonly id: string;
  readonly title: Localized;
  readonly subtitle?: Localized;
  /** Shortest and longest duration in minutes. */
  readonly minutes?: readonly [number, number];
  /** Least age of players in years, a help for planning. */
  readonly ages?: number;
  /** How many can play, ascending. */
  readonly players: readonly number[];
  /** All variants that the definition offers. */
  readonly variants: readonly Variant[];
  /** The variants in force, in the order of `variants`; the rules below are those of the game with them. */
  readonly chosen: readonly string[];
  readonly deck: Deck;
  /** The rules for the least number of players, or the number that was asked for. */
  readonly rules: Rules;
  /** Names of the seats of `rules` in order of play: `A`, `B`, `C`. */
  readonly seats: readonly string[];
  /** The rules for one of `players`; throws for another number. */
  readonly rulesFor: (players: number) => Rules;
  /**
   * The rules with other variants; undefined if that combination has a fault, if that many cannot play it, or if nothing
   * asks for it: no wish, no example and no `with`, and it is more than a single variant.
   */
  readonly rulesWith: (variants: readonly string[], players: number) => Rules | undefined;
  /** Notes for the adult who helps, handlebars text over the facts. */
  readonly notes?: Localized;
  /** What is good to know besides the rules, handlebars text over the facts. */
  readonly hints?: Localized;
  /** Numbers and properties the author states of the game, each checked: fact name → claimed value. */
  readonly facts: FactsInput;
  readonly examples: readonly Example[];
  /** Examples of fewer variants than are chosen, read once more under the chosen ones; nothing in them is judged. */
  readonly adopted: readonly Example[];
}

/** A way to play that the definition offers beside its own. */
interface Variant {
  readonly id: string;
  readonly title: Localized;
  readonly text?: Localized;
}

/** A worked example; `path` is where it stands. */
export type Example = HandExample | MatchExample;

interface ExampleHead {
  readonly id: string;
  readonly title: Localized;
  readonly text?: Localized;
  readonly path: Path;
  /** The documents that show it; with both `rules` and `examples`, as if nothing is said, one of these two. */
  readonly show: readonly ShownIn[];
  /** The variants it is played with, in the order of `game.variants`. */
  readonly variants: readonly string[];
  /** The rules it is played by: of its variants and its number of players. */
  readonly rules: Rules;
  /** Names of its seats. */
  readonly seats: readonly string[];
  /** By side: totals before it. */
  readonly before: readonly number[];
  /** By unit, then by side: units before it. */
  readonly unitsBefore: readonly (readonly number[])[];
  /** What findings call it, with its article; `the example` if absent. */
  readonly called?: string;
}

/** A document that can show an example. */
export type ShownIn = 'rules' | 'examples' | 'exercise';

/** One card laid by one seat. */
export interface Play {
  readonly seat: Seat;
  readonly card: CardIndex;
}

/** One trick or more, from the lead of `setup.lead`; or a hand that is only stated by its result. */
export interface HandExample extends ExampleHead {
  readonly kind: 'hand';
  /** Bids stand in `bids`, since the bidding may still be going on. */
  readonly setup: HandSetup;
  /** False where nothing in the example says or implies who leads; `setup.lead` is then the first seat. */
  readonly leadKnown: boolean;
  /** What of these the author wrote; the rest follows from the rules. */
  readonly written?: readonly ('dealer' | 'lead')[];
  /** What decided on trumps; undefined where it follows from the rules or was written as `trump:`. */
  readonly choice?: TrumpChoice;
  /** Winner of the last trick of the hand before, where the lead follows from it. */
  readonly lastWinner?: Seat;
  /** By seat, as far as the bidding went; undefined where a seat has not bid. Empty in games without bidding. */
  readonly bids: readonly (number | undefined)[];
  readonly melds: readonly MeldCall[];
  /** By seat: the cards held before the first trick, in the order dealt; undefined where the example does not say. */
  readonly hands: readonly (readonly CardIndex[] | undefined)[];
  /** In the order written, each play by the seat that the author names; empty for a stated result. */
  readonly tricks: readonly (readonly Play[])[];
  /** The result of a hand whose plays are not given. */
  readonly result?: HandResultInput;
  readonly claims: HandClaims;
}

/** A hand stated by its result. */
export interface HandResultInput {
  /** By seat. */
  readonly won: readonly number[];
  /** By side; undefined where the game has no card points. */
  readonly points?: readonly number[];
  /** Who took the last trick. */
  readonly lastTrick?: Seat;
  /** By side: points of melds that count, if an example of one hand states them instead of the melds. */
  readonly melds?: readonly number[];
}

/** One hand of a match: an example that is replayed, or its result. */
export type MatchHand =
  | { readonly kind: 'example'; readonly example: string }
  | {
      readonly kind: 'result';
      readonly setup: HandSetup;
      /** False where the author leaves the lead to the rules. */
      readonly leadKnown: boolean;
      /** What of these the author wrote. */
      readonly written?: readonly ('dealer' | 'lead')[];
      readonly result: HandResultInput;
      /** By seat, as far as they are given; empty in games without bidding. */
      readonly bids?: readonly (number | undefined)[];
      /** By side: points of melds that count. */
      readonly melds: readonly number[];
    };

/** Several hands added up. */
export interface MatchExample extends ExampleHead {
  readonly kind: 'match';
  readonly hands: readonly MatchHand[];
  readonly claims: MatchClaims;
}
