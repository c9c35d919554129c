import { type Random, shuffle } from '../../cards/shuffle.ts';
import { bidOrder, forbiddenBids } from '../../engine/bidding.ts';
import { dealHands, legalCards, playCard, recordOf, startHand, turnOf } from '../../engine/hand.ts';
import { NO_SUIT, type Ranking, rankingOf } from '../../engine/ranking.ts';
import type { CardIndex, Rules, Seat, SuitIndex } from '../../engine/rules.ts';
import { leaderOf, makerOf, sizeOfHand, trumpOfHand } from '../../engine/schedule.ts';
import { scoreHand } from '../../engine/scoring.ts';
import type { HandSetup, TrumpChoice } from '../../engine/setup.ts';
import { ledSuitOf } from '../../engine/trick.ts';
import type { BidMoment, PlayedHand, PlayMoment } from './played-hand.ts';

/** Deals hand `number` (from 0) of a match, bids and plays it to its end, every choice drawn from `random`. */
export function playHand(rules: Rules, number: number, random: Random): PlayedHand {
  const dealer = pick(seatsOf(rules), random);
  const size = sizeOfHand(rules, number);
  const pack = shuffle(
    rules.deck.cards.map(({ index }) => index),
    random,
  );
  const { hands, rest } = dealHands(rules, size, pack);
  const maker =
    makerOf(rules, dealer) ?? (rules.trump.by === 'naming' ? pick(seatsOf(rules), random) : undefined);
  const choice = chooseTrump(rules, { hands, rest, namer: maker ?? (dealer + 1) % rules.players, number });
  const found = trumpOfHand(rules, number, choice);
  if ('problem' in found) throw new Error(`no trump was found: ${found.problem}`);
  const known = { dealer, previousLead: dealer, ...(maker !== undefined && { maker }) };
  const lead = leaderOf(rules, known) ?? dealer;
  const bids = bidAtRandom(rules, { dealer, lead, size }, random);
  const setup: HandSetup = {
    number,
    size,
    dealer,
    lead,
    trump: found.trump,
    doubles: 0,
    ...(maker !== undefined && { maker }),
    ...(rules.bidding && { bids: bySeat(rules, bids) }),
  };
  const held = keepsOrder(rules) ? hands : hands.map((hand) => sortHand(rankingOf(rules, setup.trump), hand));
  return {
    rules,
    setup,
    hands: held,
    bids,
    ...(choice && { choice }),
    ...playMoments(rules, setup, held, random),
  };
}

/** Whether it matters which cards were dealt first: trumps are named before the rest is seen. */
function keepsOrder({ trump }: Rules): boolean {
  return trump.by === 'naming' && trump.sees !== undefined;
}

/** By suit as players hold their cards, trumps first, high to low. */
function sortHand({ suit, trumpSuit, strength }: Ranking, hand: readonly CardIndex[]): readonly CardIndex[] {
  const place = (card: CardIndex) => (suit[card] === trumpSuit ? NO_SUIT : (suit[card] ?? 0));
  return [...hand].sort((a, b) => place(a) - place(b) || strength[b]! - strength[a]! || a - b);
}

function seatsOf(rules: Rules): readonly Seat[] {
  return Array.from({ length: rules.players }, (_, seat) => seat);
}

function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}

interface Dealt {
  readonly hands: readonly (readonly CardIndex[])[];
  readonly rest: readonly CardIndex[];
  readonly namer: Seat;
  readonly number: number;
}

/** What a turned-up card or a sensible namer decides; undefined where nobody has to decide. */
function chooseTrump(rules: Rules, { hands, rest, namer, number }: Dealt): TrumpChoice | undefined {
  if (!('problem' in trumpOfHand(rules, number))) return undefined;
  const seen = rules.trump.by === 'naming' ? rules.trump.sees : undefined;
  const longest = () => longestSuit(rules, hands[namer]!.slice(0, seen));
  switch (rules.trump.by) {
    case 'turn-up': {
      const [card] = rest;
      if (card === undefined) return undefined;
      const found = trumpOfHand(rules, number, { kind: 'turned', card });
      return 'problem' in found ? { kind: 'turned', card, named: longest() } : { kind: 'turned', card };
    }
    case 'naming':
      return { kind: 'named', suit: longest() };
    case 'none':
    case 'fixed':
    case 'rotation':
      return undefined;
  }
}

/** The suit that would give this hand the most trumps. */
function longestSuit(rules: Rules, hand: readonly CardIndex[]): SuitIndex {
  const choices = rules.trump.by === 'naming' ? rules.trump.choices : rules.deck.suits.map((_, suit) => suit);
  const suits = choices.filter((suit) => suit !== undefined);
  const trumps = (suit: SuitIndex) => {
    const { trumpSuit, suit: suitOf } = rankingOf(rules, suit);
    return hand.filter((card) => suitOf[card] === trumpSuit).length;
  };
  return suits.reduce((best, suit) => (trumps(suit) > trumps(best) ? suit : best));
}

function bidAtRandom(
  rules: Rules,
  { dealer, lead, size }: Pick<HandSetup, 'lead' | 'size'> & { readonly dealer: Seat },
  random: Random,
): readonly BidMoment[] {
  if (!rules.bidding) return [];
  const bids: BidMoment[] = [];
  for (const seat of bidOrder(rules, dealer, lead)) {
    const forbidden = forbiddenBids(rules, size, bySeat(rules, bids));
    const most = Math.min(size, Math.ceil((2 * size) / rules.players) + 1);
    const allowed = Array.from({ length: most + 1 }, (_, bid) => bid).filter(
      (bid) => !forbidden.includes(bid),
    );
    bids.push({ seat, bid: pick(allowed, random), forbidden });
  }
  return bids;
}

function bySeat(rules: Rules, bids: readonly BidMoment[]): number[] {
  const found = seatsOf(rules).map((seat) => bids.find((moment) => moment.seat === seat)?.bid);
  return found as number[];
}

function playMoments(
  rules: Rules,
  setup: HandSetup,
  hands: readonly (readonly CardIndex[])[],
  random: Random,
): Pick<PlayedHand, 'moments' | 'tricks' | 'record' | 'scores'> {
  const ranking = rankingOf(rules, setup.trump);
  const moments: PlayMoment[] = [];
  let state = startHand(rules, setup, hands);
  for (let seat = turnOf(state); seat !== undefined; seat = turnOf(state)) {
    const choice = legalCards(state);
    const card = pick(choice.allowed, random);
    const played = state.trick.cards;
    const led = ledSuitOf(ranking, played);
    const holding = state.hands[seat]!;
    moments.push({ trick: state.finished.length, seat, played, led, holding, choice, card });
    state = playCard(state, card);
  }
  const record = recordOf(state);
  return { moments, tricks: state.finished, record, scores: scoreHand(rules, record) };
}
