import type { Bounds } from '../page/bounds.ts';
import type { Rect } from '../page/geometry.ts';
import type { PageSymbol } from '../page/primitive.ts';
import { draw } from './draw.ts';
import { factor } from './numbers.ts';
import type { PdfFile, PdfReference, PdfValue } from './pdf-file.ts';

/** A symbol stored in the file, and its name in resources. */
export interface StoredSymbol {
  readonly name: string;
  readonly reference: PdfReference;
}

/** Gives symbols as form objects; each is stored when first asked for. Throws on an unknown symbol or one that holds itself. */
export function symbolStore(
  file: PdfFile,
  symbols: Readonly<Record<string, PageSymbol>>,
  boundsOf: Bounds,
): (id: string) => StoredSymbol {
  const stored = new Map<string, StoredSymbol | 'in the making'>();
  const get = (id: string): StoredSymbol => {
    const known = stored.get(id);
    if (known === 'in the making') throw new Error(`symbol holds itself: ${id}`);
    if (known !== undefined) return known;
    stored.set(id, 'in the making');
    const symbol = symbols[id];
    if (symbol === undefined) throw new Error(`unknown symbol: ${id}`);
    const reference = storeForm(file, symbol, boundsOf, get);
    const kept = { name: `S${stored.size}`, reference };
    stored.set(id, kept);
    return kept;
  };
  return get;
}

function storeForm(
  file: PdfFile,
  symbol: PageSymbol,
  boundsOf: Bounds,
  get: (id: string) => StoredSymbol,
): PdfReference {
  const nested: Record<string, PdfValue> = {};
  const operators = draw(symbol.content, {
    symbol: (inner) => {
      const { name, reference } = get(inner);
      nested[name] = reference;
      return name;
    },
    line: () => {
      throw new Error(`text in symbol: ${symbol.id}`);
    },
  });
  const form = file.ref({
    Subtype: 'Form',
    BBox: box(boundsOf(symbol.content) ?? symbol.box),
    Resources: Object.keys(nested).length > 0 ? { XObject: nested } : {},
  });
  form.end(new TextEncoder().encode(operators));
  return form;
}

function box({ x, y, width, height }: Rect): readonly number[] {
  return [x, y, x + width, y + height].map((value) => Number(factor(value)));
}
