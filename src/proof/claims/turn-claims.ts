import type { HandClaims } from '../../definition/claims.ts';
import type { HandExample } from '../../definition/game.ts';
import type { Seat } from '../../engine/rules.ts';
import { leaderOf, makerOf, nextDealer } from '../../engine/turns.ts';
import type { Replay } from '../replay.ts';
import { turnInWords, whyOwnTurn } from '../turn-words.ts';
import { seatName } from '../words.ts';
import { compare, dismiss, type HandSite, type Verdict } from './verdict.ts';

/** A seat whose turn it is to deal or lead. */
interface TurnClaim {
  readonly key: 'dealer' | 'leader' | 'next-dealer' | 'next-leader';
  readonly claim: keyof HandClaims & ('dealer' | 'leader' | 'nextDealer' | 'nextLeader');
  /** Undefined where the example does not tell. */
  readonly actual: Seat | undefined;
  /** True where it depends on plays. */
  readonly played?: boolean;
}

/** Who deals this hand. */
export function checkDealer(site: HandSite): readonly Verdict[] {
  return checkTurn(site, { key: 'dealer', claim: 'dealer', actual: site.example.setup.dealer });
}

/** Who leads the first trick. */
export function checkLeader(site: HandSite): readonly Verdict[] {
  const { leadKnown, setup } = site.example;
  return checkTurn(site, { key: 'leader', claim: 'leader', actual: leadKnown ? setup.lead : undefined });
}

/** Who deals the next hand. */
export function checkNextDealer(site: HandSite): readonly Verdict[] {
  const { rules, setup } = site.example;
  return checkTurn(site, { key: 'next-dealer', claim: 'nextDealer', actual: nextDealer(rules, setup) });
}

/** Who leads the next hand. */
export function checkNextLeader(site: HandSite): readonly Verdict[] {
  const { example, replay } = site;
  const played = example.rules.firstLead === 'last-winner';
  const actual = findNextLeader(example, replay);
  return checkTurn(site, { key: 'next-leader', claim: 'nextLeader', actual, played });
}

function checkTurn(site: HandSite, { key, claim, actual, played }: TurnClaim): readonly Verdict[] {
  const { definition, example, replay } = site;
  const claimed = example.claims[claim];
  if (claimed === undefined || (played && !replay.sound)) return [];
  const part = key.endsWith('dealer') ? 'dealer' : 'lead';
  const isNext = key.startsWith('next');
  const rule = turnInWords(example.rules, part);
  if (actual === undefined) {
    const message = `example claims a ${key.replace('-', ' ')}, which does not follow from it`;
    const help = `leave \`${key}\` out, or say more about the hand, such as \`dealer:\``;
    const unsaid = `nothing says who ${part === 'lead' ? 'leads' : 'deals'}`;
    return [dismiss(site, { at: [key], message, why: isNext ? rule : unsaid, help })];
  }
  return [
    compare(site, {
      code: 'E0311',
      at: [key],
      claimed,
      actual,
      show: (seat) => seatName(example, seat),
      says: (who) => `${who} as ${key.replace('-', ' ')}`,
      ...(isNext ? { why: rule } : whyOwnTurn(definition, example.rules, example, part)),
    }),
  ];
}

function findNextLeader(example: HandExample, { lastTrick }: Replay): Seat | undefined {
  const { rules, setup, leadKnown } = example;
  const dealer = nextDealer(rules, setup);
  const maker = makerOf(rules, dealer);
  if (rules.firstLead === 'last-winner') return lastTrick;
  return leaderOf(rules, {
    ...(dealer !== undefined && { dealer }),
    ...(maker !== undefined && { maker }),
    ...(leadKnown && { previousLead: setup.lead }),
  });
}
