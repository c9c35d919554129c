import type { CardIndex, Rules } from '../engine/rules.ts';
import { cardPointsOf, topCards } from '../engine/trick.ts';
import { countSequences, eachSequence, pointsOfCounts } from './enumerate.ts';
import { playouts } from './playouts.ts';
import { trumpsInPlay } from './trumps.ts';

/** Most sequences that are enumerated one by one. */
const ENUMERABLE = 2_000_000;

/** Hands that are played in search of a trick of the least points. */
const TRIES = 400;

/** The rankings that hands of this game can have. */
export function rankingsInPlay(rules: Rules): Rules['rankings'] {
  return [...trumpsInPlay(rules)].map((suit) => rules.rankings[suit ?? rules.rankings.length - 1]!);
}

/** How many cards are trumps; undefined if that differs from hand to hand. */
export function countTrumps(rules: Rules): number | undefined {
  return only(rankingsInPlay(rules).map(({ trumps }) => trumps.length));
}

/** How many sequences of as many cards as a trick has leave a tie; undefined if it differs, or if they are too many to count. */
export function countTiedTricks(rules: Rules): number | undefined {
  const { players, deck } = rules;
  const few = countSequences(deck.cards.length, players) <= ENUMERABLE;
  return only(
    rankingsInPlay(rules).map((ranking) => {
      if (cannotTie(ranking)) return 0;
      return few ? countTies(ranking, players) : undefined;
    }),
  );
}

/** Two cards that tie in a long trick also tie in the short one of the lead and these two, so it is enough to try those. */
function cannotTie(ranking: Rules['rankings'][number]): boolean {
  const cards = ranking.suit.map((_, card) => card);
  const equals = cards.flatMap((card) =>
    cards.slice(card + 1).flatMap((other) => {
      return ranking.power[card] === ranking.power[other] ? [[card, other] as const] : [];
    }),
  );
  const single = (trick: readonly number[]) => topCards(ranking, trick).length === 1;
  return equals.every(([card, other]) =>
    cards.every((lead) => single(lead === card || lead === other ? [card, other] : [lead, card, other])),
  );
}

function countTies(ranking: Rules['rankings'][number], length: number): number {
  let ties = 0;
  eachSequence(ranking.suit.length, length, (cards) => {
    if (topCards(ranking, cards).length !== 1) ties += 1;
  });
  return ties;
}

/** Card points of all cards played and the last trick together; undefined if they vary, or if cards count nothing. */
export function totalCardPoints({ cardPoints, deal, players, lastTrick }: Rules): number | undefined {
  if (!cardPoints) return undefined;
  const sums = pointsOfCounts(cardPoints);
  const totals = deal.sizes.flatMap((size) => [...(sums[size * players] ?? [])]);
  const total = only(totals);
  return total === undefined ? undefined : total + lastTrick;
}

/** The least card points of a whole trick, without the last one's bonus; undefined unless a hand shows such a trick. */
export function leastTrickPoints(rules: Rules): number | undefined {
  const { cardPoints, players } = rules;
  if (!cardPoints) return undefined;
  const cards = cardPoints.map((_, card) => card).sort((a, b) => cardPoints[a]! - cardPoints[b]!);
  const cheapest = cards.slice(0, players);
  return canBeTrick(rules, cheapest) ? cardPointsOf(rules, cheapest) : undefined;
}

/** Whether a hand was found in which all these cards, or others worth as much, fall into one trick. */
function canBeTrick(rules: Rules, keep: readonly CardIndex[]): boolean {
  const points = cardPointsOf(rules, keep);
  let tries = TRIES * new Set(rules.deal.sizes).size;
  for (const { state } of playouts(rules, { keep })) {
    if (state.finished.some(({ cards }) => cardPointsOf(rules, cards) === points)) return true;
    tries -= 1;
    if (tries === 0) return false;
  }
  return false;
}

/** The only value that occurs; undefined if there are several, or if one of them is not known. */
function only<T>(values: readonly (T | undefined)[]): T | undefined {
  const [first, ...others] = [...new Set(values)];
  return others.length === 0 ? first : undefined;
}
