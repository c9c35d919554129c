import type { FactName } from '../definition/facts-schema.ts';
import type { Rules } from '../engine/rules.ts';

import { countTiedTricks, countTrumps, leastTrickPoints, totalCardPoints } from './card-facts.ts';
import { countSequences } from './enumerate.ts';
import { reachableScores } from './hand-scores.ts';
import { oncePerRules } from './once.ts';
import { scoresOfHand, scoresOfMatch } from './scores-together.ts';
import { findTiedMatch } from './tied-match.ts';

/**
 * What is proved of a game for one number of players; names are those an author may claim and a template may print.
 * A fact that differs from hand to hand, that has no meaning in the game or that could not be decided is undefined.
 * Tricks and card points are those of hands that nobody plays alone.
 */
export interface Facts {
  /** Cards in the deck. */
  readonly 'deck-cards': number;
  readonly 'cards-per-hand': number | undefined;
  readonly 'tricks-per-hand': number | undefined;
  /** Cards of one trick. */
  readonly 'cards-per-trick': number;
  /** Undefined where a target ends the match. */
  readonly 'hands-per-match': number | undefined;
  /** The same by the name that a game with a schedule uses. */
  readonly rounds: number | undefined;
  /** Sequences of different cards that a trick can consist of; undefined if they are too many for an exact number. */
  readonly 'trick-sequences': number | undefined;
  /** How many of those sequences have no single winning card by the cards alone. */
  readonly 'tied-tricks': number | undefined;
  /** Whether every card of the deck is dealt and so played exactly once in a hand, whoever plays alone. */
  readonly 'every-card-played-once': boolean;
  /** Scores of all sides together in a hand that nobody doubled, and in a match of such hands. */
  readonly 'points-per-hand': number | undefined;
  readonly 'points-per-match': number | undefined;
  /** Totals of a match that ends in a tie for the first place, shown by example; undefined if none was found. */
  readonly 'tied-match': readonly number[] | undefined;
  /** Cards that are trumps. */
  readonly trumps: number | undefined;
  /** Card points of all cards and the last trick. */
  readonly 'card-points': number | undefined;
  /** All scores that a side can have in a hand without doubling and melds, ascending. */
  readonly 'hand-scores': readonly number[] | undefined;
  /** How often a hand can be doubled; undefined without doubling and without a limit. */
  readonly 'most-doubles': number | undefined;
  /** The least card points of a whole trick, without the bonus of the last one. */
  readonly 'least-trick-points': number | undefined;
}

/** How each fact is proved. */
const PROOFS: Readonly<Record<FactName, string>> = {
  'deck-cards': 'the cards of the deck were counted',
  'cards-per-hand': 'the deal gives this many cards to each player',
  'tricks-per-hand': 'each player plays one card to a trick until no card is left',
  'cards-per-trick': 'each player plays one card to a trick',
  'hands-per-match': 'the match is played over this many hands',
  rounds: 'the hands of the schedule were counted',
  'trick-sequences': 'all sequences of different cards that make a trick were counted',
  'tied-tricks': 'the highest cards of all sequences that make a trick were determined',
  'every-card-played-once':
    'the cards dealt were compared with the deck; a hand ends when each of them is played',
  'points-per-hand': 'all ways to share the tricks of a hand of each size were scored',
  'points-per-match': 'all ways to share the tricks of the hands were scored and added up',
  'tied-match': 'hands were played out and added up in search of a tie for the first place',
  trumps: 'the trumps were counted for every suit that can be trump',
  'card-points': 'the points of all cards that are played were added up, and those of the last trick',
  'hand-scores':
    'all that a side can take was scored without doubling and melds, and a hand was found for each score',
  'most-doubles': 'the rules say how often a hand may be doubled',
  'least-trick-points': 'the cheapest cards were added up, and a hand was found in which they make a trick',
};

/** The names of facts that an author may claim. */
export const FACT_NAMES = Object.keys(PROOFS) as readonly FactName[];

/** Facts about tricks that all players play to. */
const OF_ALL: ReadonlySet<FactName> = new Set([
  'cards-per-trick',
  'trick-sequences',
  'tied-tricks',
  'card-points',
  'least-trick-points',
]);

/** How a fact is proved, a clause without a full stop. */
export function proofInWords({ solo }: Rules, name: FactName): string {
  if (solo && name === 'every-card-played-once')
    return 'partners of whoever plays alone lay down their cards';
  return solo && OF_ALL.has(name) ? `${PROOFS[name]}, where nobody plays alone` : PROOFS[name];
}

/** Proves the facts of a game for its number of players; each fact is worked out once, when it is first asked for. */
export const proveFacts = oncePerRules((rules): Facts => lazily(proofsOf(rules)));

type Proofs<T> = { readonly [Name in keyof T]: () => T[Name] };

function proofsOf(rules: Rules): Proofs<Facts> {
  const { deck, players, deal } = rules;
  const cards = deck.cards.length;
  const sizes = [...new Set(deal.sizes)];
  const size = sizes.length === 1 ? sizes[0] : undefined;
  const hands = rules.match.hands;
  return {
    'deck-cards': () => cards,
    'cards-per-hand': () => size,
    'tricks-per-hand': () => size,
    'cards-per-trick': () => players,
    'hands-per-match': () => hands,
    rounds: () => hands,
    'trick-sequences': () => exact(countSequences(cards, players)),
    'tied-tricks': () => countTiedTricks(rules),
    'every-card-played-once': () => !rules.solo && sizes.every((each) => each * players === cards),
    'points-per-hand': () => scoresOfHand(rules),
    'points-per-match': () => scoresOfMatch(rules),
    'tied-match': () => findTiedMatch(rules),
    trumps: () => countTrumps(rules),
    'card-points': () => totalCardPoints(rules),
    'hand-scores': () => reachableScores(rules),
    'most-doubles': () => mostDoubles(rules),
    'least-trick-points': () => leastTrickPoints(rules),
  };
}

/** The values of some proofs, each worked out when it is first read. */
function lazily<T extends object>(proofs: Proofs<T>): T {
  const values = {} as T;
  for (const name of Object.keys(proofs) as (keyof T)[]) {
    const settle = () => {
      const value = proofs[name]();
      Object.defineProperty(values, name, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(values, name, { get: settle, enumerable: true, configurable: true });
  }
  return values;
}

function mostDoubles({ doubling }: Rules): number | undefined {
  return doubling > 0 && Number.isFinite(doubling) ? doubling : undefined;
}

function exact(count: number): number | undefined {
  return Number.isSafeInteger(count) ? count : undefined;
}
