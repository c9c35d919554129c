import type { ScoreValues } from '../engine/expression.ts';
import type { Rules } from '../engine/rules.ts';
import { scoreValues, sideValues } from '../engine/scoring.ts';
import { sideCases } from './cases.ts';
import { playouts } from './playouts.ts';
import { namesOfScoring } from './score-names.ts';

/** Hands that are played, for each size, in search of a score. */
const TRIES = 80;

/** Scores that are told one by one. */
const MOST_SCORES = 200;

/**
 * All scores that a side can have in a hand that nobody doubled and without melds, ascending. Each of them was shown by
 * a hand, and no others are possible; undefined if that could not be decided, or if they are too many.
 */
export function reachableScores(rules: Rules): readonly number[] | undefined {
  const possible = possibleScores(rules);
  if (!possible || possible.size > MOST_SCORES) return undefined;
  const missing = new Set(possible);
  let tries = TRIES * new Set(rules.deal.sizes).size;
  for (const { record } of playouts(rules)) {
    for (const side of rules.sides.keys()) {
      for (const score of scoresOf(rules, sideValues(rules, record, side))) missing.delete(score);
    }
    tries -= 1;
    if (missing.size === 0 || tries === 0) break;
  }
  return missing.size === 0 ? [...possible].sort((a, b) => a - b) : undefined;
}

/** A superset of the scores that a side can have. */
function possibleScores(rules: Rules): ReadonlySet<number> | undefined {
  const cases = sideCases(rules, { names: namesOfScoring(rules), doubles: [0], melds: [0] });
  if (!cases) return undefined;
  const scores = new Set<number>();
  for (const values of cases) scores.add(scoreValues(rules, values).score);
  return scores;
}

/** The scores of a side by what it may have bid: any number of tricks, since only the last bid is ever forbidden. */
function scoresOf(rules: Rules, values: ScoreValues): readonly number[] {
  if (!rules.bidding) return [scoreValues(rules, values).score];
  const highest = values.hand_size * rules.sides[0]!.length;
  const bids = Array.from({ length: highest + 1 }, (_, bid) => bid);
  return bids.map((bid) => scoreValues(rules, { ...values, bid }).score);
}
