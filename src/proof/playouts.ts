import { type Random, randomFrom, shuffle } from '../cards/shuffle.ts';
import { type HandState, playOut, recordOf, startHand } from '../engine/hand.ts';
import { type Ranking, rankingOf } from '../engine/ranking.ts';
import type { CardIndex, Rules, Seat } from '../engine/rules.ts';
import { sizeOfHand } from '../engine/schedule.ts';
import type { HandRecord, HandSetup } from '../engine/setup.ts';
import { seatAfter } from '../engine/trick.ts';
import { leaderOf, makerOf } from '../engine/turns.ts';
import { trumpWays } from './trumps.ts';

/** A hand that was played to its end by the rules, and what it came to; bids are left open. */
export interface Playout {
  /** By seat: the cards before the first trick. */
  readonly hands: readonly (readonly CardIndex[])[];
  readonly state: HandState;
  readonly record: HandRecord;
}

/** What is asked of the hands beside being legal. */
interface PlayoutOptions {
  readonly seed?: number;
  /** A card for each seat, which it keeps as long as it may. */
  readonly keep?: readonly CardIndex[];
}

/** How a hand is dealt and played. */
interface Plan extends PlayoutOptions {
  /** The seat that plays its best cards while all others play their worst; absent: everyone plays at random. */
  readonly strong?: Seat;
  /** How many of the best cards that seat is dealt, its other cards being the worst; absent: dealt at random. */
  readonly best?: number;
  /** Whether somebody plays without his partners, where the game has it. */
  readonly solo: boolean;
}

/** One legal hand after the other, without end and the same in every run: random ones, and ones with a strong side. */
export function* playouts(rules: Rules, options: PlayoutOptions = {}): Generator<Playout> {
  const random = randomFrom(options.seed ?? 1);
  const numbers = numbersOfSizes(rules);
  for (let turn = 0; ; turn++) {
    const number = numbers[turn % numbers.length]!;
    const plan = planOf(rules, Math.floor(turn / numbers.length), sizeOfHand(rules, number));
    yield playHand(rules, number, options.keep ? { keep: options.keep, solo: false } : plan, random);
  }
}

/** The first hand of each size, the largest first. */
function numbersOfSizes({ deal }: Rules): readonly number[] {
  const sizes = [...new Set(deal.sizes)].sort((a, b) => b - a);
  return sizes.map((size) => deal.sizes.indexOf(size));
}

function planOf(rules: Rules, round: number, size: number): Plan {
  const solo = rules.solo !== undefined && round % 3 === 2;
  const strong = Math.floor(round / 4) % rules.players;
  switch (round % 4) {
    case 0:
    case 1:
      return { solo };
    case 2:
      return { solo, strong };
    default:
      return { solo, strong, best: size - (Math.floor(round / (4 * rules.players)) % (size + 1)) };
  }
}

function playHand(rules: Rules, number: number, plan: Plan, random: Random): Playout {
  const { players } = rules;
  const seat = () => Math.floor(random() * players);
  const size = sizeOfHand(rules, number);
  const dealer = seat();
  const fresh = shuffle(
    rules.deck.cards.map(({ index }) => index),
    random,
  );
  const { keep = [] } = plan;
  const shuffled = [
    ...fresh.filter((card) => keep.includes(card)),
    ...fresh.filter((card) => !keep.includes(card)),
  ];
  const ways = trumpWays(rules, number, shuffled[size * players]);
  const { trump, named } = ways[Math.floor(random() * ways.length)]!;
  const ranking = rankingOf(rules, trump);
  const pack = plan.keep
    ? spread(ranking, shuffled, keep, size)
    : stack(ranking, shuffled, { size, players, ...plan });
  const maker = namerOf(rules, named, dealer) ?? (named && seat());
  const solo = plan.solo ? (plan.strong ?? seat()) : undefined;
  const facts = { dealer, maker, solo, lastWinner: seat(), previousLead: seat() };
  const lead = leaderOf(rules, defined(facts)) ?? seat();
  const setup: HandSetup = { number, size, dealer, lead, trump, doubles: 0, ...defined({ maker, solo }) };
  const hands = Array.from({ length: players }, (_, at) => pack.slice(at * size, (at + 1) * size));
  const pick = picker(rules, ranking, plan, random);
  const state = playOut(startHand(rules, setup, hands), pick);
  return { hands, state, record: recordOf(state) };
}

/** Who named trumps, where that follows from who deals. */
function namerOf(rules: Rules, named: 'namer' | 'eldest-hand' | undefined, dealer: Seat): Seat | undefined {
  if (named === undefined) return undefined;
  return named === 'eldest-hand' ? seatAfter(rules, dealer) : makerOf(rules, dealer);
}

/** The given values that are there. */
function defined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const there = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [Key in keyof T]?: Exclude<T[Key], undefined> };
}

interface Stacking extends Plan {
  readonly size: number;
  readonly players: number;
}

/** The pack with the best and the worst cards where the strong seat gets them; the card turned up stays in its place. */
function stack(
  ranking: Ranking,
  pack: readonly CardIndex[],
  { size, players, strong, best }: Stacking,
): readonly CardIndex[] {
  if (strong === undefined || best === undefined) return pack;
  const turned = pack[size * players];
  const cards = pack.filter((card) => card !== turned).sort((a, b) => ranking.power[b]! - ranking.power[a]!);
  const own = [...cards.slice(0, best), ...cards.slice(cards.length - (size - best))];
  const others = pack.filter((card) => card !== turned && !own.includes(card));
  const before = others.slice(0, strong * size);
  const behind = others.slice(strong * size, size * (players - 1));
  const rest = others.slice(size * (players - 1));
  return [...before, ...own, ...behind, ...(turned === undefined ? [] : [turned]), ...rest];
}

/**
 * The pack with one of the kept cards in each hand, and each suit shared out evenly, so that few have to give them up
 * early.
 */
function spread(
  { suit }: Ranking,
  pack: readonly CardIndex[],
  keep: readonly CardIndex[],
  size: number,
): readonly CardIndex[] {
  const others = pack.filter((card) => !keep.includes(card));
  const dealt = others.slice(0, keep.length * (size - 1)).sort((a, b) => suit[a]! - suit[b]!);
  const hands = keep.map((card, seat) => [...dealt.filter((_, at) => at % keep.length === seat), card]);
  return [...hands.flat(), ...others.slice(dealt.length)];
}

/** Chooses among the legal cards as the plan says. */
function picker(
  rules: Rules,
  { power }: Ranking,
  { strong, keep = [] }: Plan,
  random: Random,
): (allowed: readonly CardIndex[], state: HandState) => CardIndex {
  const side = rules.sides.find((seats) => strong !== undefined && seats.includes(strong));
  return (allowed, { hands }) => {
    if (side === undefined) {
      const loose = allowed.filter((card) => !keep.includes(card));
      const cards = loose.length > 0 ? loose : allowed;
      return cards[Math.floor(random() * cards.length)]!;
    }
    const strongest = side.some((seat) => hands[seat]!.includes(allowed[0]!));
    const better = (card: CardIndex, other: CardIndex) => power[card]! > power[other]! === strongest;
    return allowed.reduce((chosen, card) => (better(card, chosen) ? card : chosen));
  };
}
