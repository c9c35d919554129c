import { MOST_DOUBLES } from '../definition/expression-range.ts';
import { SCORE_NAMES, type ScoreName, type ScoreValues } from '../engine/expression.ts';
import { mostMelds } from '../engine/melds.ts';
import type { Rules } from '../engine/rules.ts';
import { type HandKind, pointsOfSide } from './case-points.ts';
import { decidingNames } from './deciding-names.ts';

/** What one side can have at the end of a hand, as far as cards, deal and teams bound it. */
type SideCase = ScoreValues;

/** The values of a side of which nothing is known. */
export const NOTHING = Object.fromEntries(SCORE_NAMES.map((name) => [name, 0])) as ScoreValues;

/** Which values are told apart; all others stay at 0. */
interface CaseOptions {
  readonly names: ReadonlySet<ScoreName>;
  /** How often a hand was doubled, if `names` ask for it. */
  readonly doubles?: readonly number[];
  /** Points of melds, if `names` ask for them. */
  readonly melds?: readonly number[];
}

/** Most cases of one game that are looked at one by one. */
const MOST_CASES = 200_000;

/**
 * The values a side can have: no hand gives others, though not each of them needs to come up. Undefined if there are too
 * many to look at.
 */
export function sideCases(rules: Rules, options: CaseOptions): Iterable<SideCase> | undefined {
  const parts: { readonly shared: readonly Shared[]; readonly chosen: readonly Choices[] }[] = [];
  let left = MOST_CASES;
  for (const hand of handKinds(rules)) {
    const lists = choices(rules, hand.size, options);
    const ways = lists.bids.length * lists.makers.length * lists.doubles.length * lists.melds.length;
    const shared = shares(rules, hand, options, Math.floor(left / ways));
    if (shared === undefined) return undefined;
    left -= shared.length * ways;
    parts.push({ shared, chosen: chooseEach(lists) });
  }
  return combine(parts);
}

function* combine(
  parts: readonly { shared: readonly Shared[]; chosen: readonly Choices[] }[],
): Generator<SideCase> {
  for (const { shared, chosen } of parts) {
    for (const taken of shared) {
      // Written out, since spreading is ten times slower and there are many.
      for (const { bid, maker, doubles, melds } of chosen) {
        yield {
          tricks: taken.tricks,
          other_tricks: taken.other_tricks,
          bid,
          points: taken.points,
          other_points: taken.other_points,
          hand_size: taken.hand_size,
          maker,
          solo: taken.solo,
          soloist: taken.soloist,
          doubles,
          melds,
          last_trick: taken.last_trick,
          score: 0,
        };
      }
    }
  }
}

function handKinds(rules: Rules): readonly HandKind[] {
  const { players, sides, deal, solo } = rules;
  const partners = (sides[0]?.length ?? 1) - 1;
  return [...new Set(deal.sizes)].flatMap((size): readonly HandKind[] => {
    const whole: HandKind = { size, solo: 0, soloist: 0, active: players };
    if (!solo || partners === 0) return [whole];
    const active = players - partners;
    return [whole, { size, solo: 1, soloist: 1, active }, { size, solo: 1, soloist: 0, active }];
  });
}

type Shared = Omit<ScoreValues, keyof Choices | 'score'>;

/** Tricks and card points, and who took the last trick; undefined if there are more than `most`. */
function shares(
  rules: Rules,
  hand: HandKind,
  { names }: CaseOptions,
  most: number,
): readonly Shared[] | undefined {
  const { size, solo, soloist } = hand;
  // What is not named, or decides nothing here, is left at 0, so that the same case is not looked at again and again.
  const deciding = decidingNames(rules, { ...NOTHING, solo, soloist });
  const own = Number(names.has('points') && deciding.has('points'));
  const others = Number(names.has('other_points') && deciding.has('other_points'));
  const pointsOf = pointsOfSide(rules, hand, { own: own > 0, others: others > 0 });
  const shared: Shared[] = [];
  for (const tricks of upTo(size)) {
    for (const [points, other] of pointsOf(tricks)) {
      for (const last_trick of lastTricks(tricks, size)) {
        if (shared.length >= most) return undefined;
        shared.push({
          tricks,
          other_tricks: size - tricks,
          points: points + rules.lastTrick * last_trick * own,
          other_points: other + rules.lastTrick * (1 - last_trick) * others,
          hand_size: size,
          solo,
          soloist,
          last_trick,
        });
      }
    }
  }
  return shared;
}

function lastTricks(tricks: number, size: number): readonly (0 | 1)[] {
  if (tricks === 0) return [0];
  return tricks === size ? [1] : [0, 1];
}

interface Choices {
  readonly bid: number;
  readonly maker: number;
  readonly doubles: number;
  readonly melds: number;
}

/** What can be chosen or announced, each by itself. */
interface ChoiceLists {
  readonly bids: readonly number[];
  readonly makers: readonly number[];
  readonly doubles: readonly number[];
  readonly melds: readonly number[];
}

/** What players choose or announce; independent of the cards. */
function choices(rules: Rules, size: number, options: CaseOptions): ChoiceLists {
  const { names } = options;
  const highest = rules.bidding ? size * (rules.sides[0]?.length ?? 1) : 0;
  return {
    bids: names.has('bid') ? upTo(highest) : [0],
    makers: names.has('maker') && rules.trump.by === 'naming' ? [0, 1] : [0],
    doubles: names.has('doubles') ? (options.doubles ?? upTo(Math.min(rules.doubling, MOST_DOUBLES))) : [0],
    melds: names.has('melds') ? (options.melds ?? meldSums(rules)) : [0],
  };
}

function chooseEach({ bids, makers, doubles, melds }: ChoiceLists): readonly Choices[] {
  return bids.flatMap((bid) =>
    makers.flatMap((maker) =>
      doubles.flatMap((d) => melds.map((m) => ({ bid, maker, doubles: d, melds: m }))),
    ),
  );
}

/** What the melds of a side can come to; where they are clipped, anything up to all of them. */
function meldSums({ melds, match }: Rules): readonly number[] {
  if (match.meldsAtTarget === 'clip') return upTo(mostMelds(melds));
  let sums = new Set([0]);
  for (const { score, sets } of melds) {
    const times = upTo(Math.max(0, ...sets.map((ways) => ways.length)));
    sums = new Set([...sums].flatMap((sum) => times.map((count) => sum + count * score)));
  }
  return [...sums];
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, value) => value);
}

/** What the other of two sides has, apart from what it announces; `named`: whether it is told apart who named trumps. */
export function oppositeOf(values: ScoreValues, named: boolean): ScoreValues {
  // Written out, so that a new name is missed here by the compiler.
  return {
    tricks: values.other_tricks,
    other_tricks: values.tricks,
    bid: 0,
    points: values.other_points,
    other_points: values.points,
    hand_size: values.hand_size,
    maker: named ? 1 - values.maker : 0,
    solo: values.solo,
    soloist: values.solo - values.soloist,
    doubles: values.doubles,
    melds: 0,
    last_trick: 1 - values.last_trick,
    score: values.score,
  };
}
