import type { Mm, Position, Rect, Size } from '../../page/geometry.ts';
import { PAGE_MARGIN } from '../../page/theme.ts';
import { CROSS_REACH, LADDER_REACH } from './marks.ts';
import { boundsOf, RULER_ENDS, RULER_SIDES, type Ruler, spineOf } from './ruler.ts';

/** The smallest paper that holds the sheet: its shorter and its longer side. */
export const SMALLEST: readonly [Mm, Mm] = [105, 148];

/** Degrees that a difference of 1 mm between the two crosses stands for: a number that is easy to reckon with. */
const DEGREES_PER_MM = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1] as const;

/** From a cross to the edge of the paper at least: a ladder stands between them. */
const CROSS_INSET: Mm = LADDER_REACH + CROSS_REACH - 1;

/** Room between the rulers, the words and the crosses. */
const SPACING: Mm = 3;

/** Room for the title and some words above a ruler. */
const HEAD: Mm = 36;

/** Words may be so wide. */
const WIDEST: Mm = 174;

/** Where everything stands on the sheet. */
export interface Places {
  /** The left and the right cross, about the middle of the page. */
  readonly crosses: readonly [Position, Position];
  readonly across: Ruler;
  readonly down: Ruler;
  /** Where words may stand on the front and on the back: above and below the crosses, or between them. */
  readonly front: readonly Rect[];
  readonly back: readonly Rect[];
}

/** Degrees of turn for every millimetre by which the right cross reads lower than the left one. */
export function degreesPerMm({ width }: Size): number {
  return DEGREES_PER_MM.find((degrees) => spanOf(degrees) + 2 * CROSS_INSET <= width) ?? 1;
}

function spanOf(degrees: number): Mm {
  return 180 / (Math.PI * degrees);
}

/** Where everything stands on paper of a size that is not below the smallest. */
export function placesOn(paper: Size): Places {
  const small = Math.min(paper.width, paper.height) < 140;
  const half = spanOf(degreesPerMm(paper)) / 2;
  const middle = { x: paper.width / 2, y: paper.height / 2 };
  const crosses = [
    { x: middle.x - half, y: middle.y },
    { x: middle.x + half, y: middle.y },
  ] as const;
  const margins = small ? { front: LADDER_REACH + 1, back: 10 } : { front: PAGE_MARGIN, back: PAGE_MARGIN };
  const sheet = { paper, margins, middle, half };
  return { crosses, ...(paper.width > paper.height ? landscape(sheet) : portrait(sheet)) };
}

interface Sheet {
  readonly paper: Size;
  /** Of words: there are ladders in the margins of the front, and the back has to be moved. */
  readonly margins: { readonly front: Mm; readonly back: Mm };
  readonly middle: Position;
  /** From the middle of the page to a cross. */
  readonly half: Mm;
}

type Rest = Omit<Places, 'crosses'>;

/** Words above and below the crosses; the rulers between the crosses and below them, or all below on small paper. */
function portrait(sheet: Sheet): Rest {
  const { paper, margins, middle } = sheet;
  const { across, down } = acrossBetween(sheet) ?? rulersBelow(sheet);
  const high = middle.y - CROSS_REACH - SPACING;
  const low = middle.y + CROSS_REACH + SPACING;
  const start = boundsOf(down).y - SPACING;
  const floor = across.y > low ? boundsOf(across).y - SPACING : paper.height - margins.front;
  const upper = (margin: Mm, end: Mm): Rect => ({
    x: margin,
    y: margin,
    width: Math.min(paper.width - 2 * margin, WIDEST),
    height: end - margin,
  });
  const left = upper(margins.front, Math.min(high, start));
  const lower = { ...left, width: boundsOf(down).x - SPACING - left.x, y: low, height: floor - low };
  const back = upper(margins.back, high);
  return {
    across,
    down,
    front: [left, lower],
    back: [back, { ...back, y: low, height: paper.height - margins.back - low }],
  };
}

/** Words between the crosses, the rulers below and at their right. */
function landscape({ paper, margins, middle, half }: Sheet): Rest {
  const bottom = paper.height - margins.front;
  const start = middle.x - half + CROSS_REACH + SPACING / 2;
  const end = middle.x + half - CROSS_REACH;
  const x = end - RULER_SIDES.inch;
  const wide = 100 + RULER_ENDS;
  const column = start + wide + SPACING <= x - RULER_SIDES.card;
  const left = column ? start : margins.front;
  const floor = column ? bottom : bottom - RULER_SIDES.inch - RULER_SIDES.mm - SPACING;
  const high = floor - margins.front - RULER_ENDS >= spineOf(100);
  const length = high ? 100 : 50;
  const y = Math.min(middle.y - spineOf(length) / 2, floor - spineOf(length));
  const across: Ruler = {
    runs: 'across',
    length: paper.width - 2 * margins.front >= wide ? 100 : 50,
    x: left + RULER_ENDS - 1,
    y: bottom - RULER_SIDES.inch,
    card: high,
  };
  const down: Ruler = { runs: 'down', length, x, y, card: across.length === 100 && high };
  const room = { x: start, y: margins.front, width: Math.min(boundsOf(down).x - SPACING - start, WIDEST) };
  const back = { x: start, y: margins.back, width: Math.min(end - SPACING / 2 - start, WIDEST) };
  return {
    across,
    down,
    front: [{ ...room, height: boundsOf(across).y - SPACING - margins.front }],
    back: [{ ...back, height: paper.height - 2 * margins.back }],
  };
}

type Rulers = Pick<Places, 'across' | 'down'>;

/** One ruler between the crosses, the other below its middle, if there is room. */
function acrossBetween({ paper, margins, middle, half }: Sheet): Rulers | undefined {
  const spine = spineOf(100);
  const across: Ruler = { runs: 'across', length: 100, x: middle.x - spine / 2, y: middle.y + 1, card: true };
  const down: Ruler = { ...across, runs: 'down', x: middle.x, y: across.y + RULER_SIDES.inch + RULER_ENDS };
  const isWide = 2 * (half - CROSS_REACH) >= spine + 2 * RULER_ENDS;
  const isHigh = down.y + spine <= paper.height - margins.front;
  return isWide && isHigh ? { across, down } : undefined;
}

/** One ruler at the foot of the page, the other above it and between the crosses. */
function rulersBelow({ paper, margins, middle }: Sheet): Rulers {
  const wide = paper.width - 2 * margins.front >= spineOf(100) + RULER_ENDS;
  const foot = paper.height - margins.front - RULER_SIDES.inch;
  const room = foot - RULER_SIDES.card - SPACING - margins.front - HEAD;
  const card = wide && room >= spineOf(100) + RULER_ENDS;
  const across: Ruler = {
    runs: 'across',
    length: wide ? 100 : 50,
    x: margins.front + RULER_ENDS - 1,
    y: foot,
    card,
  };
  const length = card ? 100 : 50;
  const down: Ruler = {
    runs: 'down',
    length,
    x: middle.x,
    y: boundsOf(across).y - SPACING - spineOf(length),
    card,
  };
  return { across, down };
}
