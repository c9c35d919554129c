import { boundsWith } from '../page/bounds.ts';
import type { Mm, Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { PageSymbol, Primitive } from '../page/primitive.ts';
import type { FaceLook } from '../page/print.ts';
import type { FindDrawing } from '../svg/options.ts';
import { drawFace, type Face, type FaceFault } from './face.ts';
import { lightFace } from './low-ink.ts';
import { trimFace } from './trim-face.ts';
import { type DrawingTexts, openUsedDrawings } from './used-drawings.ts';

/** What the faces of an author's template are drawn from. */
export interface AuthorParts {
  readonly face: Face;
  /** The drawings that the filled templates use, by what they are called there. */
  readonly texts: DrawingTexts;
  readonly measure: TextMeasure;
  /** How far faces may reach beyond the trim. */
  readonly reach: Mm;
}

/** A face as it is drawn, in mm from the card's top left corner, or all that is wrong with it. */
type DrawnFace = { readonly primitives: readonly Primitive[] } | { readonly faults: readonly FaceFault[] };

/** Draws filled templates, those that are the same only once. */
export interface FaceDrawer {
  readonly draw: (svg: string) => DrawnFace;
  /** All symbols of the faces that were drawn so far, by id. */
  readonly symbols: () => Readonly<Record<string, PageSymbol>>;
}

/** Opens the drawing of filled templates for cards of a size; `known` are further symbols that `<use href>` draws by their ids. */
export function openFaceDrawer(
  { face, texts, measure, reach }: AuthorParts,
  size: Size,
  ink: FaceLook['ink'],
  known: Readonly<Record<string, PageSymbol>> = {},
): FaceDrawer {
  const used = openUsedDrawings(texts, ink);
  const cut = new Map<string, PageSymbol>();
  const drawn = new Map<string, DrawnFace>();
  const knownSymbol = (id: string): PageSymbol | undefined =>
    Object.hasOwn(known, id) ? known[id] : undefined;
  const find: FindDrawing = (href, color) => knownSymbol(href.replace(/^#/, '')) ?? used.find(href, color);
  const symbolOf = (id: string): PageSymbol | undefined => knownSymbol(id) ?? used.symbol(id);
  const boundsOf = boundsWith(symbolOf, measure);
  const draw = (svg: string): DrawnFace => {
    const read = drawFace(face, svg, { size, drawings: find, measure });
    if ('faults' in read) return read;
    const printed = read.primitives.map((one) => (one.kind === 'use' ? used.print(one) : one));
    const shown = ink === 'low' ? lightFace(printed) : printed;
    const { primitives, symbols } = trimFace(shown, size, reach, boundsOf);
    for (const symbol of symbols) cut.set(symbol.id, symbol);
    return { primitives };
  };
  return {
    draw: (svg) => {
      const face = drawn.get(svg) ?? draw(svg);
      drawn.set(svg, face);
      return face;
    },
    symbols: () => ({ ...used.used(), ...Object.fromEntries(cut) }),
  };
}
