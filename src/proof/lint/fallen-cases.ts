import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ScoreValues } from '../../engine/expression.ts';
import type { Rules, ScoreLine } from '../../engine/rules.ts';
import { holds, lineFor, sideValues } from '../../engine/scoring.ts';
import { playouts } from '../playouts.ts';
import { namesOfLines } from '../score-names.ts';
import { announcedBy } from './announced.ts';
import { describeCase, describeSplit } from './describe-hand.ts';
import { type OpenHand, partCases } from './open-hands.ts';
import { type LintInput, type LintRule, nameOfLine, pathOfLine, warning } from './rule.ts';

/** Hands that are played in search of one that falls through. */
const TRIES = 800;

/** Cases that a line with bands takes up, but that meet none of its bands and so count as another line. */
export const fallenCases: LintRule = (input) => {
  for (const rules of input.tables) {
    const fallen = findFallen(rules);
    if (fallen) return [report(input, rules, fallen)];
  }
  return [];
};

/** A case that falls through the bands of one entry to a line behind it. */
interface Fall {
  readonly from: ScoreLine;
  readonly to: ScoreLine;
}

function findFallen(rules: Rules): (Fall & OpenHand) | undefined {
  if (!mayFall(rules)) return undefined;
  let tries = TRIES;
  for (const playout of playouts(rules)) {
    const sides = rules.sides.map((_, side) => sideValues(rules, playout.record, side));
    for (const [between, own] of sides.entries()) {
      for (const values of announcedBy(rules, playout, between, own)) {
        const fall = fallOf(rules, values);
        if (fall) return { ...fall, playout, between, sides: sides.with(between, values) };
      }
    }
    tries -= 1;
    if (tries === 0) return undefined;
  }
  return undefined;
}

function mayFall(rules: Rules): boolean {
  const banded = rules.scoring.lines.some(({ band }) => band !== undefined);
  if (!banded) return false;
  for (const values of partCases(rules).covered) if (fallOf(rules, values) !== undefined) return true;
  return false;
}

/** The bands that these values fall through; a line with a single band is a condition like any other. */
function fallOf(rules: Rules, values: ScoreValues): Fall | undefined {
  const to = lineFor(rules, values);
  const from = rules.scoring.lines.findLast(
    ({ band, entry, whole }) =>
      band !== undefined && band > 0 && to !== undefined && entry < to.entry && holds(whole, values),
  );
  return from && to ? { from, to } : undefined;
}

function report({ definition }: LintInput, rules: Rules, fallen: Fall & OpenHand): Diagnostic {
  const { from, to } = fallen;
  const names = namesOfLines(rules);
  const message = `${describeCase(rules, fallen, names)} no band of line \`${from.name}\``;
  return warning(definition, 'E0507', ['scoring', from.entry, 'bands'], message, {
    label: 'a case is left out',
    related: [{ span: definition.locate(pathOfLine(to)), text: 'counts instead' }],
    why: `it counts as ${nameOfLine(to)}, and can be played: ${describeSplit(rules, fallen)}`,
    help: 'widen a band, or narrow the `when` of the line so that the case is not meant',
  });
}
