import type { Match, Rules, Side } from './rules.ts';
import type { SideScore } from './scoring.ts';

/** Where a match stands after some of its hands. */
export interface MatchState {
  /** By side: the game going on, or the one that is just over. */
  readonly totals: readonly number[];
  /** By unit, then by side. */
  readonly units: readonly (readonly number[])[];
  /** By side: games won. */
  readonly games: readonly number[];
  /** Hands of this game so far. */
  readonly hands: number;
  /** The last hand ended the game; the next one begins another. */
  readonly over: boolean;
}

/** A match before its next hand; `before`: totals by side, `units`: by unit and then by side. */
export function startMatch(
  { match, sides }: Rules,
  before: readonly number[] = sides.map(() => match.start),
  units: readonly (readonly number[])[] = match.units.map(() => sides.map(() => 0)),
  hands = 0,
): MatchState {
  return { totals: before, units, games: sides.map(() => 0), hands, over: false };
}

/**
 * The match after one more hand. A game ends with its last hand, or as soon as a side reaches the target; if several do
 * in the same hand, those farthest beyond it have won. After that hand all sides begin at `start`, and where the surplus
 * is carried, those beyond the target with what they had more. Units that a hand gives leave the totals as they are.
 */
export function addHand(
  rules: Rules,
  state: MatchState,
  scores: readonly Pick<SideScore, 'score' | 'awards'>[],
): MatchState {
  const { match, sides } = rules;
  const totals = nextTotals(rules, state).map((total, side) => total + scores[side]!.score);
  const hands = (state.over ? 0 : state.hands) + 1;
  const over =
    match.target === undefined ? hands === match.hands : totals.some((total) => surplusOf(match, total) >= 0);
  const winners = over ? winnersOf(rules, totals) : [];
  const awards = match.units.map((_, unit) => sides.map((_, side) => scores[side]!.awards[unit] ?? 0));
  return {
    totals,
    units: giveUnits(match, addUnits(match, state.units, awards, winners, over)),
    games: state.games.map((games, side) => games + Number(winners.includes(side))),
    hands,
    over,
  };
}

/** How far a total is beyond the target, in the direction of counting; negative: short of it. */
function surplusOf({ target = 0, start }: Match, total: number): number {
  return target >= start ? total - target : target - total;
}

/** By side: the totals with which the next hand begins; after a game those of a new one, with the surplus that is carried. */
export function nextTotals({ match }: Pick<Rules, 'match'>, { totals, over }: MatchState): readonly number[] {
  const { target, start, surplus } = match;
  if (!over) return totals;
  if (target === undefined || surplus === 'dropped') return totals.map(() => start);
  return totals.map((total) => (surplusOf(match, total) > 0 ? start + total - target : start));
}

/** The units after a hand, before any of them are exchanged for greater ones. */
function addUnits(
  { units: [first] }: Match,
  units: MatchState['units'],
  awards: MatchState['units'],
  winners: readonly Side[],
  over: boolean,
): number[][] {
  return units.map((counts, unit) =>
    counts.map((count, side) => {
      const gets = over && unit === 0 && winners.includes(side) === (first?.to === 'winners');
      return count + awards[unit]![side]! + Number(gets);
    }),
  );
}

/**
 * Exchanges units for greater ones: the side that has enough of a unit gets them, or all others if the two units go to
 * different sides.
 */
function giveUnits(match: Match, units: number[][]): MatchState['units'] {
  for (let unit = 1; unit < units.length; unit++) {
    const { per, to } = match.units[unit]!;
    const gained = units[unit - 1]!.map((count) => Math.floor(count / per));
    if (gained.every((count) => count === 0)) continue;
    const total = gained.reduce((sum, count) => sum + count, 0);
    const same = to === match.units[unit - 1]!.to;
    units[unit] = units[unit]!.map((count, side) => count + (same ? gained[side]! : total - gained[side]!));
    units[unit - 1] = gained.map(() => 0);
  }
  return units;
}

/** By side: 1 is best, equal totals share the better place. */
export function placesOf({ match }: Rules, totals: readonly number[]): readonly number[] {
  const better = lowWins(match)
    ? (one: number, other: number) => one < other
    : (one: number, other: number) => one > other;
  return totals.map((total) => 1 + totals.filter((other) => better(other, total)).length);
}

function lowWins({ winner, target, start }: Match): boolean {
  switch (winner) {
    case 'highest-total':
      return false;
    case 'lowest-total':
      return true;
    case 'target':
      return target !== undefined && target < start;
  }
}

/** The sides in the first place: more than one where totals are equal. */
export function winnersOf(rules: Rules, totals: readonly number[]): readonly Side[] {
  return placesOf(rules, totals).flatMap((place, side) => (place === 1 ? [side] : []));
}

/** Whether a player may play without his partners in the next hand. */
export function soloAllowed(rules: Rules, state: MatchState): boolean {
  if (rules.solo === undefined) return false;
  return rules.solo.inDecider || !isDecider(rules, state);
}

/** Whether the next game decides for every side: each is one short of the next greater unit. */
function isDecider({ match }: Rules, { units: [counts] }: MatchState): boolean {
  const greater = match.units[1];
  if (greater === undefined || counts === undefined) return false;
  return counts.every((count) => count === greater.per - 1);
}
