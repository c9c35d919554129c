import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Item } from '../page/page.ts';

const PALE = '#E4E4E4';
const LARGEST_PT = 140;

/** Large pale words along the rising diagonal of a page. */
export function watermark(text: string, paper: Size, measure: TextMeasure): Item {
  const diagonal = Math.hypot(paper.width, paper.height);
  const widthAt100 = measure.width(text, { size: 100, weight: 'semibold' });
  const size = widthAt100 > 0 ? Math.min(LARGEST_PT, (60 * diagonal) / widthAt100) : LARGEST_PT;
  const angle = -Math.atan2(paper.height, paper.width);
  const along = -(widthAt100 * size) / 200;
  const down = measure.capHeight({ size, weight: 'semibold' }) / 2;
  return {
    mark: 'artifact',
    from: ['paper'],
    content: [
      {
        kind: 'text',
        x: paper.width / 2 + along * Math.cos(angle) - down * Math.sin(angle),
        y: paper.height / 2 + along * Math.sin(angle) + down * Math.cos(angle),
        text,
        size,
        weight: 'semibold',
        color: PALE,
        rotate: (angle * 180) / Math.PI,
      },
    ],
  };
}
