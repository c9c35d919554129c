import { bidOrder, hookedBid } from '../engine/bidding.ts';
import { winnersOf } from '../engine/match.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { sizeOfHand } from '../engine/schedule.ts';
import { scoreHand } from '../engine/scoring.ts';
import type { HandRecord } from '../engine/setup.ts';
import { seatAfter } from '../engine/trick.ts';
import { leaderOf, makerOf, nextDealer } from '../engine/turns.ts';
import { playouts } from './playouts.ts';

/** Hands played at least; where hands have several sizes, as many of each size as a match chooses from. */
const HANDS = 24;
/** Hands of one size that a match chooses from, and standings kept after each: enough for a tie, few enough to be quick. */
const CHOICE = 8;
const KEPT = 20;

/** A match so far, and what decides who deals and leads its next hand. */
interface Standing {
  readonly totals: readonly number[];
  readonly dealer: Seat;
  readonly lastWinner?: Seat | undefined;
  readonly previousLead?: Seat;
}

/** Totals of a match of a fixed number of hands that ends in a tie, between all if there is one; undefined if none was found. */
export function findTiedMatch(rules: Rules): readonly number[] | undefined {
  const { match, sides } = rules;
  if (match.hands === undefined || match.target !== undefined) return undefined;
  const records = recordsBySize(rules);
  let standings: readonly Standing[] = [{ totals: sides.map(() => match.start), dealer: 0 }];
  for (let number = 0; number < match.hands; number++) {
    const hands = records.get(sizeOfHand(rules, number)) ?? [];
    const play = playingOn(rules, hands);
    const next = standings.flatMap((standing) => hands.map((_, hand) => play(standing, hand)));
    standings = [...new Map(next.map((one) => [JSON.stringify(one), one])).values()]
      .sort((a, b) => spreadOf(a) - spreadOf(b))
      .slice(0, KEPT);
  }
  const ties = standings.map(({ totals }) => totals).filter((totals) => winnersOf(rules, totals).length > 1);
  return ties.find((totals) => new Set(totals).size === 1) ?? ties[0];
}

/** Hands of each size. */
function recordsBySize(rules: Rules): ReadonlyMap<number, readonly HandRecord[]> {
  const records = new Map<number, HandRecord[]>();
  let tries = Math.max(HANDS, CHOICE * new Set(rules.deal.sizes).size);
  for (const { record } of playouts(rules)) {
    const known = records.get(record.size) ?? [];
    if (record.solo === undefined && known.length < CHOICE) records.set(record.size, [...known, record]);
    tries -= 1;
    if (tries === 0) break;
  }
  return records;
}

/** What decides who deals and leads. */
type Turn = Omit<Standing, 'totals'>;

/** What a hand adds to a match, and who comes next. */
interface Added {
  readonly scores: readonly number[];
  readonly next: Turn;
}

/** Goes on from a standing by one of the hands; most standings have the same turn, so each hand is scored once for it. */
function playingOn(rules: Rules, hands: readonly HandRecord[]) {
  const known = new Map<string, readonly Added[]>();
  return ({ totals, ...turn }: Standing, hand: number): Standing => {
    const key = JSON.stringify(turn);
    const added = known.get(key) ?? hands.map((record) => scoreInTurn(rules, record, turn));
    known.set(key, added);
    const { scores, next } = added[hand]!;
    return { totals: totals.map((total, side) => total + scores[side]!), ...next };
  };
}

/** The same hand played by seats turned so that the right one leads. */
function scoreInTurn(rules: Rules, record: HandRecord, turn: Turn): Added {
  const hand = withBids(rules, turnRecord(rules, record, turn));
  const { maker, lastTrick, lead } = hand;
  const next = {
    dealer: nextDealer(rules, { dealer: turn.dealer, maker }) ?? turn.dealer,
    ...(rules.firstLead === 'last-winner' && { lastWinner: lastTrick }),
    ...(rules.firstLead === 'rotates' && { previousLead: lead }),
  };
  return { scores: scoreHand(rules, hand).map(({ score }) => score), next };
}

/** The hand as it is dealt by this dealer; whoever leads it by the rules plays what the leader of the record played. */
function turnRecord(rules: Rules, record: HandRecord, facts: Turn): HandRecord {
  const { players } = rules;
  const { dealer } = facts;
  const lead = leaderOf(rules, { ...facts, maker: makerOf(rules, dealer) }) ?? record.lead;
  const turn = (lead - record.lead + players) % players;
  const turned = <T>(bySeat: readonly T[]) =>
    bySeat.map((_, seat) => bySeat[(seat - turn + players) % players]!);
  const moved = (seat: Seat) => seatAfter(rules, seat, turn);
  const anyone = rules.trump.by === 'naming' && rules.trump.who === 'anyone';
  return {
    ...record,
    dealer,
    lead,
    won: turned(record.won),
    points: turned(record.points),
    ...(record.maker !== undefined && { maker: anyone ? moved(record.maker) : seatAfter(rules, dealer) }),
    ...(record.lastTrick !== undefined && { lastTrick: moved(record.lastTrick) }),
  };
}

/** Everyone bids what he will take; the last, if that is forbidden, one more. */
function withBids(rules: Rules, record: HandRecord): HandRecord {
  const last = bidOrder(rules, record.dealer, record.lead).at(-1);
  if (last === undefined) return record;
  const { won, size } = record;
  const others = size - won[last]!;
  const forbidden = hookedBid(rules, size, others);
  const bid = (seat: Seat) => won[seat]! + Number(seat === last && won[seat] === forbidden);
  return { ...record, bids: won.map((_, seat) => (bid(seat) > size ? size - 1 : bid(seat))) };
}

function spreadOf({ totals }: Standing): number {
  return Math.max(...totals) - Math.min(...totals);
}
