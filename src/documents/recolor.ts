import type { Color, PageSymbol, PathPrimitive } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';

/** How strong a pale drawing is beside the full one. */
const PALE = 0.38;

/** The colour mixed with white, as strong as a pale drawing is. */
export function pale(color: Color): Color {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = channels.map((channel) => Math.round(255 - (255 - channel) * PALE));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The same drawing in pale colours. */
export function paledSymbol(symbol: PageSymbol, id: string): PageSymbol {
  return mapPaths(symbol, id, (path) => ({
    ...path,
    ...(path.fill && { fill: pale(path.fill) }),
    ...(path.stroke && { stroke: { ...path.stroke, color: pale(path.stroke.color) } }),
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

function mapPaths(
  symbol: PageSymbol,
  id: string,
  change: (path: PathPrimitive) => PathPrimitive,
): PageSymbol {
  const content = symbol.content.map((part) => (part.kind === 'path' ? change(part) : part));
  return { ...symbol, id, content };
}
