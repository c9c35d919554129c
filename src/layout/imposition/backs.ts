import type { Mm } from '../../page/geometry.ts';
import type { PageSymbol, UsePrimitive } from '../../page/primitive.ts';
import { multiply, quarterTurn, transformRect, translation } from '../../page/transform.ts';
import { clipsOf } from './bleed.ts';
import { type Grid, slotRect } from './grid.ts';
import { type Axis, behind, turnsBehind } from './turn.ts';

/** What a back is drawn with. */
interface BackDrawing {
  readonly symbol: PageSymbol;
  readonly bleed: Mm;
}

/** The backs behind the first `count` places once the paper is turned over or folded about its middle line. */
export function placeBacks(
  grid: Grid,
  count: number,
  axis: Axis,
  { symbol, bleed }: BackDrawing,
): readonly UsePrimitive[] {
  const turn = quarterTurn(turnsBehind(grid.turned, axis), { width: 0, height: 0 });
  const box = transformRect(symbol.box, turn);
  return clipsOf(grid, count, bleed).map((clip, slot) => {
    const trim = behind(slotRect(grid, slot), grid.paper, axis);
    const x = trim.x + trim.width / 2 - (box.x + box.width / 2);
    const y = trim.y + trim.height / 2 - (box.y + box.height / 2);
    const matrix = multiply(translation(x, y), turn);
    return { kind: 'use', symbol: symbol.id, matrix, clip: behind(clip, grid.paper, axis) };
  });
}
