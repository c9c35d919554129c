import type { FrameBlock } from '../../page/block.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { PathPrimitive, Stroke } from '../../page/primitive.ts';
import { rectSegments } from '../../page/shapes.ts';
import { type Box, moved, type Part } from '../box.ts';
import type { Context, Given } from './context.ts';
import { naturalWidth, place } from './place.ts';

/** The fixed width of a frame, or that of its child and padding. */
export function naturalFrameWidth(block: FrameBlock, context: Context): Mm {
  return block.width ?? (block.child ? naturalWidth(block.child, context) : 0) + 2 * block.padding.x;
}

/** Draws the frame and places its child; a frame of fixed height grows only if the child needs it. */
export function placeFrame(block: FrameBlock, given: Given, context: Context): Box {
  const { x, y } = block.padding;
  const width = block.width ?? given.width;
  const child = block.child && place(block.child, { width: width - 2 * x, align: given.align }, context);
  const needed = (child?.height ?? 0) + (block.height === undefined ? 2 * y : 0);
  const height = Math.max(needed, block.height ?? given.minHeight ?? 0);
  const top = block.height === undefined ? y : (height - (child?.height ?? 0)) / 2;
  const outline: Part = { kind: 'artifact', content: [framePath(block, { width, height }, context)] };
  return {
    width,
    height,
    ...(child?.baseline !== undefined && { baseline: top + child.baseline }),
    parts: child ? [outline, moved(x, top, child.parts)] : [outline],
  };
}

function framePath(block: FrameBlock, size: Size, { theme }: Context): PathPrimitive {
  const line: Stroke = theme.lines[block.line];
  const stroke = block.color === undefined ? line : { ...line, color: block.color };
  return { kind: 'path', segments: rectSegments({ x: 0, y: 0, ...size }, block.radius), stroke };
}
