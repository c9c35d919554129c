/** A place from the card's centre, mm; signs below the middle of the pattern stand on their head. */
interface PipPlace {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** How the suit's signs stand on a face: their size across, and their places. */
export interface PipPattern {
  readonly size: number;
  readonly places: readonly PipPlace[];
}

/** Patterns by number of pips; 0 is for ranks that do not count pips. */
export type PipPatterns = Readonly<Record<number, PipPattern>> & { readonly 0: PipPattern };

type Points = readonly (readonly [x: number, y: number])[];

const ONE: Points = [[0, 0]];
const pair = (y: number): Points => [[0, -y], [0, y]]; // biome-ignore format: points read as a row
const sides = (x: number, y: number): Points => [[-x, y], [x, y]]; // biome-ignore format: points read as a row
const corners = (x: number, y: number): Points => [...sides(x, -y), ...sides(x, y)];

function pattern(size: number, points: Points, down = 0): PipPattern {
  return { size, places: points.map(([x, y]) => ({ x, y: y + down, turned: y > 0 })) };
}

/**
 * Patterns by number of pips for a card of 51 × 68: 1 to 4 as measured, the others in their spirit; 0 is for ranks
 * that do not count pips, and shows one large sign.
 */
export const FULL_PIPS: PipPatterns = {
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
};

/** How far the pips of the small card stand below its centre, to leave its one figure room. */
const DOWN = 5.5;

/** Patterns of the small card. */
export const SMALL_PIPS: PipPatterns = {
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
};
