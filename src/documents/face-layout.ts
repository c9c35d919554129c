import type { Mm, Size } from '../page/geometry.ts';
import { areApart, type Hull, isWithin, transformHull } from '../page/hull.ts';
import { grow } from '../page/rect.ts';
import { halfTurned, placedHull } from './face-corner.ts';
import { type PipPattern, type PipPatterns, type PipPlace, pipPattern } from './pips.ts';

/** A figure between the corners, drawn so much larger or smaller. */
export interface FittedPicture {
  readonly kind: 'picture';
  readonly scale: number;
}

/** Signs between the corners. */
export interface FittedPips {
  readonly kind: 'pips';
  readonly size: Mm;
  readonly places: readonly PipPlace[];
  /** Whether there is room for them. */
  readonly fits: boolean;
}

/** Where something can stand: free of what stands in the corners, and within the trim. */
export interface FreeSpace {
  readonly card: Size;
  /** How much larger the card is than that of the design, by direction. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** What stands in the upper left corner, and in the lower right one if there is something. */
  readonly upper: readonly Hull[];
  readonly lower: readonly Hull[];
  readonly gaps: Gaps;
}

/** Space about the corners and between signs, on a card of the design's own size. */
interface Gaps {
  readonly corner: Mm;
  readonly signs: Mm;
}

const USUAL_GAPS: Gaps = { corner: 0.9, signs: 0.6 };

/** What is large wants more space about it. */
export const LARGE_GAPS: Gaps = { corner: 2, signs: 2 };

/** Space to the trim, on a card of the design's own size. */
const TRIM_GAP: Mm = 1.5;

/** Signs grow with the wider side of a card, but no more than this beyond its narrower side. */
const MOST_GROWTH = 1.35;

/** Smaller signs cannot be told apart. */
const SMALLEST_PIP: Mm = 1.6;

/** A figure that would be drawn smaller than this is left out: nothing of it could be seen. */
const SMALLEST_PICTURE = 0.3;

/** How far signs may be drawn smaller, and their columns moved together, to stay free of the corners. */
const SHRINKS: readonly number[] = Array.from({ length: 26 }, (_, step) => 1 - step * 0.03);
const SQUEEZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/** What the corners leave free on a card; `corners` tells whether the lower right one looks as the upper left one. */
export function freeSpace(
  card: Size,
  drawnFor: Size,
  upper: readonly Hull[],
  corners: 1 | 2,
  gaps: Gaps = USUAL_GAPS,
): FreeSpace {
  return {
    card,
    scaleX: card.width / drawnFor.width,
    scaleY: card.height / drawnFor.height,
    upper,
    lower: corners === 2 ? halfTurned(upper, card) : [],
    gaps,
  };
}

/** The figure as large as the design has it, or as the corners let it be; undefined if there is no room. */
export function fitPicture(space: FreeSpace, picture: Hull, nominal: number): FittedPicture | undefined {
  const { card, scaleX, scaleY } = space;
  const most = nominal * Math.min(scaleX, scaleY);
  const scale = SHRINKS.map((shrink) => most * shrink).find((size) =>
    isFree(transformHull(picture, [size, 0, 0, size, card.width / 2, card.height / 2]), space),
  );
  return scale === undefined || scale < SMALLEST_PICTURE ? undefined : { kind: 'picture', scale };
}

/** The signs of a rank where the design has them, as large as the corners let them be; `sign` is 10 mm across. */
export function fitPips(space: FreeSpace, patterns: PipPatterns, pips: number, sign: Hull): FittedPips {
  const pattern = pipPattern(patterns, pips);
  const { scaleX, scaleY } = space;
  const narrow = Math.min(scaleX, scaleY);
  const most = pattern.size * Math.min(Math.sqrt(scaleX * scaleY), MOST_GROWTH * narrow);
  for (const shrink of SHRINKS) {
    for (const squeeze of SQUEEZES) {
      const size = most * shrink;
      const places = placesOf(pattern, space, squeeze);
      if (size >= SMALLEST_PIP && areFree(places, size, sign, space))
        return { kind: 'pips', size, places, fits: true };
    }
  }
  const places = placesOf(pattern, space, 1);
  return { kind: 'pips', size: most * (SHRINKS.at(-1) ?? 1), places, fits: places.length === 0 };
}

function placesOf(
  pattern: PipPattern,
  { card, scaleX, scaleY }: FreeSpace,
  squeeze: number,
): readonly PipPlace[] {
  return pattern.places.map(({ x, y, turned }) => ({
    x: card.width / 2 + x * scaleX * squeeze,
    y: card.height / 2 + y * scaleY,
    turned,
  }));
}

/** Whether signs so large have room at these places; `sign` is 10 mm across. */
export function areFree(places: readonly PipPlace[], size: Mm, sign: Hull, space: FreeSpace): boolean {
  const hulls = places.map(({ x, y, turned }) => placedHull(sign, { x, y, size }, turned));
  const gap = space.gaps.signs * gapScale(space);
  return hulls.every(
    (hull, at) => isFree(hull, space) && hulls.slice(0, at).every((other) => areApart(hull, other, gap)),
  );
}

function isFree(hull: Hull, space: FreeSpace): boolean {
  const { card, upper, lower, gaps } = space;
  const scale = gapScale(space);
  const inside = grow({ x: 0, y: 0, ...card }, -TRIM_GAP * scale);
  const isApart = (one: Hull): boolean => areApart(hull, one, gaps.corner * scale);
  return isWithin(hull, inside) && upper.every(isApart) && lower.every(isApart);
}

/** Small cards have smaller gaps. */
function gapScale({ scaleX, scaleY }: FreeSpace): number {
  return Math.max(0.35, Math.min(1, scaleX, scaleY));
}
