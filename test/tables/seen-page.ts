import type { Rect, Size } from '../../src/page/geometry.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import type { Segment } from '../../src/page/primitive.ts';
import type { ReadPage, ReadPath } from '../support/read-pdf.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';

/** A straight line along one side of the paper: where it lies across, and from where to where. */
export interface SeenLine {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** A text, and the room it takes from a bit above its small letters to its baseline. */
export interface SeenText {
  readonly text: string;
  readonly size: number;
  readonly room: Rect;
}

/** A sign such as that of a suit. */
export interface SeenSign {
  readonly room: Rect;
  /** Its outline, whatever its size and place. */
  readonly shape: string;
  readonly filled: boolean;
  readonly color: string;
}

/** A page of a score table as somebody sees it who knows nothing of how it was made. */
export interface SeenPage {
  readonly size: Size;
  /** From left to right, and from top to bottom. */
  readonly across: readonly SeenLine[];
  readonly down: readonly SeenLine[];
  /** Boxes, circles and rings. */
  readonly boxes: readonly Rect[];
  /** Small filled discs. */
  readonly dots: readonly Rect[];
  readonly signs: readonly SeenSign[];
  readonly texts: readonly SeenText[];
}

/** What a page shows. */
export function seePage({ size, paths, texts }: ReadPage): SeenPage {
  // What stands on several pages is drawn through a form, as signs are.
  const own = paths.filter((path) => path.depth === 0 || isLines(path));
  const strokes = own.flatMap((path) => (path.stroke ? subpathsOf(path) : []));
  const lines = strokes.filter(({ segments }) => segments.length === 2);
  const across = lines.flatMap((line) => lineAlong(line, 0));
  return {
    size,
    across: joined(across),
    down: joined(lines.flatMap((line) => lineAlong(line, 1))),
    boxes: strokes.filter(({ segments }) => segments.length > 2).map(({ segments }) => boundsOfSegments(segments)),
    dots: own.filter(({ fill }) => fill !== undefined).map(({ segments }) => boundsOfSegments(segments)),
    signs: signsOf(paths.filter((path) => !own.includes(path))),
    texts: texts.filter(({ text }) => text.trim() !== '').map(seeText),
  }; // biome-ignore format: a table
}

function seeText({ text, x, y, width, size }: ReadPage['texts'][number]): SeenText {
  const height = size * MM_PER_PT * 0.5;
  return { text: text.trim(), size, room: { x, y: y - height, width, height } };
}

function isLines(path: ReadPath): boolean {
  return path.stroke !== undefined && subpathsOf(path).every(({ segments }) => segments.length === 2);
}

interface Stroked {
  readonly segments: readonly Segment[];
  readonly width: number;
}

function subpathsOf({ segments, stroke }: ReadPath): readonly Stroked[] {
  const found: Segment[][] = [];
  for (const segment of segments) {
    if (segment[0] === 'M') found.push([segment]);
    else found.at(-1)!.push(segment);
  }
  return found.map((own) => ({ segments: own, width: stroke!.width }));
}

/** The line if it lies along the width (0) or the height (1) of the paper. */
function lineAlong({ segments, width }: Stroked, axis: 0 | 1): readonly SeenLine[] {
  const [a, b] = segments.map((segment) => segment.slice(1) as readonly number[]);
  const other = 1 - axis;
  if (Math.abs(a![other]! - b![other]!) > 0.01) return [];
  const [from, to] = [a![axis]!, b![axis]!].sort((one, two) => one - two) as [number, number];
  return [{ at: a![other]!, from, to, width }];
}

/** Lines that go on from each other as one. */
function joined(lines: readonly SeenLine[]): readonly SeenLine[] {
  const sorted = [...lines].sort((one, two) => (Math.abs(one.at - two.at) > 0.02 ? one.at - two.at : one.from - two.from));
  const found: SeenLine[] = [];
  for (const line of sorted) {
    const last = found.at(-1);
    const goesOn = last && Math.abs(last.at - line.at) <= 0.02 && line.from <= last.to + 0.02;
    if (goesOn) found[found.length - 1] = { ...last, to: Math.max(last.to, line.to) };
    else found.push(line);
  }
  return found;
} // biome-ignore format: short

/** Paths that are drawn in the same box are one sign. */
function signsOf(paths: readonly ReadPath[]): readonly SeenSign[] {
  const groups = new Map<string, ReadPath[]>();
  for (const path of paths) {
    const { x, y } = path.box ?? boundsOfSegments(path.segments);
    const key = `${x.toFixed(2)} ${y.toFixed(2)}`;
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].map((group) => {
    const room = boundsOfSegments(group.flatMap(({ segments }) => segments));
    const [first] = group as [ReadPath];
    return {
      room,
      shape: shapeOf(first.segments, room),
      filled: first.fill !== undefined,
      color: first.fill ?? first.stroke?.color ?? '',
    };
  });
}

function shapeOf(segments: readonly Segment[], { x, y, width, height }: Rect): string {
  return segments
    .map(([letter, ...numbers]) => {
      const parts = (numbers as readonly number[]).map((value, at) =>
        (at % 2 === 0 ? (value - x) / width : (value - y) / height).toFixed(1),
      );
      return `${letter}${parts.join(' ')}`;
    })
    .join('');
}
