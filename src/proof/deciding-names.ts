import type { Expression, ScoreName, ScoreValues } from '../engine/expression.ts';
import { namesIn } from '../engine/named-values.ts';
import type { Rules } from '../engine/rules.ts';
import { holds } from '../engine/scoring.ts';

/**
 * The names that can decide what a side scores, by whether somebody plays alone, and whether on this side: lines behind one
 * that then counts in any case do not. Card points are among them where no line counts in any case.
 */
export function decidingNames({ scoring }: Rules, roles: ScoreValues): ReadonlySet<ScoreName> {
  const { lines, steps, awards } = scoring;
  const sure =
    roles.solo === 0 ? -1 : lines.findIndex(({ when }) => asksForRoles(when) && holds(when, roles));
  const reached = sure < 0 ? lines : lines.slice(0, sure + 1);
  const named = namesIn([
    ...reached.flatMap(({ when, score }) => [when, score]),
    ...steps.flatMap(({ when, amount }) => [when, amount]),
    ...awards.flatMap(({ when, count }) => [when, count]),
  ]);
  return sure < 0 ? new Set<ScoreName>([...named, 'points', 'other_points']) : named;
}

function asksForRoles(when: Expression | undefined): boolean {
  return [...namesIn([when])].every((name) => name === 'solo' || name === 'soloist');
}
