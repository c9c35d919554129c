import type { Block, FrameBlock, RowBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { row, rule, space, stack, text } from '../blocks.ts';
import { type DocumentInput, type HandInput, isNarrow } from '../input.ts';

/** A sheet as it is handed out, or with its answers in place of the room for them. */
export interface PracticeInput extends HandInput {
  readonly told: boolean;
}

/** Width of the column of numbers and letters. */
export const LETTER: Mm = 8;

/** What is left for figures and answers behind the letter of an item. */
export function itemRoom({ width }: DocumentInput): Mm {
  return width - LETTER;
}

/** Width and height of a box for an answer. */
const BOX: Mm = 14;
const BOX_HEIGHT: Mm = 11;

/** A box to write in below its label, wide enough for the label; the answer stands in it where it is told. */
export function answerBox(
  { told }: Pick<PracticeInput, 'told'>,
  label: string,
  answer: string,
  width: Mm = BOX,
): Block {
  return stack([text('label', label), space(1), filledBox(told ? answer : '', { width, height: BOX_HEIGHT })]); // biome-ignore format: short
}

/** A box with a few letters in its middle, or none. */
export function filledBox(answer: string, size: { readonly width: Mm; readonly height: Mm }): FrameBlock {
  const frame: FrameBlock = { kind: 'frame', ...size, padding: { x: 0, y: 0 }, radius: 1.6, line: 'box' };
  return answer === '' ? frame : { ...frame, child: text('value', answer, 'center') };
}

/** Room between two lines to write on. */
const LINE: Mm = 9;

/** Lines to write on below their label, or the answer. */
export function writing({ told }: PracticeInput, label: string, answer: string, lines = 2): Block {
  const below = told
    ? [space(1), text('small', answer)]
    : Array.from({ length: lines }, (_, at) =>
        stack([space(at === 0 ? LINE - 1.5 : LINE), rule('hairline')]),
      );
  return stack([text('label', label), ...below]);
}

/** An item of a question behind its letter, which is left out where there is one item only. */
export function lettered(letter: string, child: Block): RowBlock {
  const parts = [[LETTER, text('body', letter)], ['rest', child]] as const; // biome-ignore format: a pair
  return row(parts, { align: 'top' });
}

/** Room between a figure and what is answered beside it. */
export const BESIDE: Mm = 6;

/** A figure with its answers at its right, or below it where the page is narrow or the figure long. */
export function besideFigure(
  input: DocumentInput,
  figure: { readonly block: Block; readonly width: Mm },
  answers: readonly (readonly [Mm | 'rest', Block])[],
  least: Mm,
): Block {
  const free = itemRoom(input) - figure.width - BESIDE;
  if (!isNarrow(input) && free >= least)
    return row([[figure.width, figure.block], ...answers], { gap: BESIDE, align: 'top' });
  return stack([row([['fit', figure.block]]), row(answers, { gap: BESIDE, align: 'top' })], { gap: 3 });
}

/** `a`, `b`; nothing where there is one item only. */
export function letterOf(at: number, count: number): string {
  return count === 1 ? '' : String.fromCharCode(97 + at);
}
