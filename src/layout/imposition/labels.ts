import { USUAL } from '../../page/bounds.ts';
import { MM_PER_PT, type Mm, type Rect } from '../../page/geometry.ts';
import { STYLES } from '../../page/theme.ts';
import { bandLines, distanceToEdge, type Room } from './room.ts';

/** A label's place: left end of its baseline, and the width that it may have. */
export interface LabelPlace {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
}

/** A baseline on which labels can stand, and where on it there is room. */
export interface OpenLine {
  readonly y: Mm;
  readonly stretches: readonly Stretch[];
}

/** A free stretch of a line. */
interface Stretch {
  readonly start: Mm;
  readonly end: Mm;
}

const EM: Mm = STYLES.margin.size * MM_PER_PT;

/** How far labels reach above their baseline. */
export const LABEL_ASCENT: Mm = USUAL.ascent * EM;
/** How high labels are in all. */
export const LABEL_HEIGHT: Mm = (USUAL.ascent + USUAL.descent) * EM;
/** From one line of labels to the next. */
const LEADING: Mm = 3.2;

/** White between labels, and beside ticks and lines. */
const LABEL_GAP: Mm = 2;
const LABEL_PAD: Mm = 1;
/** Labels stay this far from the left and right of the page if they can. */
const LABEL_EDGE: Mm = 8;
/** From the left of a card to the label below it. */
const LABEL_INDENT: Mm = 3;

/** A baseline of a room with what is free on it. */
export function openLine(room: Room, y: Mm): OpenLine {
  const margin = Math.max(LABEL_EDGE, room.edge);
  const [top, bottom] = [y - LABEL_ASCENT, y - LABEL_ASCENT + LABEL_HEIGHT];
  const whole: Stretch = {
    start: Math.max(room.edge, Math.min(margin, room.cards.x)),
    end: room.size.width - margin,
  };
  const inTheWay = [...room.taken, ...room.lines]
    .filter((one) => one.y < bottom && one.y + one.height > top)
    .sort((one, other) => one.x - other.x);
  const stretches: Stretch[] = [];
  let { start } = whole;
  for (const one of inTheWay) {
    const end = Math.min(whole.end, one.x - LABEL_PAD);
    if (end > start) stretches.push({ start, end });
    start = Math.max(start, one.x + one.width + LABEL_PAD);
  }
  if (whole.end > start) stretches.push({ start, end: whole.end });
  return { y, stretches };
}

/** The heights of baselines below and above the cards, from the cards outwards. */
export function baselines(room: Room): readonly Mm[] {
  const tops = (['below', 'above'] as const).flatMap((band) =>
    [...bandLines(room, band, LABEL_HEIGHT)].reverse(),
  );
  return tops.map((top) => top + LABEL_ASCENT);
}

/** Cards side by side, and the space between them. */
export interface Columns {
  readonly count: number;
  readonly gap: Mm;
}

/** Labels of given widths below a column each, or each third of fewer columns; undefined if one of them has no room there. */
export function placeByColumns(
  room: Room,
  { y, stretches }: OpenLine,
  widths: readonly Mm[],
  columns: Columns,
): readonly LabelPlace[] | undefined {
  const { x, width } = room.cards;
  const labels = widths.length;
  const parted = Math.max(columns.count, labels);
  const step = (width + columns.gap) / parted;
  const places = widths.map((own, index): LabelPlace => {
    const column = Math.floor((index * parted) / labels);
    return { x: x + column * step + LABEL_INDENT, y, width: own };
  });
  const isClear = (place: LabelPlace, next: LabelPlace | undefined): boolean =>
    place.x + place.width + LABEL_GAP <= (next?.x ?? Number.POSITIVE_INFINITY) &&
    stretches.some((stretch) => place.x >= stretch.start && place.x + place.width <= stretch.end);
  return places.every((place, index) => isClear(place, places[index + 1]))
    ? onPaper(room, places)
    : undefined;
}

/** Labels side by side, evenly apart on a line where nothing else stands. */
export function placeEvenly(
  room: Room,
  { y, stretches }: OpenLine,
  widths: readonly Mm[],
): readonly LabelPlace[] | undefined {
  const [stretch] = stretches;
  if (!stretch || stretches.length > 1) return undefined;
  const spare = stretch.end - stretch.start - widths.reduce((sum, width) => sum + width, 0);
  const gap = spare / Math.max(1, widths.length - 1);
  return gap < LABEL_GAP ? undefined : onPaper(room, sideBySide(widths, stretch.start, gap, y));
}

/** Labels after one another on as many lines as it takes, wherever there is room between what stands there. */
export function placeClosely(
  room: Room,
  line: OpenLine,
  widths: readonly Mm[],
  lines: number,
): readonly LabelPlace[] | undefined {
  const places: LabelPlace[] = [];
  for (let more = 0; more < lines && places.length < widths.length; more += 1) {
    const next = more === 0 ? line : openLine(room, line.y + more * LEADING);
    const found = pack(next, widths.slice(places.length));
    if (found.length === 0) return undefined;
    places.push(...found);
  }
  return places.length === widths.length ? onPaper(room, places) : undefined;
}

/** As many of the labels as find room on a line, in their order. */
function pack({ y, stretches }: OpenLine, widths: readonly Mm[]): readonly LabelPlace[] {
  const places: LabelPlace[] = [];
  let at = 0;
  let x = stretches[0]?.start ?? 0;
  for (const width of widths) {
    while (stretches[at] && Math.max(x, stretches[at]!.start) + width > stretches[at]!.end) at += 1;
    const stretch = stretches[at];
    if (!stretch) break;
    const place = { x: Math.max(x, stretch.start), y, width };
    places.push(place);
    x = place.x + width + LABEL_GAP;
  }
  return places;
}

function sideBySide(widths: readonly Mm[], start: Mm, gap: Mm, y: Mm): readonly LabelPlace[] {
  let x = start;
  return widths.map((width) => {
    const place = { x, y, width };
    x += width + gap;
    return place;
  });
}

function onPaper(room: Room, places: readonly LabelPlace[]): readonly LabelPlace[] | undefined {
  return places.every((place) => distanceToEdge(room, labelBox(place)) >= room.edge - 1e-6)
    ? places
    : undefined;
}

/** What a label covers. */
export function labelBox({ x, y, width }: LabelPlace): Rect {
  return { x, y: y - LABEL_ASCENT, width, height: LABEL_HEIGHT };
}
