import { expect, test } from 'vitest';
import { workIn } from './work.ts';

/** Compares every number below a bound with every other. */
function compareAll(bound: number): number {
  let equal = 0;
  for (let one = 0; one < bound; one++) {
    for (let other = 0; other < bound; other++) if (one === other) equal += 1;
  }
  return equal;
}

test('work counts more where more is done, and what grows with the square is found out', async () => {
  await workIn(() => compareAll(2000));
  // What disturbs a short piece of work makes it more, never less.
  const least = async (bound: number): Promise<number> => {
    const tries = [];
    for (let at = 0; at < 5; at++) tries.push(await workIn(() => compareAll(bound)));
    return Math.min(...tries);
  };
  const [short, long] = [await least(2000), await workIn(() => compareAll(16_000))];
  expect(short).toBeGreaterThan(0);
  expect(long / short).toBeGreaterThan(12);
});
