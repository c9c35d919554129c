import type { Rect } from '../../page/geometry.ts';
import type { Line } from '../../page/shapes.ts';
import { cutsOf } from './cuts.ts';
import type { Grid } from './grid.ts';
import { AIR } from './margins.ts';
import { grow } from './room.ts';

/** Lines over the whole page at every cut; over half of it if it is folded, for backs have no marks. */
export function cutLines(grid: Grid): readonly Line[] {
  const { paper, fold } = grid;
  const { upright, level } = cutsOf(grid);
  const right = fold === 'upright' ? paper.width / 2 : paper.width;
  const bottom = fold === 'level' ? paper.height / 2 : paper.height;
  return [
    ...upright.map((at) => ({ x1: at, y1: 0, x2: at, y2: bottom })),
    ...level.map((at) => ({ x1: 0, y1: at, x2: right, y2: at })),
  ];
}

/** What lines cover, with white around them. */
export function lineBoxes(lines: readonly Line[]): readonly Rect[] {
  return lines.map(({ x1, y1, x2, y2 }) => grow({ x: x1, y: y1, width: x2 - x1, height: y2 - y1 }, AIR));
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
