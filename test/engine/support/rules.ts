import type { Deck } from '../../../src/cards/deck.ts';
import { cardsNamed, makeDeck } from '../../../src/cards/notation.ts';
import { OBLIGATIONS } from '../../../src/engine/obligations/index.ts';
import type { BoundObligation, ObligationOptions } from '../../../src/engine/obligations/obligation.ts';
import { makeRanking, type Ranking, type Special } from '../../../src/engine/ranking.ts';
import type { CardIndex, Rules, SuitIndex } from '../../../src/engine/rules.ts';
import { sizesFor } from '../../../src/engine/schedule.ts';

const SUITS = [
  { id: '♣', letters: ['C'], symbol: 'suit-club', color: '#1A1A1A' },
  { id: '♠', letters: ['S'], symbol: 'suit-spade', color: '#1A1A1A' },
  { id: '♥', letters: ['H'], symbol: 'suit-heart', color: '#C4122F' },
  { id: '♦', letters: ['D'], symbol: 'suit-diamond', color: '#C4122F' },
];

/** The four suits by their letters. */
export const [C, S, H, D] = [0, 1, 2, 3] as const;

/** A French deck with these ranks, high to low. */
export function french(ranks: string, copies = 1): Deck {
  return makeDeck({
    id: 'french',
    style: 'french',
    size: { width: 63, height: 88 },
    copies,
    suits: SUITS.map((suit) => ({ ...suit, name: { de: suit.id, en: suit.id } })),
    ranks: ranks.split(' ').map((id) => ({ id, pips: 0 })),
  });
}

/** Cards by their notation, with spaces between; `SJ.2` is the second copy. */
export function cards(deck: Deck, text: string): readonly CardIndex[] {
  return text.split(' ').flatMap((word) => {
    if (word === '') return [];
    const [name = '', copy = '1'] = word.split('.');
    const card = cardsNamed(deck, name)[Number(copy) - 1];
    if (!card) throw new Error(`no card ${word}`);
    return [card.index];
  });
}

/** An obligation by its word, perhaps with options. */
export type Duty = string | readonly [string, ObligationOptions];

/** The obligations of these words. */
export function obliged(...words: readonly Duty[]): readonly BoundObligation[] {
  return words.map((entry) => {
    const [word, options] = typeof entry === 'string' ? [entry, {}] : entry;
    const obligation = OBLIGATIONS.find((one) => one.word === word);
    if (!obligation) throw new Error(`no obligation ${word}`);
    return { obligation, options };
  });
}

/** How cards rank; ranks high to low. */
export interface Order {
  readonly plain: string;
  /** Trumps high to low, `*J` of the trump suit, `~J` of the other suit of its colour, `♣J`; absent: the whole trump suit. */
  readonly trump?: string;
  /** Special cards by rank or as single cards. */
  readonly special?: readonly { readonly cards: string; readonly is: Special; readonly anytime: boolean }[];
}

/** The rankings for each trump suit, and the one without. */
export function rankings(deck: Deck, order: Order): readonly Ranking[] {
  const suits: readonly (SuitIndex | undefined)[] = [...deck.suits.keys(), undefined];
  return suits.map((trump) => rankingFor(deck, order, trump));
}

function rankingFor(deck: Deck, order: Order, trump: SuitIndex | undefined): Ranking {
  const plain = order.plain.split(' ');
  const trumps = (order.trump ?? plain.map((rank) => `*${rank}`).join(' ')).split(' ');
  const listed = trumps.map((word) => copiesOf(deck, word, trump));
  const place = (card: CardIndex) => listed.findIndex((copies) => copies.includes(card));
  const specialOf = (card: CardIndex) =>
    order.special?.find(({ cards: named }) =>
      named
        .split(' ')
        .some((word) => word === rankId(deck, card) || copiesOf(deck, word, trump).includes(card)),
    );
  const all = deck.cards.map(({ index }) => index);
  return makeRanking({
    suitCount: deck.suits.length,
    trump,
    suit: all.map((card) => (place(card) < 0 ? deck.cards[card]!.suit : deck.suits.length)),
    strength: all.map((card) => (place(card) < 0 ? -plain.indexOf(rankId(deck, card)) : -place(card))),
    special: all.map((card) => specialOf(card)?.is),
    anytime: all.map((card) => specialOf(card)?.anytime ?? false),
  });
}

function rankId(deck: Deck, card: CardIndex): string {
  return deck.ranks[deck.cards[card]!.rank]!.id;
}

function copiesOf(deck: Deck, word: string, trump: SuitIndex | undefined): readonly CardIndex[] {
  const rank = word.slice(1);
  const color = trump === undefined ? undefined : deck.suits[trump]!.color;
  const suits = [...deck.suits.keys()].filter((suit) => {
    if (word.startsWith('*')) return suit === trump;
    if (word.startsWith('~')) return suit !== trump && deck.suits[suit]!.color === color;
    return [deck.suits[suit]!.id, ...(deck.suits[suit]!.letters ?? [])].includes(word[0]!);
  });
  return deck.cards
    .filter((card) => suits.includes(card.suit) && rankId(deck, card.index) === rank)
    .map(({ index }) => index);
}

/** Rules for four players, everyone for himself, a point a trick; parts replaced. */
export function engineRules(deck: Deck, order: Order, parts: Partial<Rules> = {}): Rules {
  const players = parts.players ?? 4;
  return {
    deck,
    players,
    sides: Array.from({ length: players }, (_, seat) => [seat]),
    deal: { sizes: [Math.floor(deck.cards.length / players)], packets: [], dealer: 'rotates' },
    trump: { by: 'none' },
    largestHandWithoutTrump: false,
    firstLead: 'left-of-dealer',
    obligations: obliged('follow'),
    identical: 'first',
    rankings: rankings(deck, order),
    lastTrick: 0,
    scoring: {
      lines: [{ name: 'tricks', score: { kind: 'name', name: 'tricks' }, entry: 0 }],
      steps: [],
      awards: [],
    },
    melds: [],
    match: {
      hands: 4,
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

/** Two sides of partners that sit across. */
export const PARTNERS = [
  [0, 2],
  [1, 3],
] as const;

const ALL_RANKS = 'A K Q J 10 9 8 7 6 5 4 3 2';

/** Stiche-Raten with one pack. */
export function sticheRaten(players = 4, parts: Partial<Rules> = {}): Rules {
  return engineRules(
    french(ALL_RANKS),
    { plain: ALL_RANKS },
    {
      players,
      deal: { sizes: sizesFor({ schedule: 'up' }, 52, players), packets: [], dealer: 'rotates' },
      trump: { by: 'turn-up', turned: [] },
      largestHandWithoutTrump: true,
      bidding: { first: 'left-of-dealer', hook: 'last' },
      ...parts,
    },
  );
}

/** Stiche-Raten with aces that pass and jacks that grab, always to be played. */
export function greifenUndPassen(players = 4): Rules {
  const deck = french(ALL_RANKS);
  const special = [
    { cards: 'A', is: 'never-wins', anytime: true },
    { cards: 'J', is: 'first-wins', anytime: true },
  ] as const;
  return sticheRaten(players, { deck, rankings: rankings(deck, { plain: ALL_RANKS, special }) });
}

/** Bauerchen: permanent trumps, follow, ruff and overtrump. */
export function bauerchen(): Rules {
  const deck = french('A K Q J 10');
  const value: Readonly<Record<string, number>> = { A: 11, 10: 10, K: 4, Q: 3, J: 2 };
  return engineRules(
    deck,
    { plain: 'A 10 K Q', trump: '♣J ♠J ♥J ♦J *A *10 *K *Q' },
    {
      sides: PARTNERS,
      deal: { sizes: [5], packets: [2, 3], dealer: 'trump-maker' },
      trump: { by: 'naming', who: 'eldest-hand', choices: [C, S, H, D] },
      firstLead: 'trump-maker',
      obligations: obliged('follow', 'ruff', 'overtrump'),
      cardPoints: deck.cards.map(({ index }) => value[rankId(deck, index)]!),
      lastTrick: 10,
      solo: { leads: false, inDecider: true },
      doubling: 2,
    },
  );
}

/** Bauer: two bowers, and the first lead is a trump. */
export function bauer(): Rules {
  const deck = french('A K Q J 10 9 8 7');
  return engineRules(
    deck,
    { plain: 'A K Q J 10 9 8 7', trump: '*J ~J *A *K *Q *10 *9 *8 *7' },
    {
      sides: PARTNERS,
      deal: { sizes: [8], packets: [4, 4], dealer: 'trump-maker' },
      trump: { by: 'naming', who: 'eldest-hand', choices: [C, S, H, D], sees: 4 },
      firstLead: 'trump-maker',
      obligations: obliged('follow', 'lead-trump-first'),
      solo: { leads: true, inDecider: true },
      doubling: 2,
    },
  );
}
