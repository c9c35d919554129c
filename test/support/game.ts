import type { Deck } from '../../src/cards/deck.ts';
import { makeDeck } from '../../src/cards/notation.ts';
import type { CardClaim, HandClaims, MatchClaims } from '../../src/definition/claims.ts';
import { parseExpression } from '../../src/definition/expression.ts';
import type {
  Definition,
  Example,
  Game,
  HandExample,
  Locate,
  MatchExample,
  MatchHand,
  Play,
} from '../../src/definition/game.ts';
import type { Expression } from '../../src/engine/expression.ts';
import { follow } from '../../src/engine/obligations/follow.ts';
import { makeRanking, type Ranking } from '../../src/engine/ranking.ts';
import type { CardIndex, Rules, ScoreLine, Seat } from '../../src/engine/rules.ts';
import type { HandSetup } from '../../src/engine/setup.ts';
import { parseCard } from './card.ts';

/** Three suits of four ranks, C T S and 1 2 3 4. */
export const shapes: Deck = makeDeck({
  id: 'shapes-3x4',
  style: 'shapes',
  size: { width: 51, height: 68 },
  suits: [
    { id: 'C', name: { de: 'Kreis', en: 'circle' }, symbol: 'shape-circle', color: '#0072B2' },
    { id: 'T', name: { de: 'Dreieck', en: 'triangle' }, symbol: 'shape-triangle', color: '#D55E00' },
    { id: 'S', name: { de: 'Quadrat', en: 'square' }, symbol: 'shape-square', color: '#009E73' },
  ],
  ranks: ['1', '2', '3', '4'].map((id) => ({ id, pips: Number(id) })),
});

/** Parts of rules, and short ways to say what is longer there. */
type RulesParts = Partial<Rules> & {
  readonly handSize?: number;
  readonly hands?: number;
  /** By card index. */
  readonly strength?: readonly number[];
};

/** Follow Suit for three, with parts replaced. */
export function makeRules({ handSize = 4, hands = 3, strength, ...parts }: RulesParts = {}): Rules {
  const deck = parts.deck ?? shapes;
  const players = parts.players ?? 3;
  return {
    deck,
    players,
    sides: Array.from({ length: players }, (_, seat) => [seat]),
    deal: { sizes: [handSize], packets: [], dealer: 'rotates' },
    trump: { by: 'none' },
    largestHandWithoutTrump: false,
    firstLead: 'rotates',
    obligations: [{ obligation: follow, options: {} }],
    identical: 'first',
    rankings: [...deck.suits.map((_, trump) => trump), undefined].map((trump) => rank(deck, trump, strength)),
    lastTrick: 0,
    scoring: { lines: [scoreLine('tricks', 'tricks')], steps: [], awards: [] },
    melds: [],
    match: {
      hands,
      start: 0,
      surplus: 'dropped',
      meldsAtTarget: 'count',
      winner: 'highest-total',
      units: [],
    },
    doubling: 0,
    ...parts,
  };
}

/** Cards by rank, of a trump suit too. */
function rank(
  deck: Deck,
  trump: number | undefined,
  strength: readonly number[] = deck.cards.map((card) => card.rank),
): Ranking {
  return makeRanking({
    suitCount: deck.suits.length,
    trump,
    suit: deck.cards.map(({ suit }) => (suit === trump ? deck.suits.length : suit)),
    strength,
    special: deck.cards.map(() => undefined),
    anytime: deck.cards.map(() => false),
  });
}

/** A scoring line from expressions as an author writes them. */
export function scoreLine(name: string, score: string, entry = 0): ScoreLine {
  return { name, entry, score: formula(score) };
}

function formula(text: string): Expression {
  const parsed = parseExpression(text);
  if ('error' in parsed) throw new Error(`${text}: ${parsed.error}`);
  return parsed.expression;
}

/** A seat by its letter. */
export function seat(letter: string): Seat {
  const found = 'ABCDEFGH'.indexOf(letter);
  if (found < 0) throw new Error(`no seat ${letter}`);
  return found;
}

/** Cards by their notation, with spaces between. */
export function cards(text: string, deck = shapes): readonly CardIndex[] {
  return text.split(' ').map((id) => {
    const card = parseCard(deck, id);
    if (!card) throw new Error(`no card ${id}`);
    return card.index;
  });
}

/** Plays in order, `A C1 B C2`. */
export function plays(text: string, deck = shapes): readonly Play[] {
  const words = text.split(' ');
  return words.flatMap((word, at) => {
    return at % 2 === 0 ? [{ seat: seat(word), card: cards(words[at + 1]!, deck)[0]! }] : [];
  });
}

/** By seat, from numbers by letter; undefined where no letter is. */
export function bySeat<T>(values: Readonly<Record<string, T>>, players = 3): readonly (T | undefined)[] {
  return Array.from({ length: players }, (_, s) => values['ABCDEFGH'[s]!]);
}

/** What may (not) be played: trick counted from 1, seat, card, and perhaps the reason. */
export function cardClaim(trick: number, letter: string, card: string, why?: CardClaim['why']): CardClaim {
  return { trick: trick - 1, seat: seat(letter), card: cards(card)[0]!, ...(why && { why }) };
}

interface HandText {
  readonly id?: string;
  readonly lead?: string;
  readonly hands?: Readonly<Record<string, string>>;
  readonly tricks: readonly string[];
  readonly claims?: HandClaims;
}

/** A hand example from notation; where it stands follows from its place in `makeDefinition`. */
export function handExample({
  id = 'hand',
  lead = 'A',
  hands = {},
  tricks,
  claims = {},
}: HandText): HandExample {
  return {
    kind: 'hand',
    ...headOf(id),
    setup: setupOf(seat(lead)),
    leadKnown: true,
    bids: [],
    melds: [],
    hands: bySeat(hands).map((hand) => (hand === undefined ? undefined : cards(hand))),
    tricks: tricks.map((trick) => plays(trick)),
    claims,
  };
}

function headOf(id: string) {
  return {
    id,
    title: { de: id, en: id },
    path: [],
    show: ['rules' as const],
    variants: [],
    rules: makeRules(),
    seats: ['A', 'B', 'C'],
    before: [0, 0, 0],
    unitsBefore: [],
  };
}

function setupOf(lead: Seat): HandSetup {
  return { number: 0, size: 4, lead, trump: undefined, doubles: 0 };
}

/** A match example from hands: the id of an example, or the leader and the tricks won. */
export function matchExample(
  id: string,
  hands: readonly (string | readonly [lead: string, ...won: number[]])[],
  claims: MatchClaims = {},
): MatchExample {
  return {
    kind: 'match',
    ...headOf(id),
    hands: hands.map((hand): MatchHand => {
      if (typeof hand === 'string') return { kind: 'example', example: hand };
      const [lead, ...won] = hand;
      return {
        kind: 'result',
        setup: setupOf(seat(lead)),
        leadKnown: true,
        result: { won },
        melds: [0, 0, 0],
      };
    }),
    claims,
  };
}

/** Stands in for the lines of a YAML file: the file of each span is the path itself, with `#` for a key. */
const locatePath: Locate = (path, part) => {
  const file = path.join('/') + (part === 'key' ? '#' : '');
  return { file, start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
};

/** A definition of Follow Suit with these examples, which are played by its rules. */
export function makeDefinition(examples: readonly Example[], parts: Partial<Game> = {}): Definition {
  const rules = parts.rules ?? makeRules();
  const seats = parts.seats ?? [...'ABCDEFGH'].slice(0, rules.players);
  const game: Game = {
    id: 'follow-suit',
    title: { de: 'Stiche mit Bedienpflicht', en: 'Follow Suit' },
    players: [rules.players],
    variants: [],
    chosen: [],
    seats,
    deck: rules.deck,
    rules,
    rulesFor: () => rules,
    rulesWith: () => rules,
    facts: {},
    examples: examples.map((example, index) => ({ ...example, rules, seats, path: ['examples', index] })),
    adopted: [],
    ...parts,
  };
  const locateRules: Definition['locateRules'] = (_, path) => locatePath(path);
  return { game, locate: locatePath, locateRules, source: { file: 'game.yaml', text: '' }, print: {} };
}
