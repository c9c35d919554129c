import { controlPoints } from './flatten.ts';
import { MM_PER_PT, type Rect } from './geometry.ts';
import type { TextMeasure } from './measure.ts';
import type { PageSymbol, PathPrimitive, Primitive, TextPrimitive, UsePrimitive } from './primitive.ts';
import { around, enclose, grow, intersect } from './rect.ts';
import { multiply, rotation, transformRect, translation } from './transform.ts';

/** How many times half a line's width its mitred corners may reach; sharper ones are cut off, as in SVG. */
export const MITER_LIMIT = 4;

/** How far ink reaches beyond what is told of it: lines, in times half their width, and letters, in parts of their size. */
interface Extent {
  readonly line: number;
  readonly ascent: number;
  readonly descent: number;
}

/** The sharpest corners and the tallest letters: nothing reaches further. */
const OUTERMOST: Extent = { line: MITER_LIMIT, ascent: 1, descent: 0.3 };

/** Lines without their corners, letters without their accents. */
export const USUAL: Extent = { line: 1, ascent: 0.75, descent: 0.22 };

/** Gives a rectangle that holds all that is drawn; undefined if nothing is. */
export type Bounds = (content: readonly Primitive[]) => Rect | undefined;

/** Gives a symbol by its id; undefined if there is no such. */
type SymbolLookup = (id: string) => PageSymbol | undefined;

/** Bounds of drawings that use these symbols, each of which is measured once. */
export function boundsWith(symbolOf: SymbolLookup, measure: TextMeasure, extent = OUTERMOST): Bounds {
  const known = new Map<string, Rect | undefined>();
  const boundsOfSymbol = (id: string): Rect | undefined => {
    if (!known.has(id)) known.set(id, boundsOf(symbolOf(id)?.content ?? []));
    return known.get(id);
  };
  const boundsOfOne = (primitive: Primitive): Rect | undefined => {
    switch (primitive.kind) {
      case 'path':
        return boundsOfPath(primitive, extent);
      case 'text':
        return boundsOfText(primitive, measure, extent);
      case 'use':
        return boundsOfUse(primitive, boundsOfSymbol(primitive.symbol));
    }
  };
  const boundsOf: Bounds = (content) => {
    const all = content.map(boundsOfOne).filter((one) => one !== undefined);
    return all.length === 0 ? undefined : around(all);
  };
  return boundsOf;
}

/** The upright rectangle around a path; undefined if there is nothing in it. */
export function boundsOfPath({ segments, stroke }: PathPrimitive, { line } = USUAL): Rect | undefined {
  const bounds = enclose(controlPoints(segments));
  return bounds && grow(bounds, ((stroke?.width ?? 0) / 2) * line);
}

/** The upright rectangle around a line of text. */
export function boundsOfText(text: TextPrimitive, measure: TextMeasure, extent = USUAL): Rect {
  const em = text.size * MM_PER_PT;
  const placed = multiply(translation(text.x, text.y), rotation(text.rotate ?? 0));
  const { ascent, descent } = extent;
  const width = measure.width(text.text, text);
  return transformRect({ x: 0, y: -ascent * em, width, height: (ascent + descent) * em }, placed);
}

function boundsOfUse({ matrix, clip }: UsePrimitive, inner: Rect | undefined): Rect | undefined {
  const outer = inner && transformRect(inner, matrix);
  return outer && clip ? intersect(outer, clip) : outer;
}
