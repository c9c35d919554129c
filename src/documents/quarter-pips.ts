import type { Mm, Point, Rect, Size } from '../page/geometry.ts';
import type { Hull } from '../page/hull.ts';
import { CARDS } from '../page/paper.ts';
import { areFree, type FittedPips, type FreeSpace } from './face-layout.ts';
import type { PipPlace } from './pips.ts';

/** How many signs stand in each row; all but those in the middle stand once more after a half turn of the card. */
interface Arrangement {
  /** From the top, right of the upper corner. */
  readonly beside: readonly number[];
  /** Below that, as wide as the card. */
  readonly across?: number;
  /** Halfway down the card. */
  readonly middle?: number;
}

/** How signs that are counted can stand. */
interface Count {
  /** The largest signs on a poker card. */
  readonly largest: Mm;
  /** What is counted at a glance first; the others are for when their signs can be far larger. */
  readonly ways: readonly Arrangement[];
}

const ONE: Count = { largest: 32, ways: [{ beside: [], middle: 1 }] };

const COUNTS: Readonly<Record<number, Count>> = {
  1: ONE,
  2: { largest: 22, ways: [{ beside: [1] }] },
  3: { largest: 20, ways: [{ beside: [1], middle: 1 }] },
  4: { largest: 18, ways: [{ beside: [1], middle: 2 }, { beside: [2] }] }, // biome-ignore format: a row
  5: { largest: 17, ways: [{ beside: [2], middle: 1 }, { beside: [1, 1], middle: 1 }] }, // biome-ignore format: a row
  6: { largest: 16, ways: [{ beside: [2], middle: 2 }, { beside: [1, 1, 1] }] }, // biome-ignore format: a row
  7: { largest: 15, ways: [{ beside: [2], middle: 3 }, { beside: [1, 1, 1], middle: 1 }] }, // biome-ignore format: a row
  8: { largest: 14.5, ways: [{ beside: [2, 2] }, { beside: [1, 1, 1, 1] }] }, // biome-ignore format: a row
  9: { largest: 14, ways: [{ beside: [2, 2], middle: 1 }, { beside: [3], middle: 3 }] }, // biome-ignore format: a row
  10: { largest: 14, ways: [{ beside: [2], across: 3 }, { beside: [1, 1, 1, 1, 1] }] }, // biome-ignore format: a row
  11: { largest: 12, ways: [{ beside: [2], across: 3, middle: 1 }, { beside: [1, 1, 1, 1, 1], middle: 1 }] }, // biome-ignore format: a row
  12: { largest: 12, ways: [{ beside: [3], across: 3 }, { beside: [2, 2, 2] }] }, // biome-ignore format: a row
};

/** How much larger signs have to be to stand otherwise. */
const FAR_LARGER = 1.12;

/** Smaller signs are not seen from afar. */
const SMALLEST: Mm = 5.5;

/** Space between signs and the edge of the card. */
const EDGE: Mm = 2;

/** The longest step from sign to sign in parts of its size, and how much of what it is longer than the shortest is tried. */
const STEP = 1.45;
const LOOSE = [1, 0.5, 0.2];

/** Where the signs beside a corner stand in the space that they leave, from its left and from its top. */
const ASIDE = [0.6, 0.8, 1];
const DOWN = [0.15, 0.07, 0];

/** Signs to count between large corners, as large as fit; one where there are none to count. */
export function fitQuarters(space: FreeSpace, pips: number, sign: Hull): FittedPips {
  const { largest, ways } = COUNTS[pips] ?? ONE;
  const { width, height } = space.card;
  const scale = Math.min(Math.sqrt((width * height) / (CARDS.poker.width * CARDS.poker.height)), 2);
  const fitted = ways.map((way) => fitLargest(space, way, largest * scale, sign));
  const best = Math.max(...fitted.map(({ size }) => size));
  return fitted.find(({ size }) => size * FAR_LARGER >= best)!;
}

function fitLargest(space: FreeSpace, arrangement: Arrangement, most: Mm, sign: Hull): FittedPips {
  for (let size = most; size >= SMALLEST; size -= 0.1) {
    for (const places of waysOf(space, arrangement, size, sign)) {
      if (areFree(places, size, sign, space)) return { kind: 'pips', size, places, fits: true };
    }
  }
  return { kind: 'pips', size: 0, places: [], fits: false };
}

/** How signs of a size stand beside each other. */
interface Spacing extends Size {
  readonly gap: Mm;
  readonly loose: number;
}

/** The places of signs of a size in all ways that are tried, best first. */
function* waysOf(
  space: FreeSpace,
  arrangement: Arrangement,
  size: Mm,
  sign: Hull,
): Generator<readonly PipPlace[]> {
  const { card, gaps } = space;
  const { beside, across = 0, middle = 0 } = arrangement;
  const [x, y] = [card.width / 2, card.height / 2];
  const width = (size * Math.max(sign.right, -sign.left)) / 5;
  const height = (size * Math.max(sign.bottom, -sign.top)) / 5;
  for (const loose of LOOSE) {
    const spacing = { width, height, gap: gaps.signs, loose };
    const stepAcross = stepOf(card.width - 2 * EDGE, width, Math.max(across, middle), spacing);
    if (stepAcross === undefined) return;
    const middleRow = rowOf(middle, stepAcross, [x, y]);
    for (const corner of cornersOf(quarterOf(space), beside, spacing)) {
      // Rows that go across stand as far from each other as from those beside the corners.
      const lowest = Math.max(...corner.map((point) => point[1]));
      const acrossRow = rowOf(across, stepAcross, [x, y - (y - lowest) / (middle > 0 ? 2 : 3)]);
      yield withHalfTurn([...corner, ...acrossRow], middleRow, card);
    }
  }
}

/** What is free to the right of the upper corner and above the lower one. */
function quarterOf({ card, upper, lower, gaps }: FreeSpace): Rect {
  const x = Math.max(...upper.map(({ right }) => right)) + gaps.corner;
  const bottom = Math.min(...lower.map(({ top }) => top)) - gaps.corner;
  return { x, y: EDGE, width: card.width - EDGE - x, height: bottom - EDGE };
}

/** Rows that stay within a quarter, in the ways that are tried. */
function* cornersOf(quarter: Rect, rows: readonly number[], spacing: Spacing): Generator<readonly Point[]> {
  if (rows.length === 0) yield [];
  const { width, height } = spacing;
  const columns = Math.max(...rows);
  const stepX = stepOf(quarter.width, width, columns, spacing);
  const stepY = stepOf(quarter.height, height, rows.length, spacing);
  if (stepX === undefined || stepY === undefined) return;
  const halfWidth = (width + (columns - 1) * stepX) / 2;
  const slackX = quarter.width - 2 * halfWidth;
  const slackY = quarter.height - height - (rows.length - 1) * stepY;
  for (const down of DOWN) {
    for (const aside of ASIDE) {
      const x = quarter.x + halfWidth + slackX * aside;
      const y = quarter.y + height / 2 + slackY * down;
      yield rows.flatMap((signs, row) => rowOf(signs, stepX, [x, y + row * stepY]));
    }
  }
}

/** The step between so many signs, each of an extent; undefined if they have no room. */
function stepOf(room: Mm, extent: Mm, signs: number, { gap, loose }: Spacing): Mm | undefined {
  const least = extent + gap;
  const most = (room - extent) / Math.max(1, signs - 1);
  if (most < (signs > 1 ? least : 0)) return undefined;
  return least + Math.max(0, Math.min(most, STEP * extent) - least) * loose;
}

function rowOf(signs: number, step: Mm, [x, y]: Point): readonly Point[] {
  return Array.from({ length: signs }, (_, at) => [x + (at - (signs - 1) / 2) * step, y]);
}

function withHalfTurn(
  upper: readonly Point[],
  middle: readonly Point[],
  { width, height }: Size,
): readonly PipPlace[] {
  const upright = [...upper, ...middle].map(([x, y]) => ({ x, y, turned: false }));
  return [...upright, ...upper.map(([x, y]) => ({ x: width - x, y: height - y, turned: true }))];
}
