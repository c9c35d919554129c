import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY, INK } from '../page/theme.ts';
import { box, heading, row, space, stack, text } from './blocks.ts';
import type { DocumentInput } from './input.ts';

/** Width inside a handout's margins, of a half box and of a whole one, and the gap between halves. */
export const TEXT_WIDTH: Mm = 174;
export const HALF_BOX: Mm = 84;
export const BOX_GAP: Mm = 6;

/** What a box leaves of its width to its content. */
export const BOX_PADDING: Mm = 9;

/** A box that needs at most half the width, or one that takes the whole. */
export interface BoxPart {
  readonly wide: boolean;
  readonly block: Block;
}

/** A box with a head `Beispiel n · topic`, the mark that it was checked, and its content. */
export function exampleBox(input: DocumentInput, title: string, topic: string, content: Block): Block {
  const head = row([
    [
      'rest',
      heading(3, 'box-head', [
        { text: title, weight: 'semibold' },
        { text: ` · ${topic}`, color: GREY },
      ]),
    ],
    ['fit', checkMark(input)],
  ]);
  return box(stack([head, space(2.2), content]));
}

function checkMark(input: DocumentInput): Block {
  if (input.draft) return text('label', input.words.text('draft'));
  return text('label', [
    { symbol: 'mark-checked', height: 3.1, alt: '' },
    { text: `\u00a0${input.words.text('checked')}`, color: INK },
  ]);
}

/** Boxes set in order: two halves side by side where they meet, each row kept whole. */
export function arrangeBoxes(parts: readonly BoxPart[]): readonly Block[] {
  const rows: Block[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    const next = parts[at + 1];
    if (!part) continue;
    if (!part.wide && next && !next.wide) {
      rows.push(row([[HALF_BOX, part.block], [HALF_BOX, next.block]], { gap: BOX_GAP, stretch: true })); // biome-ignore format: a pair
      at += 1;
    } else {
      rows.push(part.wide ? part.block : row([[HALF_BOX, part.block]]));
    }
  }
  return rows.flatMap((block, index) => (index === 0 ? [block] : [space(BOX_GAP), block]));
}
