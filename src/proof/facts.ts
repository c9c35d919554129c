import type { FactName } from '../definition/facts-schema.ts';
import type { Rules } from '../engine/rules.ts';
import { scoreSeat } from '../engine/scoring.ts';
import { topCards } from '../engine/trick.ts';
import { boundSplits, countSequences, eachSequence } from './enumerate.ts';
import { findTiedMatch, samplePlayouts } from './playouts.ts';

/** What enumeration proves of a game; names are those an author may claim and a template may print. */
export interface Facts {
  /** Cards in the deck. */
  readonly 'deck-cards': number;
  readonly 'cards-per-hand': number;
  readonly 'tricks-per-hand': number;
  /** Cards of one trick. */
  readonly 'cards-per-trick': number;
  readonly 'hands-per-match': number;
  /** Sequences of different cards that a trick can consist of; undefined if they are too many for an exact number. */
  readonly 'trick-sequences': number | undefined;
  /** How many of those sequences have no single winning card; undefined if there are some and too many to count. */
  readonly 'tied-tricks': number | undefined;
  /** Whether every card of the deck is dealt and so played exactly once in a hand. */
  readonly 'every-card-played-once': boolean;
  /** Points of all players together in a hand and in a match; undefined if they vary. */
  readonly 'points-per-hand': number | undefined;
  readonly 'points-per-match': number | undefined;
  /** Totals of a match that ends in a tie for the first place, shown by example; undefined if none was found. */
  readonly 'tied-match': readonly number[] | undefined;
}

/** How each fact is proved, a clause without a full stop. */
export const FACT_PROOFS: Readonly<Record<FactName, string>> = {
  'deck-cards': 'the cards of the deck were counted',
  'cards-per-hand': 'the deal gives this many cards to each player',
  'tricks-per-hand': 'each player plays one card to a trick until no card is left',
  'cards-per-trick': 'each player plays one card to a trick',
  'hands-per-match': 'the match is played over this many hands',
  'trick-sequences': 'all sequences of different cards that make a trick were counted',
  'tied-tricks': 'the highest cards of all sequences that make a trick were determined',
  'every-card-played-once':
    'the cards dealt were compared with the deck; a hand ends when each of them is played',
  'points-per-hand': 'all ways to share the tricks of a hand were scored',
  'points-per-match': 'all ways to share the tricks of the hands were scored',
  'tied-match': 'hands were played out and added up in search of a tie for the first place',
};

/** The names of facts that an author may claim. */
export const FACT_NAMES = Object.keys(FACT_PROOFS) as readonly FactName[];

/** Most sequences that are enumerated one by one. */
const ENUMERABLE = 2_000_000;

const PROVED = new WeakMap<Rules, Facts>();

/** Proves the facts of a game; each set of rules is enumerated once. */
export function proveFacts(rules: Rules): Facts {
  const proved = PROVED.get(rules);
  if (proved) return proved;
  const facts = enumerateFacts(rules);
  PROVED.set(rules, facts);
  return facts;
}

function enumerateFacts(rules: Rules): Facts {
  const { deck, players, handSize, match } = rules;
  const sequences = countSequences(deck.cards.length, players);
  const playouts = samplePlayouts(rules);
  const points = pointsPerHand(rules);
  return {
    'deck-cards': deck.cards.length,
    'cards-per-hand': handSize,
    'tricks-per-hand': handSize,
    'cards-per-trick': players,
    'hands-per-match': match.hands,
    'trick-sequences': Number.isSafeInteger(sequences) ? sequences : undefined,
    'tied-tricks': sequences > ENUMERABLE ? proveNoTie(rules) : countTies(rules, players),
    'every-card-played-once': handSize * players === deck.cards.length,
    'points-per-hand': points,
    'points-per-match': points === undefined ? undefined : points * match.hands,
    'tied-match': findTiedMatch(rules, playouts),
  };
}

function countTies(rules: Rules, length: number): number {
  let ties = 0;
  eachSequence(rules.deck.cards.length, length, (cards) => {
    if (topCards(rules, cards).length !== 1) ties += 1;
  });
  return ties;
}

/** Two cards that tie in a long trick also tie in the short one of the lead and these two, so it is enough to try those. */
function proveNoTie(rules: Rules): 0 | undefined {
  const longest = Math.min(3, rules.players);
  const tied = Array.from({ length: longest - 1 }, (_, n) => countTies(rules, n + 2));
  return tied.every((ties) => ties === 0) ? 0 : undefined;
}

function pointsPerHand(rules: Rules): number | undefined {
  const { least, greatest } = boundSplits(
    rules.handSize,
    rules.players,
    (tricks) => scoreSeat(rules, tricks).points,
  );
  return least === greatest ? least : undefined;
}
