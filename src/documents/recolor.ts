import { BLACK } from '../page/color.ts';
import type { Matrix, Size } from '../page/geometry.ts';
import type { Color, PageSymbol, PathPrimitive } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';
import { transformPrimitives } from '../page/transform.ts';

/** The same drawing with black in place of one colour, however bright that is. */
export function blackenedSymbol(symbol: PageSymbol, color: Color): PageSymbol {
  const black = (own: Color): Color => (own.toUpperCase() === color.toUpperCase() ? BLACK : own);
  return mapColors(symbol, symbol.id, black);
}

/** The same drawing with an edge in ink around what is filled; `width` in the symbol's units. */
export function edgedSymbol(symbol: PageSymbol, id: string, width: number): PageSymbol {
  return mapPaths(symbol, id, (path) => ({
    ...path,
    ...(path.fill && !path.stroke && { stroke: { color: INK, width, join: 'round' } }),
  }));
}

/** The same drawing as ink outlines without fills; `width` in the symbol's units. */
export function outlinedSymbol(symbol: PageSymbol, id: string, width: number): PageSymbol {
  return mapPaths(symbol, id, ({ kind, segments }) => ({
    kind,
    segments,
    stroke: { color: INK, width, join: 'round' },
  }));
}

/** Cloth of pictures whose suit has the colour of their lines. */
const CLOTH_BESIDE_INK = '#5F7688';

/** What the figures of a suit wear: its colour, unless that is ink, which would hide their lines. */
export function clothColor(suit: Color): Color {
  return suit.toUpperCase() === INK ? CLOTH_BESIDE_INK : suit;
}

/** The symbol scaled to fill a box, its middle at the origin. */
export function centeredSymbol({ id, box, content }: PageSymbol, { width, height }: Size): PageSymbol {
  const scale = Math.min(width / box.width, height / box.height);
  const dx = -(box.x + box.width / 2) * scale;
  const dy = -(box.y + box.height / 2) * scale;
  const matrix: Matrix = [scale, 0, 0, scale, dx, dy];
  return {
    id,
    box: { x: -width / 2, y: -height / 2, width, height },
    content: transformPrimitives(content, matrix),
  };
}

function mapColors(symbol: PageSymbol, id: string, change: (color: Color) => Color): PageSymbol {
  return mapPaths(symbol, id, (path) => ({
    ...path,
    ...(path.fill && { fill: change(path.fill) }),
    ...(path.stroke && { stroke: { ...path.stroke, color: change(path.stroke.color) } }),
  }));
}

function mapPaths(
  symbol: PageSymbol,
  id: string,
  change: (path: PathPrimitive) => PathPrimitive,
): PageSymbol {
  const content = symbol.content.map((part) => (part.kind === 'path' ? change(part) : part));
  return { ...symbol, id, content };
}
