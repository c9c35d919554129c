import type { Rules } from '../engine/rules.ts';
import { scoreValues } from '../engine/scoring.ts';
import { sideCases } from './cases.ts';
import { oncePerRules } from './once.ts';
import { namesOfScoring } from './score-names.ts';

/** Whether doubling changes what any side gets of a hand that is played alone; also true where there are too many cases to tell. */
export const doublesAlone = oncePerRules(findDoublesAlone);

function findDoublesAlone(rules: Rules): boolean {
  const names = namesOfScoring(rules);
  if (rules.doubling === 0 || !names.has('doubles')) return false;
  const cases = sideCases(rules, { names, doubles: [0], melds: [0] });
  if (!cases) return true;
  const worth = (values: Parameters<typeof scoreValues>[1]) => {
    const { score, awards } = scoreValues(rules, values);
    return [score, ...awards].join();
  };
  for (const values of cases)
    if (values.solo !== 0 && worth(values) !== worth({ ...values, doubles: 1 })) return true;
  return false;
}
