import type { Block } from '../../page/block.ts';
import type { PanelText, WrittenFace } from '../../page/content.ts';
import type { Matrix, Mm, Size } from '../../page/geometry.ts';
import { transformPrimitives } from '../../page/transform.ts';
import { moved, type Part } from '../box.ts';
import type { Context } from '../flow/context.ts';
import { EPSILON } from '../flow/context.ts';
import { place } from '../flow/place.ts';

/**
 * Fills panels of a size with sections in their order: those that begin a panel do so unless that takes one more. Undefined if
 * a section needs more room than a panel has.
 */
export function fillPanels(
  { sections, between, padding }: PanelText,
  { width, height }: Size,
  context: Context,
): readonly Block[] | undefined {
  const room = { width: width - 2 * padding, height: height - 2 * padding };
  let isSound = true;
  const report = (): void => {
    isSound = false;
  };
  const heightOf = (block: Block) => place(block, { width: room.width }, { ...context, report }).height;
  const gap = heightOf(between);
  const measured = sections.map((section) => ({ ...section, height: heightOf(section.block) }));
  if (!isSound || measured.some((one) => one.height > room.height + EPSILON)) return undefined;
  const apart = distribute(measured, gap, room.height);
  const together = distribute(measured.map(({ begins: _, ...one }) => one), gap, room.height); // biome-ignore format: short
  const best = together.length < apart.length ? together : apart;
  return best.map((blocks): Block => {
    const children = blocks.flatMap((block, at) => (at === 0 ? [block] : [between, block]));
    return { kind: 'stack', children };
  });
}

interface Measured {
  readonly block: Block;
  readonly begins?: boolean;
  readonly height: Mm;
}

/** Puts each section below the one before, as long as there is room. */
function distribute(sections: readonly Measured[], gap: Mm, room: Mm): readonly (readonly Block[])[] {
  const panels: { blocks: Block[]; used: Mm }[] = [];
  for (const { block, begins, height } of sections) {
    const last = panels.at(-1);
    if (last && !begins && last.used + gap + height <= room + EPSILON) {
      last.blocks.push(block);
      last.used += gap + height;
    } else panels.push({ blocks: [block], used: height });
  }
  return panels.map(({ blocks }) => blocks);
}

/** What a face of words draws, from the top left corner of its card. */
export function writtenParts(
  { panels, padding }: WrittenFace,
  { width }: Size,
  context: Context,
): readonly Part[] {
  const each = width / panels.length;
  return panels.map((block, at) => {
    const { parts } = place(block, { width: each - 2 * padding }, context);
    return moved(at * each + padding, padding, parts);
  });
}

/** Parts as they lie on a card that is turned. */
export function transformParts(parts: readonly Part[], matrix: Matrix): readonly Part[] {
  return parts.map((part) => transformPart(part, matrix));
}

function transformPart(part: Part, matrix: Matrix): Part {
  switch (part.kind) {
    case 'artifact':
    case 'content':
      return { kind: part.kind, content: transformPrimitives(part.content, matrix) };
    case 'node':
    case 'sourced':
      return { ...part, parts: transformParts(part.parts, matrix) };
    case 'moved': {
      const [a, b, c, d, e, f] = matrix;
      const { x, y } = part;
      return { kind: 'moved', x: 0, y: 0, parts: transformParts(part.parts, [a, b, c, d, a * x + c * y + e, b * x + d * y + f]) }; // biome-ignore format: short
    }
  }
}
