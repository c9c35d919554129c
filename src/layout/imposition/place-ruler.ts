import type { Mm, Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Primitive } from '../../page/primitive.ts';
import { overlaps } from '../../page/rect.ts';
import { multiply, transformPrimitives, transformRect, translation } from '../../page/transform.ts';
import { bandLines, distanceToEdge, isFree, lookFromLeft, type Room } from './room.ts';
import { flatRuler, type Ruler, stackedRuler, uprightRuler } from './ruler.ts';

/** The words of the rulers, the longer one first. */
export type RulerWords = readonly [string, string];

/** A ruler on its page. */
export interface PlacedRuler {
  readonly length: Mm;
  readonly content: readonly Primitive[];
  readonly box: Rect;
  readonly texts: readonly Rect[];
  /** From the edge of the paper. */
  readonly distance: Mm;
}

/** Left margin with room for the wide form, and where its spine stands in it. */
const WIDE_MARGIN: Mm = 28;
const WIDE_OFF: Mm = 12;
/** Where the flat form stands best above the cards. */
const FLAT_OFF: Mm = 8.5;
/** Steps to the side where lines stand in the way of words. */
const SIDE_STEPS = 16;

/** Finds a place for a ruler of a length; undefined if there is none. */
export function placeRuler(
  room: Room,
  length: Mm,
  words: string,
  measure: TextMeasure,
): PlacedRuler | undefined {
  const turned = lookFromLeft(room);
  const flat = flatRuler(length, words, measure);
  return (
    placeWide(room, uprightRuler(length, words, measure)) ??
    placeAt(room, flat, room.cards.y - FLAT_OFF) ??
    placeAt(turned, flat, turned.cards.y - FLAT_OFF) ??
    placeAnywhere(room, turned, flat) ??
    placeAnywhere(room, turned, stackedRuler(length, words, measure))
  );
}

function placeWide(room: Room, ruler: Ruler): PlacedRuler | undefined {
  const left = room.cards.x;
  return left < WIDE_MARGIN
    ? undefined
    : tryAt(room, ruler, left - WIDE_OFF, middle(room.size.height, ruler));
}

function placeAnywhere(room: Room, turned: Room, ruler: Ruler): PlacedRuler | undefined {
  return (
    placeIn(room, ruler, 'above') ??
    placeIn(turned, ruler, 'above') ??
    placeIn(turned, ruler, 'below') ??
    placeIn(room, ruler, 'below')
  );
}

function placeIn(room: Room, ruler: Ruler, band: 'above' | 'below'): PlacedRuler | undefined {
  const { y, height } = ruler.box;
  for (const line of bandLines(room, band, height)) {
    const placed = placeAt(room, ruler, line - y);
    if (placed) return placed;
  }
  return undefined;
}

/** Best in the middle of the page, moved to the left as far as its words need, or else where words are clear of lines. */
function placeAt(room: Room, ruler: Ruler, y: Mm): PlacedRuler | undefined {
  const first = room.edge - ruler.box.x;
  const last = room.size.width - room.edge - ruler.box.x - ruler.box.width;
  if (last < first) return undefined;
  const best = Math.min(middle(room.size.width, ruler), last);
  // What is too near the edge in the middle of a side is so elsewhere.
  if (distanceToEdge(room, { ...ruler.box, x: ruler.box.x + best, y: ruler.box.y + y }) < room.edge - 0.5)
    return undefined;
  const others = Array.from(
    { length: SIDE_STEPS + 1 },
    (_, step) => first + ((last - first) * step) / SIDE_STEPS,
  );
  for (const x of [best, ...others]) {
    const placed = tryAt(room, ruler, x, y);
    if (placed) return placed;
  }
  return undefined;
}

function middle(length: Mm, ruler: Ruler): Mm {
  return (length - ruler.length) / 2;
}

function tryAt(room: Room, ruler: Ruler, x: Mm, y: Mm): PlacedRuler | undefined {
  const see = (rect: Rect): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });
  const box = see(ruler.box);
  const texts = ruler.texts.map(see);
  if (!isFree(room, box) || room.lines.some((line) => crosses(line, box, texts))) return undefined;
  return {
    length: ruler.length,
    content: transformPrimitives(ruler.content, multiply(room.toPage, translation(x, y))),
    box: transformRect(box, room.toPage),
    texts: texts.map((text) => transformRect(text, room.toPage)),
    distance: distanceToEdge(room, box),
  };
}

/** A line may cross the ruler, but neither run along it nor through its words. */
function crosses(line: Rect, box: Rect, texts: readonly Rect[]): boolean {
  const runsAlong = line.width > line.height === box.width > box.height;
  return runsAlong ? overlaps(line, box) : texts.some((text) => overlaps(line, text));
}
