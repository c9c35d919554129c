import type { Mm } from '../page/geometry.ts';

/** A place from the card's centre, mm; signs below the middle of the pattern stand on their head. */
export interface PipPlace {
  readonly x: Mm;
  readonly y: Mm;
  readonly turned: boolean;
}

/** How the suit's signs stand on a face: their size across, and their places. */
export interface PipPattern {
  readonly size: Mm;
  readonly places: readonly PipPlace[];
}

/** Patterns by number of pips; 0 is for ranks that do not count pips. */
export type PipPatterns = Readonly<Record<number, PipPattern>> & { readonly 0: PipPattern };

type Points = readonly (readonly [x: number, y: number])[];

const ONE: Points = [[0, 0]];
const pair = (y: number): Points => [[0, -y], [0, y]]; // biome-ignore format: points read as a row
const sides = (x: number, y: number): Points => [[-x, y], [x, y]]; // biome-ignore format: points read as a row
const corners = (x: number, y: number): Points => [...sides(x, -y), ...sides(x, y)];

function pattern(size: Mm, points: Points, down = 0): PipPattern {
  return { size, places: points.map(([x, y]) => ({ x, y: y + down, turned: y > 0 })) };
}

/** One large sign whatever the rank. */
export const oneSign = (size: Mm, down = 0): PipPatterns => ({ 0: pattern(size, ONE, down) });

/** How far the pips of the small card stand below its centre, to leave its one figure room. */
const DOWN = 5.5;

/** For cards of 51 × 68 mm: 1 to 4 as measured, the others in their spirit; what does not count pips shows one large sign. */
export const SHAPE_PIPS: PipPatterns = {
  0: pattern(21, ONE),
  1: pattern(13.5, ONE),
  2: pattern(13.5, pair(11)),
  3: pattern(13.5, [...ONE, ...pair(18)]),
  4: pattern(13.5, corners(9.5, 10.5)),
  5: pattern(11.5, [...corners(9.5, 16), ...ONE]),
  6: pattern(11.5, [...corners(9.5, 17), ...sides(9.5, 0)]),
  7: pattern(10, [...corners(9.5, 18), ...sides(9.5, 0), [0, -9]]),
  8: pattern(10, [...corners(9.5, 18), ...sides(9.5, 0), ...pair(9)]),
  9: pattern(9, [...corners(9.5, 19.5), ...corners(9.5, 6.5), ...ONE]),
  10: pattern(9, [...corners(9.5, 19.5), ...corners(9.5, 6.5), ...pair(13)]),
  11: pattern(7.5, [...corners(10.5, 19.5), ...corners(10.5, 6.5), ...pair(13), ...ONE]),
  12: pattern(7.5, [...corners(10.5, 19.5), ...corners(10.5, 6.5), ...pair(19.5), ...pair(6.5)]),
};

/** The same for small pictures. */
export const SMALL_SHAPE_PIPS: PipPatterns = {
  0: pattern(20, ONE, DOWN),
  1: pattern(13.2, ONE, DOWN),
  2: pattern(13.2, pair(9.2), DOWN),
  3: pattern(12.4, [...ONE, ...pair(15.6)], DOWN),
  4: pattern(13.2, corners(8.9, 9.2), DOWN),
  5: pattern(11, [...corners(9.5, 13), ...ONE], DOWN),
  6: pattern(11, [...corners(8.9, 15), ...sides(8.9, 0)], DOWN),
  7: pattern(9.5, [...corners(8.9, 16), ...sides(8.9, 0), [0, -8]], DOWN),
  8: pattern(9.5, [...corners(8.9, 16), ...sides(8.9, 0), ...pair(8)], DOWN),
  9: pattern(8.5, [...corners(8.9, 17.5), ...corners(8.9, 5.8), ...ONE], DOWN),
  10: pattern(8.5, [...corners(8.9, 17.5), ...corners(8.9, 5.8), ...pair(11.6)], DOWN),
  11: pattern(7.5, [...corners(10.5, 17.5), ...corners(10.5, 5.8), ...pair(11.6), ...ONE], DOWN),
  12: pattern(7.5, [...corners(10.5, 17.5), ...corners(10.5, 5.8), ...pair(17.5), ...pair(5.8)], DOWN),
};

/** Rows and columns of the signs of French cards, from the centre. */
const COLUMN = 13.2;
const ROW = 28;
const OUTER = corners(COLUMN, ROW);
const INNER = corners(COLUMN, ROW / 3);
const MIDDLE = sides(COLUMN, 0);
const SIGN = 11.5;

/** For cards of 63 × 88 mm. */
export const FRENCH_PIPS: PipPatterns = {
  0: pattern(25, ONE),
  1: pattern(25, ONE),
  2: pattern(SIGN, pair(ROW)),
  3: pattern(SIGN, [...ONE, ...pair(ROW)]),
  4: pattern(SIGN, OUTER),
  5: pattern(SIGN, [...OUTER, ...ONE]),
  6: pattern(SIGN, [...OUTER, ...MIDDLE]),
  7: pattern(SIGN, [...OUTER, ...MIDDLE, [0, -ROW / 2]]),
  8: pattern(SIGN, [...OUTER, ...MIDDLE, ...pair(ROW / 2)]),
  9: pattern(SIGN, [...OUTER, ...INNER, ...ONE]),
  10: pattern(SIGN, [...OUTER, ...INNER, ...pair((ROW * 2) / 3)]),
  11: pattern(9.5, [...OUTER, ...INNER, ...pair((ROW * 2) / 3), ...ONE]),
  12: pattern(9.5, [...OUTER, ...INNER, ...pair(ROW), ...pair(ROW / 3)]),
};

/** The pattern for a number of signs. */
export function pipPattern(patterns: PipPatterns, pips: number): PipPattern {
  return patterns[pips] ?? patterns[0];
}
