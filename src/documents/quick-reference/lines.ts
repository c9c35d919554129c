import type { Block } from '../../page/block.ts';
import { heading, row, text } from '../blocks.ts';
import { type DocumentInput, stylesOf } from '../input.ts';
import { quiet } from '../match-box.ts';

/** The head of a section, with what it adds at the right. */
export function sectionHead(words: string, right?: Block): Block {
  const head = heading(2, 'note', [{ text: words, weight: 'semibold' }]);
  return right ? row([['rest', head], ['fit', right]], { align: 'baseline' }) : head; // biome-ignore format: a pair
}

/** Least room between a line and what it gives, and the share of the width that what it gives may have beside it. */
const AMOUNT_GAP = 2;
const MOST_AMOUNT = 0.4;

/** A line with what it gives at its right, or below it where that is long. */
export function amountLine(input: DocumentInput, words: string, amount: string, loss = ''): Block {
  const runs = [{ text: amount, weight: 'semibold' as const }, ...(loss === '' ? [] : [quiet(` · ${loss}`)])];
  const given = text('note', runs, 'right');
  const { note } = stylesOf(input);
  const needed = input.measure.width(amount + (loss && ` · ${loss}`), { ...note, weight: 'semibold' });
  const isLong = needed > input.width * MOST_AMOUNT && needed + AMOUNT_GAP + input.measure.width(words, note) > input.width; // biome-ignore format: short
  if (isLong) return text('note', [{ text: `${words}: ` }, ...runs]);
  return row([['rest', text('note', words)], ['fit', given]], { gap: AMOUNT_GAP }); // biome-ignore format: a pair
}
