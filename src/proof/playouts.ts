import { type Random, randomFrom, shuffle } from '../cards/shuffle.ts';
import { dealHands, type HandState, playOut, startHand, tricksTaken } from '../engine/hand.ts';
import { addUp, leaderOfHand } from '../engine/match.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { scoreHand } from '../engine/scoring.ts';

const SEED = 1;
const DEALS = 24;
/** Totals kept after each hand of a match, the most even ones: enough to find a tie, few enough to be quick. */
const TOTALS_KEPT = 20;

/** Hands played to their end with random deals and random legal cards, the same in every run; by leading seat. */
export function samplePlayouts(rules: Rules): readonly (readonly HandState[])[] {
  const random = randomFrom(SEED);
  return Array.from({ length: rules.players }, (_, lead) =>
    Array.from({ length: Math.ceil(DEALS / rules.players) }, () => playDeal(rules, lead, random)),
  );
}

function playDeal(rules: Rules, lead: Seat, random: Random): HandState {
  const pack = shuffle(
    rules.deck.cards.map(({ index }) => index),
    random,
  );
  const start = startHand(rules, lead, dealHands(rules, pack));
  return playOut(start, (allowed) => allowed[Math.floor(random() * allowed.length)]!);
}

/** Totals of a match made of such hands that ends in a tie, between all if there is one; undefined if none is found. */
export function findTiedMatch(
  rules: Rules,
  playouts: readonly (readonly HandState[])[],
): readonly number[] | undefined {
  const scoresByLead = playouts.map((hands) =>
    distinct(hands.map((hand) => scoreHand(rules, tricksTaken(hand)))),
  );
  let totals: readonly (readonly number[])[] = [new Array<number>(rules.players).fill(0)];
  for (let number = 0; number < rules.match.hands; number++) {
    const scores = scoresByLead[leaderOfHand(rules, 0, number)]!;
    const sums = totals.flatMap((total) =>
      scores.map((points) => total.map((sum, seat) => sum + points[seat]!)),
    );
    totals = [...distinct(sums)].sort((a, b) => spread(a) - spread(b)).slice(0, TOTALS_KEPT);
  }
  const ties = totals.filter((total) => addUp([total]).winners.length > 1);
  return ties.find((total) => new Set(total).size === 1) ?? ties[0];
}

function spread(totals: readonly number[]): number {
  return Math.max(...totals) - Math.min(...totals);
}

function distinct(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [...new Map(lists.map((list) => [list.join(), list])).values()];
}
