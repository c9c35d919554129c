import type { CardIndex, Match, Rules, SuitIndex } from './rules.ts';
import type { MeldCall } from './setup.ts';
import { sideOf } from './trick.ts';

/** Whether a meld may be announced with the card led; `holding`: the hand before that card left it. */
export function meldHolds(
  rules: Rules,
  trump: SuitIndex | undefined,
  call: MeldCall,
  cardLed: CardIndex,
  holding: readonly CardIndex[],
): boolean {
  const byTrump = rules.melds[call.meld]?.sets ?? [];
  const sets = byTrump[trump ?? byTrump.length - 1] ?? [];
  return sets.some((cards) => cards.includes(cardLed) && cards.every((card) => holding.includes(card)));
}

/** By side: points of the melds that count, given in the order announced; `totalsBefore`: by side, before the hand. */
export function meldsCounted(
  rules: Rules,
  calls: readonly MeldCall[],
  totalsBefore: readonly number[],
): readonly number[] {
  const counted = rules.sides.map(() => 0);
  for (const { seat, meld } of calls) {
    const side = sideOf(rules, seat);
    const score = rules.melds[meld]?.score ?? 0;
    counted[side]! += meldScore(rules.match, totalsBefore[side]! + counted[side]!, score);
  }
  return counted;
}

/** What remains of a meld for a side that stands at `total`. */
function meldScore({ target, meldsAtTarget }: Match, total: number, score: number): number {
  if (target === undefined || meldsAtTarget === 'count' || total + score < target) return score;
  return meldsAtTarget === 'refuse' ? 0 : Math.max(0, target - 1 - total);
}

/** No less than all melds of a hand together can score. */
export function mostMelds(melds: Rules['melds']): number {
  return melds.reduce(
    (sum, { score, sets }) => sum + score * Math.max(0, ...sets.map((ways) => ways.length)),
    0,
  );
}
