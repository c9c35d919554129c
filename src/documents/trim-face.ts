import type { Bounds } from '../page/bounds.ts';
import type { Mm, Size } from '../page/geometry.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import { grow, holds } from '../page/rect.ts';
import { IDENTITY } from '../page/transform.ts';

/** A face of which nothing reaches further beyond the trim than it may, and the symbols that this takes. */
interface TrimmedFace {
  readonly primitives: readonly Primitive[];
  readonly symbols: readonly PageSymbol[];
}

/** Cuts what a face draws further than `reach` beyond the trim, so that it never lies on a neighbour; texts are left. */
export function trimFace(
  primitives: readonly Primitive[],
  size: Size,
  reach: Mm,
  boundsOf: Bounds,
): TrimmedFace {
  const room = grow({ x: 0, y: 0, ...size }, reach);
  const cut: PageSymbol[] = [];
  const trimmed = primitives.map((primitive): Primitive => {
    if (primitive.kind === 'text') return primitive;
    const bounds = boundsOf([primitive]);
    if (!bounds || holds(room, bounds, 1e-6)) return primitive;
    if (primitive.kind === 'use') return { ...primitive, clip: room };
    const symbol = { id: `cut ${JSON.stringify(primitive)}`, box: bounds, content: [primitive] };
    cut.push(symbol);
    return { kind: 'use', symbol: symbol.id, matrix: IDENTITY, clip: room };
  });
  return { primitives: trimmed, symbols: cut };
}
