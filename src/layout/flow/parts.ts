import type { Mm, Size } from '../../page/geometry.ts';
import { partOf, type SheetFrame, turnedPaper } from '../../page/paper.ts';
import type { Stroke } from '../../page/primitive.ts';
import { type Line, linesPath } from '../../page/shapes.ts';
import type { Part } from '../box.ts';

/** Length of a cutting tick at the edge of the paper, its distance from it, and the arms of the crosses between parts. */
const TICK: Mm = 3.5;
const FROM_EDGE: Mm = 4;
const ARM: Mm = 3.5;

/** Upper left corners of the parts that a page is cut into, row by row; its own where it is not cut. */
export function partCorners(
  paper: Size,
  frame: SheetFrame | undefined,
): readonly { readonly x: Mm; readonly y: Mm }[] {
  const { width, height } = partOf(paper, frame);
  const { across, down } = frame?.parts ?? { across: 1, down: 1 };
  return Array.from({ length: across * down }, (_, at) => ({
    x: (at % across) * width,
    y: Math.floor(at / across) * height,
  }));
}

/** Where to cut: ticks at the edges of the paper and crosses where two cuts meet; nothing on a page that is not cut. */
export function cutTicks(paper: Size, frame: SheetFrame | undefined, stroke: Stroke): readonly Part[] {
  if (!frame?.parts) return [];
  const page = turnedPaper(paper, frame);
  const { across, down } = frame.parts;
  const xs = cutsAt(page.width, across);
  const ys = cutsAt(page.height, down);
  const ends = (length: Mm): readonly (readonly [Mm, Mm])[] => [
    [FROM_EDGE, FROM_EDGE + TICK],
    [length - FROM_EDGE - TICK, length - FROM_EDGE],
  ];
  const lines: readonly Line[] = [
    ...xs.flatMap((x) => ends(page.height).map(([y1, y2]) => ({ x1: x, y1, x2: x, y2 }))),
    ...ys.flatMap((y) => ends(page.width).map(([x1, x2]) => ({ x1, y1: y, x2, y2: y }))),
    ...xs.flatMap((x) => ys.flatMap((y) => [{ x1: x - ARM, y1: y, x2: x + ARM, y2: y }, { x1: x, y1: y - ARM, x2: x, y2: y + ARM }])), // biome-ignore format: a cross
  ];
  return lines.length === 0 ? [] : [{ kind: 'artifact', content: [linesPath(lines, stroke)] }];
}

function cutsAt(length: Mm, parts: number): readonly Mm[] {
  return Array.from({ length: parts - 1 }, (_, at) => (length * (at + 1)) / parts);
}
