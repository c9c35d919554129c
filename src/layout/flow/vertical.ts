import type { VerticalAlign } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { Box } from '../box.ts';

/** Boxes side by side, each with its own alignment. */
interface Aligned {
  readonly box: Box;
  readonly align: VerticalAlign;
}

/** How tall boxes are side by side, where each of them begins, and where their common baseline is. */
interface Alignment {
  readonly height: Mm;
  readonly baseline?: Mm;
  readonly tops: readonly Mm[];
}

/** Aligns boxes in a height of at least `minHeight`. */
export function alignBoxes(items: readonly Aligned[], minHeight: Mm = 0): Alignment {
  const onLine = items.filter((item) => item.align === 'baseline').map((item) => item.box);
  const above = Math.max(0, ...onLine.map(ascent));
  const below = Math.max(0, ...onLine.map((box) => box.height - ascent(box)));
  const height = Math.max(minHeight, above + below, ...items.map((item) => item.box.height));
  const line = (height - above - below) / 2 + above;
  const tops = items.map((item) => topOf(item, height, line));
  const first = items.findIndex((item) => item.box.baseline !== undefined);
  const baseline = items[first] && tops[first]! + items[first].box.baseline!;
  return { height, tops, ...(baseline !== undefined && { baseline }) };
}

function topOf({ box, align }: Aligned, height: Mm, line: Mm): Mm {
  switch (align) {
    case 'top':
      return 0;
    case 'middle':
      return (height - box.height) / 2;
    case 'bottom':
      return height - box.height;
    case 'baseline':
      return line - ascent(box);
  }
}

/** What has no line of text stands on the baseline. */
function ascent(box: Box): Mm {
  return box.baseline ?? box.height;
}
