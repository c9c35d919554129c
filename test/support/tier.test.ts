import { expect, test } from 'vitest';
import { drawn } from './tier.ts';

const CASES = Array.from({ length: 40 }, (_, at) => `case ${at}`);

test('a sample has as many cases as it is told, each once and in their order', () => {
  const few = drawn(CASES, 7, 1);
  expect(few).toHaveLength(7);
  expect(few).toEqual(CASES.filter((one) => few.includes(one)));
  expect(drawn(CASES, 99, 1)).toEqual(CASES);
});

test('a sample is the same for the same seed and another for another', () => {
  expect(drawn(CASES, 7, 1)).toEqual(drawn(CASES, 7, 1));
  expect(drawn(CASES, 7, 1)).not.toEqual(drawn(CASES, 7, 2));
});

test('every case is drawn with some seed', () => {
  const seen = new Set(Array.from({ length: 60 }, (_, seed) => drawn(CASES, 7, seed)).flat());
  expect([...seen].sort()).toEqual([...CASES].sort());
});
