import { type Expression, SCORE_NAMES, type ScoreValues } from '../engine/expression.ts';
import { namesIn } from '../engine/named-values.ts';
import type { Rules } from '../engine/rules.ts';
import { holds } from '../engine/scoring.ts';
import type { Draft } from './draft.ts';
import type { Bounds } from './expression-range.ts';
import type { Findings } from './findings.ts';

/** Reports melds that are to stop short of the target where the points of a meld do not move the total by themselves. */
export function checkMeldsAtTarget(
  { match, melds }: Draft,
  scoring: Rules['scoring'],
  bounds: Bounds,
  findings: Findings,
): void {
  if (match === undefined || !('target' in match) || melds === undefined) return;
  const { target, start = 0, 'melds-at-target': word = 'count' } = match;
  if (word === 'count') return;
  const report = (place: 'match' | 'scoring', text: string, why: string, help: string) =>
    findings.report('E0204', ['match', 'melds-at-target'], `\`${word}\` cannot be applied to these melds`, {
      related: [{ span: findings.yaml.locate([place], 'key'), text }],
      why,
      help: `write \`count\`, or ${help}`,
    });
  if (target < start) {
    const why = 'melds add points and so lead away from the target';
    report('match', `counts down from ${start} to ${target}`, why, 'let the match count up');
  } else if (!addsAsTheyAre(scoring, bounds.melds.high)) {
    const why = 'a meld has to bring its side as many points as it is worth, and nothing else';
    const help = 'name `melds` in one step only, `add: melds`, behind all steps with `times`';
    report('scoring', 'how melds count', why, help);
  }
}

/** Whether one step adds the points of melds, no step multiplies them, and nothing else looks at them. */
function addsAsTheyAre({ lines, steps }: Rules['scoring'], most: number): boolean {
  const at = steps.findIndex(({ kind, amount, when }) => {
    return kind === 'add' && isMelds(amount) && isAnyMeld(when, most);
  });
  const others = [
    ...lines.flatMap(({ when, score }) => [when, score]),
    ...steps.flatMap(({ when, amount }, step) => (step === at ? [] : [when, amount])),
  ];
  const changes = steps.slice(at + 1).some(({ kind, when, amount }) => {
    return kind === 'times' || namesIn([when, amount]).has('score');
  });
  return at >= 0 && !namesIn(others).has('melds') && !changes;
}

function isMelds(expression: Expression): boolean {
  return expression.kind === 'name' && expression.name === 'melds';
}

const NOTHING = Object.fromEntries(SCORE_NAMES.map((name) => [name, 0])) as ScoreValues;

/** Whether a condition leaves out no meld, such as `melds > 0`. */
function isAnyMeld(when: Expression | undefined, most: number): boolean {
  if ([...namesIn([when])].some((name) => name !== 'melds')) return false;
  return Array.from({ length: most }, (_, point) => point + 1).every((melds) =>
    holds(when, { ...NOTHING, melds }),
  );
}
