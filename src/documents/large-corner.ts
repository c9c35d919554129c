import type { Mm, Size } from '../page/geometry.ts';
import { areApart, type Hull, isWithin } from '../page/hull.ts';
import { cornerOf, type FaceCorner, faceOf, halfTurned, type Lettering } from './face-corner.ts';
import { LARGE_HEIGHT, LARGE_TYPE } from './face-designs.ts';

/** Space around what stands in a corner of large print, and how much closer its characters stand. */
const MARGIN: Mm = 3.5;
const GAP: Mm = 1.8;
const CLOSER = 0.055;

/** Sizes of a sign in a corner, largest first; a smaller one is not seen from afar. */
const SIZES: readonly Mm[] = Array.from({ length: 17 }, (_, step) => 17 - step * 0.5);

/** Where a sign stands by its letters, and how large it is. */
interface LargeSign {
  readonly size: Mm;
  readonly beside: boolean;
}

/** The corners of large print: letters alone where the suit's signs stand between them, with a sign where a figure does. */
export interface LargeCorners {
  readonly plain: (text: string) => FaceCorner;
  /** Undefined if there is no room for signs. */
  readonly signed?: (text: string) => FaceCorner;
}

/** What the corners of a deck's cards are to hold. */
interface Wanted {
  readonly card: Size;
  /** The letters of all cards, and of those with a sign in their corners. */
  readonly all: readonly string[];
  readonly signed: readonly string[];
  readonly largestSign: Mm;
  /** The outline of the suits' signs, 10 mm across. */
  readonly sign: Hull;
}

/** The corners with the largest sign that all cards have room for; undefined if they have none even for letters. */
export function fitLargeCorners(wanted: Wanted, lettering: Lettering): LargeCorners | undefined {
  const { card, all, signed, largestSign, sign } = wanted;
  const lay = (text: string, place?: LargeSign) => layCorner(text, sign, lettering, place);
  const isRoomy = (text: string, place?: LargeSign) => isClear(lay(text, place).taken, card);
  if (!all.every((text) => isRoomy(text))) return undefined;
  const place = SIZES.filter((size) => size <= largestSign)
    .flatMap((size) => [false, true].map((beside) => ({ size, beside })))
    .find((candidate) => signed.every((text) => isRoomy(text, candidate)));
  return { plain: (text) => lay(text), ...(place && { signed: (text: string) => lay(text, place) }) };
}

/** Whether what stands in a corner stays on the card and clear of the opposite corner. */
function isClear(taken: readonly Hull[], card: Size): boolean {
  const inside = { x: 1.5, y: 1.5, width: card.width - 3, height: card.height - 3 };
  const opposite = halfTurned(taken, card);
  return taken.every((one) => isWithin(one, inside) && opposite.every((other) => areApart(one, other, GAP)));
}

function layCorner(text: string, sign: Hull, lettering: Lettering, place?: LargeSign): FaceCorner {
  const closer = [...text].length > 1 ? CLOSER : 0;
  const width = lettering.measure.width(text, faceOf(LARGE_TYPE, closer, lettering));
  const column = place && !place.beside ? Math.max(width, place.size) : width;
  const baseline = MARGIN + LARGE_HEIGHT + 0.5;
  const letters = { x: MARGIN + column / 2, y: baseline, size: LARGE_TYPE, spacing: -closer * LARGE_TYPE };
  const middle = place?.beside
    ? { x: MARGIN + width + GAP + place.size / 2, y: baseline - LARGE_HEIGHT / 2 }
    : place && { x: letters.x, y: baseline + GAP + place.size / 2 };
  return cornerOf(letters, width, place && middle && { ...middle, size: place.size }, sign, lettering);
}
