import type { Align } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { PageSymbol } from '../../page/primitive.ts';
import type { Theme } from '../../page/theme.ts';
import type { Report } from '../laid-pages.ts';

/** What every block needs to be laid out, and where it says what went wrong. */
export interface Context {
  readonly measure: TextMeasure;
  readonly theme: Theme;
  readonly symbols: Readonly<Record<string, PageSymbol>>;
  readonly report: Report;
}

/** The room a block is given by its parent. */
export interface Given {
  readonly width: Mm;
  /** Frames grow to it. */
  readonly minHeight?: Mm;
  /** Where text stands that does not say so itself. */
  readonly align?: Align | undefined;
}

/** Lengths that differ by less are equal: sums of decimal fractions are not exact. */
export const EPSILON: Mm = 1e-6;
