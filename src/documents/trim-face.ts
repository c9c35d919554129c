import type { Mm, Rect, Size } from '../page/geometry.ts';
import { boundsOfHull, hullOfPaths, transformHull } from '../page/hull.ts';
import type { PageSymbol, PathPrimitive, Primitive, UsePrimitive } from '../page/primitive.ts';
import { IDENTITY } from '../page/transform.ts';

/** A face of which nothing reaches further beyond the trim than it may, and the symbols that this takes. */
interface TrimmedFace {
  readonly primitives: readonly Primitive[];
  readonly symbols: readonly PageSymbol[];
}

/** Gives a symbol by its id; undefined if there is no such. */
type SymbolLookup = (id: string) => PageSymbol | undefined;

/** How far a corner of a line may reach beyond the line itself, in units of its width. */
const MITER = 2;

/** Cuts what a face draws further than `reach` beyond the trim, so that it never lies on a neighbour; texts are left. */
export function trimFace(
  primitives: readonly Primitive[],
  { width, height }: Size,
  reach: Mm,
  symbolOf: SymbolLookup,
): TrimmedFace {
  const room = { x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach };
  const cut: PageSymbol[] = [];
  const trimmed = primitives.map((primitive): Primitive => {
    if (primitive.kind === 'text') return primitive;
    if (primitive.kind === 'use') {
      const bounds = boundsOfUse(primitive, symbolOf);
      return bounds && !lies(bounds, room) ? { ...primitive, clip: room } : primitive;
    }
    const bounds = boundsOf([primitive]);
    if (!bounds || lies(bounds, room)) return primitive;
    const symbol = { id: `cut ${JSON.stringify(primitive)}`, box: bounds, content: [primitive] };
    cut.push(symbol);
    return { kind: 'use', symbol: symbol.id, matrix: IDENTITY, clip: room };
  });
  return { primitives: trimmed, symbols: cut };
}

function boundsOf(paths: readonly PathPrimitive[]): Rect | undefined {
  const wide = paths.map((path) =>
    path.stroke ? { ...path, stroke: { ...path.stroke, width: path.stroke.width * MITER } } : path,
  );
  const hull = hullOfPaths(wide);
  return boundsOfHull(hull);
}

function boundsOfUse({ symbol, matrix }: UsePrimitive, symbolOf: SymbolLookup): Rect | undefined {
  const paths = symbolOf(symbol)?.content.filter((part) => part.kind === 'path') ?? [];
  const hull = transformHull(hullOfPaths(paths), matrix);
  return boundsOfHull(hull);
}

function lies(inner: Rect, outer: Rect): boolean {
  const slack = 1e-6;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
