import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { box, space, stack, text } from './blocks.ts';
import { cardHeight } from './card-picture.ts';
import { boxHead, boxRoom } from './example-box.ts';
import { HEAD_ROW, handTable } from './hand-table.ts';
import { handsHeight, handsRow, layHands } from './hands-row.ts';
import type { HandInput } from './input.ts';
import { resultBlocks } from './result-table.ts';
import { scoresTricks } from './trick-scoring.ts';

/** Width of a card above the table at best. */
const WIDEST: Mm = 10.1;

/** What the box needs besides the hands and the table: head, spaces, totals, padding, and the line below it. */
const REST: Mm = 34;

/** About what a line above the hands takes, and a line of the result. */
const ABOUT: Mm = 4;
const RESULT_ROW: Mm = 9;

/** What the line of units below the result takes. */
const UNITS: Mm = 8;

/** A whole hand: what everyone holds, trick by trick, and the totals, in a box; across pages without it if it is too tall. */
export function wholeHand(
  input: HandInput,
  hand: HandTrace,
  head: { readonly title: string; readonly topic: string; readonly about: readonly Block[] },
): readonly Block[] {
  const room = boxRoom(input, true);
  const held = hand.hands.filter((cards) => cards !== undefined);
  const layout = layHands(held, room, WIDEST);
  const result = scoresTricks(hand.rules) || !hand.sides ? [] : [space(2.6), ...resultBlocks(input, hand)];
  const resultHeight =
    result.length === 0
      ? 0
      : HEAD_ROW + hand.rules.sides.length * RESULT_ROW + (result.length > 2 ? UNITS : 0);
  const above = handsHeight(layout, cardHeight(input, layout.card)) + head.about.length * ABOUT;
  const height = input.height - REST - above - resultHeight;
  const table = handTable(input, hand, height, result.length === 0);
  const about = head.about.length > 0 ? [space(2.4), ...head.about] : [];
  const top = stack([boxHead(input, head.title, head.topic), ...about]);
  const hands = handsRow(input, hand.hands, room, WIDEST);
  const note = text('label', input.words.text('frame-caption'));
  const needed = table.rows.reduce((sum, row) => sum + (row.height ?? 0), 0);
  // Rows that were made to fit their room come out of sums as a hair more.
  if (needed > height + 0.01)
    return [stack([top, space(4.6), hands, space(3.6), note]), space(1), table, ...result];
  return [stack([box(stack([top, space(4.6), hands, space(3.6), table, ...result])), space(2), note])];
}
