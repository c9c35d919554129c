import type { Matrix, Mm, Size } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { Item } from '../../page/page.ts';
import type { Primitive } from '../../page/primitive.ts';
import { transformPoint } from '../../page/transform.ts';
import type { Point } from './marks.ts';

/** How near lines and words of a page come to the edge of the paper when all is moved; negative beyond it. */
export function nearestEdge(items: readonly Item[], matrix: Matrix, paper: Size, measure: TextMeasure): Mm {
  const distances = items
    .flatMap(({ content }) => content.flatMap((primitive) => pointsOf(primitive, measure)))
    .map((point) => transformPoint(matrix, point.x, point.y))
    .flatMap(([x, y]) => [x, y, paper.width - x, paper.height - y]);
  return Math.min(...distances);
}

function pointsOf(primitive: Primitive, measure: TextMeasure): readonly Point[] {
  switch (primitive.kind) {
    case 'path':
      return primitive.segments.flatMap((segment): readonly Point[] => {
        const [x, y] = segment.slice(-2);
        return typeof x === 'number' && typeof y === 'number' ? [{ x, y }] : [];
      });
    case 'text': {
      const { x, y, text, rotate = 0 } = primitive;
      const width = measure.width(text, primitive);
      const turn = (rotate * Math.PI) / 180;
      return [
        { x, y },
        { x: x + width * Math.cos(turn), y: y + width * Math.sin(turn) },
      ];
    }
    case 'use':
      return [{ x: primitive.matrix[4], y: primitive.matrix[5] }];
  }
}
