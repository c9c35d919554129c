import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CardContent } from '../../page/content.ts';
import type { Size } from '../../page/geometry.ts';
import type { Item, StructureNode } from '../../page/page.ts';
import { Emitter } from '../emitter.ts';
import type { Context } from '../flow/context.ts';
import { formatMm } from '../flow/problems.ts';
import type { LaidPages } from '../laid-pages.ts';
import { watermark } from '../watermark.ts';
import { chooseGrid, type Grid } from './grid.ts';
import { TICK_REACH, UNPRINTABLE } from './marks.ts';
import { RULER_LENGTH, RULER_MARGIN, RULER_SIDE } from './ruler.ts';
import { backParts, frontParts, type Sheet } from './sheet.ts';

/** Places cards on sheets, each front side followed by its back; E0404 if not one card fits. */
export function impose(content: CardContent, paper: Size, context: Context): LaidPages {
  const margins = {
    least: UNPRINTABLE + TICK_REACH,
    ruler: RULER_MARGIN,
    rulerLength: RULER_SIDE,
  };
  const grid = chooseGrid({ paper, card: content.card, gap: 0, margins });
  if (!grid) {
    context.report(doesNotFit(content.card, paper));
    return { pages: [], structure: { role: 'Document', children: [] } };
  }
  return printSheets(content, grid, context);
}

function printSheets(content: CardContent, grid: Grid, context: Context): LaidPages {
  const emitter = new Emitter();
  const perSheet = grid.columns * grid.rows;
  const sheets = Math.ceil(content.fronts.length / perSheet);
  const children: (StructureNode | number)[] = [];
  const mark = content.watermark ? [watermark(content.watermark, grid.paper, context.measure)] : [];
  const pages = Array.from({ length: sheets }, (_, index) => {
    const fronts = content.fronts.slice(index * perSheet, (index + 1) * perSheet);
    const sheet: Sheet = { grid, fronts, index, sheets };
    const sides = [
      frontParts(content, sheet, context),
      ...(content.back ? [backParts(content, sheet, context)] : []),
    ];
    return sides.map((parts, side) => {
      const drawn: Item[] = [];
      children.push(...emitter.emit(parts, 0, 0, drawn));
      // Below the faces, but above the backs, which would hide it.
      return { size: grid.paper, items: side === 0 ? [...mark, ...drawn] : [...drawn, ...mark] };
    });
  });
  return { pages: pages.flat(), structure: { role: 'Document', children } };
}

function doesNotFit(card: Size, paper: Size): Diagnostic {
  return {
    code: 'E0404',
    severity: 'error',
    message: `a card of ${sizeOf(card)} mm does not fit a paper of ${sizeOf(paper)} mm`,
    why: `${UNPRINTABLE + TICK_REACH} mm are needed on every side, and ${RULER_MARGIN} mm on two sides for the ruler of ${RULER_LENGTH} mm`,
    help: 'choose a smaller card or a larger paper',
  };
}

function sizeOf({ width, height }: Size): string {
  return `${formatMm(width)} × ${formatMm(height)}`;
}
