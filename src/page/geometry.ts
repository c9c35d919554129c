/** Millimetres; the origin of a page is its top left corner, y grows downwards. */
export type Mm = number;

/** Points, used for type sizes only. */
export type Pt = number;

/** Millimetres in one point. */
export const MM_PER_PT = 25.4 / 72;

/** Width and height in mm. */
export interface Size {
  readonly width: Mm;
  readonly height: Mm;
}

/** A point as x and y, in mm. */
export type Point = readonly [x: Mm, y: Mm];

/** Where something stands. */
export interface Position {
  readonly x: Mm;
  readonly y: Mm;
}

/** An upright rectangle by its top left corner and size, in mm. */
export interface Rect extends Position, Size {}

/** `[a b c d e f]`: x′ = a·x + c·y + e, y′ = b·x + d·y + f, in mm. */
export type Matrix = readonly [number, number, number, number, number, number];
