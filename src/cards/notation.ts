import type { Card, Deck, Rank, Suit } from './deck.ts';

/** A deck before its cards are laid out; one copy of each card if nothing is said. */
export type DeckParts = Omit<Deck, 'cards' | 'copies'> & {
  readonly copies?: number;
  /** How often the deck has certain cards, by id, instead of `copies`. */
  readonly counts?: ReadonlyMap<string, number>;
};

/** Lays out the cards in pack order: rank by rank, within a rank suit by suit, and copy by copy. */
export function makeDeck({ counts, copies = 1, ...parts }: DeckParts): Deck {
  const { suits, ranks } = parts;
  const kinds = ranks.flatMap((rank, r) =>
    suits.flatMap((suit, s) => (has(suit, rank) ? [{ id: suit.id + rank.id, suit: s, rank: r }] : [])),
  );
  const cards = kinds.flatMap((kind) =>
    Array.from({ length: counts?.get(kind.id) ?? copies }, (_, copy) => ({ ...kind, copy })),
  );
  return {
    ...parts,
    copies: Math.max(...kinds.map(({ id }) => counts?.get(id) ?? copies)),
    cards: cards.map((card, index) => ({ index, ...card })),
  };
}

function has({ ranks }: Suit, { id }: Rank): boolean {
  return ranks === undefined || ranks.includes(id);
}

/** All ways to write a suit or a rank, its own id first. */
export function spellingsOf({ id, letters = [] }: Suit | Rank): readonly string[] {
  return [id, ...letters];
}

/** The suit, as an index into the deck, of this sign, letter or name in any language, in capitals or not; undefined if it has none. */
export function suitNamed({ suits }: Deck, text: string): number | undefined {
  const word = plainSign(text);
  const small = word.toLowerCase();
  const readings: readonly ((suit: Suit) => boolean)[] = [
    (suit) => spellingsOf(suit).includes(word),
    (suit) => spellingsOf(suit).some((sign) => sign.toLowerCase() === small),
    ({ name }) => Object.values(name).some((one) => one.toLowerCase() === small),
  ];
  // A sign comes before a letter that only looks like it, and both before a name.
  return readings.map((fits) => suits.findIndex(fits)).find((index) => index >= 0);
}

/** All copies of the card written as suit and rank, `C1`, `♥10` or `HB`; empty if the deck has none. */
export function cardsNamed(deck: Deck, text: string): readonly Card[] {
  return indexOf(deck).get(plainSign(text)) ?? [];
}

/** The card that somebody seems to mean who minds neither capitals nor what comes first: `h10`, `10♥`; undefined if none. */
export function meantCard(deck: Deck, text: string): Card | undefined {
  const word = plainSign(text).toLowerCase();
  for (const [spelling, [card]] of indexOf(deck)) if (spelling.toLowerCase() === word) return card;
  return deck.cards.find((card) =>
    spellings(deck, card, (sign, letter) => (letter + sign).toLowerCase()).includes(word),
  );
}

/** A way to write two different cards of the deck, if there is one. */
export function ambiguousSpelling(deck: Deck): string | undefined {
  for (const [spelling, [first, ...others]] of indexOf(deck)) {
    if (others.some(({ suit, rank }) => suit !== first?.suit || rank !== first.rank)) return spelling;
  }
  return undefined;
}

const indices = new WeakMap<Deck, ReadonlyMap<string, readonly Card[]>>();

/** The cards by every way to write them; decks are read many times and never change. */
function indexOf(deck: Deck): ReadonlyMap<string, readonly Card[]> {
  const known = indices.get(deck);
  if (known) return known;
  const index = new Map<string, Card[]>();
  for (const card of deck.cards) {
    for (const spelling of new Set(spellings(deck, card))) {
      const same = index.get(spelling);
      if (same) same.push(card);
      else index.set(spelling, [card]);
    }
  }
  indices.set(deck, index);
  return index;
}

function spellings(
  { suits, ranks }: Deck,
  card: Card,
  join = (sign: string, letter: string) => sign + letter,
): readonly string[] {
  const suit = suits[card.suit];
  const rank = ranks[card.rank];
  if (!suit || !rank) return [];
  return spellingsOf(suit).flatMap((sign) =>
    spellingsOf(rank).map((letter) => plainSign(join(sign, letter))),
  );
}

/** A sign without the character behind it that only chooses between its look as a text and as a picture. */
export function plainSign(text: string): string {
  return text.replace(/[\uFE0E\uFE0F]/g, '');
}

/** The cards at these indices, in the order given; throws if an index is outside the deck. */
export function cardsOf(deck: Deck, indices: readonly number[]): readonly Card[] {
  return indices.map((index) => {
    const card = deck.cards[index];
    if (card === undefined) throw new RangeError(`deck ${deck.id} has no card ${index}`);
    return card;
  });
}
