import type { Block, Run } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY, INK } from '../page/theme.ts';
import { box, heading, row, space, stack, text } from './blocks.ts';
import { CHECKED } from './frame.ts';
import type { DocumentInput } from './input.ts';

/** The gap between boxes side by side or one below the other, and what a box keeps of its width. */
export const BOX_GAP: Mm = 6;
const BOX_PADDING: Mm = 9;

/** Room inside a box across the page, or inside one of two side by side. */
export function boxRoom({ width }: DocumentInput, wide: boolean): Mm {
  return (wide ? width : halfOf(width)) - BOX_PADDING;
}

function halfOf(width: Mm): Mm {
  return (width - BOX_GAP) / 2;
}

/** A box that needs at most half the width, or one that takes the whole. */
export interface BoxPart {
  readonly wide: boolean;
  readonly block: Block;
}

/** A box with a head `Beispiel n · topic`, the mark that it was checked, and its content. */
export function exampleBox(input: DocumentInput, title: string, topic: string, content: Block): Block {
  return box(stack([boxHead(input, title, topic), space(HEAD_GAP), content]));
}

/** Room below the head of a box. */
const HEAD_GAP: Mm = 3.4;

/** The head of a box by itself: `Beispiel n · topic`, and the mark that it was checked. */
export function boxHead(input: DocumentInput, title: string, topic: string): Block {
  const runs: Run[] = [
    { text: title, weight: 'semibold' },
    { text: ` · ${topic}`, color: GREY },
  ];
  const parts = [
    ['rest', heading(3, 'box-head', runs)],
    ['fit', checkMark(input)],
  ] as const;
  return row(parts, { gap: 3, align: 'baseline' });
}

function checkMark(input: DocumentInput): Block {
  if (input.draft) return text('label', input.words.text('draft'));
  return text('label', [CHECKED, { text: input.words.text('checked'), color: INK }]);
}

/** Boxes set in order: two halves side by side where they meet, each row kept whole. */
export function arrangeBoxes({ width }: DocumentInput, parts: readonly BoxPart[]): readonly Block[] {
  const rows: Block[] = [];
  const half = halfOf(width);
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const next = parts[at + 1];
    if (!part) continue;
    if (!part.wide && next && !next.wide) {
      rows.push(row([[half, part.block], [half, next.block]], { gap: BOX_GAP, stretch: true })); // biome-ignore format: a pair
      at += 1;
    } else {
      rows.push(part.wide ? part.block : row([[half, part.block]]));
    }
  }
  return rows.flatMap((block, index) => (index === 0 ? [block] : [space(BOX_GAP), block]));
}
