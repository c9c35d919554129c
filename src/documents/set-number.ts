import { type Bounds, boundsOfText } from '../page/bounds.ts';
import type { CardFace } from '../page/content.ts';
import type { Mm, Rect, Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Primitive, TextPrimitive } from '../page/primitive.ts';
import { grow, overlaps } from '../page/rect.ts';
import { INK } from '../page/theme.ts';
import type { Words } from '../templates/words.ts';

const TYPE = { size: 6, weight: 'regular', color: INK, tabular: true } as const;

/** The largest number: where it has room, all others have. */
const WIDEST = '99';

/** Figures reach from their baseline to the height of capitals. */
const FIGURES = { line: 1, ascent: 0.66, descent: 0 };

/** Space around a number. */
const AIR: Mm = 0.5;

/** From the edges of the card, so that a crooked cut does not hurt a number, and the least that will do. */
const INSET = { usual: 2.4, least: 1.6 } as const;

/** How far apart the places are that are tried. */
const STEP: Mm = 0.8;

/** The right end of a baseline. */
interface Place {
  readonly x: Mm;
  readonly y: Mm;
}

/** Draws the number of a set on a face of the card's size. */
type DrawNumber = (face: readonly Primitive[], number: number) => readonly TextPrimitive[];

/**
 * Numbers in the upper right corner and, half a turn on, in the lower left one, where no index stands; on a face that has
 * something there, as near to them as it leaves room.
 */
export function openSetNumbers(card: Size, boundsOf: Bounds, measure: TextMeasure): DrawNumber {
  const places = placesOn(card, measure.capHeight(TYPE));
  const found = new Map<readonly Primitive[], Place>();
  const textsAt = ({ x, y }: Place, text: string): readonly TextPrimitive[] => {
    const left = x - measure.width(text, TYPE);
    const upright = { ...TYPE, kind: 'text', text, x: left, y } as const;
    return [upright, { ...upright, x: card.width - left, y: card.height - y, rotate: 180 }];
  };
  const find = (face: readonly Primitive[]): Place => {
    const taken = face.flatMap((one) => boundsOf([one]) ?? []).filter((box) => !isGround(box, card));
    const isFree = (place: Place): boolean =>
      textsAt(place, WIDEST).every((text) => {
        const room = grow(boundsOfText(text, measure, FIGURES), AIR);
        return !taken.some((box) => overlaps(box, room));
      });
    return places.find(isFree) ?? places[0]!;
  };
  return (face, number) => {
    const place = found.get(face) ?? find(face);
    found.set(face, place);
    return textsAt(place, String(number));
  };
}

/** The cards of a set with its number on them. */
export function numberSet(
  fronts: readonly CardFace[],
  number: number,
  draw: DrawNumber,
  words: Words,
): readonly CardFace[] {
  return fronts.map(({ alt, content }) => ({
    alt: words.text('card-of-set', { card: alt, number }),
    content: [...content, ...draw(content, number)],
  }));
}

/** The places in the upper half of a card, from the corner inwards. */
function placesOn({ width, height }: Size, high: Mm): readonly Place[] {
  const corner = { x: width - INSET.usual, y: INSET.usual + high };
  const offsets = (room: Mm): readonly Mm[] => [
    INSET.least - INSET.usual,
    ...Array.from({ length: Math.ceil(room / STEP) }, (_, at) => at * STEP),
  ];
  const all = offsets(height / 2 - corner.y).flatMap((down) =>
    offsets(width - 4 * INSET.usual).map((left) => ({ down, left })),
  );
  const near = all.toSorted(
    (one, other) => Math.hypot(one.down, one.left) - Math.hypot(other.down, other.left),
  );
  return near.map(({ down, left }) => ({ x: corner.x - left, y: corner.y + down }));
}

/** What covers a whole card is the ground that all else stands on. */
function isGround(box: Rect, { width, height }: Size): boolean {
  return box.width >= width && box.height >= height;
}
