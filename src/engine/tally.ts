import { type ScoreValues, VALUE_INDEX, type ValueTable } from './expression.ts';
import type { Rules, Seat, Side } from './rules.ts';
import type { HandRecord } from './setup.ts';

/** What a hand came to, on arrays that can be filled anew for each hand; a seat of −1 is nobody. */
export interface Tally {
  /** Cards for each player. */
  size: number;
  maker: Seat;
  solo: Seat;
  /** Who took the last trick. */
  lastTrick: Seat;
  doubles: number;
  /** By seat: tricks taken. */
  readonly won: Int32Array;
  /** By seat: card points, the last trick's bonus included. */
  readonly points: Int32Array;
  /** By seat. */
  readonly bids: Int32Array;
  /** By side: points of melds that count. */
  readonly melds: Int32Array;
}

/** A tally in which nothing has happened. */
export function makeTally({ players, sides }: Rules): Tally {
  return {
    size: 0,
    maker: -1,
    solo: -1,
    lastTrick: -1,
    doubles: 0,
    won: new Int32Array(players),
    points: new Int32Array(players),
    bids: new Int32Array(players),
    melds: new Int32Array(sides.length),
  };
}

/** The tally of a hand that is over. */
export function tallyOf(rules: Rules, record: HandRecord): Tally {
  const tally = makeTally(rules);
  tally.size = record.size;
  tally.maker = record.maker ?? -1;
  tally.solo = record.solo ?? -1;
  tally.lastTrick = record.lastTrick ?? -1;
  tally.doubles = record.doubles;
  tally.won.set(record.won);
  tally.points.set(record.points);
  tally.bids.set(record.bids ?? []);
  tally.melds.set(record.melds);
  return tally;
}

// Constants of their own, since a look into `VALUE_INDEX` for each value takes longer than the sums.
const {
  tricks: TRICKS,
  other_tricks: OTHER_TRICKS,
  bid: BID,
  points: POINTS,
  other_points: OTHER_POINTS,
  hand_size: HAND_SIZE,
  maker: MAKER,
  solo: SOLO,
  soloist: SOLOIST,
  doubles: DOUBLES,
  melds: MELDS,
  last_trick: LAST_TRICK,
  score: SCORE,
  ...OTHERS
} = VALUE_INDEX;

// A name that `fillValues` does not know is an error of types here.
OTHERS satisfies Readonly<Record<string, never>>;

/** Writes all values of a side into the table; `score` becomes 0. */
export function fillValues({ sides }: Rules, tally: Tally, side: Side, values: ValueTable): void {
  const { won, points, bids, maker, solo, lastTrick } = tally;
  for (let index = 0; index < values.length; index++) values[index] = 0;
  for (let seat = 0; seat < won.length; seat++) {
    values[OTHER_TRICKS]! += won[seat]!;
    values[OTHER_POINTS]! += points[seat]!;
  }
  const own = sides[side]!;
  for (let at = 0; at < own.length; at++) {
    const seat = own[at]!;
    values[TRICKS]! += won[seat]!;
    values[POINTS]! += points[seat]!;
    values[BID]! += bids[seat]!;
    if (seat === maker) values[MAKER] = 1;
    if (seat === solo) values[SOLOIST] = 1;
    if (seat === lastTrick) values[LAST_TRICK] = 1;
  }
  values[OTHER_TRICKS]! -= values[TRICKS]!;
  values[OTHER_POINTS]! -= values[POINTS]!;
  values[HAND_SIZE] = tally.size;
  values[SOLO] = solo < 0 ? 0 : 1;
  values[DOUBLES] = tally.doubles;
  values[MELDS] = tally.melds[side]!;
  values[SCORE] = 0;
}

/** Puts values into the table; written out, since reading by names that are not known beforehand is slow and a proof has many. */
export function fillTable(table: ValueTable, values: ScoreValues): ValueTable {
  table[TRICKS] = values.tricks;
  table[OTHER_TRICKS] = values.other_tricks;
  table[BID] = values.bid;
  table[POINTS] = values.points;
  table[OTHER_POINTS] = values.other_points;
  table[HAND_SIZE] = values.hand_size;
  table[MAKER] = values.maker;
  table[SOLO] = values.solo;
  table[SOLOIST] = values.soloist;
  table[DOUBLES] = values.doubles;
  table[MELDS] = values.melds;
  table[LAST_TRICK] = values.last_trick;
  table[SCORE] = values.score;
  return table;
}
