import type { GroupRole, StackBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { type Box, moved, type Part } from '../box.ts';
import type { Context, Given } from './context.ts';
import { naturalWidth, place } from './place.ts';
import { startOf } from './text.ts';

/** The width of the widest child. */
export function naturalStackWidth(block: StackBlock, context: Context): Mm {
  return Math.max(0, ...block.children.map((child) => naturalWidth(child, context)));
}

/** Places children one below the other. */
export function placeStack(block: StackBlock, given: Given, context: Context): Box {
  const align = block.align ?? given.align;
  const boxes = block.children.map((child) => place(child, { width: given.width, align }, context));
  const widest = Math.max(0, ...boxes.map((box) => box.width));
  const width = align === undefined || align === 'left' ? widest : Math.max(widest, given.width);
  const parts: Part[] = [];
  let y = 0;
  let baseline: Mm | undefined;
  for (const [index, box] of boxes.entries()) {
    if (index > 0) y += block.gap ?? 0;
    if (baseline === undefined && box.baseline !== undefined) baseline = y + box.baseline;
    parts.push(moved(startOf(align ?? 'left', width - box.width), y, box.parts));
    y += box.height;
  }
  return { width, height: y, ...(baseline !== undefined && { baseline }), parts: inRole(block.role, parts) };
}

/** Parts inside a structure node of a role, or as they are. */
export function inRole(role: GroupRole | undefined, parts: readonly Part[]): readonly Part[] {
  return role === undefined ? parts : [{ kind: 'node', node: { role }, parts }];
}
