import type { Rules } from '../../engine/rules.ts';
import { scoreValues } from '../../engine/scoring.ts';
import { sideCases } from '../cases.ts';
import { finding } from '../finding.ts';
import { namesOfScoring } from '../score-names.ts';
import type { LintRule } from './rule.ts';

/** A target that no hand brings any nearer. */
export const endlessMatch: LintRule = ({ definition, tables }) => {
  const rules = tables.find(isEndless);
  if (!rules) return [];
  const { target = 0, start } = rules.match;
  const wanted = target > start ? 'more than 0' : 'less than 0';
  return [
    finding(definition, 'E0506', ['match', 'target'], `the match can never reach ${target}`, {
      related: [{ span: definition.locate(['scoring'], 'key'), text: `gives nobody ${wanted}` }],
      why: `every side begins at ${start}, and no hand scores ${wanted}`,
      help: 'change the target, or the sign of a score',
    }),
  ];
};

function isEndless(rules: Rules): boolean {
  const { target, start } = rules.match;
  if (target === undefined || target === start) return false;
  const cases = sideCases(rules, { names: namesOfScoring(rules) });
  if (!cases) return false;
  for (const values of cases) {
    if (scoreValues(rules, values).score * (target - start) > 0) return false;
  }
  return true;
}
