import type { Size } from './geometry.ts';
import { FOOT_GAP, PAGE_MARGIN } from './theme.ts';

/** Paper sizes by the name a user gives. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;

/** A paper that is known by name. */
export type PaperName = keyof typeof PAPERS;

/** What handouts and sheets have of a paper between its margins, above the foot. */
export function bodyOf({ width, height }: Size): Size {
  return { width: width - 2 * PAGE_MARGIN, height: height - 2 * PAGE_MARGIN - FOOT_GAP };
}
