import { MOST_DOUBLES } from '../definition/expression-range.ts';
import { SCORE_NAMES, type ScoreName, type ScoreValues } from '../engine/expression.ts';
import type { Rules } from '../engine/rules.ts';
import { pointsOfCounts } from './enumerate.ts';

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

/** Most cases that are looked at one by one. */
const MOST_CASES = 400_000;

/** A hand with all its players, or one played alone by a side's single player. */
interface HandKind {
  readonly size: number;
  readonly solo: 0 | 1;
  readonly soloist: 0 | 1;
  /** Cards of one trick. */
  readonly active: number;
}

/**
 * The values a side can have: no hand gives others, though not each of them needs to come up. Undefined if there are too
 * many to look at.
 */
export function sideCases(rules: Rules, options: CaseOptions): Iterable<SideCase> | undefined {
  const parts = handKinds(rules).map((hand) => ({
    shared: shares(rules, hand, options),
    chosen: choices(rules, hand.size, options),
  }));
  const count = parts.reduce((sum, { shared, chosen }) => sum + shared.length * chosen.length, 0);
  return count > MOST_CASES ? undefined : combine(parts);
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

/** Tricks and card points, and who took the last trick. */
function shares(rules: Rules, hand: HandKind, { names }: CaseOptions): readonly Shared[] {
  const { size, solo, soloist } = hand;
  const own = Number(names.has('points'));
  const others = Number(names.has('other_points'));
  const pointsOf = own + others > 0 ? pointsOfSide(rules, hand) : () => [[0, 0] as const];
  return upTo(size).flatMap((tricks) => {
    // What is not named is left at 0, so that the same case is not looked at again and again.
    const pairs = pointsOf(tricks).map(([points, other]) => [points * own, other * others] as const);
    const distinct = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
    return lastTricks(tricks, size).flatMap((last_trick) =>
      distinct.map(([points, other]) => ({
        tricks,
        other_tricks: size - tricks,
        points: points + rules.lastTrick * last_trick * own,
        other_points: other + rules.lastTrick * (1 - last_trick) * others,
        hand_size: size,
        solo,
        soloist,
        last_trick,
      })),
    );
  });
}

function lastTricks(tricks: number, size: number): readonly (0 | 1)[] {
  if (tricks === 0) return [0];
  return tricks === size ? [1] : [0, 1];
}

/** By tricks taken: card points of a side and of all others, without the bonus for the last trick. */
function pointsOfSide(
  rules: Rules,
  { size, active }: HandKind,
): (tricks: number) => readonly (readonly [number, number])[] {
  const { cardPoints = rules.deck.cards.map(() => 0) } = rules;
  const sums = pointsOfCounts(cardPoints);
  const total = cardPoints.reduce((sum, points) => sum + points, 0);
  const unplayed = [...(sums[cardPoints.length - active * size] ?? [])];
  return (tricks) => {
    const others = sums[(size - tricks) * active] ?? new Set();
    const pairs = [...(sums[tricks * active] ?? [])].flatMap((own) =>
      unplayed.map((rest) => [own, total - rest - own] as const),
    );
    return pairs.filter(([, other]) => others.has(other));
  };
}

interface Choices {
  readonly bid: number;
  readonly maker: number;
  readonly doubles: number;
  readonly melds: number;
}

/** What players choose or announce; independent of the cards. */
function choices(rules: Rules, size: number, options: CaseOptions): readonly Choices[] {
  const { names } = options;
  const highest = rules.bidding ? size * (rules.sides[0]?.length ?? 1) : 0;
  const bids = names.has('bid') ? upTo(highest) : [0];
  const makers = names.has('maker') && canBeNamed(rules) ? [0, 1] : [0];
  const doubles = names.has('doubles')
    ? (options.doubles ?? upTo(Math.min(rules.doubling, MOST_DOUBLES)))
    : [0];
  const melds = names.has('melds') ? (options.melds ?? upTo(mostMelds(rules))) : [0];
  return bids.flatMap((bid) =>
    makers.flatMap((maker) =>
      doubles.flatMap((d) => melds.map((m) => ({ bid, maker, doubles: d, melds: m }))),
    ),
  );
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, value) => value);
}

/** More than all melds of a hand together can score. */
function mostMelds({ melds }: Rules): number {
  return melds.reduce(
    (sum, { score, sets }) => sum + score * Math.max(0, ...sets.map((ways) => ways.length)),
    0,
  );
}

/** Whether there can be a side that named trumps. */
function canBeNamed({ trump }: Rules): boolean {
  if (trump.by === 'naming') return true;
  return trump.by === 'turn-up' && trump.turned.some((turned) => turned.trump === 'eldest-hand-names');
}
