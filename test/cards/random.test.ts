import { describe, expect, test } from 'vitest';
import { below, randomBits } from '../../src/cards/random.ts';

describe('random bits', () => {
  test('are the same from the same seed, and others from another', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, randomBits(seed));
    expect(draw(5)).toEqual(draw(5));
    for (const seed of [0, 6, -5, -1]) expect(draw(seed)).not.toEqual(draw(5));
  });

  test('are as often 0 as 1 in every place, whatever the seed', () => {
    for (const seed of [0, 1, -1, 2 ** 31, 20261129]) {
      const bits = randomBits(seed);
      const ones = new Array<number>(32).fill(0);
      for (let draw = 0; draw < 4000; draw++) {
        const drawn = bits();
        for (let place = 0; place < 32; place++) ones[place]! += (drawn >>> place) & 1;
      }
      for (const count of ones) expect(Math.abs(count - 2000)).toBeLessThan(200);
    }
  });

  test('give numbers that stay below a limit and reach all of it', () => {
    const bits = randomBits(9);
    for (const limit of [1, 2, 7, 52, 104, 256]) {
      const drawn = Array.from({ length: limit * 40 }, () => below(bits(), limit));
      expect(new Set(drawn)).toEqual(new Set(Array.from({ length: limit }, (_, number) => number)));
    }
  });
});
