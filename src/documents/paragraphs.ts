import type { Block } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { itemLabel, row, stack, text } from './blocks.ts';

/** What the dash before an item of a list takes, and the room between two items. */
const DASH: Mm = 4.5;
const ITEM_GAP: Mm = 1;

/**
 * An author's words as paragraphs, which blank lines divide; lines that begin with `- ` are the items of a list, and nothing
 * else in them is taken for markup.
 */
export function paragraphsOf(words: string): readonly Block[] {
  return words.split(/\n\s*\n/).flatMap((part) => {
    const [before = '', ...items] = part.split(/(?:^|\n)[ \t]*- /);
    const lead = joined(before) === '' ? [] : [text('body', joined(before))];
    const listed = items.map(joined).filter((item) => item !== '');
    return listed.length === 0 ? lead : [...lead, stack(listed.map(itemOf), { gap: ITEM_GAP })];
  });
}

function joined(lines: string): string {
  return lines.replace(/\s+/g, ' ').trim();
}

function itemOf(words: string): Block {
  return row([[DASH, itemLabel('body', '–')], ['rest', text('body', [{ text: words }])]], { role: 'LI' }); // biome-ignore format: a pair
}
