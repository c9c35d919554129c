import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Block } from '../../page/block.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { FaceLook } from '../../page/print.ts';
import { shorten } from '../shorten.ts';

/** What helps an author, and whoever only prints. */
const LARGER =
  'take a larger paper such as A4 or A3, shorten it, or print other papers alone: `--only cards`';

/** E0404: a block wider than the room it has. */
export function tooWide(block: Block, width: Mm, room: Mm): Diagnostic {
  return {
    code: 'E0404',
    severity: 'error',
    message: `${nameOf(block)} is ${formatMm(width)} mm wide and has ${formatMm(room)} mm`,
    help: LARGER,
  };
}

/** E0404: a block taller than a page. */
export function tooTall(block: Block, height: Mm, room: Mm): Diagnostic {
  return {
    code: 'E0404',
    severity: 'error',
    message: `${nameOf(block)} is ${formatMm(height)} mm tall and the page has ${formatMm(room)} mm`,
    help: LARGER,
  };
}

/** E0404: a paper on which no line of a handout has room. */
export function tooSmall({ width, height }: Size, size: FaceLook['size']): Diagnostic {
  const large = size === 'large';
  return {
    code: 'E0404',
    severity: 'error',
    message: `a paper of ${formatMm(width)} × ${formatMm(height)} mm is too small for words${large ? ' in large print' : ''}`,
    help: `take a larger paper such as A4${large ? ', words of the usual size,' : ''} or print the cards alone: \`--only cards\``,
  };
}

/** A length as it is told to a person: two decimals at most. */
export function formatMm(length: Mm): string {
  return String(Math.round(length * 100) / 100);
}

const NAMES: Readonly<Record<Block['kind'], string>> = {
  text: 'a text',
  picture: 'a picture',
  stack: 'a group',
  row: 'a row',
  frame: 'a box',
  rule: 'a line',
  space: 'a space',
  table: 'a table',
};

function nameOf(block: Block): string {
  const words = firstWords(block);
  return words ? `${NAMES[block.kind]} (“${words}”)` : NAMES[block.kind];
}

/** The first words in a block, so that its author finds it. */
function firstWords(block: Block): string | undefined {
  switch (block.kind) {
    case 'text':
      return quoteWords(block.runs.map((run) => ('text' in run ? run.text : '')).join(''));
    case 'picture':
      return block.alt && quoteWords(block.alt);
    case 'stack':
      return firstOf(block.children);
    case 'row':
      return firstOf(block.children.map((child) => child.block));
    case 'frame':
      return block.child && firstWords(block.child);
    case 'table':
      return firstOf(block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.block ?? [])));
    case 'rule':
    case 'space':
      return undefined;
  }
}

function firstOf(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const words = firstWords(block);
    if (words) return words;
  }
  return undefined;
}

/** Words on one line, 40 characters at most. */
function quoteWords(text: string): string {
  return shorten(text.replace(/\s+/g, ' ').trim(), ({ length }) => length <= 40);
}
