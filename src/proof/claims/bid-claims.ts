import type { HandExample } from '../../definition/game.ts';
import { counted, listed } from '../../diagnostics/words.ts';
import { bidOrder, forbiddenBids, nextBidder } from '../../engine/bidding.ts';
import type { Seat } from '../../engine/rules.ts';
import { hookLabel } from '../calls.ts';
import { seatName } from '../words.ts';
import { compare, dismiss, type HandSite, refute, type Verdict } from './verdict.ts';

/** Who bids next. */
export function checkBidder(site: HandSite): readonly Verdict[] {
  const { example } = site;
  const { setup, claims } = example;
  if (claims.bidder === undefined) return [];
  const actual = bidderOf(example);
  if (actual === undefined) return [dismissBids(site, 'bidder')];
  const order = bidOrder(example.rules, setup.dealer, leaderOf(example)).map((seat) =>
    seatName(example, seat),
  );
  return [
    compare(site, {
      code: 'E0311',
      at: ['bidder'],
      claimed: claims.bidder,
      actual,
      show: (seat) => seatName(example, seat),
      says: (who) => `${who} as next bidder`,
      why: `the seats bid in the order ${listed(order)}`,
    }),
  ];
}

/** Who bids next; undefined where the bidding is over, or it is not known who began it. */
export function bidderOf(example: HandExample): Seat | undefined {
  const { rules, setup, bids } = example;
  return nextBidder(rules, setup.dealer, bids, leaderOf(example));
}

function leaderOf({ setup, leadKnown }: HandExample): Seat | undefined {
  return leadKnown ? setup.lead : undefined;
}

/** Which bids the next bidder may not make: exactly these. */
export function checkForbiddenBids(site: HandSite): readonly Verdict[] {
  const { example, definition } = site;
  const { rules, setup, bids } = example;
  const claimed = example.claims.forbiddenBids;
  if (claimed === undefined) return [];
  const isOver = bids.length === rules.players && !bids.includes(undefined);
  if (!rules.bidding || isOver) return [dismissBids(site, 'forbidden-bids')];
  const actual = forbiddenBids(rules, setup.size, bids);
  const wrong = claimed.findIndex((bid) => !actual.includes(bid));
  if (wrong < 0 && actual.every((bid) => claimed.includes(bid))) return ['holds'];
  const show = (list: readonly number[]) =>
    list.length === 0 ? 'no forbidden bid' : `forbidden ${listed(list.map(String))}`;
  return [
    refute(site, {
      code: 'E0312',
      at: wrong < 0 ? ['forbidden-bids'] : ['forbidden-bids', wrong],
      message: `example claims ${show(claimed)}, the rules give ${show(actual)}`,
      why: hookInWords(example),
      help: `write [${actual.join(', ')}]`,
      related: hookLabel(definition, example),
    }),
  ];
}

function hookInWords({ rules, setup, bids }: HandExample): string {
  if (rules.bidding?.hook !== 'last') return 'every bid is allowed, `bidding` says `hook: none`';
  const made = bids.flatMap((bid) => bid ?? []);
  const left = rules.players - made.length;
  if (left > 1)
    return `only the last bid is bound by the hook, and ${counted(left, 'bid')} are still to come`;
  const sum = made.reduce((total, bid) => total + bid, 0);
  return `the last bid may not make the sum ${setup.size}, and the bids so far add up to ${sum}`;
}

function dismissBids(site: HandSite, claim: 'bidder' | 'forbidden-bids'): Verdict {
  const { rules, bids } = site.example;
  const message = 'example claims something about the next bid, but nobody is known to bid next';
  const over = rules.bidding && bids.length > 0 && !bids.includes(undefined);
  const unknown = rules.bidding && !over;
  const why = unknown
    ? 'nothing says who bids first'
    : over
      ? 'every seat has bid'
      : 'the game has no bidding';
  const help = unknown ? 'give `dealer:` or `lead:`' : `leave \`${claim}\` out`;
  return dismiss(site, { at: [claim], message, why, help });
}
