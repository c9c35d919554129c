import type { HandExample, HandResultInput } from '../definition/game.ts';
import { counted, listed } from '../diagnostics/words.ts';
import type { ScoreName } from '../engine/expression.ts';
import { addHand, type MatchState, startMatch } from '../engine/match.ts';
import { meldsCounted } from '../engine/melds.ts';
import type { Rules, Seat } from '../engine/rules.ts';
import { type SideScore, scoreHand } from '../engine/scoring.ts';
import type { HandRecord } from '../engine/setup.ts';
import { activeSeats } from '../engine/trick.ts';
import { namesOfScoring } from './score-names.ts';
import type { TrickTrace } from './trace.ts';
import type { Names } from './words.ts';

/** What a hand came to, as far as the example tells. */
export interface HandOutcome {
  /** By seat: tricks taken so far; undefined where neither plays nor a result say. */
  readonly won?: readonly number[];
  /** True if `won` is about the whole hand. */
  readonly whole: boolean;
  /** By side: card points of the whole hand; undefined where they are not known or count nothing. */
  readonly points?: readonly number[];
  readonly lastTrick?: Seat;
  /** What scoring needs; undefined where something is missing. */
  readonly record?: HandRecord;
  /** By side. */
  readonly sides?: readonly SideScore[];
  /** The match after this hand. */
  readonly after?: MatchState;
  /** Why the hand cannot be scored, a clause; undefined if it can. */
  readonly missing?: string;
}

/** What the tricks or the stated result of an example come to. */
export function outcomeOf(
  example: HandExample,
  tricks: readonly TrickTrace[],
  complete: boolean,
): HandOutcome {
  const { rules, result } = example;
  if (result) return score(example, resultOf(rules, result));
  const won = perSeat(rules, tricks, () => 1);
  if (!complete) {
    const known = tricks.length > 0 ? { won } : {};
    return { ...known, whole: false, missing: whyIncomplete(example, tricks) };
  }
  const lastTrick = tricks.at(-1)?.winner;
  const points = rules.cardPoints && perSeat(rules, tricks, (trick) => trick.points ?? 0);
  return score(example, { won, points, ...(lastTrick !== undefined && { lastTrick }) });
}

/** A result by seat; card points undefined where they are not known. */
interface SeatResult {
  readonly won: readonly number[];
  readonly points: readonly number[] | undefined;
  readonly lastTrick?: Seat;
}

/** A stated result by seat; what a side has together is put down to its first seat. */
export function resultOf(rules: Rules, { won, points, lastTrick }: HandResultInput): SeatResult {
  const bySeat = points && new Array<number>(rules.players).fill(0);
  rules.sides.forEach(([first], side) => {
    if (bySeat && first !== undefined) bySeat[first] = points?.[side] ?? 0;
  });
  return { won, points: bySeat, ...(lastTrick !== undefined && { lastTrick }) };
}

function perSeat(
  { players }: Rules,
  tricks: readonly TrickTrace[],
  worth: (trick: TrickTrace) => number,
): readonly number[] {
  return Array.from({ length: players }, (_, seat) =>
    tricks.reduce((sum, trick) => sum + (trick.winner === seat ? worth(trick) : 0), 0),
  );
}

function score(example: HandExample, { won, points, lastTrick }: SeatResult): HandOutcome {
  const { rules, setup, before, unitsBefore } = example;
  const bySide = points && rules.sides.map((seats) => seats.reduce((sum, seat) => sum + points[seat]!, 0));
  const known = {
    won,
    whole: true,
    ...(bySide && { points: bySide }),
    ...(lastTrick !== undefined && { lastTrick }),
  };
  const told = { bids: example.bids, maker: setup.maker, points, lastTrick };
  const missing = whatIsMissing(example, told);
  if (missing !== undefined) return { ...known, missing };
  const bids = example.bids.flatMap((bid) => bid ?? []);
  const record: HandRecord = {
    ...setup,
    ...(rules.bidding && bids.length === rules.players && { bids }),
    won,
    points: points ?? won.map(() => 0),
    melds: example.result?.melds ?? meldsCounted(rules, example.melds, before),
    ...(lastTrick !== undefined && { lastTrick }),
  };
  const sides = scoreHand(rules, record);
  const after = addHand(rules, startMatch(rules, before, unitsBefore, setup.number), sides, record.maker);
  return { ...known, record, sides, after };
}

/** What an example tells of a hand that was played. */
interface Told {
  /** By seat. */
  readonly bids: readonly (number | undefined)[];
  readonly maker?: Seat | undefined;
  readonly points?: readonly number[] | undefined;
  readonly lastTrick?: Seat | undefined;
}

type Missing = (names: Names, told: Told) => string | undefined;

const isTold: Missing = () => undefined;
const pointsMissing: Missing = (_, { points }) =>
  points === undefined ? 'the card points are not given' : undefined;

/** By name that scoring may ask for: what an example has to tell for it, and does not. */
const MISSING: Readonly<Record<ScoreName, Missing>> = {
  bid: ({ seats }, { bids }) => {
    const silent = seats.filter((_, seat) => bids[seat] === undefined);
    return silent.length > 0 ? `the bid of ${listed(silent)} is not given` : undefined;
  },
  maker: (_, { maker }) => (maker === undefined ? 'nothing says who named trumps' : undefined),
  points: pointsMissing,
  other_points: pointsMissing,
  last_trick: (_, { lastTrick }) =>
    lastTrick === undefined ? 'nothing says who took the last trick' : undefined,
  tricks: isTold,
  other_tricks: isTold,
  hand_size: isTold,
  solo: isTold,
  soloist: isTold,
  doubles: isTold,
  melds: isTold,
  score: isTold,
};

/** What scoring names and an example does not tell, a clause; undefined if nothing is missing. */
export function whatIsMissing(names: Names, told: Told): string | undefined {
  const used = namesOfScoring(names.rules);
  const asked = (Object.keys(MISSING) as ScoreName[]).filter((name) => used.has(name));
  return asked.map((name) => MISSING[name](names, told)).find((why) => why !== undefined);
}

function whyIncomplete(example: HandExample, tricks: readonly TrickTrace[]): string {
  const { rules, setup, seats, hands } = example;
  const isShort = (seat: Seat) => (hands[seat]?.length ?? 0) < setup.size;
  const unknown = activeSeats(rules, setup).filter(isShort);
  if (unknown.length > 0)
    return `the whole hand of ${listed(unknown.map((seat) => seats[seat]!))} is not given`;
  const finished = tricks.filter(({ winner }) => winner !== undefined).length;
  return `${finished} of ${counted(setup.size, 'trick')} are played`;
}
