import type { Rules, Seat } from './rules.ts';
import { seatAfter } from './trick.ts';

/** The seats in the order in which they bid; empty without bidding, or if it is not known who begins. */
export function bidOrder(rules: Rules, dealer: Seat | undefined, lead?: Seat): readonly Seat[] {
  const first = firstBidder(rules, dealer, lead);
  if (first === undefined) return [];
  return Array.from({ length: rules.players }, (_, steps) => seatAfter(rules, first, steps));
}

function firstBidder(rules: Rules, dealer: Seat | undefined, lead: Seat | undefined): Seat | undefined {
  const from = rules.bidding?.first === 'leader' ? lead : dealer;
  if (rules.bidding === undefined || from === undefined) return undefined;
  switch (rules.bidding.first) {
    case 'left-of-dealer':
      return seatAfter(rules, from);
    case 'right-of-dealer':
      return seatAfter(rules, from, rules.players - 1);
    case 'dealer':
    case 'leader':
      return from;
  }
}

/** Who bids next, given the bids so far by seat; undefined when all have bid, or if it is not known who begins. */
export function nextBidder(
  rules: Rules,
  dealer: Seat | undefined,
  bids: readonly (number | undefined)[],
  lead?: Seat,
): Seat | undefined {
  return bidOrder(rules, dealer, lead).find((seat) => bids[seat] === undefined);
}

/** The bids from 0 to `size` that the next bidder may not make, given the bids so far by seat. */
export function forbiddenBids(
  rules: Rules,
  size: number,
  bids: readonly (number | undefined)[],
): readonly number[] {
  const made = bids.filter((bid) => bid !== undefined);
  const sum = made.reduce((total, bid) => total + bid, 0);
  const forbidden = made.length === rules.players - 1 ? hookedBid(rules, size, sum) : -1;
  return forbidden < 0 ? [] : [forbidden];
}

/** The bid that the hook forbids the last bidder after bids that add up to `sum`; −1 if it forbids none. */
export function hookedBid({ bidding }: Rules, size: number, sum: number): number {
  return bidding?.hook === 'last' && sum <= size ? size - sum : -1;
}
