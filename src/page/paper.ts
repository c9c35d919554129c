import type { Mm, Size } from './geometry.ts';
import type { FaceLook } from './print.ts';
import { FOOT_GAP, PAGE_MARGIN, THEMES } from './theme.ts';

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

/** What handouts and sheets have of a paper between its margins, above the foot, before everything on it is enlarged. */
export interface Body extends Size {
  readonly left: Mm;
  readonly top: Mm;
  /** How many times all lengths and types are enlarged. */
  readonly scale: number;
}

/**
 * The largest body by the size of words. Wider, lines would be too long to read: what stands on larger papers is enlarged
 * as far as both sides allow it.
 */
const LARGEST = {
  normal: {
    width: PAPERS.Letter.width - 2 * PAGE_MARGIN,
    height: PAPERS.Letter.height - 2 * PAGE_MARGIN - FOOT_GAP,
  },
  large: { width: 130, height: 144 },
} as const satisfies Record<FaceLook['size'], Size>;

/** The body of handouts and sheets on a paper, in the middle where the paper is too wide for a line. */
export function bodyOf(paper: Size, size: FaceLook['size'] = 'normal'): Body {
  const theme = THEMES[size];
  const largest = LARGEST[size];
  const room = {
    width: paper.width - 2 * PAGE_MARGIN,
    height: paper.height - PAGE_MARGIN - theme.foot - FOOT_GAP,
  };
  const scale = Math.max(theme.scale, Math.min(room.width / largest.width, room.height / largest.height));
  const width = Math.min(room.width / scale, largest.width);
  const beside = (room.width / scale - width) / 2;
  return {
    left: PAGE_MARGIN / scale + beside,
    top: PAGE_MARGIN / scale,
    width,
    height: room.height / scale,
    scale,
  };
}
