import type { Align, Block } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import type { PageSymbol } from '../../page/primitive.ts';
import type { Theme } from '../../page/theme.ts';
import type { Box } from '../box.ts';
import type { Report } from '../laid-pages.ts';
import type { Hyphens } from './hyphens.ts';

/** What every block needs to be laid out, and where it says what went wrong. */
export interface Context {
  readonly measure: TextMeasure;
  readonly theme: Theme;
  readonly symbols: Readonly<Record<string, PageSymbol>>;
  readonly report: Report;
  /** Words are divided in narrow columns; nowhere if absent. */
  readonly hyphens?: Hyphens | undefined;
  /** What was placed without a fault, by the room it was given: forms of a document have much in common. */
  readonly placed: Placed;
}

/** Boxes by block and room. */
export type Placed = WeakMap<Block, Map<string, Box>>;

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
