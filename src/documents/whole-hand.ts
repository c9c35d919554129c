import type { Block } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { box, from, space, stack, text, unstacked } from './blocks.ts';
import { cardHeight } from './card-picture.ts';
import { type BoxHead, boxHead, boxRoom } from './example-box.ts';
import { handTable } from './hand-table.ts';
import { handsHeight, handsRow, layHands } from './hands-row.ts';
import { type HandInput, isNarrow } from './input.ts';
import { resultBlocks } from './result-table.ts';
import { scoresTricks } from './trick-scoring.ts';
import { HEAD_ROW } from './trick-table.ts';

/** Width of a card above the table at best. */
const WIDEST: Mm = 10.1;

/** What the box needs besides the hands and the table: head, spaces, totals, padding, and the line below it. */
const REST: Mm = 34;

/** About what a line above the hands takes, and a line of the result. */
const ABOUT: Mm = 4;
const RESULT_ROW: Mm = 9;

/** What the line of units below the result takes. */
const UNITS: Mm = 8;

/** How much of its room the table takes where the box would else be too tall for a page: reasons can be taller than cards. */
const TIGHTER = 0.85;

/** A whole hand: what everyone holds, trick by trick, and the totals, in a box; across pages without it if it is too tall. */
export function wholeHand(
  input: HandInput,
  hand: HandTrace,
  head: BoxHead & { readonly about: readonly Block[] },
): readonly FlowBlock[] {
  const room = boxRoom(input, true);
  const held = hand.hands.filter((cards) => cards !== undefined);
  const layout = layHands(input, held, room, WIDEST);
  const result = scoresTricks(hand.rules) || !hand.sides ? [] : [space(2.6), ...resultBlocks(input, hand)];
  const resultHeight =
    result.length === 0
      ? 0
      : HEAD_ROW + hand.rules.sides.length * RESULT_ROW + (result.length > 2 ? UNITS : 0);
  const above = handsHeight(layout, cardHeight(input, layout.card)) + head.about.length * ABOUT;
  const height = input.height - REST - above - resultHeight;
  const words = head.about.map((one) => (one.kind === 'text' ? { ...one, keep: true } : one));
  const about = words.length > 0 ? [space(2.4), ...words] : [];
  const top = stack([{ ...boxHead(input, head), keep: true }, ...about]);
  const hands = [top, space(4.6), handsRow(input, hand.hands, room, WIDEST), space(3.6)];
  const note = from('paper', text('label', input.words.text('frame-caption')));
  const table = (within: Mm) => handTable(input, hand, within, result.length === 0);
  const boxed = (share: number) =>
    stack([box(stack([...hands, table(height * share), ...result])), space(2), note]);
  const start = isNarrow(input)
    ? unstacked(stack([...hands, { ...note, keep: true }]))
    : [stack([...hands, note])];
  const end = isNarrow(input) && result.length > 0 ? [stack(result)] : result;
  const otherwise = [...start, space(1), table(Infinity), ...end];
  return [from(head.from, { kind: 'fitting', blocks: [boxed(1), boxed(TIGHTER)], otherwise })];
}
