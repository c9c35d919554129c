import type { Matrix, Mm, Pt, Rect } from './geometry.ts';

/** `#rrggbb`. */
export type Color = string;

/** Absolute path segments in mm; every curve is a cubic. */
export type Segment =
  | readonly ['M', Mm, Mm]
  | readonly ['L', Mm, Mm]
  | readonly ['C', Mm, Mm, Mm, Mm, Mm, Mm]
  | readonly ['Z'];

/** How a line is drawn along an outline. */
export interface Stroke {
  readonly color: Color;
  readonly width: Mm;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  /** Lengths of dash and gap. */
  readonly dash?: readonly [Mm, Mm];
}

/** An outline, filled or stroked or both; without either nothing is drawn. */
export interface PathPrimitive {
  readonly kind: 'path';
  readonly segments: readonly Segment[];
  readonly fill?: Color;
  /** How overlapping outlines are filled; non-zero if absent. */
  readonly fillRule?: 'evenodd';
  readonly stroke?: Stroke;
}

/** A weight of the one type family. */
export type Weight = 'regular' | 'semibold';

/** One line of text in one face. */
export interface TextPrimitive {
  readonly kind: 'text';
  /** Left end of the baseline. */
  readonly x: Mm;
  readonly y: Mm;
  readonly text: string;
  readonly size: Pt;
  readonly weight: Weight;
  readonly color: Color;
  /** Degrees, clockwise about the left end of the baseline. */
  readonly rotate?: number;
  /** Figures of equal width. */
  readonly tabular?: boolean;
  /** Space added between characters, in parts of the size. */
  readonly tracking?: number;
  /** A line around the letters, half of it inside. */
  readonly edge?: Pick<Stroke, 'color' | 'width'>;
}

/** A symbol drawn through a matrix from the symbol's own coordinates to the page. */
export interface UsePrimitive {
  readonly kind: 'use';
  readonly symbol: string;
  readonly matrix: Matrix;
  /** Nothing is drawn outside, in page coordinates. */
  readonly clip?: Rect;
}

/** The smallest things that are drawn. */
export type Primitive = PathPrimitive | TextPrimitive | UsePrimitive;

/** A drawing that is stored once in the file and used many times; `box` is its view box. */
export interface PageSymbol {
  readonly id: string;
  readonly box: Rect;
  readonly content: readonly (PathPrimitive | UsePrimitive)[];
}
