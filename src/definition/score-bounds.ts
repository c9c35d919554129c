import type { Deck } from '../cards/deck.ts';
import { mostMelds } from '../engine/melds.ts';
import type { Rules } from '../engine/rules.ts';
import { MOST_CARDS } from './deal.ts';
import type { Draft } from './draft.ts';
import { type Bounds, MOST_DOUBLES, WIDEST } from './expression-range.ts';
import { readPlayers } from './players.ts';

/** Within what bounds the values of a scoring key stay in this game; a part that has a fault counts as if it were not there. */
export function boundScores(
  draft: Draft,
  deck: Deck | undefined,
  { cardPoints = [], melds = [] }: Partial<Pick<Rules, 'cardPoints' | 'melds'>>,
): Bounds {
  const cards = deck?.cards.length ?? 0;
  const [players = 2] = draft.players === undefined ? [] : readPlayers(draft.players);
  const size = upTo(Math.min(MOST_CARDS, Math.floor(cards / players)));
  const points = upTo(cardPoints.reduce((sum, value) => sum + value, draft['last-trick'] ?? 0));
  const most = Math.min(mostMelds(melds), WIDEST.melds.high);
  const { doubling = 0 } = draft;
  return {
    ...WIDEST,
    ...{ tricks: size, other_tricks: size, hand_size: size, bid: upTo(cards) },
    ...{ points, other_points: points, melds: { low: -most, high: most } },
    doubles: upTo(doubling === 'unlimited' ? MOST_DOUBLES : doubling),
  };
}

function upTo(high: number) {
  return { low: 0, high };
}
