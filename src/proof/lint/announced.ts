import type { ScoreValues } from '../../engine/expression.ts';
import { meldHolds, meldsCounted } from '../../engine/melds.ts';
import type { Rules, Side } from '../../engine/rules.ts';
import type { MeldCall } from '../../engine/setup.ts';
import { sideOf } from '../../engine/trick.ts';
import type { Playout } from '../playouts.ts';

/** The values of a side with every bid, and with all melds that it can announce in this hand or only some of them. */
export function announcedBy(
  rules: Rules,
  playout: Playout,
  side: Side,
  values: ScoreValues,
): readonly ScoreValues[] {
  const highest = rules.bidding ? values.hand_size * rules.sides[side]!.length : 0;
  const bids = Array.from({ length: highest + 1 }, (_, bid) => bid);
  return meldsOf(rules, playout, side).flatMap((melds) => bids.map((bid) => ({ ...values, bid, melds })));
}

/** What the melds of a side can come to in a hand as it was played, from 0 up: the first of them, the first two, and so on, or a single one. */
function meldsOf(rules: Rules, playout: Playout, side: Side): readonly number[] {
  const calls = callsOf(rules, playout).filter(({ seat }) => sideOf(rules, seat) === side);
  const runs = [...calls.map((_, at) => calls.slice(0, at + 1)), ...calls.map((call) => [call])];
  const start = rules.sides.map(() => rules.match.start);
  return [...new Set([0, ...runs.map((run) => meldsCounted(rules, run, start)[side]!)])];
}

/** All melds that those who lead can announce. */
function callsOf(rules: Rules, { hands, state }: Playout): readonly MeldCall[] {
  const { finished, setup } = state;
  return finished.flatMap(({ lead, cards }, trick) => {
    const gone = finished.slice(0, trick).flatMap((before) => before.cards);
    const holding = hands[lead]!.filter((card) => !gone.includes(card));
    return rules.melds.flatMap((_, meld): MeldCall[] => {
      const call = { trick, seat: lead, meld };
      return meldHolds(rules, setup.trump, call, cards[0]!, holding) ? [call] : [];
    });
  });
}
