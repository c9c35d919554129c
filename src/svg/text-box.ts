import type { Mm } from '../page/geometry.ts';
import { balanceLines, breakLines, paragraphsOf, type UnitWidth } from './text-lines.ts';

/** Where a text has to fit, and how it may shrink; lengths in mm. */
export interface TextBox {
  readonly size: Mm;
  /** The text is never set smaller. */
  readonly smallest: Mm;
  readonly inlineSize: Mm;
  /** Height of the box; one line only if absent. */
  readonly blockSize?: Mm;
  /** From baseline to baseline, in units of the size. */
  readonly lineHeight: number;
  /** Height of capitals, in units of the size. */
  readonly capitals: number;
  /** Lines of about equal length, for texts that are centred. */
  readonly balanced: boolean;
}

/** A text in lines, and the size at which they fit. */
interface FittedText {
  readonly size: Mm;
  readonly lines: readonly string[];
}

/** Each step down is so much of the one before. */
const STEP = 0.96;

/** What hangs below the last baseline, in units of the size. */
const DESCENT = 0.22;

/** Longer texts fit no card. */
const LONGEST = 5000;

/** Kerning at spaces may make a line a little longer than its words. */
const SLACK = 1.001;

/** The largest size, step by step, at which a text fits its box; undefined if it fits at none. */
export function fitText(text: string, box: TextBox, measure: UnitWidth): FittedText | undefined {
  if (text.length > LONGEST) return undefined;
  const paragraphs = paragraphsOf(text);
  const remembered = remember(measure);
  const lay = box.balanced ? balanceLines : breakLines;
  for (const size of sizesOf(box)) {
    const width = box.inlineSize / size;
    const lines = lay(paragraphs, { width, lines: mostLines(box, size) }, remembered);
    if (lines?.every((line) => measure(line) <= width * SLACK)) return { size, lines };
  }
  return undefined;
}

/** How far below the first line's capitals the last baseline is, in mm. */
export function heightOf({ lines, size }: FittedText, { lineHeight, capitals }: TextBox): Mm {
  return (capitals + (lines.length - 1) * lineHeight) * size;
}

function sizesOf({ size, smallest }: TextBox): readonly Mm[] {
  const least = Math.min(size, smallest);
  const steps = Math.ceil(Math.log(least / size) / Math.log(STEP));
  return Array.from({ length: steps + 1 }, (_, step) => Math.max(least, size * STEP ** step));
}

function mostLines({ blockSize, capitals, lineHeight }: TextBox, size: Mm): number | undefined {
  if (blockSize === undefined) return undefined;
  return Math.floor((blockSize / size - capitals - DESCENT) / lineHeight + 1 + 1e-9);
}

function remember(measure: UnitWidth): UnitWidth {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure(text);
    known.set(text, width);
    return width;
  };
}
