import type { Rules } from '../engine/rules.ts';
import { pointsOfCounts } from './enumerate.ts';

/** A hand with all its players, or one played alone by a side's single player. */
export interface HandKind {
  readonly size: number;
  readonly solo: 0 | 1;
  readonly soloist: 0 | 1;
  /** Cards of one trick. */
  readonly active: number;
}

type Pair = readonly [own: number, others: number];

/**
 * By tricks taken: card points of a side and of all others, without the bonus for the last trick; those that are not
 * wanted stay at 0.
 */
export function pointsOfSide(
  rules: Rules,
  { size, active }: HandKind,
  wanted: { readonly own: boolean; readonly others: boolean },
): (tricks: number) => Iterable<Pair> {
  if (!wanted.own && !wanted.others) return () => [[0, 0]];
  const { cardPoints = rules.deck.cards.map(() => 0) } = rules;
  const sums = pointsOfCounts(cardPoints);
  const total = cardPoints.reduce((sum, points) => sum + points, 0);
  const unplayed = [...(sums[cardPoints.length - active * size] ?? [])];
  return (tricks) => {
    const own = sums[tricks * active] ?? new Set();
    const others = sums[(size - tricks) * active] ?? new Set();
    // What the two of them leave of the points must be left by cards that nobody plays.
    const fits = (one: number, among: ReadonlySet<number>) =>
      unplayed.some((rest) => among.has(total - rest - one));
    if (!wanted.others) return [...own].flatMap((one): Pair[] => (fits(one, others) ? [[one, 0]] : []));
    if (!wanted.own) return [...others].flatMap((one): Pair[] => (fits(one, own) ? [[0, one]] : []));
    return pairsOf(own, others, { total, unplayed });
  };
}

function* pairsOf(
  own: ReadonlySet<number>,
  others: ReadonlySet<number>,
  { total, unplayed }: { readonly total: number; readonly unplayed: readonly number[] },
): Generator<Pair> {
  for (const one of own) {
    for (const rest of unplayed) {
      const other = total - rest - one;
      if (others.has(other)) yield [one, other];
    }
  }
}
