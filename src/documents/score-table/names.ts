import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { THEMES } from '../../page/theme.ts';
import { row, rule, stack, text } from '../blocks.ts';
import type { ScorePlan } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';

/** A line to write a name on, or the name in one piece: it does not fit where it would have to be broken. */
export function nameLine(input: SheetInput, label: string, name: string | undefined): Block {
  const line = name === undefined ? rule('hairline') : unbroken(input, name.replaceAll(' ', '\u00a0'));
  return row([['fit', text('seat', `${label}\u00a0`)], ['rest', line]], { align: 'baseline', gap: 1 }); // biome-ignore format: a pair
}

/** Least room for a name, and between two of them. */
const LEAST: Mm = 34;
const GAP: Mm = 7;

/** The names of partners, those of one side beside each other, in one line if there is room. */
export function partnerNames(input: SheetInput, { sides, seats }: ScorePlan, width: Mm): Block {
  const all = sides.flatMap((side) => side.seats);
  const inLine = all.length * LEAST + (all.length - 1) * GAP <= width;
  const lines = inLine ? [all] : sides.map((side) => side.seats);
  const blocks = lines.map((line) => {
    const names = line.map(
      (seat) => ['rest', nameLine(input, seats[seat] ?? '', input.names?.[seat])] as const,
    );
    return row(names, { gap: GAP });
  });
  return stack(blocks, { gap: 3 });
}

function unbroken({ measure, look }: SheetInput, words: string): Block {
  const width = measure.width(words, THEMES[look.size].styles.small) + 0.1;
  return row([[width, text('small', words)]], { align: 'baseline' });
}
