import type { PrintDocument } from '../page/page.ts';
import type { PageSymbol, PathPrimitive, Primitive } from '../page/primitive.ts';
import { IDENTITY } from '../page/transform.ts';

/** Shorter paths take less room where they stand than as a symbol. */
const LONG = 12;

/** The same document, where a long path outside the content that stands on several pages, as the ruler does, is one symbol. */
export function shareRepeatedPaths(document: PrintDocument): PrintDocument {
  const repeated = findRepeated(document);
  if (repeated.size === 0) return document;
  const symbols = Object.fromEntries([...repeated.values()].map((symbol) => [symbol.id, symbol]));
  const replace = (primitive: Primitive): Primitive => {
    const symbol = primitive.kind === 'path' ? repeated.get(JSON.stringify(primitive)) : undefined;
    return symbol ? { kind: 'use', symbol: symbol.id, matrix: IDENTITY } : primitive;
  };
  const pages = document.pages.map((page) => ({
    ...page,
    items: page.items.map((item) =>
      item.mark === 'artifact' ? { ...item, content: item.content.map(replace) } : item,
    ),
  }));
  return { ...document, pages, symbols: { ...document.symbols, ...symbols } };
}

/** The symbols by the paths that they stand for. */
function findRepeated({ pages }: PrintDocument): ReadonlyMap<string, PageSymbol> {
  const counted = new Map<string, { readonly path: PathPrimitive; count: number }>();
  for (const { mark, content } of pages.flatMap(({ items }) => items)) {
    for (const path of mark === 'artifact' ? content : []) {
      if (path.kind !== 'path' || path.segments.length < LONG) continue;
      const key = JSON.stringify(path);
      const known = counted.get(key);
      if (known) known.count++;
      else counted.set(key, { path, count: 1 });
    }
  }
  const repeated = [...counted].filter(([, { count }]) => count > 1);
  return new Map(
    repeated.map(([key, { path }], at) => {
      return [key, { id: `repeated path ${at}`, box: { x: 0, y: 0, width: 0, height: 0 }, content: [path] }];
    }),
  );
}
