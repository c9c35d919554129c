import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { listed } from '../../diagnostics/words.ts';
import type { ScoreValues } from '../../engine/expression.ts';
import type { Rules, ScoreLine } from '../../engine/rules.ts';
import { holds, lineFor, scoreValues } from '../../engine/scoring.ts';
import { sideCases } from '../cases.ts';
import { namesOfConditions } from '../score-names.ts';
import { allTables, type LintInput, type LintRule, nameOfLine, pathOfLine, warning } from './rule.ts';

/** Lines, steps and awards of the scoring key that no hand brings about. */
export const idleScoring: LintRule = (input) => {
  const [rules] = input.tables;
  if (!rules) return [];
  const { lines, steps, awards } = rules.scoring;
  const keys = [...lines, ...steps, ...awards].map(keyOf);
  const counted = countedKeys(allTables(input), keys);
  if (!counted) return [];
  const idleLines = lines.filter((line) => !counted.has(keyOf(line)));
  const idleParts = [
    ...steps.map((step) => ({ ...step, word: 'step' })),
    ...awards.map((award) => ({ ...award, word: 'award' })),
  ].filter((part) => !counted.has(keyOf(part)));
  return [
    ...idleLines.map((line) => reportLine(input, line)),
    ...idleParts.map(({ name, entry, word }) =>
      warning(input.definition, 'E0502', ['scoring', entry, 'when'], `${word} \`${name}\` never counts`, {
        why: 'its condition holds in no hand, whatever is taken, bid and announced',
        help: `change its \`when\`, or leave the ${word} out`,
      }),
    ),
  ];
};

function keyOf({ entry, band }: { readonly entry: number; readonly band?: number }): string {
  return `${entry}#${band ?? 0}`;
}

/** What counts in some case; undefined if there are too many cases to be sure. `keys`: all there is. */
function countedKeys(tables: readonly Rules[], keys: readonly string[]): ReadonlySet<string> | undefined {
  const missing = new Set(keys);
  for (const rules of tables) {
    const cases = sideCases(rules, { names: namesOfConditions(rules) });
    if (!cases) return undefined;
    const parts = [...rules.scoring.steps, ...rules.scoring.awards].map(keyOf);
    for (const values of cases) {
      const line = lineFor(rules, values);
      if (line) missing.delete(keyOf(line));
      if (parts.some((key) => missing.has(key)))
        for (const key of partsOf(rules, values)) missing.delete(key);
      if (missing.size === 0) return new Set(keys);
    }
  }
  return new Set(keys.filter((key) => !missing.has(key)));
}

/** The steps and awards that count. */
function partsOf(rules: Rules, values: ScoreValues): readonly string[] {
  const { steps } = scoreValues(rules, values);
  const awards = rules.scoring.awards.filter(({ when }) => holds(when, values));
  return [...steps.map(({ step }) => step), ...awards].map(keyOf);
}

function reportLine(input: LintInput, line: ScoreLine): Diagnostic {
  const first = linesBefore(input, line);
  const names = listed(first.map(nameOfLine));
  return warning(input.definition, 'E0502', pathOfLine(line), `${nameOfLine(line)} never counts`, {
    related: first.map((other) => ({
      span: input.definition.locate(pathOfLine(other)),
      text: 'counts first',
    })),
    why:
      first.length > 0
        ? `wherever it holds, ${names} ${first.length === 1 ? 'holds as well and stands' : 'hold as well and stand'} before it`
        : 'its condition holds in no hand, whatever is taken, bid and announced',
    help: first.length > 0 ? 'move it up, or leave it out' : 'change its condition, or leave it out',
  });
}

/** The lines that count in the cases in which this one holds too. */
function linesBefore(input: LintInput, line: ScoreLine): readonly ScoreLine[] {
  const before = new Set<ScoreLine>();
  for (const rules of input.tables) {
    const own = rules.scoring.lines.find((other) => keyOf(other) === keyOf(line));
    for (const values of sideCases(rules, { names: namesOfConditions(rules) }) ?? []) {
      const first = own && holds(own.when, values) ? lineFor(rules, values) : undefined;
      if (first) before.add(first);
    }
    if (before.size > 0) break;
  }
  return [...before];
}
