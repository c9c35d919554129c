import type { Rect } from '../../page/geometry.ts';
import { grow } from '../../page/rect.ts';
import { boundsOfLine, type Line } from '../../page/shapes.ts';
import { cutsOf } from './cuts.ts';
import type { Grid } from './grid.ts';
import { AIR } from './margins.ts';

/** Lines over the whole page at every cut; over half of it if it is folded, for backs have no marks. */
export function cutLines(grid: Grid): readonly Line[] {
  const { width, height } = grid.home;
  const { upright, level } = cutsOf(grid);
  return [
    ...upright.map((at) => ({ x1: at, y1: 0, x2: at, y2: height })),
    ...level.map((at) => ({ x1: 0, y1: at, x2: width, y2: at })),
  ];
}

/** What lines cover, with white around them. */
export function lineBoxes(lines: readonly Line[]): readonly Rect[] {
  return lines.map((line) => grow(boundsOfLine(line), AIR));
}

/** What is left of upright or level lines outside of some rectangles. */
export function cutOut(lines: readonly Line[], holes: readonly Rect[]): readonly Line[] {
  return holes.reduce<readonly Line[]>((left, hole) => left.flatMap((line) => without(line, hole)), lines);
}

function without(line: Line, hole: Rect): readonly Line[] {
  const { x1, y1, x2, y2 } = line;
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  if (x2 <= hole.x || x1 >= right || y2 <= hole.y || y1 >= bottom) return [line];
  const parts: readonly Line[] =
    x1 === x2
      ? [
          { ...line, y2: hole.y },
          { ...line, y1: bottom },
        ]
      : [
          { ...line, x2: hole.x },
          { ...line, x1: right },
        ];
  return parts.filter((part) => part.x2 >= part.x1 && part.y2 >= part.y1);
}
