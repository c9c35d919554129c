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

/** How a sheet to write on lies on its paper. */
export interface SheetFrame {
  /** The paper lies on its side. */
  readonly turned: boolean;
  readonly margin: Mm;
  /** What stays free at the top, if it is more. */
  readonly top?: Mm;
  /** The paper is cut into equal parts, so many across and down, each with the whole content. */
  readonly parts?: { readonly across: number; readonly down: number };
}

/** The size of the page that a frame makes of a paper. */
export function turnedPaper({ width, height }: Size, frame: SheetFrame | undefined): Size {
  return frame?.turned ? { width: height, height: width } : { width, height };
}

/** The size of what is composed: the page, or one of the parts that it is cut into. */
export function partOf(paper: Size, frame: SheetFrame | undefined): Size {
  const { width, height } = turnedPaper(paper, frame);
  const { across, down } = frame?.parts ?? { across: 1, down: 1 };
  return { width: width / across, height: height / down };
}

/** The foot of a sheet gives way less than its margin, since words stand in it. */
const FOOT_SHARE = 0.5;

/** What words at the foot take below their line, before they are enlarged, and the least room below them. */
const FOOT_WORDS = { line: 5.2, lines: 11 } as const;
const BELOW_FOOT: Mm = 8;

/** What the foot of a sheet takes of its paper, below its line. */
function footOf(size: FaceLook['size'], margin: Mm, scale: number): Mm {
  const { foot, footInLines } = THEMES[size];
  const words = (footInLines ? FOOT_WORDS.lines : FOOT_WORDS.line) * scale;
  return Math.max(foot - (PAGE_MARGIN - margin) * FOOT_SHARE, words + BELOW_FOOT);
}

/** The body of a sheet to write on, above its foot unless it is one part of several: as wide as its margins leave it. */
export function sheetBody(paper: Size, size: FaceLook['size'], frame: SheetFrame): Body {
  const theme = THEMES[size];
  const { width, height } = partOf(paper, frame);
  const { margin, top = margin } = frame;
  const [least, most] = [PAPERS.Letter, PAPERS.A4];
  const standard = width > height ? [least.height, least.width] : [least.width, most.height];
  const larger = Math.min(width / standard[0]!, height / standard[1]!);
  const scale = Math.max(theme.scale, frame.parts ? 1 : larger);
  const foot = frame.parts ? margin : footOf(size, margin, scale) + FOOT_GAP;
  const room = { width: width - 2 * margin, height: height - top - foot };
  return {
    left: margin / scale,
    top: top / scale,
    width: room.width / scale,
    height: room.height / scale,
    scale,
  };
}

/** The body of handouts on a paper, in the middle where the paper is too wide for a line. */
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
