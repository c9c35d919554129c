import type { Rules, Seat } from './rules.ts';
import { seatAfter } from './trick.ts';

/** A match after some of its hands; everything is listed by seat. */
export interface Standing {
  readonly totals: readonly number[];
  /** 1 is best, equal totals share the better place. */
  readonly places: readonly number[];
  /** The seats in the first place. */
  readonly winners: readonly Seat[];
}

/** Adds up the scores of at least one hand, given by hand and then by seat. */
export function addUp(hands: readonly (readonly number[])[]): Standing {
  const seats = hands[0] ?? [];
  const totals = seats.map((_, seat) => hands.reduce((sum, scores) => sum + scores[seat]!, 0));
  const places = placesOf(totals);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { totals, places, winners };
}

/** By seat: one more than the number of seats with a higher total. */
export function placesOf(totals: readonly number[]): readonly number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

/** Who leads hand `number` (from 0) of a match whose first hand `first` led. */
export function leaderOfHand(rules: Rules, first: Seat, number: number): Seat {
  switch (rules.firstLead) {
    case 'rotates':
      return seatAfter(rules, first, number);
  }
}
