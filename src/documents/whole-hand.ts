import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { box, space, stack, text } from './blocks.ts';
import { cardHeight } from './card-picture.ts';
import { boxHead, boxRoom } from './example-box.ts';
import { handTable } from './hand-table.ts';
import { handsHeight, handsRow, layHands } from './hands-row.ts';
import type { DocumentInput } from './input.ts';

/** Width of a card above the table at best. */
const WIDEST: Mm = 10.1;

/** What the box needs besides the hands and the table: head, spaces, totals, padding, and the line below it. */
const REST: Mm = 34;

/** A whole hand: what everyone holds, trick by trick, and the totals, in a box; across pages without it if it is too tall. */
export function wholeHand(
  input: DocumentInput,
  hand: HandTrace,
  head: { readonly title: string; readonly topic: string },
): readonly Block[] {
  const room = boxRoom(input, true);
  const layout = layHands(hand.hands, room, WIDEST);
  const height = input.height - REST - handsHeight(layout, cardHeight(input, layout.card));
  const table = handTable(input, hand, height);
  const top = boxHead(input, head.title, head.topic);
  const hands = handsRow(input, hand.hands, room, WIDEST);
  const note = text('label', input.words.text('frame-caption'));
  const needed = table.rows.reduce((sum, row) => sum + (row.height ?? 0), 0);
  if (needed > height) return [stack([top, space(4.6), hands, space(3.6), note]), space(1), table];
  return [stack([box(stack([top, space(4.6), hands, space(3.6), table])), space(2), note])];
}
