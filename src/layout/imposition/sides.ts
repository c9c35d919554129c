import type { CardContent } from '../../page/content.ts';
import type { Duplex } from '../../page/page.ts';

/** One printed side of a sheet, counted from 0; both are on one page if it is folded. */
export interface PrintedSide {
  readonly sheet: number;
  readonly side: 'front' | 'back' | 'folded';
}

/** Whether backs stand in the file. */
function hasBacks({ back, printing, part }: CardContent): boolean {
  return back !== undefined && printing.backs !== 'none' && part !== 'fronts';
}

/** The sides that stand in the file, in their order. */
export function sidesOf(content: CardContent, sheets: number): readonly PrintedSide[] {
  const { printing, part } = content;
  const all = (side: PrintedSide['side']): readonly PrintedSide[] =>
    Array.from({ length: sheets }, (_, sheet) => ({ sheet, side }));
  const fronts = part === 'backs' ? [] : all('front');
  const backs = hasBacks(content) ? all('back') : [];
  if (printing.backs === 'fold' && hasBacks(content)) return all('folded');
  if (!sharesSheets(content)) return [...fronts, ...backs];
  return fronts.flatMap((front, sheet) => [front, backs[sheet]!]);
}

/** How the printer turns the sheets: not at all, unless each page is followed by its back. */
export function duplexOf(content: CardContent): Duplex {
  if (!sharesSheets(content)) return 'simplex';
  return content.printing.backs === 'duplex-short' ? 'short-edge' : 'long-edge';
}

function sharesSheets(content: CardContent): boolean {
  const { printing, part } = content;
  const isTurned = printing.backs === 'duplex-long' || printing.backs === 'duplex-short';
  return isTurned && printing.order === 'interleaved' && part === undefined && hasBacks(content);
}
