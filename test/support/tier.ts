import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';

/** Whether all there is to look at is looked at, in `npm run test:slow`, or a sample of it, in `npm test`. */
export const IN_FULL = process.env.STICHWERK_TIER === 'slow';

/** In full all cases, else so many of them, in their order; which ones depends on the seed that the run tells. */
export function sample<T>(cases: readonly T[], count: number): readonly T[] {
  return IN_FULL ? cases : drawn(cases, count, seed());
}

/** A sample from each of the groups that a key makes, so that none is left out. */
export function sampleEach<T>(cases: readonly T[], groupOf: (one: T) => unknown, count = 1): readonly T[] {
  if (IN_FULL) return cases;
  const groups = [...new Set(cases.map(groupOf))].map((key) => cases.filter((one) => groupOf(one) === key));
  return groups.flatMap((group, at) => drawn(group, count, seed() + at));
}

/** How many of what is drawn anew by chance: `all` in full, else `few`. */
export function amount(few: number, all: number): number {
  return IN_FULL ? all : few;
}

/** So many of the cases, in their order; the same ones for the same seed. */
export function drawn<T>(cases: readonly T[], count: number, from: number): readonly T[] {
  const chosen = new Set(shuffle([...cases.keys()], randomFrom(from)).slice(0, count));
  return cases.filter((_, at) => chosen.has(at));
}

function seed(): number {
  return Number(process.env.STICHWERK_SEED);
}
