import type { Rules } from '../../engine/rules.ts';

/** Hands of so many cards are short enough to be overlooked and long enough to show something. */
const SHORTEST = 3;
const LONGEST = 5;

/** The hands of a match (from 0) that exercises come from: those of a good length, or else of the nearest one. */
export function handNumbers({ deal }: Rules): readonly number[] {
  const away = (size: number) => Math.max(SHORTEST - size, size - LONGEST, 0);
  const least = Math.min(...deal.sizes.map(away));
  return [...deal.sizes.keys()].filter((number) => away(deal.sizes[number]!) === least);
}
