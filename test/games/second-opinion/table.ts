import type { Card, Opinion, Standing } from './opinion.ts';

/** All cards of these suits and ranks. */
export function packOf(suits: string, ranks: string, copies = 1): Card[] {
  const cards: Card[] = [];
  for (const suit of suits.split(' ')) {
    for (const rank of ranks.split(' ')) {
      for (let copy = 0; copy < copies; copy++) cards.push({ suit, rank, copy });
    }
  }
  return cards;
}

/** The four French suits. */
export const FRENCH = '♣ ♠ ♥ ♦';

/** The first of these lists that holds a card. */
export function firstOf(...lists: readonly (readonly Card[])[]): readonly Card[] {
  return lists.find((list) => list.length > 0) ?? [];
}

/** Place of the highest card in a trick; `height` undefined: cannot win. Of equals the first, or the last. */
export function highest(
  trick: readonly Card[],
  height: (card: Card) => number | undefined,
  equals: 'first' | 'last' = 'first',
): number {
  let best = -1;
  trick.forEach((card, place) => {
    const own = height(card);
    if (own === undefined) return;
    const top = best < 0 ? undefined : height(trick[best]!);
    if (top === undefined || own > top || (own === top && equals === 'last')) best = place;
  });
  return best;
}

/** How high a rank stands in a list from high to low: more is higher. */
export function heightIn(order: string, name: string): number {
  return -order.split(' ').indexOf(name);
}

/** The seat `steps` to the left. */
export function left(seat: number, players: number, steps = 1): number {
  return (seat + steps) % players;
}

/** The first seat from `seat` on whose partner does not play alone. */
export function whoPlays(seat: number, solo: number | undefined, players: number, sides: number): number {
  let now = seat;
  while (solo !== undefined && now !== solo && now % sides === solo % sides) now = left(now, players);
  return now;
}

const zeros = (sides: number): number[] => Array.from({ length: sides }, () => 0);

/** A match of a fixed number of hands, added up. */
export function afterHands(sides: number, most: number): Pick<Opinion, 'start' | 'next' | 'totalsNow'> {
  const totalsNow = ({ totals, over }: Standing) => (over ? zeros(sides) : totals);
  return {
    start: { totals: zeros(sides), units: [], hands: 0, over: false },
    totalsNow,
    next: (standing, scores) => {
      const hands = (standing.over ? 0 : standing.hands) + 1;
      const totals = totalsNow(standing).map((total, side) => total + scores[side]!);
      return { totals, units: [], hands, over: hands === most };
    },
  };
}

/** A race upwards from 0, without units. */
export function raceTo(sides: number, target: number): Pick<Opinion, 'start' | 'next' | 'totalsNow'> {
  const totalsNow = ({ totals, over }: Standing) => (over ? zeros(sides) : totals);
  return {
    start: { totals: zeros(sides), units: [], hands: 0, over: false },
    totalsNow,
    next: (standing, scores) => {
      const totals = totalsNow(standing).map((total, side) => total + scores[side]!);
      const hands = (standing.over ? 0 : standing.hands) + 1;
      return { totals, units: [], hands, over: totals.some((total) => total >= target) };
    },
  };
}

/** A game in which cards count nothing, nobody bids, melds or doubles. */
export const PLAIN = { worth: () => 0, lastTrick: 0, mostDoubles: 0 } as const;
