import type { Rect, Size } from '../../src/page/geometry.ts';
import type { Segment } from '../../src/page/primitive.ts';
import type { ReadPage, ReadPath, ReadText } from '../support/read-pdf.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { COLORS, NUMBER } from './marked-deck.ts';
import { around, type Line, type Point } from './plane.ts';

/** A side of a card where it lies on paper. */
export interface SeenCard {
  /** The number on its front; 0 for a back. */
  readonly number: number;
  /** Top left, top right, bottom right and bottom left corner as somebody sees them who holds the card. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** The three points of its mark. */
  readonly mark: readonly Point[];
  readonly trim: Rect;
  /** What is inked of it, bleed and all. */
  readonly ink: Rect;
}

/** A stretch of text and the room it takes on paper. */
interface SeenText {
  readonly text: string;
  readonly ink: Rect;
}

/** A page as somebody sees it who knows the cards and nothing else. */
export interface SeenPage {
  readonly size: Size;
  readonly fronts: readonly SeenCard[];
  readonly backs: readonly SeenCard[];
  /** Straight lines besides the cards. */
  readonly lines: readonly Line[];
  /** Dashed lines. */
  readonly folds: readonly Line[];
  /** Ends of curved lines, and the room that each takes. */
  readonly curves: readonly { readonly from: Point; readonly to: Point; readonly room: Rect }[];
  /** Areas that are none of the cards'. */
  readonly areas: readonly Rect[];
  readonly texts: readonly SeenText[];
  /** The thinnest line, mm. */
  readonly thinnest: number;
}

const OWN_COLORS: ReadonlySet<string> = new Set(Object.values(COLORS).flatMap((side) => Object.values(side)));

/** What a page shows. */
export function seePage({ size, paths, texts }: ReadPage): SeenPage {
  const numbers = texts.filter(isNumber);
  const others = paths.filter(({ fill }) => fill === undefined || !OWN_COLORS.has(fill));
  const strokes = others.filter(({ stroke }) => stroke !== undefined);
  const parts = strokes.flatMap((path) => subpaths(path.segments).map((segments) => ({ ...path, segments })));
  const straight = parts.filter(({ segments }) => segments.every(([letter]) => letter !== 'C'));
  return {
    size,
    fronts: cardsOf(paths, 'front').map((card) => ({ ...card, number: numberOn(card, numbers) })),
    backs: cardsOf(paths, 'back'),
    lines: straight.filter(({ stroke }) => stroke!.dash.length === 0).flatMap(linesOf),
    folds: straight.filter(({ stroke }) => stroke!.dash.length > 0).flatMap(linesOf),
    curves: parts
      .filter((part) => !straight.includes(part))
      .map(({ segments }) => ({ from: pointOf(segments[0]!), to: pointOf(segments.at(-1)!), room: boundsOfSegments(segments) })), // biome-ignore format: one record
    areas: others.filter(({ fill }) => fill !== undefined).map(visible),
    texts: texts.filter((text) => !isNumber(text) && text.text.trim() !== '').map(roomOf),
    thinnest: Math.min(Number.POSITIVE_INFINITY, ...strokes.map(({ stroke }) => stroke!.width)),
  };
}

/** Where the paper is folded: at some x if the fold is upright, at some y if it is not. */
export interface Fold {
  readonly upright: boolean;
  readonly at: number;
}

/** The fold that dashes show; undefined without dashes, or if they are not in one line. */
export function foldOf({ folds }: SeenPage): Fold | undefined {
  const [first] = folds;
  if (!first) return undefined;
  const axis = Math.abs(first.from[0] - first.to[0]) < 0.001 ? 0 : 1;
  const at = first.from[axis];
  const ends = folds.flatMap(({ from, to }) => [from[axis], to[axis]]);
  return ends.every((end) => Math.abs(end - at) < 0.001) ? { upright: axis === 0, at } : undefined;
}

function cardsOf(paths: readonly ReadPath[], side: keyof typeof COLORS): readonly SeenCard[] {
  const colors = COLORS[side];
  const grounds = paths.filter(({ fill }) => fill === colors.ground);
  const trims = paths.filter(({ fill }) => fill === colors.trim);
  const marks = paths.filter(({ fill }) => fill === colors.mark);
  return trims.map(({ segments }, at) => {
    const corners = pointsOf(segments).slice(0, 4) as unknown as SeenCard['corners'];
    const mark = pointsOf(marks[at]?.segments ?? []);
    const ground = grounds[at];
    const trim = around(corners);
    return { number: 0, corners, mark, trim, ink: ground ? visible(ground) : trim };
  });
}

/** Whether a text is the number of a card: of that size, which no other text has. */
function isNumber({ size, text }: ReadText): boolean {
  return Math.abs(size * (25.4 / 72) - NUMBER.size) < 0.01 && /^\d+$/.test(text);
}

/** The number whose baseline begins where it does on the card; NaN if there is none or more than one. */
function numberOn({ corners, trim }: SeenCard, numbers: readonly ReadText[]): number {
  const [[left, top], right, , below] = corners;
  const wide = Math.max(trim.width, trim.height);
  const unit = ([x, y]: Point): Point => {
    const length = Math.hypot(x - left, y - top) || wide;
    return [(x - left) / length, (y - top) / length];
  };
  const [across, down] = [unit(right), unit(below)];
  const x = left + NUMBER.x * across[0] + NUMBER.y * down[0];
  const y = top + NUMBER.x * across[1] + NUMBER.y * down[1];
  const turned = (Math.atan2(across[1], across[0]) * 180) / Math.PI;
  const found = numbers.filter((one) => {
    const off = Math.abs(((one.angle - turned + 540) % 360) - 180);
    return Math.hypot(one.x - x, one.y - y) < 0.05 && off < 0.01;
  });
  return found.length === 1 ? Number(found[0]!.text) : Number.NaN;
}

/** What of an area is printed: what clips and boxes of form objects leave. */
export function visible({ segments, clip, box }: Pick<ReadPath, 'segments' | 'clip' | 'box'>): Rect {
  return [clip, box].reduce<Rect>(
    (rect, within) => (within ? common(rect, within) : rect),
    boundsOfSegments(segments),
  );
}

function common(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

function subpaths(segments: readonly Segment[]): readonly (readonly Segment[])[] {
  const parts: Segment[][] = [];
  for (const segment of segments) {
    if (segment[0] === 'M') parts.push([segment]);
    else if (segment[0] !== 'Z') parts.at(-1)!.push(segment);
    else parts.at(-1)!.push(['L', ...pointOf(parts.at(-1)![0]!)]);
  }
  return parts.filter(({ length }) => length > 1);
}

function pointOf(segment: Segment): Point {
  const [x = 0, y = 0] = (segment.slice(1) as readonly number[]).slice(-2);
  return [x, y];
}

function pointsOf(segments: readonly Segment[]): readonly Point[] {
  return segments.filter(([letter]) => letter !== 'Z').map(pointOf);
}

function linesOf({ segments, stroke }: ReadPath): readonly Line[] {
  const points = segments.map(pointOf);
  return points.slice(1).map((to, at) => ({ from: points[at]!, to, width: stroke!.width }));
}

/** From below the baseline, where the tails of letters hang, to the height of capitals. */
function roomOf({ text, x, y, width, size, angle }: ReadText): SeenText {
  const em = size * (25.4 / 72);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const ends = [[0, 0.2 * em], [width, 0.2 * em], [0, -0.66 * em], [width, -0.66 * em]] as const; // biome-ignore format: corners
  return { text, ink: around(ends.map(([a, b]): Point => [x + a * cos - b * sin, y + a * sin + b * cos])) };
}
