import type { TextMeasure } from '../page/measure.ts';
import type { Color } from '../page/primitive.ts';

/** What a drawing may contain beside shapes. */
export interface DrawingOptions {
  /** Stands for `currentColor`. */
  readonly color?: Color;
  /** Ids that `<use href="#id">` may draw. */
  readonly symbols?: ReadonlySet<string>;
  /** Allows `<text>`. */
  readonly measure?: TextMeasure;
}
