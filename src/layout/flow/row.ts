import type { RowBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { type Box, moved } from '../box.ts';
import type { Context, Given } from './context.ts';
import { naturalWidth, place } from './place.ts';
import { inRole } from './stack.ts';
import { alignBoxes } from './vertical.ts';

/** Widths of the children and the gaps between, `rest` counted as wide as its content. */
export function naturalRowWidth(block: RowBlock, context: Context): Mm {
  const widths = block.children.map(({ width, block: child }) =>
    typeof width === 'number' ? width : naturalWidth(child, context),
  );
  return widths.reduce((sum, width) => sum + width, gapsOf(block));
}

/** Places children side by side. */
export function placeRow(block: RowBlock, given: Given, context: Context): Box {
  const widths = columnWidths(block, given.width, context);
  const boxes = stretch(block, widths, context);
  const { height, baseline, tops } = alignBoxes(boxes.map((box) => ({ box, align: block.align ?? 'top' })));
  const gap = block.gap ?? 0;
  let x = 0;
  const parts = boxes.map((box, index) => {
    const part = moved(x, tops[index]!, box.parts);
    x += widths[index]! + gap;
    return part;
  });
  const width = widths.reduce((sum, column) => sum + column, gapsOf(block));
  return { width, height, ...(baseline !== undefined && { baseline }), parts: inRole(block.role, parts) };
}

function gapsOf(block: RowBlock): Mm {
  return Math.max(0, block.children.length - 1) * (block.gap ?? 0);
}

function columnWidths(block: RowBlock, width: Mm, context: Context): readonly Mm[] {
  let left = width - gapsOf(block);
  const fixed = block.children.map((child) => {
    if (typeof child.width !== 'number') return undefined;
    left -= child.width;
    return child.width;
  });
  const fitted = block.children.map((child, index) => {
    if (child.width !== 'fit') return fixed[index];
    const column = Math.min(naturalWidth(child.block, context), Math.max(0, left));
    left -= column;
    return column;
  });
  const rest = Math.max(0, left) / block.children.filter((child) => child.width === 'rest').length;
  return fitted.map((column) => column ?? rest);
}

/** Lays children out, and once more the shorter ones if all shall be as tall as the tallest. */
function stretch(block: RowBlock, widths: readonly Mm[], context: Context): readonly Box[] {
  const lay = (index: number, minHeight: Mm): Box =>
    place(block.children[index]!.block, { width: widths[index]!, minHeight }, context);
  const boxes = widths.map((_, index) => lay(index, 0));
  if (!block.stretch) return boxes;
  const tallest = Math.max(0, ...boxes.map((box) => box.height));
  return boxes.map((box, index) => (box.height < tallest ? lay(index, tallest) : box));
}
