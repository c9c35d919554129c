import type { Mm, Rect } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { TextPrimitive } from '../../page/primitive.ts';
import { STYLES } from '../../page/theme.ts';
import { transformPrimitives, transformRect } from '../../page/transform.ts';
import { shorten } from '../shorten.ts';
import { first } from './first.ts';
import {
  baselines,
  type Columns,
  type LabelPlace,
  labelBox,
  type OpenLine,
  openLine,
  placeByColumns,
  placeClosely,
  placeEvenly,
} from './labels.ts';
import { distanceToEdge, lookFromLeft, type Room } from './room.ts';

/** The labels of a side as they will stand, whatever number a sheet has. */
export interface PlacedLabels {
  /** The labels of a sheet, given its words. */
  readonly draw: (words: readonly string[]) => readonly TextPrimitive[];
  readonly boxes: readonly Rect[];
  /** From the edge of the paper. */
  readonly distance: Mm;
}

/** What labels say, and where they stand best. */
export interface LabelRequest {
  readonly words: readonly string[];
  /** From the cards down to the baseline. */
  readonly drop: Mm;
  /** How many cards stand side by side and below one another, and how far apart. */
  readonly grid: { readonly columns: number; readonly rows: number; readonly gap: Mm };
  readonly measure: TextMeasure;
}

/** Ways to say the same in less room: as it is, in parts, the name of the game cut more and more. */
type Wording = (words: readonly string[], measure: TextMeasure) => readonly string[];

const SEPARATOR = ' · ';
const { size, weight, color } = STYLES.margin;
/** Numbers of other sheets may be a little wider. */
const SLACK: Mm = 0.4;
/** Most lines of labels below one another. */
const MOST_LINES = 6;
/** Where several lines are needed, only every so many places are tried for the first. */
const SEVERAL = 3;

const inParts: Wording = (words) => words.flatMap((text) => text.split(SEPARATOR));

const cutTo =
  (width: Mm): Wording =>
  ([name = '', ...others], measure) => [
    shorten(name, (text) => measure.width(text, { size, weight }) <= width),
    ...inParts(others, measure),
  ];

/** How labels may be worded: in full, or with the name of the game cut. */
export const WORDINGS: Readonly<Record<'full' | 'cut', readonly Wording[]>> = {
  full: [(words) => words, inParts],
  cut: [cutTo(40), cutTo(20), cutTo(10)],
};

/** Finds a place for all labels of a side in the first wording that has one; undefined if there is none. */
export function placeLabels(
  room: Room,
  request: LabelRequest,
  wordings: readonly Wording[],
): PlacedLabels | undefined {
  const { words, measure, grid, drop } = request;
  const views = [
    viewOf(room, { count: grid.columns, gap: grid.gap }, drop),
    viewOf(lookFromLeft(room), { count: grid.rows, gap: grid.gap }, drop),
  ];
  for (const wording of wordings) {
    const widths = wording(words, measure).map((text) => measure.width(text, { size, weight }) + SLACK);
    const found = first(views, (view) => placeIn(view, widths));
    if (found) return draw(found, wording, measure);
  }
  return undefined;
}

/** A page as it is looked at, with the lines on which labels can stand. */
interface View {
  readonly room: Room;
  /** The best line first; each is looked at when it is needed. */
  readonly lines: readonly (() => OpenLine)[];
  readonly columns: Columns;
}

function viewOf(room: Room, columns: Columns, drop: Mm): View {
  const best = room.cards.y + room.cards.height + drop;
  return { room, lines: [best, ...baselines(room)].map((y) => once(() => openLine(room, y))), columns };
}

function once<T>(find: () => T): () => T {
  let found: T | undefined;
  return () => {
    found ??= find();
    return found;
  };
}

interface Found {
  readonly room: Room;
  readonly places: readonly LabelPlace[];
}

function placeIn({ room, lines, columns }: View, widths: readonly Mm[]): Found | undefined {
  const few = lines.filter((_, index) => index % SEVERAL === 0);
  const places =
    first(
      lines,
      (line) => placeByColumns(room, line(), widths, columns) ?? placeEvenly(room, line(), widths),
    ) ??
    first(lines, (line) => placeClosely(room, line(), widths, 1)) ??
    first(few, (line) => (isWhole(line()) ? placeClosely(room, line(), widths, MOST_LINES) : undefined)) ??
    first(few, (line) => placeClosely(room, line(), widths, MOST_LINES));
  return places && { room, places };
}

function isWhole({ stretches }: OpenLine): boolean {
  return stretches.length === 1;
}

function draw({ room, places }: Found, wording: Wording, measure: TextMeasure): PlacedLabels {
  const boxes = places.map(labelBox);
  return {
    draw: (words) => {
      const texts = wording(words, measure).map((text, index): TextPrimitive => {
        const { x, y } = places[index]!;
        return { kind: 'text', x, y, text, size, weight, color };
      });
      return transformPrimitives(texts, room.toPage);
    },
    boxes: boxes.map((box) => transformRect(box, room.toPage)),
    distance: Math.min(...boxes.map((box) => distanceToEdge(room, box))),
  };
}
