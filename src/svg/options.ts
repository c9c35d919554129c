import type { Size } from '../page/geometry.ts';
import type { TextMeasure } from '../page/measure.ts';
import type { Color, PageSymbol } from '../page/primitive.ts';

/** Finds what `<use href>` draws, in the colour of the `<use>`; undefined if there is no such drawing. */
export type FindDrawing = (href: string, color: Color | undefined) => PageSymbol | undefined;

/** What a drawing may contain beside shapes. */
export interface DrawingOptions {
  /** Stands for `currentColor`. */
  readonly color?: Color;
  /** Ids that `<use href="#id">` may draw, in their own coordinates. */
  readonly symbols?: ReadonlySet<string>;
  /** Further drawings, which may be fitted into a box as well. */
  readonly drawings?: FindDrawing;
  /** Allows `<text>`. */
  readonly measure?: TextMeasure;
  /** The drawing is scaled evenly into the middle of this; its view box is taken for mm if absent. */
  readonly fit?: Size;
}
