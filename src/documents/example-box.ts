import type { Block, RowBlock, Run } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY, INK } from '../page/theme.ts';
import { box, from, heading, row, space, stack, text, unstacked } from './blocks.ts';
import { CHECKED } from './frame.ts';
import { type DocumentInput, isNarrow } from './input.ts';

/** The gap between boxes side by side or one below the other, and what a box keeps of its width. */
export const BOX_GAP: Mm = 6;
const BOX_PADDING: Mm = 9;

/** Room inside a box across the page, or inside one of two side by side. */
export function boxRoom(input: DocumentInput, wide: boolean): Mm {
  return (wide ? input.width : halfOf(input)) - BOX_PADDING;
}

/** The width of one of two boxes side by side; of a narrow page all boxes take the whole. */
function halfOf(input: DocumentInput): Mm {
  return isNarrow(input) ? input.width : (input.width - BOX_GAP) / 2;
}

/** A box that needs at most half the width, or one that takes the whole. */
export interface BoxPart {
  readonly wide: boolean;
  readonly block: Block;
  /** What stands there without a box where it is taller than a page. */
  readonly otherwise?: readonly Block[];
}

/** The head of a box: `Beispiel n · topic`, and whether something is claimed of it and was checked. */
export interface BoxHead {
  readonly title: string;
  readonly topic: string;
  readonly checked: boolean;
  /** Where its words come from: the example, or the paper. */
  readonly from: string;
}

/** A box with its head and its content. */
export function exampleBox(input: DocumentInput, head: BoxHead, { wide, block }: BoxPart): BoxPart {
  const above = boxHead(input, head);
  return {
    wide,
    block: from(head.from, box(stack([above, space(HEAD_GAP), block]))),
    otherwise: [{ ...above, keep: true }, space(HEAD_GAP), ...keepFirst(unstacked(from(head.from, block)))],
  };
}

/** The words above a figure stay with it. */
function keepFirst(parts: readonly Block[]): readonly Block[] {
  const figure = parts.findIndex(({ kind }) => kind !== 'text' && kind !== 'space');
  return parts.map((part, at) => (part.kind === 'text' && at < figure ? { ...part, keep: true } : part));
}

/** Room below the head of a box. */
const HEAD_GAP: Mm = 3.4;

/** The head of a box by itself: `Beispiel n · topic`, and the mark if it was checked. */
export function boxHead(input: DocumentInput, { title, topic, checked, from: origin }: BoxHead): RowBlock {
  const runs: Run[] = [
    { text: title, weight: 'semibold' },
    { text: ` · ${topic}`, color: GREY },
  ];
  const parts = [
    ['rest', heading(3, 'box-head', runs)] as const,
    ...(checked ? [['fit', checkMark(input)] as const] : []),
  ];
  return from(origin, row(parts, { gap: 3, align: 'baseline' }));
}

function checkMark(input: DocumentInput): Block {
  if (input.draft) return text('label', input.words.text('draft'));
  return text('label', [CHECKED, { text: input.words.text('checked'), color: INK }]);
}

/** Boxes set in order: two halves side by side where they meet, each row kept whole. */
export function arrangeBoxes(input: DocumentInput, parts: readonly BoxPart[]): readonly FlowBlock[] {
  const rows: FlowBlock[] = [];
  const half = halfOf(input);
  const pairs = !isNarrow(input);
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const next = parts[at + 1];
    if (!part) continue;
    if (pairs && !part.wide && next && !next.wide) {
      rows.push(row([[half, part.block], [half, next.block]], { gap: BOX_GAP, stretch: true })); // biome-ignore format: a pair
      at += 1;
    } else {
      const block = part.wide ? part.block : row([[half, part.block]]);
      rows.push(part.otherwise ? { kind: 'fitting', blocks: [block], otherwise: part.otherwise } : block);
    }
  }
  return rows.flatMap((block, index) => (index === 0 ? [block] : [space(BOX_GAP), block]));
}
