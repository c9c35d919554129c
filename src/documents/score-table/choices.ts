import type { Block, PictureBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { ellipseSegments } from '../../page/shapes.ts';
import { INK } from '../../page/theme.ts';
import { fitMatrix } from '../../page/transform.ts';
import { EMPTY, picture, row, signPicture, text } from '../blocks.ts';
import { quiet } from '../match-box.ts';
import { SUIT_BOX, suitSymbol } from '../suit-symbols.ts';
import type { SheetInput } from './sheet-input.ts';

/** Height and greatest width of the ring around what was chosen. */
const RING: Mm = 5.2;
const WIDEST_RING: Mm = 6;

/** Size of a suit to ring; signs are drawn in a box that is a little larger. */
const SUIT: Mm = 3.5;
const SUIT_PART = 10 / SUIT_BOX.height;

/** One of several things of which one is ringed; a long word has a width of its own. */
export type Choice =
  | { readonly word: string; readonly width?: Mm }
  | { readonly suit: number; readonly name: string };

/** Things side by side to be ringed by whoever writes, some of them ringed already. */
export function choiceRow(
  input: SheetInput,
  choices: readonly Choice[],
  pitch: Mm,
  chosen: readonly number[] = [],
): Block {
  const children = choices.map((choice, at) => {
    const ringed = chosen.includes(at);
    const block = 'suit' in choice ? suitPicture(input, choice, ringed) : wordBlock(choice.word, ringed);
    const own = 'word' in choice ? choice.width : undefined;
    const width = own ?? Math.min(pitch, WIDEST_RING);
    return [own ?? pitch, inMiddle(ringed ? ring(block, width) : block)] as const;
  });
  return row(children, { align: 'middle' });
}

function wordBlock(word: string, ringed: boolean): Block {
  return text('small', [ringed ? { text: word } : quiet(word)], 'center');
}

/** A block in the middle of the width that it is given; words are centred by themselves. */
function inMiddle(block: Block): Block {
  if (block.kind === 'text') return block;
  return row([['rest', EMPTY], ['fit', block], ['rest', EMPTY]], { align: 'middle' }); // biome-ignore format: three
}

function ring(child: Block, width: Mm): Block {
  const padding = { x: 0, y: 0 };
  return { kind: 'frame', child: inMiddle(child), width, height: RING, padding, radius: RING / 2, line: 'choice' }; // biome-ignore format: a frame
}

/** The outline of a suit; read aloud only where it is what was chosen. */
function suitPicture(
  { drawings }: SheetInput,
  { suit, name }: Extract<Choice, { suit: number }>,
  ringed: boolean,
): PictureBlock {
  const id = suitSymbol(suit, 'thin');
  const size = { width: SUIT, height: SUIT };
  const drawn = { kind: 'use', symbol: id, matrix: signMatrix(drawings.symbols[id]?.box, SUIT) } as const;
  return ringed ? signPicture(size, [drawn], name) : picture(size, [drawn]);
}

/** The sign of a suit, as it is printed where it is trump by the rules. */
export function printedSuit({ drawings }: SheetInput, suit: number, size: Mm): PictureBlock {
  const id = suitSymbol(suit);
  return picture({ width: size, height: size }, [
    { kind: 'use', symbol: id, matrix: signMatrix(drawings.symbols[id]?.box, size) },
  ]);
}

function signMatrix(box = { x: 0, y: 0, ...SUIT_BOX }, size: Mm) {
  const whole = size / SUIT_PART;
  const start = (size - whole) / 2;
  return fitMatrix(box, { x: start, y: start, width: whole, height: whole });
}

/** Radius of the dealer's dot. */
const DOT: Mm = 0.95;

/** The dot that marks the dealer; read as `alt` unless it is empty. */
export function dealerDot(alt: string): PictureBlock {
  const segments = ellipseSegments(DOT, DOT, DOT, DOT);
  return picture({ width: 2 * DOT, height: 2 * DOT }, [{ kind: 'path', segments, fill: INK }], alt || undefined); // biome-ignore format: short
}
