import type { Mm, Size } from '../page/geometry.ts';
import { areApart, type Hull, isWithin, transformHull } from '../page/hull.ts';
import { type FaceCorner, halfTurned, placedHull } from './face-corner.ts';
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

/** The card that figures are drawn for. */
export const PICTURE_CARD: Size = { width: 63, height: 88 };

/** Where something can stand: free of what stands in the corners, and within the trim. */
export interface Room {
  readonly card: Size;
  /** How much larger the card is than that of the design, by direction. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly taken: readonly Hull[];
  /** Space about the corners, on a card of the design's own size. */
  readonly cornerGap: Mm;
}

/** Space between signs and to the trim, on a card of the design's own size. */
const PIP_GAP: Mm = 0.6;
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

/** The room that the corners leave on a card; `corners` tells whether the lower right one looks as the upper left one. */
export function roomOf(
  card: Size,
  drawnFor: Size,
  corner: FaceCorner,
  corners: 1 | 2,
  cornerGap: Mm = 0.9,
): Room {
  const opposite = corners === 2 ? halfTurned(corner.taken, card) : [];
  return {
    card,
    scaleX: card.width / drawnFor.width,
    scaleY: card.height / drawnFor.height,
    taken: [...corner.taken, ...opposite],
    cornerGap,
  };
}

/** The figure as large as the design has it, or as the corners let it be; undefined if there is no room. */
export function fitPicture(room: Room, picture: Hull, nominal: number): FittedPicture | undefined {
  const { card, scaleX, scaleY } = room;
  const most = nominal * Math.min(scaleX, scaleY);
  const scale = SHRINKS.map((shrink) => most * shrink).find((size) =>
    isFree(transformHull(picture, [size, 0, 0, size, card.width / 2, card.height / 2]), room),
  );
  return scale === undefined || scale < SMALLEST_PICTURE ? undefined : { kind: 'picture', scale };
}

/** The signs of a rank where the design has them, as large as the corners let them be; `sign` is 10 mm across. */
export function fitPips(room: Room, patterns: PipPatterns, pips: number, sign: Hull): FittedPips {
  const pattern = pipPattern(patterns, pips);
  const { scaleX, scaleY } = room;
  const narrow = Math.min(scaleX, scaleY);
  const most = pattern.size * Math.min(Math.sqrt(scaleX * scaleY), MOST_GROWTH * narrow);
  for (const shrink of SHRINKS) {
    for (const squeeze of SQUEEZES) {
      const size = most * shrink;
      const places = placesOf(pattern, room, squeeze);
      if (size >= SMALLEST_PIP && areFree(places, size, sign, room))
        return { kind: 'pips', size, places, fits: true };
    }
  }
  const places = placesOf(pattern, room, 1);
  return { kind: 'pips', size: most * (SHRINKS.at(-1) ?? 1), places, fits: places.length === 0 };
}

function placesOf(pattern: PipPattern, { card, scaleX, scaleY }: Room, squeeze: number): readonly PipPlace[] {
  return pattern.places.map(({ x, y, turned }) => ({
    x: card.width / 2 + x * scaleX * squeeze,
    y: card.height / 2 + y * scaleY,
    turned,
  }));
}

/** Whether signs so large have room at these places; `sign` is 10 mm across. */
export function areFree(places: readonly PipPlace[], size: Mm, sign: Hull, room: Room): boolean {
  const hulls = places.map(({ x, y, turned }) => placedHull(sign, { x, y, size }, turned));
  const gap = PIP_GAP * gapScale(room);
  return hulls.every(
    (hull, at) => isFree(hull, room) && hulls.slice(0, at).every((other) => areApart(hull, other, gap)),
  );
}

function isFree(hull: Hull, room: Room): boolean {
  const gap = TRIM_GAP * gapScale(room);
  const { width, height } = room.card;
  const inside = { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap };
  return (
    isWithin(hull, inside) && room.taken.every((one) => areApart(hull, one, room.cornerGap * gapScale(room)))
  );
}

/** Small cards have smaller gaps. */
function gapScale({ scaleX, scaleY }: Room): number {
  return Math.max(0.35, Math.min(1, scaleX, scaleY));
}
