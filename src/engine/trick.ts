import { beats, NO_SUIT, type Ranking } from './ranking.ts';
import type { WinReason } from './reasons.ts';
import type { CardIndex, Rules, Seat, Side, SuitIndex } from './rules.ts';

/** Who plays without his partners, if anybody does. */
export interface Alone {
  readonly solo?: Seat | undefined;
}

/** The seat `steps` places further on in the order of play. */
export function seatAfter({ players }: Pick<Rules, 'players'>, seat: Seat, steps = 1): Seat {
  return (seat + steps) % players;
}

/** The side that a seat belongs to; throws if the table has no such seat. */
export function sideOf(rules: Rules, seat: Seat): Side {
  const side = rules.sides.findIndex((seats) => seats.includes(seat));
  if (side < 0) throw new RangeError(`no side has the seat ${seat}`);
  return side;
}

/** The seats that play cards, in the order of their numbers: all but the partners of whoever plays alone. */
export function activeSeats({ players, sides }: Rules, { solo }: Alone): readonly Seat[] {
  const side = sides.find((seats) => solo !== undefined && seats.includes(solo)) ?? [];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.filter((seat) => seat === solo || !side.includes(seat));
}

/** The seats that play cards, in the order of a trick to which `lead` leads, or whoever plays next if that seat is out. */
export function seatsFrom(rules: Rules, setup: Alone, lead: Seat): readonly Seat[] {
  const active = activeSeats(rules, setup);
  return [...active.filter((seat) => seat >= lead), ...active.filter((seat) => seat < lead)];
}

/**
 * The effective suit that these cards of a trick ask for, `NO_SUIT` if none: the suit of the first; a special winner led asks
 * for none at all, and after a never-winning card led the next card that belongs to a suit asks for it.
 */
export function ledSuitOf({ suit, special }: Ranking, cards: readonly CardIndex[]): SuitIndex {
  const [first] = cards;
  if (first === undefined) return NO_SUIT;
  if (special[first] !== 'never-wins') return suit[first]!;
  const asking = cards.find((card) => suit[card] !== NO_SUIT);
  return asking === undefined ? NO_SUIT : suit[asking]!;
}

/** Place of the winning card in a trick of at least one card. */
export function winningIndex(
  { identical }: Pick<Rules, 'identical'>,
  ranking: Ranking,
  cards: readonly CardIndex[],
): number {
  if (cards.length === 0) throw new Error('a trick without cards has no winner');
  let best = 0;
  for (let place = 1; place < cards.length; place++) {
    if (beats(ranking, identical, cards[place]!, cards[best]!)) best = place;
  }
  return best;
}

/** Places of all cards that rank highest; more than one means that the cards alone leave a tie. */
export function topCards(ranking: Ranking, cards: readonly CardIndex[]): readonly number[] {
  if (cards.length === 0) return [];
  const top = cards[winningIndex({ identical: 'first' }, ranking, cards)]!;
  return cards.flatMap((card, place) => (equals(ranking, card, top) ? [place] : []));
}

function equals({ power, suit }: Ranking, card: CardIndex, other: CardIndex): boolean {
  return power[card] === power[other] && suit[card] === suit[other];
}

/** Place of the winning card in a trick of at least one card, and why it wins. */
export function winningPlay(
  rules: Pick<Rules, 'identical'>,
  ranking: Ranking,
  cards: readonly CardIndex[],
): { readonly index: number; readonly reason: WinReason } {
  const index = winningIndex(rules, ranking, cards);
  const card = cards[index]!;
  const kind = kindOf(ranking, card);
  const others = cards.filter((_, place) => place !== index);
  const rival = (other: CardIndex) =>
    kind === 'special-wins' ? equals(ranking, other, card) : ranking.suit[other] === ranking.suit[card];
  const beaten = kind === 'all-never-win' ? others : others.filter(rival);
  const tied = kind !== 'all-never-win' && others.some((other) => equals(ranking, other, card));
  return {
    index,
    reason: {
      kind,
      card,
      suit: ranking.suit[card]!,
      beaten,
      offSuit: others.filter((other) => !beaten.includes(other)),
      ...(tied && { tie: tieOf(rules, ranking, card) }),
    },
  };
}

function kindOf({ special, suit, trumpSuit }: Ranking, card: CardIndex): WinReason['kind'] {
  switch (special[card]) {
    case 'first-wins':
    case 'last-wins':
      return 'special-wins';
    case 'never-wins':
      return 'all-never-win';
    case undefined:
      return suit[card] === trumpSuit ? 'highest-trump' : 'highest-of-led-suit';
  }
}

function tieOf(
  { identical }: Pick<Rules, 'identical'>,
  { special }: Ranking,
  card: CardIndex,
): 'first' | 'last' {
  const own = special[card];
  if (own === undefined) return identical;
  return own === 'last-wins' ? 'last' : 'first';
}

/** The card points of these cards; 0 where cards count nothing. */
export function cardPointsOf({ cardPoints }: Rules, cards: readonly CardIndex[]): number {
  return cards.reduce((sum, card) => sum + (cardPoints?.[card] ?? 0), 0);
}
