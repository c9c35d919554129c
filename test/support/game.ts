import type { Deck } from '../../src/cards/deck.ts';
import { makeDeck, parseCard } from '../../src/cards/notation.ts';
import type {
  CardClaim,
  Definition,
  Example,
  Game,
  HandClaims,
  HandExample,
  Locate,
  MatchClaims,
  MatchExample,
  MatchHand,
  Play,
} from '../../src/definition/game.ts';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import type { CardIndex, Rules, Seat } from '../../src/engine/rules.ts';

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

/** Follow Suit for three, with parts replaced. */
export function makeRules(parts: Partial<Rules> = {}): Rules {
  const deck = parts.deck ?? shapes;
  return {
    deck,
    players: 3,
    handSize: 4,
    firstLead: 'rotates',
    nextLead: 'winner',
    obligations: OBLIGATIONS,
    strength: deck.cards.map(({ rank }) => rank),
    scoring: [{ name: 'tricks', score: { kind: 'name', name: 'tricks' } }],
    match: { hands: 3 },
    ...parts,
  };
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
export function cardClaim(trick: number, letter: string, card: string, why?: string): CardClaim {
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
    id,
    title: { de: id, en: id },
    path: [],
    show: ['rules'],
    lead: seat(lead),
    hands: bySeat(hands).map((hand) => (hand === undefined ? undefined : cards(hand))),
    tricks: tricks.map((trick) => plays(trick)),
    claims,
  };
}

/** A match example from hands: the id of an example, or the leader and the tricks won. */
export function matchExample(
  id: string,
  hands: readonly (string | readonly [lead: string, ...won: number[]])[],
  claims: MatchClaims = {},
): MatchExample {
  return {
    kind: 'match',
    id,
    title: { de: id, en: id },
    path: [],
    show: ['rules'],
    hands: hands.map((hand): MatchHand => {
      if (typeof hand === 'string') return { kind: 'example', example: hand };
      const [lead, ...won] = hand;
      return { kind: 'won', lead: seat(lead), won };
    }),
    claims,
  };
}

/** Stands in for the lines of a YAML file: the file of each span is the path itself, with `#` for a key. */
const locatePath: Locate = (path, part) => {
  const file = path.join('/') + (part === 'key' ? '#' : '');
  return { file, start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
};

/** A definition of Follow Suit with these examples. */
export function makeDefinition(examples: readonly Example[], parts: Partial<Game> = {}): Definition {
  const rules = parts.rules ?? makeRules();
  const game: Game = {
    id: 'follow-suit',
    title: { de: 'Stiche mit Bedienpflicht', en: 'Follow Suit' },
    seats: [...'ABCDEFGH'].slice(0, rules.players),
    deck: rules.deck,
    rules,
    facts: {},
    examples: examples.map((example, index) => ({ ...example, path: ['examples', index] })),
    ...parts,
  };
  return { game, locate: locatePath, source: { file: 'game.yaml', text: '' } };
}
