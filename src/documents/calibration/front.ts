import type { Block } from '../../page/block.ts';
import type { CalibrationSide } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import { heading, row, stack, text } from '../blocks.ts';
import { emblem } from '../frame.ts';
import { parseRuns } from '../markup.ts';
import { edgeOf, figures, para, type SheetSize, type SideInput } from './words.ts';

/** Room for the head of a step. */
const SIDE_HEAD: Mm = 46;

/** Title and steps 1 to 4. */
export function frontSide(input: SideInput, size: SheetSize): CalibrationSide {
  const { words, paper } = input;
  const edge = edgeOf(input);
  const step = (number: number, key: string, context: object = {}): Block =>
    stepBlock(size, `${number}`, words.text(key), words.text(`${key}-text`, context));
  return {
    head: head(input, size, words.text('calibration-front', figures(input, { ...paper }))),
    upper: [
      step(1, 'calibration-print', { edge }),
      step(2, 'calibration-size', { card: input.hasCardMarks }),
      step(3, 'calibration-margin'),
      step(4, 'calibration-backs'),
    ],
    lower: [],
    gap: size.gap,
  };
}

function head({ words, symbols }: SideInput, { full }: SheetSize, lead: string): Block {
  const title = words.text('calibration-title');
  if (!full) return heading(1, 'head', title);
  const titles = stack([heading(1, 'sheet-title', title), text('sheet-lead', lead)], { gap: 0.8 });
  return row([['rest', titles], ['fit', emblem(symbols, 6.4)]], { gap: 8 }); // biome-ignore format: a pair
}

function stepBlock(size: SheetSize, number: string, title: string, words: string): Block {
  if (!size.sideHeads)
    return para(size, [{ text: `${number}  ${title}. `, weight: 'semibold' }, ...parseRuns(words)]);
  const side = heading(2, 'head', `${number}  ${title}`);
  return row([[SIDE_HEAD, side], ['rest', para(size, words)]], { gap: 4, align: 'baseline' }); // biome-ignore format: a pair
}
