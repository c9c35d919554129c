import { MM_PER_PT, type Mm, type Size } from '../page/geometry.ts';
import { type Hull, hullOfRect, transformHull } from '../page/hull.ts';
import type { TextMeasure } from '../page/measure.ts';
import { CARDS } from '../page/paper.ts';
import type { Weight } from '../page/primitive.ts';
import { type FaceDesign, type SignPlace, SMALLEST_HEIGHT } from './face-designs.ts';

/** Letters in a corner: the middle of their baseline, height of the type, and space between characters. */
interface Letters {
  readonly x: Mm;
  readonly y: Mm;
  readonly size: Mm;
  readonly spacing: Mm;
}

/** What stands in the upper left corner, and the outlines that it takes there. */
export interface FaceCorner {
  readonly letters: Letters;
  readonly sign?: SignPlace;
  readonly taken: readonly Hull[];
  /** Whether its letters can be read. */
  readonly fits: boolean;
}

/** How letters are measured. */
export interface Lettering {
  readonly measure: TextMeasure;
  readonly weight: Weight;
}

/** The corner of a design on a card of some size; `sign` is the outline of the suits' signs, 10 mm across. */
export function designedCorner(
  { corner, card: drawnFor, wholeFrom }: FaceDesign,
  card: Size,
  text: string,
  sign: Hull,
  lettering: Lettering,
): FaceCorner {
  const whole = wholeFrom ?? drawnFor;
  const grown = growth(card, whole);
  const scale = !wholeFrom || grown < 1 ? grown : largerCorner(card);
  const isMore = [...text].length > 1;
  const size = isMore ? corner.more : corner.one;
  const width = lettering.measure.width(text, faceOf(size, isMore ? corner.closer : 0, lettering));
  const fit = scale * Math.min(1, corner.widest / width);
  const middle = (isMore ? (corner.xOfMore ?? corner.x) : corner.x) * scale;
  const letters = {
    x: corner.inset === undefined ? middle : Math.max(middle, corner.inset * scale + (width * fit) / 2),
    y: corner.baseline * scale,
    size: size * fit,
    spacing: isMore ? -corner.closer * size * fit : 0,
  };
  const place = corner.sign && { ...scaledPlace(corner.sign, scale), x: letters.x };
  return cornerOf(letters, width * fit, place, sign, lettering);
}

/** How much larger than another a card is in the direction in which it is less so. */
function growth(card: Size, other: Size): number {
  return Math.min(card.width / other.width, card.height / other.height);
}

/** Beyond the size of a playing card corners grow as well, more slowly, and no more than to be read across a table. */
function largerCorner(card: Size): number {
  return Math.min(1.8, Math.max(1, growth(card, CARDS.poker)) ** 0.7);
}

function scaledPlace({ x, y, size }: SignPlace, by: number): SignPlace {
  return { x: x * by, y: y * by, size: size * by };
}

/** What letters so wide take in a corner, together with a sign if one is to stand there. */
export function cornerOf(
  letters: Letters,
  width: Mm,
  place: SignPlace | undefined,
  sign: Hull,
  { measure, weight }: Lettering,
): FaceCorner {
  const height = measure.capHeight({ size: letters.size / MM_PER_PT, weight });
  const text = hullOfRect({ x: letters.x - width / 2, y: letters.y - height, width, height });
  const taken = place ? [text, placedHull(sign, place)] : [text];
  return { letters, ...(place && { sign: place }), taken, fits: height >= SMALLEST_HEIGHT };
}

/** The face of letters of some height, set closer by a part of it. */
export function faceOf(size: Mm, closer: number, { weight }: Lettering) {
  return { size: size / MM_PER_PT, weight, ...(closer !== 0 && { tracking: -closer }) };
}

/** An outline 10 mm across, at its place. */
export function placedHull(hull: Hull, { x, y, size }: SignPlace, turned = false): Hull {
  const scale = (size / 10) * (turned ? -1 : 1);
  return transformHull(hull, [scale, 0, 0, scale, x, y]);
}

/** The same outlines after a half turn of the card. */
export function halfTurned(hulls: readonly Hull[], { width, height }: Size): readonly Hull[] {
  return hulls.map((hull) => transformHull(hull, [-1, 0, 0, -1, width, height]));
}
