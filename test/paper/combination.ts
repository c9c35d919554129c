import type { Language } from '../../src/cards/localized.ts';
import type { Size } from '../../src/page/geometry.ts';
import type { Printing } from '../../src/page/print.ts';

/** One way to print a deck. */
export interface Combination {
  readonly name: string;
  readonly paper: Size;
  readonly card: Size;
  readonly count: number;
  readonly printing: Partial<Printing>;
  /** German if absent. */
  readonly language?: Language;
  /** How far the drawings of faces reach beyond the trim, mm; further than any bleed if absent. */
  readonly reach?: number;
}

/** What is printed if nothing is said: paper.md, and the defaults that the README tells. */
const USUAL: Printing = {
  gap: 0,
  bleed: 2,
  marks: 'ticks',
  corners: 0,
  backs: 'duplex-long',
  order: 'interleaved',
  backOffset: { x: 0, y: 0, angle: 0 },
  unprintable: 5,
};

/** All that a combination says, and what goes without saying. */
export function whole({ printing }: Combination): Printing {
  return { ...USUAL, ...printing };
}

/** What margins need at the most beside what the printer leaves blank: on sides with marks alone, and with a ruler too, mm. */
export function roomForMargins(combination: Combination): { readonly marks: number; readonly ruler: number } {
  const beyond = Math.max(3, whole(combination).bleed) + 3;
  return { marks: beyond, ruler: beyond + 4 };
}

/** What generous margins leave of the paper: a ruler stands on a side that has 100 mm for it, or 50 mm if none has. */
export function generousRooms(combination: Combination): readonly Size[] {
  const { paper } = combination;
  const blank = whole(combination).unprintable;
  const { marks, ruler } = roomForMargins(combination);
  const sides = [
    { along: paper.height, room: inside(paper, blank + ruler, blank + marks) },
    { along: paper.width, room: inside(paper, blank + marks, blank + ruler) },
  ];
  const length = [100, 50].find((one) => sides.some(({ along }) => along - 2 * blank >= one)) ?? 0;
  return sides.filter(({ along }) => along - 2 * blank >= length).map(({ room }) => room);
}

/** Most cards of a size, upright or on their side, that a room holds. */
export function mostIn(room: Size, card: Size, gap: number): number {
  const along = (length: number, side: number) =>
    Math.max(0, Math.floor((length + gap + 1e-6) / (side + gap)));
  const upright = along(room.width, card.width) * along(room.height, card.height);
  const turned = along(room.width, card.height) * along(room.height, card.width);
  return Math.max(upright, turned);
}

/** Whether so many columns and rows of cards, upright or on their side, have room. */
export function gridFits(room: Size, card: Size, gap: number, columns: number, rows: number): boolean {
  const needed = (count: number, side: number) => count * side + (count - 1) * gap;
  return [card, { width: card.height, height: card.width }].some(
    ({ width, height }) =>
      needed(columns, width) <= room.width + 1e-6 && needed(rows, height) <= room.height + 1e-6,
  );
}

/** What margins leave of a paper. */
export function inside({ width, height }: Size, marginX: number, marginY = marginX): Size {
  return { width: width - 2 * marginX, height: height - 2 * marginY };
}
