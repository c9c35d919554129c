import { hookedBid } from '../../engine/bidding.ts';
import type { ScoreName, ScoreValues } from '../../engine/expression.ts';
import type { Rules } from '../../engine/rules.ts';
import { lineFor, sideValues } from '../../engine/scoring.ts';
import { oppositeOf, sideCases } from '../cases.ts';
import { oncePerRules } from '../once.ts';
import { type Playout, playouts } from '../playouts.ts';
import { namesOfLines } from '../score-names.ts';
import { announcedBy } from './announced.ts';

/** Hands that are played in search of one that shows a gap. */
const TRIES = 800;

/** A hand that can be played and that the scoring lines leave open. */
export interface OpenHand {
  readonly playout: Playout;
  /** By side: what it has; bids and melds are such that the hand is open. */
  readonly sides: readonly ScoreValues[];
  /** The only side that no line meets though lines meet it with more and with less; absent: no line meets any side. */
  readonly between?: number;
}

/**
 * A hand in which no side meets a scoring line, or in which one side falls between two lines; undefined if there is none
 * or if none was found.
 */
export function findOpenHand(rules: Rules): OpenHand | undefined {
  const names = namesOfLines(rules);
  const { open, covered } = partCases(rules);
  if (open.length === 0) return undefined;
  const gaps = new Set(gapsBetween(names, open, covered).map((values) => keyOf(values, names)));
  const none = mayMeetNobody(rules, names, open);
  if (!none && gaps.size === 0) return undefined;
  let tries = TRIES;
  for (const playout of playouts(rules)) {
    const hand = openHand(rules, playout) ?? betweenLines(rules, names, playout, gaps);
    if (hand) return hand;
    tries -= 1;
    if (tries === 0) return undefined;
  }
  return undefined;
}

/** What a side can have, told apart by the values that scoring lines look at. */
interface CaseParts {
  readonly open: readonly ScoreValues[];
  /** Many, and seldom asked for: worked out each time. */
  readonly covered: Iterable<ScoreValues>;
}

/** What a side can have without meeting a line, and what else; nothing if there is too much to look at. */
export const partCases = oncePerRules((rules): CaseParts => {
  const cases = (covered: boolean) => casesThat(rules, covered);
  return { open: [...cases(false)], covered: { [Symbol.iterator]: () => cases(true) } };
});

function* casesThat(rules: Rules, meetLine: boolean): Generator<ScoreValues> {
  for (const values of sideCases(rules, { names: namesOfLines(rules) }) ?? []) {
    if ((lineFor(rules, values) !== undefined) === meetLine) yield values;
  }
}

/** False if it follows from the open cases that they never meet in one hand. */
function mayMeetNobody(rules: Rules, names: ReadonlySet<ScoreName>, open: readonly ScoreValues[]): boolean {
  if (rules.sides.length !== 2) return mayFillHand(rules, names, open);
  const keys = new Set(open.map((values) => keyOf({ ...values, bid: 0, melds: 0 }, names)));
  return open.some((values) => keys.has(keyOf(oppositeOf(values, names.has('maker')), names)));
}

/** Whether open cases can make up a whole hand: all its tricks, the last one, and whoever named trumps. */
function mayFillHand(rules: Rules, names: ReadonlySet<ScoreName>, open: readonly ScoreValues[]): boolean {
  const named = names.has('maker') && rules.trump.by === 'naming';
  return [...new Set(rules.deal.sizes)].some((size) => {
    const own = open.filter((values) => values.hand_size === size);
    const tricks = [...new Set(own.map((values) => values.tricks))];
    const sums = rules.sides.reduce(
      (before) => new Set([...before].flatMap((sum) => tricks.map((more) => sum + more))),
      new Set([0]),
    );
    const last = own.some((values) => values.last_trick === 1);
    return sums.has(size) && last && (!named || own.some((values) => values.maker === 1));
  });
}

/** Values of which a side can have more or less, and what goes with them. */
const SCALES: readonly (readonly [ScoreName, readonly ScoreName[]])[] = [
  ['points', ['points', 'other_points']],
  ['tricks', ['tricks', 'other_tricks']],
  ['bid', ['bid']],
];

/** The open cases that lie between two that meet a line, everything else being equal. */
function gapsBetween(
  names: ReadonlySet<ScoreName>,
  open: readonly ScoreValues[],
  covered: Iterable<ScoreValues>,
): readonly ScoreValues[] {
  return SCALES.flatMap(([scale, parts]) => {
    if (!parts.some((part) => names.has(part))) return [];
    const rest = new Set([...names].filter((name) => !parts.includes(name)));
    const ranges = new Map<string, { least: number; greatest: number }>();
    for (const values of covered) {
      const key = keyOf(values, rest);
      const { least, greatest } = ranges.get(key) ?? { least: values[scale], greatest: values[scale] };
      ranges.set(key, { least: Math.min(least, values[scale]), greatest: Math.max(greatest, values[scale]) });
    }
    return open.filter((values) => {
      const range = ranges.get(keyOf(values, rest));
      return range !== undefined && values[scale] > range.least && values[scale] < range.greatest;
    });
  });
}

/** The same for all cases that differ only in what these names leave out. */
function keyOf(values: ScoreValues, names: ReadonlySet<ScoreName>): string {
  return [...names].map((name) => values[name]).join();
}

/** The hand with bids by which no side meets a line, if there are such bids. */
function openHand(rules: Rules, playout: Playout): OpenHand | undefined {
  const { record } = playout;
  const sides = rules.sides.flatMap((_, side) => {
    const own = sideValues(rules, record, side);
    return announcedBy(rules, playout, side, own).find((values) => !lineFor(rules, values)) ?? [];
  });
  if (sides.length < rules.sides.length) return undefined;
  const sum = sides.reduce((all, { bid }) => all + bid, 0);
  const hooked = rules.bidding !== undefined && hookedBid(rules, record.size, sum) === 0;
  return hooked ? undefined : { playout, sides };
}

function betweenLines(
  rules: Rules,
  names: ReadonlySet<ScoreName>,
  playout: Playout,
  gaps: ReadonlySet<string>,
): OpenHand | undefined {
  if (gaps.size === 0) return undefined;
  const sides = rules.sides.map((_, side) => sideValues(rules, playout.record, side));
  for (const [between, own] of sides.entries()) {
    const values = announcedBy(rules, playout, between, own).find((one) => gaps.has(keyOf(one, names)));
    if (values) return { playout, between, sides: sides.map((side) => (side === own ? values : side)) };
  }
  return undefined;
}
