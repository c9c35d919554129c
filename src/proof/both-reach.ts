import { MOST_DOUBLES } from '../definition/expression-range.ts';
import type { ScoreName, ScoreValues } from '../engine/expression.ts';
import { mostMelds } from '../engine/melds.ts';
import type { Rules } from '../engine/rules.ts';
import { scoreValues } from '../engine/scoring.ts';
import { oppositeOf, sideCases } from './cases.ts';
import { oncePerRules } from './once.ts';
import { namesOfScoring } from './score-names.ts';

/**
 * Whether one hand can bring several sides to the target: two of them score towards it at once. `unknown` where there are
 * too many cases to look at; no melds where these cannot reach it.
 */
export const canBothReach = oncePerRules(findBothReach);

function findBothReach(rules: Rules): boolean | 'unknown' {
  const { match, sides } = rules;
  const { target, start, meldsAtTarget } = match;
  if (target === undefined) return false;
  const names = new Set<ScoreName>([...namesOfScoring(rules), 'tricks', 'other_tricks', 'maker']);
  if (names.has('points') || names.has('other_points')) names.add('points').add('other_points');
  // A score grows with doublings and melds: the least and the most of them show what can be.
  const doubles = rules.doubling === 0 ? [0] : [0, Math.min(rules.doubling, MOST_DOUBLES)];
  const melds = meldsAtTarget === 'count' ? [0, mostMelds(rules.melds)] : [0];
  const cases = sideCases(rules, { names, doubles, melds });
  if (!cases) return 'unknown';
  const way = target - start;
  const named = rules.trump.by === 'naming';
  // By side's view: what brings it nearer to the target.
  const gains = new Set<number>();
  const numberOf = numberer(rules);
  if (!numberOf) return 'unknown';
  for (const values of cases) {
    const gain = scoreValues(rules, values).score * Math.sign(way);
    // With so much carried over, a side is there already when the next game begins.
    if (match.surplus === 'carried' && gain > Math.abs(way)) return true;
    if (gain <= 0) continue;
    if (sides.length > 2 && 2 * values.tricks <= values.hand_size && values.maker === 0) return true;
    if (sides.length > 2) continue;
    gains.add(numberOf(values));
    if (gains.has(numberOf(oppositeOf(values, named)))) return true;
  }
  return false;
}

/** The same number for the same hand, as one side sees it; bids and melds of the sides have nothing to do with each other. */
function numberer({
  cardPoints = [],
  lastTrick,
  deck,
}: Rules): ((values: ScoreValues) => number) | undefined {
  const most = cardPoints.reduce((sum, points) => sum + Math.abs(points), lastTrick);
  const points = 2 * most + 1;
  const cards = deck.cards.length + 1;
  if ((cards * points) ** 2 * 2 ** 4 * (MOST_DOUBLES + 1) > Number.MAX_SAFE_INTEGER) return undefined;
  // Written out, since there are many.
  return (values) => {
    const { hand_size, solo, soloist, doubles, tricks, maker, last_trick } = values;
    const played = ((hand_size * cards + tricks) * 2 + solo) * 2 + soloist;
    const roles = ((played * (MOST_DOUBLES + 1) + doubles) * 2 + maker) * 2 + last_trick;
    return (roles * points + values.points + most) * points + values.other_points + most;
  };
}
