import type { Deck } from '../cards/deck.ts';
import { cardsOf } from '../cards/notation.ts';
import type { Play } from '../definition/game.ts';
import { listed } from '../diagnostics/words.ts';
import { NO_SUIT } from '../engine/ranking.ts';
import type { CardIndex, Rules, Seat, Side, SuitIndex } from '../engine/rules.ts';

/** What naming seats and cards takes: a game or an example is one. */
export interface Names {
  readonly rules: Rules;
  readonly seats: readonly string[];
}

/** A number for reading, with a true minus sign. */
export function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** One card in notation. */
export function cardName(deck: Deck, card: CardIndex): string {
  return cardNames(deck, [card]);
}

/** Cards in notation, `T1 T3`. */
export function cardNames(deck: Deck, cards: readonly CardIndex[]): string {
  return cardsOf(deck, cards)
    .map(({ id }) => id)
    .join(' ');
}

/** Cards to choose from, `C2, T1 or T3`; identical ones are named once. */
export function anyOf(deck: Deck, cards: readonly CardIndex[]): string {
  return listed([...new Set(cardsOf(deck, cards).map(({ id }) => id))], 'or');
}

/** Whether two cards are the same to look at: one card, or copies of it. */
export function looksLike({ cards }: Deck, one: CardIndex, other: CardIndex): boolean {
  return cards[one]?.id === cards[other]?.id;
}

/** A seat's name. */
export function seatName({ seats }: Names, seat: Seat): string {
  return seats[seat] ?? String(seat);
}

/** The name under which an author states something of a side: that of its first seat. */
export function sideKey(names: Names, side: Side): string {
  return seatName(names, names.rules.sides[side]?.[0] ?? side);
}

/** A side by all its seats, `A and C`. */
export function sideName(names: Names, side: Side): string {
  return listed((names.rules.sides[side] ?? []).map((seat) => seatName(names, seat)));
}

/** Numbers by side, `A −10, B 20`; partners are named together. */
export function sidesInWords(names: Names, values: readonly number[]): string {
  return values.map((value, side) => `${sideName(names, side)} ${signed(value)}`).join(', ');
}

/** Plays in order, `A C1, B C2, C C4`. */
export function playsInWords(names: Names, plays: readonly Play[]): string {
  const { deck } = names.rules;
  return plays.map(({ seat, card }) => `${seatName(names, seat)} ${cardName(deck, card)}`).join(', ');
}

/** An effective suit with the words before it: `the led suit circle`, `trumps`. */
export function ledSuitInWords({ rules }: Names, suit: SuitIndex): string {
  if (suit === NO_SUIT) return 'no suit';
  const name = rules.deck.suits[suit]?.name.en;
  return name === undefined ? 'trumps' : `the led suit ${name}`;
}

/** What an author writes for a trump suit. */
export function trumpName({ rules }: Names, trump: SuitIndex | undefined | 'none'): string {
  return trump === undefined || trump === 'none' ? 'none' : (rules.deck.suits[trump]?.id ?? 'none');
}
