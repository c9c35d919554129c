import type { Narrowed } from './obligations/obligation.ts';
import type { WinReason } from './reasons.ts';
import type { CardIndex, Rules, Seat } from './rules.ts';
import { choose, nextLeader, seatAfter, winningPlay } from './trick.ts';

/** A trick on the table; the cards stand in playing order, the leader's first. */
interface OpenTrick {
  readonly lead: Seat;
  readonly cards: readonly CardIndex[];
}

/** A trick that was won. */
interface FinishedTrick extends OpenTrick {
  readonly winner: Seat;
  readonly reason: WinReason;
}

/** One moment of a hand whose cards are all known; never changed, each card played makes a new one. */
export interface HandState {
  readonly rules: Rules;
  /** By seat: the cards still held. */
  readonly hands: readonly (readonly CardIndex[])[];
  readonly trick: OpenTrick;
  readonly finished: readonly FinishedTrick[];
}

/** Deals the pack out from the top, one packet of `rules.handSize` to each seat; throws if it is too small. */
export function dealHands(rules: Rules, pack: readonly CardIndex[]): readonly (readonly CardIndex[])[] {
  const { handSize, players } = rules;
  if (pack.length < handSize * players) throw new RangeError('the pack is too small to deal');
  return Array.from({ length: players }, (_, seat) => pack.slice(seat * handSize, (seat + 1) * handSize));
}

/** The hand before its first card; throws unless every seat holds the same number of cards. */
export function startHand(rules: Rules, lead: Seat, hands: readonly (readonly CardIndex[])[]): HandState {
  const sizes = new Set(hands.map((hand) => hand.length));
  if (hands.length !== rules.players || sizes.size !== 1) throw new RangeError('the hands are not even');
  return { rules, hands, trick: { lead, cards: [] }, finished: [] };
}

/** Whose turn it is; undefined when the hand is over. */
export function turnOf(state: HandState): Seat | undefined {
  const seat = seatAfter(state.rules, state.trick.lead, state.trick.cards.length);
  return state.hands[seat]!.length === 0 ? undefined : seat;
}

/** What the seat whose turn it is may play, and why; no card is left when the hand is over. */
export function legalCards(state: HandState): Narrowed {
  const seat = turnOf(state);
  const holding = seat === undefined ? [] : state.hands[seat]!;
  return choose({ rules: state.rules, holding, played: state.trick.cards });
}

/** The hand after the seat whose turn it is has played `card`; throws if that card is not legal. */
export function playCard(state: HandState, card: CardIndex): HandState {
  const { rules, trick } = state;
  const seat = turnOf(state);
  if (!legalCards(state).allowed.includes(card)) throw new RangeError(`card ${card} is not legal here`);
  const hands = state.hands.map((hand, s) => (s === seat ? hand.filter((held) => held !== card) : hand));
  const cards = [...trick.cards, card];
  if (cards.length < rules.players) return { ...state, hands, trick: { ...trick, cards } };
  const { index, reason } = winningPlay(rules, cards);
  const winner = seatAfter(rules, trick.lead, index);
  const finished = [...state.finished, { lead: trick.lead, cards, winner, reason }];
  return { ...state, hands, trick: { lead: nextLeader(rules, winner), cards: [] }, finished };
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

/** By seat: tricks taken so far. */
export function tricksTaken(state: HandState): readonly number[] {
  return state.hands.map((_, seat) => state.finished.filter((trick) => trick.winner === seat).length);
}
