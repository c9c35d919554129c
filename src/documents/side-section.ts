import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { EMPTY, heading, row, space, stack, unstacked } from './blocks.ts';
import { type DocumentInput, isNarrow } from './input.ts';

/** Width of the side heads and the gap behind them. */
const SIDE_HEAD: Mm = 38;
const SIDE_GAP: Mm = 6;

/** Room between paragraphs, and below a head that stands above its text. */
const PARAGRAPH: Mm = 2.6;
const BELOW_HEAD: Mm = 1.4;

/** What the heads take of the width: nothing where they stand above their text. */
export function sideColumn(input: DocumentInput): Mm {
  return isNarrow(input) ? 0 : SIDE_HEAD + SIDE_GAP;
}

/** A head and its text, a block a paragraph, so that a page may end between them. */
export function sideSection(input: DocumentInput, title: string, body: readonly Block[]): readonly Block[] {
  const head = heading(2, 'head', title);
  if (isNarrow(input)) {
    const parts = keepCaptions(body).flatMap((one, at) => [...(at === 0 ? [] : [space(PARAGRAPH)]), ...partsOf(one)]); // biome-ignore format: short
    return [head, space(BELOW_HEAD), ...parts];
  }
  const [first = EMPTY, ...others] = joinCaptions(body);
  return [sideRow(head, first), ...others.flatMap((one) => [space(PARAGRAPH), sideRow(EMPTY, one)])];
}

/** Words and the figure or table that they lead to are one block. */
function joinCaptions(body: readonly Block[]): readonly Block[] {
  const joined: Block[] = [];
  for (const one of body) {
    const before = joined.at(-1);
    const isLed = one.kind !== 'text' && before?.kind === 'text';
    if (isLed) joined[joined.length - 1] = stack([before, one], { gap: PARAGRAPH });
    else joined.push(one);
  }
  return joined;
}

/** Words stay with the figure or table that they lead to. */
function keepCaptions(body: readonly Block[]): readonly Block[] {
  return body.map((one, at) => {
    const next = body[at + 1];
    return one.kind === 'text' && next && next.kind !== 'text' ? { ...one, keep: true } : one;
  });
}

/** Rows of a figure may stand on two pages, but a short table is not broken. */
function partsOf(block: Block): readonly Block[] {
  return block.kind === 'table' && block.rows.length <= SHORT_TABLE ? [stack([block])] : unstacked(block);
}

/** Rows of a table that stays on one page, its head included. */
const SHORT_TABLE = 7;

function sideRow(head: Block, body: Block): Block {
  const columns = [[SIDE_HEAD, head], ['rest', body]] as const; // biome-ignore format: a pair
  return row(columns, { gap: SIDE_GAP, align: 'top', role: 'Sect' });
}
