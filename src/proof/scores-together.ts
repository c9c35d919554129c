import type { ScoreName } from '../engine/expression.ts';
import type { Rules } from '../engine/rules.ts';
import { sizeOfHand } from '../engine/schedule.ts';
import { scoreValues } from '../engine/scoring.ts';
import { NOTHING } from './cases.ts';
import { boundSplits } from './enumerate.ts';
import { namesOfScoring } from './score-names.ts';

/** Values that follow from the split of the tricks. */
const BY_TRICKS: ReadonlySet<ScoreName> = new Set(['tricks', 'other_tricks', 'hand_size', 'score']);

/** The least and the greatest that all sides can score together in hands of one size. */
interface Sums {
  readonly size: number;
  readonly least: number;
  readonly greatest: number;
}

/** What scores depend on beside the split of the tricks. */
export function namesBesideTricks(rules: Rules): readonly ScoreName[] {
  return [...namesOfScoring(rules)].filter((name) => !BY_TRICKS.has(name));
}

/** By size of the hand, what all ways to share its tricks give all sides together; undefined unless scores follow from that alone. */
export function sumsBySize(rules: Rules): readonly Sums[] | undefined {
  if (namesBesideTricks(rules).length > 0) return undefined;
  return [...new Set(rules.deal.sizes)].map((size) => {
    const worth = (tricks: number) =>
      scoreValues(rules, { ...NOTHING, hand_size: size, tricks, other_tricks: size - tricks }).score;
    return { size, ...boundSplits(size, rules.sides.length, worth) };
  });
}

/** What all sides score together in every hand; undefined if it differs or does not follow from the tricks. */
export function scoresOfHand(rules: Rules): number | undefined {
  const sums = sumsBySize(rules) ?? [];
  const [first, ...others] = new Set(sums.flatMap(({ least, greatest }) => [least, greatest]));
  return others.length === 0 ? first : undefined;
}

/** What all sides score together in every match; undefined where it differs, or where a target ends the match. */
export function scoresOfMatch(rules: Rules): number | undefined {
  const { hands } = rules.match;
  const sums = sumsBySize(rules);
  if (hands === undefined || !sums?.every(({ least, greatest }) => least === greatest)) return undefined;
  const bySize = new Map(sums.map(({ size, least }) => [size, least]));
  let total = 0;
  for (let number = 0; number < hands; number++) total += bySize.get(sizeOfHand(rules, number))!;
  return total;
}
