import type { Rules } from '../engine/rules.ts';
import { namesOfScoring } from '../proof/score-names.ts';
import type { PlainKey, SeatedKey } from './columns.ts';

/** What has to be written of a hand by certain rules, and what may be. */
interface RowWords {
  readonly plain: readonly PlainKey[];
  /** For every seat. */
  readonly seats: readonly SeatedKey[];
  /** For every side, under its first seat. */
  readonly sides: readonly SeatedKey[];
}

/** The words of a row in a score table of this game. */
export function rowWords(rules: Rules): RowWords {
  const { trump, doubling, solo, melds, bidding, cardPoints, firstLead } = rules;
  const needsWinner = firstLead === 'last-winner' || namesOfScoring(rules).has('last_trick');
  const isAnyone = trump.by === 'naming' && trump.who === 'anyone';
  return {
    plain: [
      dealsMatter(rules) ? 'dealer' : 'lead',
      ...(trump.by === 'turn-up' ? ['trump' as const] : []),
      ...(trump.by === 'naming' ? ['named' as const] : []),
      ...(isAnyone ? ['maker' as const] : []),
      ...(solo ? ['solo' as const] : []),
      ...(doubling > 0 ? ['doubles' as const] : []),
      ...(needsWinner ? ['last-trick' as const] : []),
    ],
    seats: [...(bidding ? ['bids' as const] : []), ...(hasTeams(rules) ? [] : ['won' as const])],
    sides: [
      ...(hasTeams(rules) ? ['won' as const] : []),
      ...(cardPoints ? ['card-points' as const] : []),
      ...(melds.length > 0 ? ['meld-points' as const] : []),
      'totals',
    ],
  };
}

/** Whether partners count together. */
export function hasTeams({ sides }: Rules): boolean {
  return sides.some((seats) => seats.length > 1);
}

/** Whether who deals decides on anything. */
function dealsMatter({ bidding, firstLead }: Rules): boolean {
  const leads = firstLead === 'left-of-dealer' || firstLead === 'trump-maker';
  return leads || (bidding !== undefined && bidding.first !== 'leader');
}
