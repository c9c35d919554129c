import type { Color, PageSymbol, UsePrimitive } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import { INK } from '../page/theme.ts';
import { scaleOf } from '../page/transform.ts';
import { readSymbol } from '../svg/drawing.ts';
import type { FindDrawing } from '../svg/options.ts';
import { lightSign } from './low-ink.ts';

/** SVG texts by what a face calls them: `#shape-star`, `./star.svg`. */
export type DrawingTexts = ReadonlyMap<string, string>;

/** Drawings that faces use, each stored once a colour, and with little ink once a size. */
interface UsedDrawings {
  readonly find: FindDrawing;
  /** The use of one that was found as it is printed. */
  readonly print: (use: UsePrimitive) => UsePrimitive;
  /** One that is printed, by its id. */
  readonly symbol: (id: string) => PageSymbol | undefined;
  /** All that are printed so far, by id. */
  readonly used: () => Readonly<Record<string, PageSymbol>>;
}

/** Sizes that differ by less share their drawing. */
const SCALE_DIGITS = 3;

/** Opens the drawings that faces may use; one that was refused is not found. */
export function openUsedDrawings(texts: DrawingTexts, ink: FaceLook['ink']): UsedDrawings {
  const found = new Map<string, PageSymbol>();
  const printed = ink === 'low' ? new Map<string, PageSymbol>() : found;
  return {
    find: (href, color = INK) => {
      const text = texts.get(href);
      if (text === undefined) return undefined;
      const id = idOf(href, text, color);
      const known = found.get(id);
      if (known) return known;
      const symbol = readSymbol(id, text, color);
      if ('problem' in symbol) return undefined;
      found.set(id, symbol);
      return symbol;
    },
    print: (use) => {
      const symbol = found.get(use.symbol);
      if (ink !== 'low' || !symbol) return use;
      const scale = scaleOf(use.matrix).toPrecision(SCALE_DIGITS);
      const id = `${symbol.id} ${scale}`;
      if (!printed.has(id)) printed.set(id, lightSign(symbol, id, Number(scale)));
      return { ...use, symbol: id };
    },
    symbol: (id) => printed.get(id),
    used: () => Object.fromEntries(printed),
  };
}

/** A drawing that says all its colours is the same in every colour. */
function idOf(href: string, text: string, color: Color): string {
  const name = `listed ${href.replace(/^#/, '')}`;
  return /currentcolor/i.test(text) ? `${name} ${color}` : name;
}
