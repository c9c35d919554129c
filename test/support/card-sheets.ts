import type { Source } from '../../src/definition/game.ts';
import type { Rect, Size } from '../../src/page/geometry.ts';
import { PAPERS, type PaperName } from '../../src/page/paper.ts';
import type { Segment } from '../../src/page/primitive.ts';
import { type ReadPage, type ReadPath, type ReadPdf, type ReadText, readPdf } from './read-pdf.ts';
import { boundsOfSegments } from './read-pdf-paths.ts';
import { followSuitSource, PLAIN, stichwerk } from './shipped.ts';

/** A card size with the grid that a paper has for it. */
export interface SheetCase {
  readonly paper: PaperName;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  /** Cards lie on their side. */
  readonly turned?: boolean;
}

/** A game whose deck is one suit with so many ranks, on cards of a size. */
export function gameOfCards(count: number, { width, height }: Size): Source {
  const ranks = Array.from({ length: count }, (_, index) => index + 1);
  const text = `game: cards
title: {de: Karten, en: Cards}
players: 2
deck:
  style: shapes
  size: [${width}, ${height}]
  suits: [{id: C, name: {de: Kreis, en: circle}, symbol: shape-circle, color: "#0072B2"}]
  ranks: [${ranks.join(', ')}]
deal: {cards: 1${count > 2 ? `, undealt: ${count - 2}` : ''}}
trump: none
play: {lead: rotates, next-lead: winner, obligations: []}
order: ${[...ranks].reverse().join(' ')}
scoring: [{line: tricks, score: tricks}]
match: {hands: 1, winner: highest-total, ties: shared}
`;
  return { file: 'cards.yaml', text };
}

/** The finished card sheets of a game, read back as a viewer would. */
export async function readCards(source: Source, paper: PaperName): Promise<ReadPdf> {
  const { files, diagnostics } = await stichwerk.build(source, {
    ...PLAIN,
    print: { paper: PAPERS[paper] },
    only: ['cards'],
  });
  const [file] = files;
  if (!file) throw new Error(JSON.stringify(diagnostics));
  return readPdf(file.bytes);
}

/** The shipped game. */
export const shippedCards = (paper: PaperName): Promise<ReadPdf> => readCards(followSuitSource(), paper);

/** Where the trims lie that a grid in the middle of its paper has, row by row. */
export function trimsOf(sheet: SheetCase): readonly Rect[] {
  const { card, columns, rows, turned } = sheet;
  const { width, height } = PAPERS[sheet.paper];
  const cell = turned ? { width: card.height, height: card.width } : card;
  const left = (width - columns * cell.width) / 2;
  const top = (height - rows * cell.height) / 2;
  return Array.from({ length: columns * rows }, (_, slot) => ({
    x: left + (slot % columns) * cell.width,
    y: top + Math.floor(slot / columns) * cell.height,
    ...cell,
  }));
}

/** A line from (x1, y1) to (x2, y2). */
export type Stretch = readonly [x1: number, y1: number, x2: number, y2: number];

/** The straight lines that are stroked in the margins of a page, those of ticks and rulers. */
export function marginLines({ paths }: ReadPage): readonly Stretch[] {
  const marks = paths.filter(isMark);
  return marks.flatMap(({ segments }) =>
    segments.flatMap((segment, index): Stretch[] => {
      const before = segments[index - 1];
      if (segment[0] !== 'L' || before?.[0] !== 'M') return [];
      return [[before[1], before[2], segment[1], segment[2]]];
    }),
  );
}

/** Whether a path is of the margins: only their lines are hairlines, whether a form object holds them or not. */
export function isMark({ stroke }: ReadPath): boolean {
  return stroke !== undefined && Math.abs(stroke.width - 0.12) < 0.001;
}

export function lengthOf([x1, y1, x2, y2]: Stretch): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** What is drawn outside of form objects: every line of a path by itself, for ticks share a path, and every text. */
export function looseInk(page: ReadPage): readonly Rect[] {
  const lines = marginLines(page).map(([x1, y1, x2, y2]) => {
    const [left, top] = [Math.min(x1, x2) - 0.06, Math.min(y1, y2) - 0.06];
    return { x: left, y: top, width: Math.abs(x2 - x1) + 0.12, height: Math.abs(y2 - y1) + 0.12 };
  });
  const fills = page.paths.filter(({ depth, stroke }) => depth === 0 && !stroke);
  return [...lines, ...fills.map(inkOf), ...page.texts.map(extentOf)];
}

/** What a path covers on paper: its points and half its line, within its clip. */
export function inkOf({ segments, stroke, clip }: ReadPath): Rect {
  const { x, y, width, height } = boundsOfSegments(segments);
  const half = (stroke?.width ?? 0) / 2;
  const own = { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half };
  return clip ? intersection(own, clip) : own;
}

/** What a stretch of text covers: from its baseline to the height of its capitals. */
export function extentOf({ x, y, width, size, angle }: ReadText): Rect {
  const height = size * 0.66 * (25.4 / 72);
  const turn = (angle * Math.PI) / 180;
  const ends = [[0, 0], [width, 0], [0, -height], [width, -height]].map(([a = 0, b = 0]) => [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)]); // biome-ignore format: corners
  const xs = ends.map(([at = 0]) => at);
  const ys = ends.map(([, at = 0]) => at);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function intersection(a: Rect, b: Rect): Rect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** Whether two rectangles share more than their edges. */
export function overlap(a: Rect, b: Rect, tolerance = 0.01): boolean {
  const { width, height } = intersection(a, b);
  return width > tolerance && height > tolerance;
}

/** Whether a rectangle lies within another. */
export function within(inner: Rect, outer: Rect, tolerance = 0.01): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  );
}

/** The points of a path as seen from a trim, half a turn about its middle if asked for; the same set for the same shape. */
export function shapeIn(trim: Rect, path: ReadPath, turned: boolean): string {
  const points = path.segments.flatMap((segment) => {
    const numbers = segment.slice(1) as readonly number[];
    return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x - trim.x, (numbers[at + 1] ?? 0) - trim.y]] : []));
  });
  const seen = points.map(([x = 0, y = 0]) => {
    const at = turned ? [trim.width - x, trim.height - y] : [x, y];
    // Steps of 0.05 mm, off any place where points lie.
    return at.map((value) => Math.round((value + 0.0123) * 20)).join(' ');
  });
  return `${path.fill} ${[...new Set(seen)].sort().join(', ')}`;
}

/** The area inside a closed outline, curves followed in short steps. */
export function areaOf(segments: readonly Segment[]): number {
  const points: (readonly [number, number])[] = [];
  for (const segment of segments) {
    if (segment[0] === 'M' || segment[0] === 'L') points.push([segment[1], segment[2]]);
    if (segment[0] === 'C') points.push(...curvePoints(points.at(-1)!, segment.slice(1) as number[]));
  }
  const doubled = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

function curvePoints([x0, y0]: readonly [number, number], c: readonly number[]) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = c;
  return Array.from({ length: 16 }, (_, step): readonly [number, number] => {
    const t = (step + 1) / 16;
    const s = 1 - t;
    const weights = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3] as const;
    const mix = (a: number, b: number, d: number, e: number) =>
      weights[0] * a + weights[1] * b + weights[2] * d + weights[3] * e;
    return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
  });
}
