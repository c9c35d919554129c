import type { Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { INK } from '../../page/theme.ts';
import { row, rule, stack, text } from '../blocks.ts';
import { stylesOf } from '../input.ts';
import type { ScorePlan } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';

/** Room between the letter of a seat and the name. */
const BEHIND_LETTER: Mm = 1;

/** A line to write a name on, or the name, smaller where it is long; one that is too long for its line does not fit. */
export function nameLine(input: SheetInput, label: string, name: string | undefined, width: Mm): Block {
  const styles = stylesOf(input);
  const letter = `${label}\u00a0`;
  const parts = { align: 'baseline', gap: BEHIND_LETTER } as const;
  if (name === undefined) return row([['fit', text('seat', letter)], ['rest', rule('hairline')]], parts); // biome-ignore format: a pair
  const room = width - input.measure.width(letter, styles.seat) - BEHIND_LETTER;
  const whole = name.replaceAll(' ', '\u00a0');
  const sized = (['small', 'label'] as const).map((style) => [style, input.measure.width(whole, styles[style])] as const); // biome-ignore format: short
  const [style, needed] = sized.find(([, own]) => own <= room) ?? sized.at(-1)!;
  // A row of its own, so that a name without room is told by what it is.
  const written = row([[needed, text(style, [{ text: whole, color: INK }])]]);
  return row([['fit', text('seat', letter)], [room, written]], parts); // biome-ignore format: a pair
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
    const each = (width - GAP * (line.length - 1)) / line.length;
    const names = line.map(
      (seat) => [each, nameLine(input, seats[seat] ?? '', input.names?.[seat], each)] as const,
    );
    return row(names, { gap: GAP });
  });
  return stack(blocks, { gap: 3 });
}
