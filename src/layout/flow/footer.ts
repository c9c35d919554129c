import type { Run } from '../../page/block.ts';
import type { Footer } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import { linesPath } from '../../page/shapes.ts';
import { LINES, PAGE_MARGIN, STYLES } from '../../page/theme.ts';
import { asArtifact, type Box, moved, type Part } from '../box.ts';
import { fillCounted } from '../fill-counted.ts';
import { shorten } from '../shorten.ts';
import type { Context } from './context.ts';
import { placeText } from './text.ts';

/** Least room between the left text, which is cut if it is too long, and the middle one. */
const GAP: Mm = 4;

/** From the line to the top of the text below it. */
const TEXT_TOP: Mm = 1.8;

/** The foot of a page: a hairline and three texts, all decoration to a reader. */
export function placeFooter(
  footer: Footer,
  page: number,
  pages: number,
  paper: Size,
  context: Context,
): readonly Part[] {
  const y = paper.height - PAGE_MARGIN;
  const right = paper.width - PAGE_MARGIN;
  const line = linesPath([{ x1: PAGE_MARGIN, y1: y, x2: right, y2: y }], LINES.hairline);
  const lay = (runs: readonly Run[]): Box => layRuns(runs, context);
  const middle = lay([{ text: fillCounted(footer.center, page, pages) }]);
  const end = lay(footer.right);
  const room = (paper.width - middle.width) / 2 - PAGE_MARGIN - GAP;
  const start = lay(footer.left.map((run) => fitted(run, room, context)));
  return asArtifact([
    { kind: 'artifact', content: [line] },
    moved(PAGE_MARGIN, y + TEXT_TOP, start.parts),
    moved((paper.width - middle.width) / 2, y + TEXT_TOP, middle.parts),
    moved(right - end.width, y + TEXT_TOP, end.parts),
  ]);
}

function fitted(run: Run, room: Mm, { measure }: Context): Run {
  return 'symbol' in run
    ? run
    : { ...run, text: shorten(run.text, (text) => measure.width(text, STYLES.label) <= room) };
}

function layRuns(runs: readonly Run[], context: Context): Box {
  return placeText(
    { kind: 'text', role: 'P', style: 'label', runs },
    { width: Number.POSITIVE_INFINITY },
    context,
  );
}
