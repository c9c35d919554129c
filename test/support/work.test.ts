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
  const [short, long] = [await workIn(() => compareAll(2000)), await workIn(() => compareAll(16_000))];
  expect(short).toBeGreaterThan(0);
  expect(long / short).toBeGreaterThan(16);
});
