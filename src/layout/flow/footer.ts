import type { Run } from '../../page/block.ts';
import type { Footer } from '../../page/content.ts';
import type { Mm } from '../../page/geometry.ts';
import type { Page } from '../../page/page.ts';
import type { Body } from '../../page/paper.ts';
import { linesPath } from '../../page/shapes.ts';
import { FOOT_GAP } from '../../page/theme.ts';
import { asArtifact, type Box, moved, type Part } from '../box.ts';
import { fillCounted } from '../fill-counted.ts';
import { shorten } from '../shorten.ts';
import type { Context } from './context.ts';
import { place } from './place.ts';

/** Least room between the left text, which is cut if it is too long, and the one behind it. */
const GAP: Mm = 4;

/** From the line to the top of the text below it. */
const TEXT_TOP: Mm = 1.8;

/** What a footer says on one page, and where it may stand. */
interface FooterPlace {
  readonly number: number;
  readonly total: number;
  readonly body: Body;
  readonly context: Context;
}

/** The foot of a page: a hairline and three texts, the last on a line of its own if they are large; all decoration to a reader. */
export function placeFooter(footer: Footer, { number, total, body, context }: FooterPlace): readonly Part[] {
  const { left, top, width, height, scale } = body;
  const y = top + height + FOOT_GAP / scale;
  const line = linesPath([{ x1: left, y1: y, x2: left + width, y2: y }], context.theme.lines.hairline);
  const lay = (runs: readonly Run[]): Box => layRuns(runs, context);
  const middle = lay([{ text: labelOf(footer, number, total).words, from: ['paper'] }]);
  const end = lay(footer.right);
  const { footInLines } = context.theme;
  const middleAt = footInLines ? width - middle.width : (width - middle.width) / 2;
  const start = lay(footer.left.map((run) => fitted(run, middleAt - GAP, context)));
  return asArtifact([
    { kind: 'artifact', content: [line] },
    moved(left, y + TEXT_TOP, start.parts),
    moved(left + middleAt, y + TEXT_TOP, middle.parts),
    footInLines
      ? moved(left, y + TEXT_TOP + start.height, end.parts)
      : moved(left + width - end.width, y + TEXT_TOP, end.parts),
  ]);
}

/** What a footer calls a page. */
export function labelOf({ center }: Footer, number: number, total: number): NonNullable<Page['label']> {
  return { number, words: fillCounted(center, number, total) };
}

function fitted(run: Run, room: Mm, { measure, theme }: Context): Run {
  return 'symbol' in run
    ? run
    : { ...run, text: shorten(run.text, (text) => measure.width(text, theme.styles.label) <= room) };
}

function layRuns(runs: readonly Run[], context: Context): Box {
  const block = { kind: 'text', role: 'P', style: 'label', runs } as const;
  return place(block, { width: Number.POSITIVE_INFINITY }, context);
}
