import type { FilledHand, FilledMatch } from './documents/score-table/filled.ts';
import type { Meld, Rules } from './engine/rules.ts';
import type { ScoredHand, ScoredMatch } from './scores/scored.ts';

/** What a match that was scored writes into a table. */
export function filledMatch({ rules, hands, before, standing }: ScoredMatch): FilledMatch {
  return {
    hands: hands.map((hand) => filledHand(rules, hand)),
    ...(before.some((total) => total !== rules.match.start) && { before }),
    ...(standing.over && rules.match.target === undefined && { result: standing.totals }),
    units: standing.units,
  };
}

function filledHand(rules: Rules, hand: ScoredHand): FilledHand {
  const { dealer, lead, maker, solo, trump, doubles, bids, won, points, melds, scores, totals, over } = hand;
  const bySide = (values: readonly (number | undefined)[]) =>
    rules.sides.map((seats) =>
      seats.every((seat) => values[seat] === undefined)
        ? undefined
        : seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0),
    );
  return {
    ...(dealer !== undefined && { dealer }),
    ...(lead !== undefined && { leader: lead }),
    ...(maker !== undefined && { maker }),
    ...(solo !== undefined && { solo }),
    ...(trump !== undefined && { trump }),
    doubles,
    ...(bids.length > 0 && { bids: bySide(bids) }),
    ...(won && { tricks: bySide(won) }),
    ...(points && { points }),
    ...(melds && { melds: melds.map((sum) => meldsFor(rules.melds, sum)) }),
    ...(scores && { scores }),
    ...(totals && { totals }),
    ...(over === true && { over }),
  };
}

/** The melds, each once at most, that come to so many points; none if several choices do. */
function meldsFor(melds: readonly Meld[], sum: number): readonly number[] {
  const choices = Array.from({ length: 2 ** melds.length }, (_, mask) =>
    melds.flatMap((_, at) => (mask & (1 << at) ? [at] : [])),
  );
  const fitting = choices.filter(
    (chosen) => chosen.reduce((all, at) => all + (melds[at]?.score ?? 0), 0) === sum,
  );
  return fitting.length === 1 ? fitting[0]! : [];
}
