import type { Size } from './geometry.ts';
import { FOOT_GAP, PAGE_MARGIN } from './theme.ts';

/** Paper sizes by the name a user gives, upright. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
  Legal: { width: 215.9, height: 355.6 },
} as const satisfies Record<string, Size>;

/** A paper that is known by name. */
export type PaperName = keyof typeof PAPERS;

/** Card sizes by the name a user gives, upright. */
export const CARDS = {
  poker: { width: 63, height: 88 },
  bridge: { width: 57, height: 89 },
  skat: { width: 59, height: 91 },
  mini: { width: 44, height: 68 },
  a8: { width: 52, height: 74 },
  square: { width: 70, height: 70 },
} as const satisfies Record<string, Size>;

/** What handouts and sheets have of a paper between its margins, above the foot. */
export function bodyOf({ width, height }: Size): Size {
  return { width: width - 2 * PAGE_MARGIN, height: height - 2 * PAGE_MARGIN - FOOT_GAP };
}
