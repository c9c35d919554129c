import { NO_SUIT, type Ranking } from '../../engine/ranking.ts';
import type { CardIndex, Rules, SuitIndex } from '../../engine/rules.ts';
import { rankName } from '../card-names.ts';
import { distinct } from '../hand-setting.ts';
import { type DocumentInput, suitName, theCard } from '../input.ts';

/** Cards as the subject of a sentence. */
interface NamedCards {
  readonly cards: string;
  readonly single: boolean;
}

/** Cards by their ranks where all of a rank are meant, `Buben`, else one by one. */
export function nameCards(input: DocumentInput, cards: readonly CardIndex[]): NamedCards {
  const { deck } = input.game;
  const wanted = new Set(distinct(input, cards).map((card) => deck.cards[card]?.id));
  const ofRank = (rank: number) => deck.cards.filter((card) => card.rank === rank);
  const whole = deck.ranks.flatMap((_, rank) => {
    const all = ofRank(rank);
    return all.length > 1 && all.every(({ id }) => wanted.has(id)) ? [rank] : [];
  });
  const left = distinct(input, cards).filter((card) => !whole.includes(deck.cards[card]?.rank ?? -1));
  const names = [...whole.map((rank) => pluralOf(input, rank)), ...left.map((card) => theCard(input, card))];
  return { cards: input.words.list(names), single: whole.length === 0 && left.length === 1 };
}

/** `Buben`; a rank without a plural in the language is told in more words. */
export function pluralOf(input: DocumentInput, rank: number): string {
  const name = rankWord(input, rank);
  const known = input.words.text('plurals').split(' ').map((pair) => pair.split(':')); // biome-ignore format: short
  return known.find(([one]) => one === name)?.[1] ?? input.words.text('rank-cards', { rank: name });
}

/** What a rank is called: Bube, 10. */
export function rankWord({ game, language }: DocumentInput, rank: number): string {
  const found = game.deck.ranks[rank];
  return found ? rankName(found, language) : '';
}

/** Numbers in a row, one lower each time, are told by their ends if they are at least so many. */
const SPAN = 5;

/** Ranks by name, in the order given; long runs of numbers downwards as `10 bis 2`. */
export function rankNames(
  input: DocumentInput,
  ranks: readonly number[],
  nameOf: (rank: number) => string = (rank) => rankWord(input, rank),
): readonly string[] {
  const names = ranks.map(nameOf);
  const told: string[] = [];
  for (let at = 0; at < names.length; ) {
    let end = at;
    while (end + 1 < names.length && Number(names[end + 1]) === Number(names[end]) - 1) end += 1;
    const long = end - at + 1 >= SPAN;
    told.push(...(long ? [input.words.text('span', { from: names[at], to: names[end] })] : names.slice(at, end + 1))); // biome-ignore format: short
    at = end + 1;
  }
  return told;
}

/** The ranks of a plain suit, high to low: of the suit that has the most cards which are neither trumps nor special. */
export function plainOrder(input: DocumentInput, ranking: Ranking): readonly number[] {
  const bySuit = input.game.deck.suits.map((_, suit) => ranksOf(input, ranking, suit));
  return bySuit.reduce((longest, ranks) => (ranks.length > longest.length ? ranks : longest), []);
}

function ranksOf({ game }: DocumentInput, { suit, strength }: Ranking, of: SuitIndex): readonly number[] {
  const { cards } = game.deck;
  const own = cards.filter(({ index, copy }) => copy === 0 && suit[index] === of);
  return own.sort((a, b) => (strength[b.index] ?? 0) - (strength[a.index] ?? 0)).map(({ rank }) => rank);
}

/** Every suit that can be trump, and the rankings that hands can have. */
export function trumpSuits({ trump, deck }: Rules): readonly SuitIndex[] {
  switch (trump.by) {
    case 'none':
      return [];
    case 'fixed':
      return [trump.suit];
    case 'rotation':
      return trump.suits;
    case 'turn-up':
      return deck.suits.map((_, suit) => suit);
    case 'naming':
      return trump.choices.filter((suit) => suit !== undefined);
  }
}

/** Whether some hand can be played without a trump suit. */
export function canLackTrump({ trump, largestHandWithoutTrump }: Rules): boolean {
  if (largestHandWithoutTrump || trump.by === 'none') return true;
  if (trump.by === 'turn-up') return trump.turned.length > 0;
  return trump.by === 'naming' && trump.choices.includes(undefined);
}

/** Where a card of a list stands, whatever suit is trump. */
export type Entry =
  | { readonly kind: 'card'; readonly card: CardIndex }
  | { readonly kind: 'trump-suit' | 'same-color'; readonly rank: number };

/**
 * One list of cards for each trump suit, told once for all of them: `Kreuz-Bube, dann Ass und 10 der Trumpffarbe`;
 * undefined where the lists differ by more than the suit that is trump.
 */
export function nameByTrump(
  input: DocumentInput,
  suits: readonly SuitIndex[],
  lists: readonly (readonly CardIndex[])[],
): string | undefined {
  const known = entriesByTrump(input, suits, lists);
  if (!known) return undefined;
  return runsOf(known)
    .map((run) => nameRun(input, suits, run))
    .join(`, ${input.words.text('then-order')} `);
}

/** What stands at each place of lists of cards, one for each trump suit; undefined where they differ by more than that suit. */
export function entriesByTrump(
  input: DocumentInput,
  suits: readonly SuitIndex[],
  lists: readonly (readonly CardIndex[])[],
): readonly Entry[] | undefined {
  const own = lists.map((list) => distinct(input, list));
  const entries = own[0]?.map((_, at) => entryOf(input, suits, own.map((list) => list[at]))); // biome-ignore format: short
  if (!entries || own.some((list) => list.length !== entries.length)) return undefined;
  const known = entries.filter((entry) => entry !== undefined);
  return known.length < entries.length ? undefined : known;
}

function entryOf(
  { game }: DocumentInput,
  suits: readonly SuitIndex[],
  cards: readonly (CardIndex | undefined)[],
): Entry | undefined {
  const found = cards.map((card) => game.deck.cards[card ?? -1]);
  const [first] = found;
  if (!first) return undefined;
  if (found.every((card) => card?.id === first.id) && (suits.length > 1 || first.suit !== suits[0]))
    return { kind: 'card', card: first.index };
  if (!found.every((card) => card?.rank === first.rank)) return undefined;
  if (found.every((card, at) => card?.suit === suits[at])) return { kind: 'trump-suit', rank: first.rank };
  const color = (suit: SuitIndex | undefined) => game.deck.suits[suit ?? NO_SUIT]?.color;
  const same = found.every((card, at) => card?.suit !== suits[at] && color(card?.suit) === color(suits[at]));
  return same ? { kind: 'same-color', rank: first.rank } : undefined;
}

/** Neighbours of one kind are told together. */
function runsOf(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last?.[0]?.kind === entry.kind) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function nameRun(input: DocumentInput, suits: readonly SuitIndex[], run: readonly Entry[]): string {
  const { words } = input;
  const ranks = run.flatMap((entry) => (entry.kind === 'card' ? [] : [entry.rank]));
  const fixed = run.flatMap((entry) => (entry.kind === 'card' ? [theCard(input, entry.card)] : []));
  const names = [...fixed, ...rankNames(input, ranks)];
  const cards = words.list(names);
  const [first] = run;
  if (!first || first.kind === 'card') return cards;
  if (first.kind === 'trump-suit') return words.text('of-trump-suit', { cards });
  const trump = suits.at(-1) ?? 0;
  const { deck } = input.game;
  const color = deck.suits[trump]?.color;
  const other = deck.cards.find((card) => card.rank === first.rank && card.suit !== trump && deck.suits[card.suit]?.color === color); // biome-ignore format: short
  const context = { cards, card: other ? theCard(input, other.index) : '', suit: suitName(input, trump) };
  return words.text('of-same-color', context);
}
