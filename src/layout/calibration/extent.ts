import { boundsWith, USUAL } from '../../page/bounds.ts';
import type { Matrix, Mm, Size } from '../../page/geometry.ts';
import type { Item } from '../../page/page.ts';
import { transformRect } from '../../page/transform.ts';
import type { Context } from '../flow/context.ts';

/** How near lines and words of a page come to the edge of the paper when all is moved; negative beyond it. */
export function nearestEdge(items: readonly Item[], matrix: Matrix, paper: Size, context: Context): Mm {
  const boundsOf = boundsWith((id) => context.symbols[id], context.measure, USUAL);
  const distances = items
    .flatMap(({ content }) => content.map((primitive) => boundsOf([primitive])))
    .filter((bounds) => bounds !== undefined)
    .map((bounds) => transformRect(bounds, matrix))
    .flatMap(({ x, y, width, height }) => [x, y, paper.width - x - width, paper.height - y - height]);
  return Math.min(...distances);
}
