import { below, type RandomBits } from '../cards/random.ts';
import type { Slots, SlottedHand } from './obligations/obligation.ts';
import { firstSlots } from './obligations/slots.ts';
import { NO_SUIT, type Ranking } from './ranking.ts';
import type { CardIndex, Rules, Seat, SuitIndex } from './rules.ts';
import type { TrumpChoice } from './setup.ts';
import { seatAfter } from './trick.ts';
import { lastCardMayDecide, trumpOfHand } from './trump.ts';
import { makerOf } from './turns.ts';

/** A seat's cards, written anew for each hand. */
export interface SimulatedHand extends SlottedHand {
  readonly cards: Int32Array;
  readonly bySuit: Int32Array;
  /** Slots still held, apart from `anytime`. */
  held: Slots;
  /** Slots still held of cards playable at any time. */
  anytime: Slots;
}

/** A hand without cards, with room for the most that the rules deal. */
export function emptyHand({ deal, deck }: Rules): SimulatedHand {
  return {
    cards: new Int32Array(Math.max(0, ...deal.sizes)),
    bySuit: new Int32Array(deck.suits.length + 1),
    held: 0,
    anytime: 0,
  };
}

/** Brings cards drawn at random to the top of the pack, `count` of them. */
export function shuffleTop(pack: Int32Array, count: number, bits: RandomBits): void {
  const size = pack.length;
  for (let at = 0; at < count; at++) {
    const other = at + below(bits(), size - at);
    const card = pack[other]!;
    pack[other] = pack[at]!;
    pack[at] = card;
  }
}

/** Gives a seat the `size` cards of the pack from `from` on. */
export function fillHand(
  hand: SimulatedHand,
  pack: Int32Array,
  from: number,
  size: number,
  { suit, anytime }: Ranking,
): void {
  const { cards, bySuit } = hand;
  for (let at = 0; at < bySuit.length; at++) bySuit[at] = 0;
  let free = 0;
  for (let slot = 0; slot < size; slot++) {
    const card = pack[from + slot]!;
    const own = suit[card]!;
    cards[slot] = card;
    if (own !== NO_SUIT) bySuit[own]! |= 1 << slot;
    if (anytime[card]) free |= 1 << slot;
  }
  hand.held = firstSlots(size) & ~free;
  hand.anytime = free;
}

/** The trump suit of a hand and who named it, if anybody did. */
export interface DrawnTrump {
  readonly trump: SuitIndex | undefined;
  readonly maker?: Seat;
}

/** Finds the trump suit of a hand as the rules say; seat by seat its cards lie on top of the pack. */
export function drawTrump(
  rules: Rules,
  { number, size, dealer }: { readonly number: number; readonly size: number; readonly dealer: Seat },
  pack: Int32Array,
  bits: RandomBits,
): DrawnTrump {
  const settled = trumpOfHand(rules, number);
  if ('trump' in settled) return settled;
  if (rules.trump.by === 'naming') {
    const maker = makerOf(rules, dealer) ?? below(bits(), rules.players);
    const { lastCard } = rules.trump;
    const hand = lastCard === undefined ? [] : [...pack.subarray(maker * size, (maker + 1) * size)];
    return { trump: settledBy(rules, number, nameTrump(rules, rules.trump, hand, bits)), maker };
  }
  const choice: TrumpChoice = { kind: 'turned', card: pack[size * rules.players]! };
  const result = trumpOfHand(rules, number, choice);
  if ('trump' in result) return result;
  const named = below(bits(), rules.deck.suits.length);
  return { trump: settledBy(rules, number, { ...choice, named }), maker: seatAfter(rules, dealer) };
}

/** Somebody's naming, drawn from what the rules offer; if the last card dealt may decide, it does every other time. */
function nameTrump(
  rules: Rules,
  { choices }: Extract<Rules['trump'], { by: 'naming' }>,
  hand: readonly CardIndex[],
  bits: RandomBits,
): TrumpChoice {
  const last = hand.at(-1);
  if (last !== undefined && lastCardMayDecide(rules, hand) && below(bits(), 2) === 0) {
    const choice: TrumpChoice = { kind: 'last-card', card: last };
    if (choices.includes(rules.deck.cards[last]!.suit)) return choice;
  }
  return { kind: 'named', suit: choices[below(bits(), choices.length)] };
}

function settledBy(rules: Rules, number: number, choice: TrumpChoice): SuitIndex | undefined {
  const found = trumpOfHand(rules, number, choice);
  if ('problem' in found) throw new Error(`no trump for hand ${number}: ${found.problem}`);
  return found.trump;
}
