import { type Random, shuffle } from '../../../src/cards/shuffle.ts';
import { bidOrder, forbiddenBids, nextBidder } from '../../../src/engine/bidding.ts';
import { dealHands } from '../../../src/engine/hand.ts';
import { addHand, type MatchState, placesOf, soloAllowed, startMatch } from '../../../src/engine/match.ts';
import type { Rules } from '../../../src/engine/rules.ts';
import { sizeOfHand } from '../../../src/engine/schedule.ts';
import type { TrumpChoice } from '../../../src/engine/setup.ts';
import { lastCardMayDecide, trumpOfHand } from '../../../src/engine/trump.ts';
import { leaderOf, makerOf, nextDealer } from '../../../src/engine/turns.ts';
import { inWords, matchCards } from './cards.ts';
import { type Card, NAMED, NO_TRUMP, type Opinion, type Standing } from './opinion.ts';
import { playHand } from './play-hand.ts';
import { compare, draw, pick, type Report, type Table } from './report.ts';
import type { Settled } from './view.ts';

/** What is carried from hand to hand. */
interface Course {
  readonly state: MatchState;
  readonly standing: Standing;
  readonly dealer: number;
  readonly lastWinner: number | undefined;
  readonly previousLead: number | undefined;
}

/** Plays a match (at most `most` hands of it) at random and notes whatever the two umpires see differently. */
export function playMatch(
  name: string,
  rules: Rules,
  opinion: Opinion,
  random: Random,
  report: Report,
  most: number,
): void {
  const table: Table = { name, rules, opinion, cards: matchCards(rules, opinion), random, report };
  const hands = opinion.start.units.length > 0 || opinion.sizes.length === 1 ? most : opinion.sizes.length;
  let course: Course = {
    state: startMatch(rules),
    standing: opinion.start,
    dealer: draw(random, opinion.players),
    lastWinner: undefined,
    previousLead: undefined,
  };
  compare(report, 'totals at first', course.state.totals, opinion.start.totals, () => name);
  for (let number = 0; number < hands; number++) course = oneHand(table, course, number);
  if (opinion.sizes.length > 1) {
    compare(report, 'hands of the match', rules.match.hands, opinion.sizes.length, () => name);
    compare(report, 'the match is over', course.state.over, true, () => name);
  }
  report.matches += 1;
}

function oneHand(table: Table, course: Course, number: number): Course {
  const { rules, opinion, report } = table;
  const where = () => `${table.name}, hand ${number + 1}, dealer ${course.dealer}`;
  const size = opinion.sizes[Math.min(number, opinion.sizes.length - 1)]!;
  compare(report, 'size of the hand', sizeOfHand(rules, number), size, where);
  const { hands, next } = deal(table, size, where);
  const settled = settle(table, course, { number, size, hands, next, where });
  const played = playHand(table, settled, hands, opinion.totalsNow(course.standing));
  const state = addHand(rules, course.state, played.engineScores, settled.maker);
  const standing = opinion.next(course.standing, played.scores, played.awards, played.wins);
  compare(report, 'totals', state.totals, standing.totals, where);
  compare(report, 'places', placesOf(rules, state.totals), placesAmong(opinion, standing.totals), where);
  compare(report, 'units', state.units, standing.units, where);
  compare(report, 'the game is over', state.over, standing.over, where);
  compare(report, 'hands of the game', state.hands, standing.hands, where);
  const dealer = opinion.nextDealer(course.dealer, settled.maker);
  compare(
    report,
    'who deals next',
    nextDealer(rules, { dealer: course.dealer, maker: settled.maker }),
    dealer,
    where,
  );
  report.hands += 1;
  return { state, standing, dealer, lastWinner: played.lastWinner, previousLead: settled.lead };
}

/** By side: one more than those who are better. */
function placesAmong({ leastWins }: Opinion, totals: readonly number[]): readonly number[] {
  return totals.map((own) => 1 + totals.filter((other) => (leastWins ? other < own : other > own)).length);
}

function deal({ rules, opinion, cards, random, report }: Table, size: number, where: () => string) {
  const pack = shuffle(opinion.pack, random);
  const hands: Card[][] = Array.from({ length: opinion.players }, () => []);
  let top = 0;
  for (const packet of opinion.packets ?? [size]) {
    for (const hand of hands) {
      hand.push(...pack.slice(top, top + packet));
      top += packet;
    }
  }
  const dealt = dealHands(rules, size, pack.map(cards.index));
  compare(
    report,
    'cards dealt',
    dealt.hands,
    hands.map((hand) => hand.map(cards.index)),
    where,
  );
  const rest = pack.slice(top);
  compare(report, 'cards left', dealt.rest, rest.map(cards.index), where);
  return { hands, next: rest[0] };
}

interface Dealt {
  readonly number: number;
  readonly size: number;
  readonly hands: readonly (readonly Card[])[];
  readonly next: Card | undefined;
  readonly where: () => string;
}

/** All that is settled before the first lead. */
function settle(table: Table, course: Course, dealt: Dealt): Settled {
  const { rules, opinion, random, report } = table;
  const { dealer, lastWinner, previousLead } = course;
  const { number, size, where } = dealt;
  const maker = whoNames(table, dealer, where);
  const trump = findTrump(table, dealt, maker ?? (dealer + 1) % opinion.players);
  const solo = whoIsAlone(table, course, where);
  const facts = { dealer, maker, solo, lastWinner, previousLead };
  const engineLead = leaderOf(rules, facts);
  const known = opinion.leader(facts);
  const lead = known ?? engineLead ?? draw(random, opinion.players);
  if (known !== undefined)
    compare(report, 'who leads', engineLead, known, () => `${where()}, maker ${maker}, solo ${solo}`);
  const bids = bidAll(table, dealer, lead, size, where);
  const doubles = random() < 0.3 ? draw(random, opinion.mostDoubles + 1) : 0;
  return { number, size, dealer, lead, trump, maker, solo, doubles, bids };
}

function whoNames({ rules, opinion, random, report }: Table, dealer: number, where: () => string) {
  const left = (dealer + 1) % opinion.players;
  const eldest = opinion.namer === 'eldest' ? left : undefined;
  compare(report, 'who names trumps', makerOf(rules, dealer), eldest, where);
  return opinion.namer === 'anyone' ? draw(random, opinion.players) : eldest;
}

function findTrump(table: Table, { number, hands, next, where }: Dealt, namer: number): string {
  const { rules, opinion, cards, random, report } = table;
  const said = opinion.trump(number, next);
  const mayTurn = opinion.lastCard?.(hands[namer]!) ?? false;
  const known = lastCardMayDecide(rules, hands[namer]!.map(cards.index));
  compare(report, 'the last card may decide', known, mayTurn, where);
  const choices = opinion.choices ?? [];
  const last = mayTurn && random() < 0.5 ? hands[namer]!.at(-1) : undefined;
  const trump = said !== NAMED ? said : (last?.suit ?? pick(choices, random));
  const found = trumpOfHand(rules, number, engineChoice(table, number, trump, next, last));
  const engine = 'problem' in found ? found : (found.trump ?? NO_TRUMP);
  const told = () => `${where()}, turned ${next ? inWords([next]) : 'nothing'}, named ${trump}`;
  compare(report, 'trump', engine, trump === NO_TRUMP ? NO_TRUMP : cards.suitIndex(trump), told);
  return trump;
}

/** What the engine has to be told: a turned-up card, a naming, or nothing. */
function engineChoice(
  { opinion, cards }: Table,
  number: number,
  trump: string,
  next: Card | undefined,
  last: Card | undefined,
): TrumpChoice | undefined {
  if (last !== undefined) return { kind: 'last-card', card: cards.index(last) };
  const suit = cards.suitIndex(trump);
  if (opinion.namer !== undefined) return { kind: 'named', suit };
  if (next === undefined || !opinion.turnsUp?.(number)) return undefined;
  const named = opinion.trump(number, next) === NAMED;
  return { kind: 'turned', card: cards.index(next), ...(named && suit !== undefined && { named: suit }) };
}

function whoIsAlone(
  { rules, opinion, random, report }: Table,
  { state, standing }: Course,
  where: () => string,
) {
  const allowed = opinion.mayPlayAlone?.(standing.units) ?? false;
  compare(report, 'one may play alone', soloAllowed(rules, state), allowed, where);
  return allowed && random() < 0.25 ? draw(random, opinion.players) : undefined;
}

function bidAll(
  { rules, opinion, random, report }: Table,
  dealer: number,
  lead: number,
  size: number,
  where: () => string,
): readonly number[] | undefined {
  const order = opinion.bidders?.(dealer, lead) ?? [];
  compare(report, 'the order of bidding', bidOrder(rules, dealer, lead), order, where);
  if (opinion.forbidden === undefined) return undefined;
  const bids: (number | undefined)[] = Array.from({ length: opinion.players }, () => undefined);
  const made: number[] = [];
  for (const seat of order) {
    const forbidden = opinion.forbidden(size, made);
    const told = () => `${where()}, ${size} cards, bids ${made}`;
    compare(report, 'who bids next', nextBidder(rules, dealer, bids, lead), seat, told);
    compare(report, 'forbidden bids', forbiddenBids(rules, size, bids), forbidden, told);
    const free = Array.from({ length: size + 1 }, (_, bid) => bid).filter((bid) => !forbidden.includes(bid));
    // Small bids are met more often.
    const bid = pick(random() < 0.8 ? free.slice(0, 1 + Math.ceil(size / 2)) : free, random);
    bids[seat] = bid;
    made.push(bid);
  }
  return bids.map((bid) => bid!);
}
