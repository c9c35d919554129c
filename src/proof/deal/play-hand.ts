import { type Random, shuffle } from '../../cards/shuffle.ts';
import { bidOrder, forbiddenBids } from '../../engine/bidding.ts';
import { dealHands } from '../../engine/hand.ts';
import { NO_SUIT, type Ranking, rankingOf } from '../../engine/ranking.ts';
import type { CardIndex, Rules, Seat } from '../../engine/rules.ts';
import { sizeOfHand } from '../../engine/schedule.ts';
import type { HandSetup } from '../../engine/setup.ts';
import { seatAfter } from '../../engine/trick.ts';
import { leaderOf, makerOf } from '../../engine/turns.ts';
import { type TrumpWay, trumpWays } from '../trumps.ts';
import { playTricks } from './play-tricks.ts';
import type { BidMoment, PlayedHand } from './played-hand.ts';

/** What is chosen for a hand and not drawn. */
interface HandWish {
  /** Somebody plays without his partners; only where the game has it. */
  readonly solo?: boolean;
  /** How often the hand is doubled. */
  readonly doubles?: number;
}

/** A hand that was dealt and bid, before its first card is played. */
export type DealtHand = Pick<PlayedHand, 'rules' | 'setup' | 'choice' | 'hands' | 'bids'>;

/**
 * Deals hand `number` (from 0) of a match, bids and plays it to its end, every choice drawn from `random`; trumps are
 * named by the longest suit, and whoever can meld melds.
 */
export function playHand(rules: Rules, number: number, random: Random, wish: HandWish = {}): PlayedHand {
  return playDealt(dealHand(rules, number, random, wish), random);
}

/** Plays a hand that was dealt to its end, every card drawn from `random`. */
export function playDealt(dealt: DealtHand, random: Random): PlayedHand {
  return { ...dealt, ...playTricks(dealt.rules, dealt.setup, dealt.hands, random) };
}

/** The first half of `playHand`: all that comes before the first card. */
export function dealHand(rules: Rules, number: number, random: Random, wish: HandWish = {}): DealtHand {
  const seat = () => Math.floor(random() * rules.players);
  const dealer = seat();
  const size = sizeOfHand(rules, number);
  const pack = shuffle(
    rules.deck.cards.map(({ index }) => index),
    random,
  );
  const { hands, rest } = dealHands(rules, size, pack);
  const namer = makerOf(rules, dealer) ?? (rules.trump.by === 'naming' ? seat() : seatAfter(rules, dealer));
  const { trump, choice, named } = bestWay(rules, trumpWays(rules, number, rest[0]), hands[namer]!);
  const maker = named === 'namer' ? namer : undefined;
  const solo = wish.solo ? seat() : undefined;
  const lead = leaderOf(rules, { dealer, maker, solo, previousLead: dealer }) ?? dealer;
  const bids = bidAtRandom(rules, { dealer, lead, size }, random);
  const setup: HandSetup = {
    number,
    size,
    dealer,
    lead,
    trump,
    doubles: wish.doubles ?? 0,
    ...(maker !== undefined && { maker }),
    ...(solo !== undefined && { solo }),
    ...(rules.bidding && { bids: bySeat(rules, bids) }),
  };
  const held = keepsOrder(rules) ? hands : hands.map((hand) => sortHand(rankingOf(rules, trump), hand));
  return { rules, setup, hands: held, bids, ...(choice && { choice }) };
}

/** The way that gives the namer the most trumps among the cards he sees. */
function bestWay(rules: Rules, ways: readonly TrumpWay[], hand: readonly CardIndex[]): TrumpWay {
  const seen = rules.trump.by === 'naming' ? hand.slice(0, rules.trump.sees) : hand;
  const trumps = ({ trump }: TrumpWay) => {
    const { trumpSuit, suit } = rankingOf(rules, trump);
    return seen.filter((card) => suit[card] === trumpSuit).length;
  };
  return [...ways].sort((a, b) => trumps(b) - trumps(a))[0]!;
}

/** Whether it matters which cards were dealt first or last. */
function keepsOrder({ trump }: Rules): boolean {
  return trump.by === 'naming' && (trump.sees !== undefined || trump.lastCard !== undefined);
}

/** By suit as players hold their cards, trumps first, high to low. */
function sortHand({ suit, trumpSuit, strength }: Ranking, hand: readonly CardIndex[]): readonly CardIndex[] {
  const place = (card: CardIndex) => (suit[card] === trumpSuit ? NO_SUIT : (suit[card] ?? 0));
  return [...hand].sort((a, b) => place(a) - place(b) || strength[b]! - strength[a]! || a - b);
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
    bids.push({ seat, bid: allowed[Math.floor(random() * allowed.length)]!, forbidden });
  }
  return bids;
}

function bySeat(rules: Rules, bids: readonly BidMoment[]): number[] {
  const found = Array.from({ length: rules.players }, (_, seat) => {
    return bids.find((moment) => moment.seat === seat)?.bid;
  });
  return found as number[];
}
