import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';

const pack = Array.from({ length: 12 }, (_, card) => card);

test('shuffling keeps every card exactly once', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect([...shuffle(pack, randomFrom(seed))].sort((a, b) => a - b)).toEqual(pack);
    }),
  );
});

test('the same seed gives the same order, another seed another', () => {
  expect(shuffle(pack, randomFrom(7))).toEqual(shuffle(pack, randomFrom(7)));
  expect(shuffle(pack, randomFrom(7))).not.toEqual(shuffle(pack, randomFrom(8)));
});

test('random numbers are at least 0 and below 1 and spread evenly', () => {
  const random = randomFrom(3);
  const numbers = Array.from({ length: 10_000 }, () => random());
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const tenths = pack.slice(0, 10).map((tenth) => numbers.filter((n) => Math.floor(n * 10) === tenth).length);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('every card comes to lie on top about equally often', () => {
  const random = randomFrom(11);
  const tops = Array.from({ length: 12_000 }, () => shuffle(pack, random)[0]);
  for (const card of pack) {
    expect(Math.abs(tops.filter((top) => top === card).length - 1000)).toBeLessThan(150);
  }
});
