import type { Mm, Size } from '../../page/geometry.ts';
import type { Printing } from '../../page/print.ts';

/** Margins at the left and right, and at the top and bottom. */
export interface GridMargins {
  readonly x: Mm;
  readonly y: Mm;
}

/** Least length of a tick that can be seen. */
export const LEAST_TICK: Mm = 1;

/** White between ink that does not belong together. */
export const AIR: Mm = 0.5;

/** Height of the ruler with its words beside it, and with its words above it. */
const RULER_HEIGHT = { beside: 2.8, above: 5.1 } as const;

/** Length of the longer and the shorter ruler. */
export const RULERS = [100, 50] as const;

/** Length that the words of a ruler need beside it. */
const RULER_WORDS: Mm = 42;

/** Distance of ticks from the trim, unless faces bleed. */
export const TICK_OFF: Mm = 1.5;

/** How far at least marks reach around the cards, so that they are seen where faces bleed. */
export function marksReach({ marks, bleed }: Printing): Mm {
  switch (marks) {
    case 'ticks':
      return Math.max(TICK_OFF + LEAST_TICK, bleed + AIR);
    case 'lines':
      return Math.max(LEAST_TICK, bleed + AIR);
    case 'none':
      return 0;
  }
}

/** Least distance of cards from a fold: neither bleed nor ticks reach over it. */
export function foldReach(printing: Printing): Mm {
  const { marks, bleed } = printing;
  return Math.max(bleed, marks === 'ticks' ? marksReach(printing) + AIR : 0);
}

/** The margins that will do: exactly what is asked for, or else room for marks all around and for a ruler on one pair of sides. */
export function marginsFor(printing: Printing, paper: Size): readonly GridMargins[] {
  const { margin, unprintable, bleed } = printing;
  if (margin !== undefined) return [{ x: margin, y: margin }];
  // With a millimetre of bleed a millimetre of drift is unseen.
  const least = unprintable + Math.max(marksReach(printing), Math.min(bleed, 1));
  const beforeRuler = Math.max(marksReach(printing), bleed, AIR) + AIR;
  const ruler = (side: Mm): Mm | undefined => {
    const height = rulerHeight(side - 2 * unprintable, Math.max(paper.width, paper.height) - 2 * unprintable);
    return height === undefined ? undefined : Math.max(least, unprintable + beforeRuler + height);
  };
  const beside = ruler(paper.height);
  const above = ruler(paper.width);
  const found = [
    ...(beside === undefined ? [] : [{ x: beside, y: least }]),
    ...(above === undefined ? [] : [{ x: least, y: above }]),
  ];
  return found.length > 0 ? found : [{ x: least, y: least }];
}

/** Half a millimetre, in which margins are recommended. */
const STEP: Mm = 0.5;

/**
 * Margins that may do where those do not, the widest first: with them there is no ruler, or marks or cards stand where they
 * may not be printed.
 */
export function narrowerMargins(printing: Printing): readonly Mm[] {
  const { margin, unprintable } = printing;
  const widest = Math.floor((unprintable + marksReach(printing)) / STEP);
  const all = Array.from({ length: widest + 1 }, (_, step) => (widest - step) * STEP);
  return all.filter((one) => margin === undefined || one < margin);
}

/** Height of the ruler along a side; undefined if it has none, for it is too short or another side takes a longer one. */
function rulerHeight(side: Mm, longest: Mm): Mm | undefined {
  const length = RULERS.find((one) => one <= longest);
  if (length === undefined || length > side) return undefined;
  return side >= length + RULER_WORDS ? RULER_HEIGHT.beside : RULER_HEIGHT.above;
}
