import type { CardContent, TilesContent } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { Context } from '../flow/context.ts';
import type { LaidSheets } from '../laid-pages.ts';
import { chooseGrid, type Grid } from './grid.ts';
import { printSheets } from './impose.ts';
import { marginsFor } from './margins.ts';
import { fillPanels } from './panels.ts';

/** More panels side by side are no card any more. */
const MOST_PANELS = 4;

/** Cards of words on sheets that lie as most of them fit, every sheet full; undefined if they need more panels or find no room. */
export function layTiles(content: TilesContent, paper: Size, context: Context): LaidSheets | undefined {
  const { panel, text, count, printing, words, watermark } = content;
  const panels = fillPanels(text, panel, context);
  if (!panels || panels.length > MOST_PANELS) return undefined;
  const card = { width: panel.width * panels.length, height: panel.height };
  const grid = gridFor(card, paper, printing);
  if (!grid) return undefined;
  const perSheet = grid.columns * grid.rows;
  const faces = Math.ceil(count / perSheet) * perSheet;
  const face = { panels, padding: text.padding };
  const cards: CardContent = {
    kind: 'cards',
    card,
    printing,
    fronts: Array.from({ length: faces }, () => face),
    folds: panels.slice(1).map((_, at): Mm => panel.width * (at + 1)),
    words,
    ...(watermark && { watermark }),
  };
  return { ...printSheets({ content: cards, grid, bleeds: false }, context), duplex: 'simplex' };
}

/** The grid with most cards that stand upright, on the paper as it is or on its side. */
function gridFor(card: Size, paper: Size, printing: TilesContent['printing']): Grid | undefined {
  const { gap } = printing;
  const onSide = { width: paper.height, height: paper.width };
  const grids = [paper, onSide].flatMap((one) => {
    const { grid } = chooseGrid({ paper: one, card, margins: marginsFor(printing, one), gap, upright: true });
    return grid ? [grid] : [];
  });
  return grids.reduce<Grid | undefined>((best, grid) => {
    const isMore = !best || grid.columns * grid.rows > best.columns * best.rows;
    return isMore ? grid : best;
  }, undefined);
}
