import type { HandExample, MatchExample, MatchHand } from '../definition/game.ts';
import type { Seat } from '../engine/rules.ts';
import type { HandRecord, HandSetup } from '../engine/setup.ts';
import { makerOf } from '../engine/turns.ts';
import type { Replay } from './replay.ts';
import { resultOf, whatIsMissing } from './replay-outcome.ts';

/** A hand example with its replay. */
interface ReplayedHand {
  readonly example: HandExample;
  readonly replay: Replay;
}

/** The definition's hand examples by id. */
export type Replays = ReadonlyMap<string, ReplayedHand>;

/** A hand of a match before it is scored. */
export interface ReadHand {
  readonly setup: HandSetup;
  readonly leadKnown: boolean;
  /** The example that is counted; undefined for a stated result. */
  readonly example?: HandExample;
  /** Undefined if the hand cannot be scored. */
  readonly record?: HandRecord;
  /** Why it cannot, a clause; undefined as well if the plays are at fault, which is reported where they stand. */
  readonly missing?: string;
}

/** What a hand of a match tells; throws if it names an example that is no whole hand. */
export function readHand(match: MatchExample, hand: MatchHand, replays: Replays): ReadHand {
  if (hand.kind === 'result') return readResult(match, hand);
  const found = replays.get(hand.example);
  if (found === undefined) throw new Error(`example ${hand.example} is not a hand`);
  const { example, replay } = found;
  const { setup, leadKnown } = example;
  if (!replay.sound) return { setup, leadKnown, example };
  if (!replay.whole) throw new Error(`example ${hand.example} is not a whole hand`);
  const { record, missing } = replay;
  return { setup, leadKnown, example, ...(record && { record }), ...(missing !== undefined && { missing }) };
}

function readResult(match: MatchExample, hand: Extract<MatchHand, { kind: 'result' }>): ReadHand {
  const { setup, leadKnown, bids = setup.bids ?? [], melds } = hand;
  const { won, points, lastTrick } = resultOf(match.rules, hand.result);
  // Whoever names trumps because of his seat follows from the deal, which moves on from hand to hand.
  const maker = setup.maker ?? makerOf(match.rules, setup.dealer ?? 0);
  const missing = whatIsMissing(match, { bids, maker, points, lastTrick });
  if (missing !== undefined) return { setup, leadKnown, missing };
  const record: HandRecord = {
    ...setup,
    won,
    points: points ?? won.map(() => 0),
    melds,
    ...(lastTrick !== undefined && { lastTrick }),
  };
  return { setup, leadKnown, record };
}

/** A hand's record with what follows from the hands before it. */
export function settle(
  match: MatchExample,
  record: HandRecord,
  { dealer, lead }: { readonly dealer?: Seat | undefined; readonly lead?: Seat | undefined },
): HandRecord {
  const maker = record.maker ?? makerOf(match.rules, dealer);
  return {
    ...record,
    ...(dealer !== undefined && { dealer }),
    ...(lead !== undefined && { lead }),
    ...(maker !== undefined && { maker }),
  };
}
