import type { Color, PageSymbol } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';
import { readSymbol } from '../svg/drawing.ts';
import type { FindDrawing } from '../svg/options.ts';
import { LIGHT_LINES, lightenPaths } from './light-drawing.ts';

/** SVG texts by what a face calls them: `#shape-star`, `./star.svg`. */
export type DrawingTexts = ReadonlyMap<string, string>;

/** Drawings that faces use, each stored once a colour. */
interface ListedDrawings {
  readonly find: FindDrawing;
  /** One that was found, by its id. */
  readonly symbol: (id: string) => PageSymbol | undefined;
  /** All that were found so far, by id. */
  readonly used: () => Readonly<Record<string, PageSymbol>>;
}

/** Widths of lines are meant for drawings of this size, which is that of a sign on a card. */
const USUAL_SIZE = 16;

/** Opens the drawings that faces may use; one that was refused is not found. */
export function openListedDrawings(texts: DrawingTexts, ink: 'full' | 'low'): ListedDrawings {
  const kept = new Map<string, PageSymbol>();
  return {
    find: (href, color = INK) => {
      const text = texts.get(href);
      if (text === undefined) return undefined;
      const id = idOf(href, text, color);
      const known = kept.get(id);
      if (known) return known;
      const symbol = readSymbol(id, text, color);
      if ('problem' in symbol) return undefined;
      const drawn = ink === 'low' ? lighten(symbol) : symbol;
      kept.set(id, drawn);
      return drawn;
    },
    symbol: (id) => kept.get(id),
    used: () => Object.fromEntries(kept),
  };
}

/** A drawing that says all its colours is the same in every colour. */
function idOf(href: string, text: string, color: Color): string {
  const name = `listed ${href.replace(/^#/, '')}`;
  return /currentcolor/i.test(text) ? `${name} ${color}` : name;
}

function lighten(symbol: PageSymbol): PageSymbol {
  const scale = USUAL_SIZE / Math.max(symbol.box.width, symbol.box.height);
  return { ...symbol, content: lightenPaths(symbol.content, LIGHT_LINES.sign / scale) };
}
