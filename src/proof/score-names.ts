import type { ScoreName } from '../engine/expression.ts';
import { namesIn } from '../engine/named-values.ts';
import type { Rules } from '../engine/rules.ts';

/** The names that decide which scoring line counts. */
export function namesOfLines({ scoring }: Rules): ReadonlySet<ScoreName> {
  return namesIn(scoring.lines.map(({ when }) => when));
}

/** The names that decide which lines, steps and awards count. */
export function namesOfConditions({ scoring }: Rules): ReadonlySet<ScoreName> {
  const { lines, steps, awards } = scoring;
  const conditions = namesIn([...lines, ...steps, ...awards].map(({ when }) => when));
  // A step that looks at the score depends on all that made it.
  const looks = steps.map(({ when }) => namesIn([when]).has('score')).lastIndexOf(true);
  const amounts =
    looks < 0
      ? []
      : [...lines.map(({ score }) => score), ...steps.slice(0, looks).map(({ amount }) => amount)];
  return new Set([...conditions, ...namesIn(amounts)]);
}

/** All names that the scoring key uses. */
export function namesOfScoring({ scoring }: Pick<Rules, 'scoring'>): ReadonlySet<ScoreName> {
  const known = used.get(scoring) ?? findUsed(scoring);
  used.set(scoring, known);
  return known;
}

/** Every hand of every match asks for them. */
const used = new WeakMap<Rules['scoring'], ReadonlySet<ScoreName>>();

function findUsed(scoring: Rules['scoring']): ReadonlySet<ScoreName> {
  return namesIn([
    ...scoring.lines.flatMap(({ when, score }) => [when, score]),
    ...scoring.steps.flatMap(({ when, amount }) => [when, amount]),
    ...scoring.awards.flatMap(({ when, count }) => [when, count]),
  ]);
}
