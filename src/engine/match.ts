import type { Match, Rules, Seat, Side } from './rules.ts';
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
  /** The sides that won the game that is just over; empty while it goes on. */
  readonly winners: readonly Side[];
}

/** A match before its next hand; `before`: totals by side, `units`: by unit and then by side. */
export function startMatch(
  { match, sides }: Rules,
  before: readonly number[] = sides.map(() => match.start),
  units: readonly (readonly number[])[] = match.units.map(() => sides.map(() => 0)),
  hands = 0,
): MatchState {
  return { totals: before, units, games: sides.map(() => 0), hands, over: false, winners: [] };
}

/**
 * The match after one more hand. A game ends with its last hand, or as soon as a side reaches the target or wins at once;
 * if several reach it in the same hand, `bothReach` decides, for which it may matter who made trumps. After that hand all
 * sides begin at `start`, and where the surplus is carried, those beyond the target with what they had more. Units that
 * a hand gives leave the totals as they are.
 */
export function addHand(
  rules: Rules,
  state: MatchState,
  scores: readonly Pick<SideScore, 'score' | 'awards' | 'wins'>[],
  maker?: Seat,
): MatchState {
  const { match, sides } = rules;
  const before = nextTotals(rules, state);
  const totals = before.map(
    (total, side) => (scores[side]!.wins ? match.start : total) + scores[side]!.score,
  );
  const hands = (state.over ? 0 : state.hands) + 1;
  const last = hands === match.hands ? winnersOf(rules, totals) : [];
  const winners =
    match.target === undefined ? last : winnersAtTarget(rules, { before, totals, scores, maker });
  const over = winners.length > 0;
  const awards = match.units.map((_, unit) => sides.map((_, side) => scores[side]!.awards[unit] ?? 0));
  return {
    totals,
    units: giveUnits(match, addUnits(match, state.units, awards, winners, over)),
    games: state.games.map((games, side) => games + Number(winners.includes(side))),
    hands,
    over,
    winners,
  };
}

interface AtTarget {
  readonly before: readonly number[];
  readonly totals: readonly number[];
  readonly scores: readonly Pick<SideScore, 'wins'>[];
  readonly maker: Seat | undefined;
}

/** The sides that have won by a target; empty if the game goes on. */
function winnersAtTarget(rules: Rules, { before, totals, scores, maker }: AtTarget): readonly Side[] {
  const { match, sides } = rules;
  const atOnce = sides.flatMap((_, side) => (scores[side]!.wins ? [side] : []));
  if (atOnce.length > 0) return atOnce;
  const reached = reachedBy(rules, totals);
  const ahead = winnersOf(rules, totals);
  if (match.winner !== 'target') return reached.length > 0 ? ahead : [];
  const { bothReach = 'higher' } = match;
  // A further hand decides whatever it brings, unless it leaves several ahead.
  if (bothReach === 'play-on' && reachedBy(rules, before).length > 1) return ahead.length === 1 ? ahead : [];
  if (reached.length < 2) return reached;
  switch (bothReach) {
    case 'higher':
      return ahead;
    case 'maker': {
      const makers = reached.filter((side) => maker !== undefined && sides[side]!.includes(maker));
      return makers.length > 0 ? makers : ahead;
    }
    case 'play-on':
      return [];
    case 'shared':
      return reached;
  }
}

/** The sides that are at the target or beyond it. */
export function reachedBy({ match }: Pick<Rules, 'match'>, totals: readonly number[]): readonly Side[] {
  return totals.flatMap((total, side) => (surplusOf(match, total) >= 0 ? [side] : []));
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
