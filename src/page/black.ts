import { BLACK, brightness, WHITE } from './color.ts';
import { MM_PER_PT, type Mm } from './geometry.ts';
import type { PrintDocument } from './page.ts';
import type { Color, PageSymbol, PathPrimitive, Primitive, TextPrimitive } from './primitive.ts';
import { scaleOf } from './transform.ts';

/** What is darker becomes black, what is as bright becomes white with a black edge. */
const DARK = 0.5;

/** What is as bright is paper, and has no edge. */
const PAPER = 0.95;

/** Width of the edge around what becomes white; around small letters in parts of their size. */
const EDGE: Mm = 0.3;
const LETTER_EDGE = 0.03;

/** The document in black and white alone: dark fills are black, bright ones white with a black edge, lines and letters black unless they are white. */
export function inBlack(document: PrintDocument): PrintDocument {
  const scales = scalesOf(document);
  const symbols = Object.entries(document.symbols).map(([id, symbol]): [string, PageSymbol] => {
    const edge = EDGE / (scales.get(id) ?? 1);
    return [id, { ...symbol, content: symbol.content.map((one) => blackened(one, edge)) }];
  });
  const pages = document.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => ({ ...item, content: item.content.map((one) => blackened(one, EDGE)) })),
  }));
  return { ...document, pages, symbols: Object.fromEntries(symbols) };
}

function blackened<T extends Primitive>(primitive: T, edge: number): T {
  const black = (one: Primitive): Primitive => {
    switch (one.kind) {
      case 'path':
        return blackPath(one, edge);
      case 'text':
        return blackText(one);
      case 'use':
        return one;
    }
  };
  // Each stays what it is.
  return black(primitive) as T;
}

function blackPath(path: PathPrimitive, edge: number): PathPrimitive {
  const { fill, stroke } = path;
  if (fill === undefined)
    return stroke ? { ...path, stroke: { ...stroke, color: lineColor(stroke.color) } } : path;
  if (brightness(fill) < DARK) {
    // Around what is black only a white line is seen.
    const color = stroke && (brightness(stroke.color) < DARK ? BLACK : WHITE);
    return { ...path, fill: BLACK, ...(stroke && color && { stroke: { ...stroke, color } }) };
  }
  if (stroke) return { ...path, fill: WHITE, stroke: { ...stroke, color: lineColor(stroke.color) } };
  const isPaper = brightness(fill) >= PAPER;
  return { ...path, fill: WHITE, ...(!isPaper && { stroke: { color: BLACK, width: edge, join: 'round' } }) };
}

function blackText(text: TextPrimitive): TextPrimitive {
  const light = brightness(text.color);
  if (light < DARK) return { ...text, color: BLACK };
  if (light >= PAPER) return { ...text, color: WHITE };
  const width = Math.min(EDGE, text.size * MM_PER_PT * LETTER_EDGE);
  return { ...text, color: WHITE, edge: { color: BLACK, width } };
}

/** A line has no inside that could be white. */
function lineColor(color: Color): Color {
  return brightness(color) < PAPER ? BLACK : WHITE;
}

/** How many mm on paper a unit of each symbol is, in the middle between its smallest use and its largest. */
function scalesOf({ pages, symbols }: PrintDocument): ReadonlyMap<string, number> {
  const found = new Map<string, { least: number; most: number }>();
  const visit = (content: readonly Primitive[], scale: number): void => {
    for (const one of content) if (one.kind === 'use') note(one.symbol, scale * scaleOf(one.matrix));
  };
  const note = (id: string, scale: number): void => {
    const known = found.get(id);
    if (known && scale >= known.least && scale <= known.most) return;
    const { least = scale, most = scale } = known ?? {};
    found.set(id, { least: Math.min(least, scale), most: Math.max(most, scale) });
    visit(symbols[id]?.content ?? [], scale);
  };
  for (const { items } of pages) for (const { content } of items) visit(content, 1);
  return new Map([...found].map(([id, { least, most }]) => [id, Math.sqrt(least * most)]));
}
