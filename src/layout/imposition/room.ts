import type { Matrix, Mm, Rect, Size } from '../../page/geometry.ts';
import { overlaps } from '../../page/rect.ts';
import { IDENTITY, multiply, transformRect } from '../../page/transform.ts';

/** The margins of a page: where words and a ruler may stand. */
export interface Room {
  /** The page as it is looked at. */
  readonly size: Size;
  /** The paper as it lies in the printer. */
  readonly paper: Size;
  /** From the page that is looked at to the page as it is laid out, and to the paper. */
  readonly toPage: Matrix;
  readonly toPaper: Matrix;
  /** The rectangle around all cards. */
  readonly cards: Rect;
  /** Where something stands already. */
  readonly taken: readonly Rect[];
  /** Lines over the whole page, which a ruler may cross but words may not. */
  readonly lines: readonly Rect[];
  /** Least distance from the edge of the paper. */
  readonly edge: Mm;
}

/** The room of a page that is moved by a matrix when it is printed. */
export function roomOf(
  paper: Size,
  placement: Matrix | undefined,
  content: Pick<Room, 'cards' | 'taken' | 'lines' | 'edge'>,
): Room {
  return { ...content, size: paper, paper, toPage: IDENTITY, toPaper: placement ?? IDENTITY };
}

/** The same room with the left edge of the page on top, where words read upwards. */
export function lookFromLeft(room: Room): Room {
  const { width, height } = room.size;
  const outwards: Matrix = [0, -1, 1, 0, 0, height];
  const inwards: Matrix = [0, 1, -1, 0, height, 0];
  const see = (rect: Rect): Rect => transformRect(rect, inwards);
  return {
    ...room,
    size: { width: height, height: width },
    toPage: multiply(room.toPage, outwards),
    toPaper: multiply(room.toPaper, outwards),
    cards: see(room.cards),
    taken: room.taken.map(see),
    lines: room.lines.map(see),
  };
}

/** Whether nothing stands in a rectangle yet, and it is far enough from the edge of the paper. */
export function isFree(room: Room, rect: Rect): boolean {
  return !room.taken.some((one) => overlaps(one, rect)) && distanceToEdge(room, rect) >= room.edge - 1e-6;
}

/** The least distance of a rectangle of the room from the edge of the paper, negative beyond it. */
export function distanceToEdge({ toPaper, paper }: Pick<Room, 'toPaper' | 'paper'>, rect: Rect): Mm {
  const seen = transformRect(rect, toPaper);
  return Math.min(seen.x, seen.y, paper.width - seen.x - seen.width, paper.height - seen.y - seen.height);
}

/** Heights are tried in steps as small as this, and not in more steps than that. */
const LEAST_STEP: Mm = 0.25;
const MOST_STEPS = 100;

/** Heights above and below the cards at which something of a height can stand, from the edge of the page inwards. */
export function bandLines(room: Room, band: 'above' | 'below', height: Mm): readonly Mm[] {
  const { cards, size } = room;
  const length = band === 'above' ? cards.y : size.height - cards.y - cards.height;
  const step = Math.max(LEAST_STEP, (length - height) / MOST_STEPS);
  const count = Math.max(0, Math.floor((length - height) / step + 1));
  const start = band === 'above' ? 0 : size.height - height;
  const inwards = band === 'above' ? step : -step;
  return Array.from({ length: count }, (_, index) => start + index * inwards);
}
