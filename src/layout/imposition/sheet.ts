import type { CardContent, CardFace } from '../../page/content.ts';
import { quarterTurn, transformPrimitives } from '../../page/transform.ts';
import { moved, type Part } from '../box.ts';
import { fillCounted } from '../fill-counted.ts';
import type { Context } from '../flow/context.ts';
import { placeBacks } from './backs.ts';
import { type Grid, slotRect } from './grid.ts';
import { cuttingTicks, sheetLabels } from './marks.ts';
import { ruler } from './ruler.ts';

/** One sheet of cards among others. */
export interface Sheet {
  readonly grid: Grid;
  readonly fronts: readonly CardFace[];
  readonly index: number;
  readonly sheets: number;
}

/** The front side: ticks, ruler and words in the margins, then the cards, a figure each. */
export function frontParts(content: CardContent, sheet: Sheet, context: Context): readonly Part[] {
  const { grid } = sheet;
  const turn = quarterTurn(grid.turned ? 1 : 0, content.card);
  const cards = sheet.fronts.map((face, slot): Part => {
    const { x, y } = slotRect(grid, slot);
    const drawn: Part = { kind: 'content', content: transformPrimitives(face.content, turn) };
    return moved(x, y, [{ kind: 'node', node: { role: 'Figure', alt: face.alt }, parts: [drawn] }]);
  });
  const margins: Part = { kind: 'artifact', content: [cuttingTicks(grid)] };
  return [margins, marginParts(content, sheet, 'front', context), section(cards)];
}

/** The back side: ruler and words, then all backs as one figure, for they are the same. */
export function backParts(content: CardContent, sheet: Sheet, context: Context): readonly Part[] {
  const margins = marginParts(content, sheet, 'back', context);
  const back = content.back;
  if (!back) return [margins];
  const unknown = { id: back.symbol, box: { x: 0, y: 0, ...content.card }, content: [] };
  const symbol = context.symbols[back.symbol] ?? unknown;
  const drawn = placeBacks(sheet.grid, sheet.fronts.length, symbol, back.bleed);
  const figure: Part = {
    kind: 'node',
    node: { role: 'Figure', alt: back.alt },
    parts: [{ kind: 'content', content: drawn }],
  };
  return [margins, section([figure])];
}

function section(parts: readonly Part[]): Part {
  return { kind: 'node', node: { role: 'Sect' }, parts };
}

function marginParts(content: CardContent, sheet: Sheet, side: 'front' | 'back', context: Context): Part {
  const numbered = content.words[side].map((text) => fillCounted(text, sheet.index + 1, sheet.sheets));
  const labels = sheetLabels(sheet.grid, numbered, side, context.measure);
  return {
    kind: 'artifact',
    content: [...ruler(sheet.grid, content.words.ruler, context.measure), ...labels],
  };
}
