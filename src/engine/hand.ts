import { choose } from './choose.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import type { Choice, WinReason } from './reasons.ts';
import type { CardIndex, Rules, Seat } from './rules.ts';
import type { HandRecord, HandSetup } from './setup.ts';
import { cardPointsOf, seatsFrom, winningPlay } from './trick.ts';
import { opensHand } from './turns.ts';

/** A trick on the table; the cards stand in playing order, the leader's first. */
interface OpenTrick {
  readonly lead: Seat;
  readonly cards: readonly CardIndex[];
}

/** A trick that was won. */
interface FinishedTrick extends OpenTrick {
  /** Who played each card. */
  readonly seats: readonly Seat[];
  readonly winner: Seat;
  readonly reason: WinReason;
  /** Its card points, and the bonus if it is the last. */
  readonly points: number;
}

/** One moment of a hand whose cards are all known; never changed, each card played makes a new one. */
export interface HandState {
  readonly rules: Rules;
  readonly setup: HandSetup;
  readonly ranking: Ranking;
  /** By seat: the cards still held; those of a soloist's partners are laid down and stay. */
  readonly hands: readonly (readonly CardIndex[])[];
  readonly trick: OpenTrick;
  readonly finished: readonly FinishedTrick[];
}

/** Deals `size` cards to each seat from the top of the pack, in the packets of the rules; throws if it is too small. */
export function dealHands(
  rules: Rules,
  size: number,
  pack: readonly CardIndex[],
): { readonly hands: readonly (readonly CardIndex[])[]; readonly rest: readonly CardIndex[] } {
  const { players, deal } = rules;
  if (pack.length < size * players) throw new RangeError('the pack is too small to deal');
  const sum = deal.packets.reduce((cards, packet) => cards + packet, 0);
  const hands: CardIndex[][] = Array.from({ length: players }, () => []);
  let top = 0;
  for (const packet of sum === size ? deal.packets : [size]) {
    for (const hand of hands) {
      hand.push(...pack.slice(top, top + packet));
      top += packet;
    }
  }
  return { hands, rest: pack.slice(top) };
}

/** The hand before its first card; throws unless every seat that plays holds the same number of cards. */
export function startHand(
  rules: Rules,
  setup: HandSetup,
  hands: readonly (readonly CardIndex[])[],
): HandState {
  const order = seatsFrom(rules, setup, setup.lead);
  const sizes = new Set(order.map((seat) => hands[seat]?.length));
  if (hands.length !== rules.players || sizes.size !== 1) throw new RangeError('the hands are not even');
  const ranking = rankingOf(rules, setup.trump);
  return { rules, setup, ranking, hands, trick: { lead: order[0]!, cards: [] }, finished: [] };
}

/** Whose turn it is; undefined when the hand is over. */
export function turnOf({ rules, setup, hands, trick }: HandState): Seat | undefined {
  const seat = seatsFrom(rules, setup, trick.lead)[trick.cards.length]!;
  return hands[seat]!.length === 0 ? undefined : seat;
}

/** What the seat whose turn it is may play, and why; no card is left when the hand is over. */
export function legalCards(state: HandState): Choice {
  const { rules, setup, ranking, trick, finished } = state;
  const seat = turnOf(state);
  return choose(rules, {
    ranking,
    holding: seat === undefined ? [] : state.hands[seat]!,
    played: trick.cards,
    opens: finished.length === 0 && opensHand(setup, seat),
    trumpsPlayed: finished.some(({ cards }) =>
      cards.some((card) => ranking.suit[card] === ranking.trumpSuit),
    ),
  });
}

/** The hand after the seat whose turn it is has played `card`; throws if that card is not legal. */
export function playCard(state: HandState, card: CardIndex): HandState {
  const { trick } = state;
  const seat = turnOf(state);
  if (!legalCards(state).allowed.includes(card)) throw new RangeError(`card ${card} is not legal here`);
  const hands = state.hands.map((hand, s) => (s === seat ? hand.filter((held) => held !== card) : hand));
  return gather({ ...state, hands, trick: { ...trick, cards: [...trick.cards, card] } });
}

/** Gives a full trick to its winner, who leads the next. */
function gather(state: HandState): HandState {
  const { rules, setup, ranking, hands, trick } = state;
  const seats = seatsFrom(rules, setup, trick.lead);
  if (trick.cards.length < seats.length) return state;
  const { index, reason } = winningPlay(rules, ranking, trick.cards);
  const winner = seats[index]!;
  const last = hands[winner]!.length === 0;
  const points = cardPointsOf(rules, trick.cards) + (last ? rules.lastTrick : 0);
  const finished = [...state.finished, { ...trick, seats, winner, reason, points }];
  return { ...state, trick: { lead: winner, cards: [] }, finished };
}

/** Plays a hand to its end; `pick` chooses among the legal cards. */
export function playOut(
  state: HandState,
  pick: (allowed: readonly CardIndex[], state: HandState) => CardIndex,
): HandState {
  let now = state;
  while (turnOf(now) !== undefined) now = playCard(now, pick(legalCards(now).allowed, now));
  return now;
}

/** What the hand has come to so far; `melds`: by side the points of melds that count, none if absent. */
export function recordOf(
  { rules, setup, hands, finished }: HandState,
  melds?: readonly number[],
): HandRecord {
  const taken = hands.map((_, seat) => finished.filter(({ winner }) => winner === seat));
  const last = finished.at(-1);
  return {
    ...setup,
    won: taken.map((tricks) => tricks.length),
    points: taken.map((tricks) => tricks.reduce((sum, trick) => sum + trick.points, 0)),
    ...(last && { lastTrick: last.winner }),
    melds: melds ?? rules.sides.map(() => 0),
  };
}
