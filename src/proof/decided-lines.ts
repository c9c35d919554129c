import type { ScoreName } from '../engine/expression.ts';
import { namesIn } from '../engine/named-values.ts';
import type { Rules, ScoreLine } from '../engine/rules.ts';
import { scoreValues } from '../engine/scoring.ts';
import { oppositeOf, sideCases } from './cases.ts';
import { oncePerRules } from './once.ts';
import { namesOfScoring } from './score-names.ts';

/**
 * Lines by which a side scores only where the other one wins the game at once: whatever they give, it comes too late.
 * Empty where there are more than two sides, where doubling or melds decide which line counts, or too many cases to look at.
 */
export const decidedLines = oncePerRules(findDecided);

function findDecided(rules: Rules): ReadonlySet<ScoreLine> {
  const { lines } = rules.scoring;
  if (rules.sides.length !== 2 || lines.every(({ wins }) => !wins)) return new Set();
  // What was announced could decide in a hand what decides in no other one.
  const asked = namesIn(lines.map(({ when }) => when));
  if (asked.has('doubles') || asked.has('melds')) return new Set();
  const names = new Set<ScoreName>([...namesOfScoring(rules), 'tricks', 'other_tricks']);
  const cases = sideCases(rules, { names, doubles: [0], melds: [0] });
  const decided = new Set<ScoreLine>();
  const open = new Set<ScoreLine>();
  for (const values of cases ?? []) {
    const { line } = scoreValues(rules, values);
    const other = scoreValues(rules, oppositeOf(values, true));
    if (line) (other.wins ? decided : open).add(line);
  }
  return new Set([...decided].filter((line) => !open.has(line)));
}
