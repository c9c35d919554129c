import type { HandExample } from '../../definition/game.ts';
import type { Seat } from '../../engine/rules.ts';
import { leaderOf, makerOf, nextDealer } from '../../engine/schedule.ts';
import { turnInWords } from '../match-turns.ts';
import type { Replay } from '../replay.ts';
import { seatName } from '../words.ts';
import { compare, dismiss, type HandSite, type Verdict } from './verdict.ts';

/** A seat whose turn it is to deal or lead. */
interface TurnClaim {
  readonly key: 'dealer' | 'leader' | 'next-dealer' | 'next-leader';
  readonly claimed: Seat | undefined;
  /** Undefined where the example does not tell. */
  readonly actual: Seat | undefined;
  /** True where it depends on plays. */
  readonly played?: boolean;
}

/** Who deals and leads this hand and the next. */
export function checkTurns(site: HandSite): readonly Verdict[] {
  const { example, replay } = site;
  const { setup, claims, rules } = example;
  const leader = example.leadKnown ? setup.lead : undefined;
  const played = rules.firstLead === 'last-winner';
  const turns: readonly TurnClaim[] = [
    { key: 'dealer', claimed: claims.dealer, actual: setup.dealer },
    { key: 'leader', claimed: claims.leader, actual: leader },
    { key: 'next-dealer', claimed: claims.nextDealer, actual: nextDealer(rules, setup) },
    { key: 'next-leader', claimed: claims.nextLeader, actual: findNextLeader(example, replay), played },
  ];
  return turns.flatMap((turn) => checkTurn(site, turn));
}

function checkTurn(site: HandSite, { key, claimed, actual, played }: TurnClaim): readonly Verdict[] {
  const { example, replay } = site;
  if (claimed === undefined || (played && !replay.sound)) return [];
  const part = key.endsWith('dealer') ? 'dealer' : 'lead';
  const why = turnInWords(example, part);
  if (actual === undefined) {
    const message = `example claims a ${key.replace('-', ' ')}, which does not follow from it`;
    const help = `leave \`${key}\` out, or say more about the hand, such as \`dealer:\``;
    const unsaid = `nothing says who ${part === 'lead' ? 'leads' : 'deals'}`;
    return [dismiss(site, { at: [key], message, why: key.startsWith('next') ? why : unsaid, help })];
  }
  return [
    compare(site, {
      code: 'E0311',
      at: [key],
      claimed,
      actual,
      show: (seat) => seatName(example, seat),
      says: (who) => `${who} as ${key.replace('-', ' ')}`,
      why,
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
