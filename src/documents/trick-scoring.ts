import type { Game } from '../definition/game.ts';
import { SCORE_NAMES, type ScoreName, type ScoreValues } from '../engine/expression.ts';
import { namesIn } from '../engine/named-values.ts';
import type { Rules } from '../engine/rules.ts';
import { scoreValues } from '../engine/scoring.ts';

/** Values that follow from the number of tricks a player took. */
const FROM_TRICKS: readonly ScoreName[] = ['tricks', 'hand_size'];

/** Whether hands of these sizes score by the number of tricks alone, so that a table of points by tricks says it all. */
function isTrickScoring({ scoring }: Rules, sizes: ReadonlySet<number>): boolean {
  const { lines, steps, awards } = scoring;
  if (steps.length + awards.length > 0) return false;
  const names = namesIn(lines.flatMap(({ when, score }) => [when, score]));
  // So many tricks give other points in other hands where the size of the hand is looked at.
  if (names.has('hand_size') && sizes.size > 1) return false;
  return [...names].every((name) => FROM_TRICKS.includes(name));
}

/** The same for all numbers of players together: one table says it for each of them. */
export function isTrickScoringForAll({ players, rulesFor }: Pick<Game, 'players' | 'rulesFor'>): boolean {
  const tables = players.map(rulesFor);
  const sizes = new Set(tables.flatMap(({ deal }) => deal.sizes));
  return tables.every((rules) => isTrickScoring(rules, sizes));
}

/** The rules for the number of players that has the largest hands. */
export function largestTable({
  players,
  rules,
  rulesFor,
}: Pick<Game, 'players' | 'rules' | 'rulesFor'>): Rules {
  return players
    .map(rulesFor)
    .reduce((most, one) => (largestHand(one) > largestHand(most) ? one : most), rules);
}

/** Points for 0, 1, 2 … tricks taken in the largest hand; means something only where tricks alone score. */
export function pointsByTricks(rules: Rules): readonly number[] {
  const size = largestHand(rules);
  return Array.from({ length: size + 1 }, (_, tricks) => scoreValues(rules, valuesOf(tricks, size)).score);
}

function valuesOf(tricks: number, size: number): ScoreValues {
  const zeros = Object.fromEntries(SCORE_NAMES.map((name) => [name, 0])) as Record<ScoreName, number>;
  return { ...zeros, tricks, hand_size: size };
}

/** Cards for each player in the largest hand. */
export function largestHand({ deal }: Rules): number {
  return Math.max(...deal.sizes);
}

/** Whether a trick is a point and nothing else is, so that counting tricks is counting points. */
export function scoresTricks(rules: Rules): boolean {
  return (
    isTrickScoring(rules, new Set(rules.deal.sizes)) &&
    pointsByTricks(rules).every((points, tricks) => points === tricks)
  );
}
