import type { Mm, Rect } from '../page/geometry.ts';
import type { Hull } from '../page/hull.ts';
import { areFree, type FittedPips, PICTURE_CARD, type Room } from './face-layout.ts';
import type { PipPlace } from './pips.ts';

/** Signs of a quarter by their number, from its middle, in steps that are a little longer than a sign. */
const CLUSTERS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]], // biome-ignore format: points read as a row
  [[0, -0.5], [0, 0.5]], // biome-ignore format: points read as a row
  [[-0.5, -0.48], [0.5, -0.48], [0, 0.48]], // biome-ignore format: points read as a row
  [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]], // biome-ignore format: points read as a row
  [[-0.5, -1], [0.5, -1], [0, 0], [-0.5, 1], [0.5, 1]], // biome-ignore format: points read as a row
  [[-0.5, -1], [0.5, -1], [-0.5, 0], [0.5, 0], [-0.5, 1], [0.5, 1]], // biome-ignore format: points read as a row
];

const STEP = 1.3;

/** Space between the quarter and the edge of the card. */
const EDGE: Mm = 4;

/** Where a quarter's signs stand in the space that they leave, from its left and from its top. */
const ASIDE = 0.65;
const DOWN = 0.35;

/** The largest signs by how many a quarter has, on a card of 63 × 88 mm; few are larger than those in the corners. */
const LARGEST: readonly Mm[] = [25, 17, 14, 11.5, 11.5, 11.5, 11.5];

const SHRINKS: readonly number[] = Array.from({ length: 21 }, (_, step) => 1 - step * 0.03);

/** Signs to count between large corners: half of them upper right, half lower left on their head, an odd one in the middle; none if there is no room. */
export function fitQuarters(room: Room, pips: number, sign: Hull): FittedPips {
  const count = pips > 0 && pips < 2 * CLUSTERS.length ? pips : 1;
  const scale = Math.min(room.card.width / PICTURE_CARD.width, room.card.height / PICTURE_CARD.height, 2);
  const most = (LARGEST[Math.floor(count / 2)] ?? 0) * scale;
  const quarter = quarterOf(room);
  for (const size of SHRINKS.map((shrink) => most * shrink)) {
    const places = placesOf(room, quarter, count, size, sign);
    if (areFree(places, size, sign, room)) return { kind: 'pips', size, places, fits: true };
  }
  return { kind: 'pips', size: 0, places: [], fits: true };
}

/** What is free to the right of the upper corner and above the lower one. */
function quarterOf({ card, taken, cornerGap }: Room): Rect {
  const half = taken.length / 2;
  const x = Math.max(...taken.slice(0, half).map(({ right }) => right)) + cornerGap;
  const bottom = Math.min(...taken.slice(half).map(({ top }) => top)) - cornerGap;
  return { x, y: EDGE, width: card.width - EDGE - x, height: bottom - EDGE };
}

function placesOf({ card }: Room, quarter: Rect, count: number, size: Mm, sign: Hull): readonly PipPlace[] {
  const cluster = CLUSTERS[Math.floor(count / 2)] ?? [];
  const halfWidth = reach(cluster, 0, size) + (sign.right * size) / 10;
  const halfHeight = reach(cluster, 1, size) + (sign.bottom * size) / 10;
  const x = quarter.x + halfWidth + (quarter.width - 2 * halfWidth) * ASIDE;
  const y = quarter.y + halfHeight + (quarter.height - 2 * halfHeight) * DOWN;
  const upper = cluster.map(([dx, dy]) => ({
    x: x + dx * STEP * size,
    y: y + dy * STEP * size,
    turned: false,
  }));
  const lower = upper.map((place) => ({ x: card.width - place.x, y: card.height - place.y, turned: true }));
  const middle = count % 2 === 1 ? [{ x: card.width / 2, y: card.height / 2, turned: false }] : [];
  return [...upper, ...middle, ...lower];
}

/** How far the middles of signs lie from that of their cluster. */
function reach(cluster: readonly (readonly [number, number])[], axis: 0 | 1, size: Mm): Mm {
  return Math.max(0, ...cluster.map((point) => Math.abs(point[axis]))) * STEP * size;
}
