import type { Definition } from '../../definition/game.ts';
import type { Diagnostic, Label } from '../../diagnostics/diagnostic.ts';
import type { ScoreValues } from '../../engine/expression.ts';
import type { Rules } from '../../engine/rules.ts';
import { lineFor } from '../../engine/scoring.ts';
import { finding } from '../finding.ts';
import { namesOfLines } from '../score-names.ts';
import { describeCase, describeSplit } from './describe-hand.ts';
import { findOpenHand, type OpenHand } from './open-hands.ts';
import { type LintInput, type LintRule, nameOfLine, pathOfLine } from './rule.ts';

/** A hand that can be played and that no scoring line covers. */
export const openCases: LintRule = (input) => {
  const found = firstOpen(input);
  return found ? [report(input, found)] : [];
};

interface Found extends OpenHand {
  readonly rules: Rules;
  readonly variant?: string;
}

function firstOpen({ tables, variants }: LintInput): Found | undefined {
  for (const rules of tables) {
    const hand = findOpenHand(rules);
    if (hand) return { ...hand, rules };
  }
  const seen = new Set(tables.map(scoredBy));
  for (const { id, tables: others } of variants) {
    for (const rules of others.filter((table) => !seen.has(scoredBy(table)))) {
      seen.add(scoredBy(rules));
      const hand = findOpenHand(rules);
      if (hand) return { ...hand, rules, variant: id };
    }
  }
  return undefined;
}

/** All that decides which cases there are and which lines cover them. */
function scoredBy({ scoring, deal, sides, cardPoints, lastTrick, bidding, trump, solo }: Rules): string {
  const named = trump.by === 'naming' || trump.by === 'turn-up';
  return JSON.stringify([scoring, deal, sides, cardPoints, lastTrick, bidding, named, solo]);
}

function report(input: LintInput, found: Found): Diagnostic {
  const { rules, variant } = found;
  const names = namesOfLines(rules);
  const message = `${describeCase(rules, found, names)} no scoring line${variant ? ` with the variant ${variant}` : ''}`;
  return finding(placesOf(input, variant), 'E0501', ['scoring'], message, {
    key: true,
    label: 'a case is open',
    related: neighbours(input, found),
    why: `it can be played: ${describeSplit(rules, found)}`,
    help: 'widen a band or a condition, or add a line for the rest, if only with `score: 0`',
  });
}

/** Where the rules stand, those of the variant included. */
function placesOf({ definition }: LintInput, variant: string | undefined): Pick<Definition, 'locate'> {
  if (variant === undefined) return definition;
  const { game, locateRules } = definition;
  return { locate: (path) => locateRules([...game.chosen, variant], path) };
}

/** The lines that a side meets with one more or one less; if there are none, the lines that it does not meet. */
function neighbours(input: LintInput, { rules, sides, between, variant }: Found): readonly Label[] {
  const { locate } = placesOf(input, variant);
  const told = between === undefined ? sides : [sides[between]!];
  const near = told.flatMap((values) => [1, -1].flatMap((step) => shifted(values, step)));
  const lines = near.flatMap(({ values, text }) => {
    const line = lineFor(rules, values);
    return line ? [{ line, text: `${nameOfLine(line)} covers ${text}` }] : [];
  });
  const all = rules.scoring.lines.map((line) => ({ line, text: 'does not hold' }));
  const distinct = new Map((lines.length > 0 ? lines : all).map(({ line, text }) => [line, text]));
  return [...distinct].slice(0, 2).map(([line, text]) => ({ span: locate(pathOfLine(line)), text }));
}

function shifted(values: ScoreValues, step: number): readonly { values: ScoreValues; text: string }[] {
  const points = values.points + step;
  const against = values.other_points - step;
  const tricks = values.tricks + step;
  const left = values.other_tricks - step;
  return [
    { values: { ...values, points, other_points: against }, text: `${points} : ${against} points` },
    { values: { ...values, tricks, other_tricks: left }, text: `${tricks} of ${values.hand_size} tricks` },
    { values: { ...values, bid: values.bid + step }, text: `a bid of ${values.bid + step}` },
  ];
}
