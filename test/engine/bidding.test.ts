import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bidOrder, forbiddenBids, hookedBid, nextBidder } from '../../src/engine/bidding.ts';
import { ohHell, whist } from './support/counted-games.ts';
import { countingRules } from './support/counting.ts';

const rules = ohHell();

describe('the order of bids', () => {
  test('the seat left of the dealer bids first and the dealer last', () => {
    expect(bidOrder(rules, 3)).toEqual([0, 1, 2, 3]);
    expect(bidOrder(rules, 1)).toEqual([2, 3, 0, 1]);
  });

  test('begun right of the dealer, the dealer bids second', () => {
    const right = { ...rules, bidding: { first: 'right-of-dealer', hook: 'last' } } as const;
    expect(bidOrder(right, 3)).toEqual([2, 3, 0, 1]);
    expect(bidOrder(right, 0)).toEqual([3, 0, 1, 2]);
  });

  test('begun by the dealer, the seat to his right bids last', () => {
    const dealer = { ...rules, bidding: { first: 'dealer', hook: 'last' } } as const;
    expect(bidOrder(dealer, 2)).toEqual([2, 3, 0, 1]);
  });

  test('where nobody deals, whoever leads bids first', () => {
    const leader = { ...rules, bidding: { first: 'leader', hook: 'none' } } as const;
    expect(bidOrder(leader, undefined, 2)).toEqual([2, 3, 0, 1]);
    expect(nextBidder(leader, undefined, [1, undefined, 0, 2], 2)).toBe(1);
  });

  test('is not known without the seat that it begins from', () => {
    const leader = { ...rules, bidding: { first: 'leader', hook: 'none' } } as const;
    expect(bidOrder(leader, 1)).toEqual([]);
    expect(bidOrder(rules, undefined, 1)).toEqual([]);
    expect(nextBidder(rules, undefined, [])).toBeUndefined();
  });

  test('the next to bid is the first who has not, wherever the others sit', () => {
    expect(nextBidder(rules, 0, [])).toBe(1);
    expect(nextBidder(rules, 0, [undefined, 2, undefined, undefined])).toBe(2);
    expect(nextBidder(rules, 0, [undefined, 2, 0, 1])).toBe(0);
    expect(nextBidder(rules, 0, [1, 2, 0, 1])).toBeUndefined();
  });

  test('nobody bids in a game without bidding', () => {
    expect(bidOrder(countingRules(), 0)).toEqual([]);
    expect(nextBidder(countingRules(), 0, [])).toBeUndefined();
  });
});

describe('the hook', () => {
  test('after 0, 2 and 1 in a hand of four the dealer may bid 0, 2, 3 or 4', () => {
    expect(forbiddenBids(rules, 4, [0, 2, 1])).toEqual([1]);
  });

  test('is harmless when the bids already exceed the tricks', () => {
    expect(forbiddenBids(rules, 4, [2, 2, 1, undefined])).toEqual([]);
  });

  test('forbids 0 when the bids already make up the tricks, and all of them after zeros', () => {
    expect(forbiddenBids(rules, 4, [2, 1, undefined, 1])).toEqual([0]);
    expect(forbiddenBids(rules, 4, [0, 0, undefined, 0])).toEqual([4]);
  });

  test('binds the last bidder only', () => {
    expect(forbiddenBids(rules, 4, [undefined, 2, 1, undefined])).toEqual([]);
    expect(forbiddenBids(rules, 4, [])).toEqual([]);
    expect(forbiddenBids(rules, 4, [0, 2, 1, 4])).toEqual([]);
  });

  test('is not played at a distance, and not without bidding', () => {
    expect(forbiddenBids(whist(), 4, [0, 2, 1, undefined])).toEqual([]);
    expect(forbiddenBids(countingRules(), 4, [])).toEqual([]);
    expect(hookedBid(whist(), 4, 3)).toBe(-1);
  });

  test('forbids exactly the bids that would add up to the tricks', () => {
    const bids = fc.array(fc.nat(13), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 13 }), bids, (size, made) => {
        const sum = made.reduce((total, bid) => total + bid, 0);
        const all = Array.from({ length: size + 1 }, (_, bid) => bid);
        expect(forbiddenBids(rules, size, made)).toEqual(all.filter((bid) => sum + bid === size));
      }),
    );
  });
});
