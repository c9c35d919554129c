import type { CardPart } from './content.ts';
import type { PrintDocument } from './page.ts';
import type { Printing } from './print.ts';

/** How a set of card sheets is printed, and which part of it a document is. */
interface Share extends Pick<Printing, 'backs' | 'order'> {
  readonly part?: CardPart;
}

/** Sheets of paper that printing a document takes; backs in a file of their own go on sheets that are counted already. */
export function countSheets({ duplex, pages }: PrintDocument, cards?: Share): number {
  if (cards?.part === 'backs') return 0;
  const isFedTwice = cards?.order === 'fronts-then-backs' && cards.backs.startsWith('duplex');
  return duplex === 'simplex' && !isFedTwice ? pages.length : Math.ceil(pages.length / 2);
}
