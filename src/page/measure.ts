import type { Mm, Pt } from './geometry.ts';
import type { Weight } from './primitive.ts';

/** The face a text is set in. */
export interface Face {
  readonly size: Pt;
  readonly weight: Weight;
  readonly tabular?: boolean;
  /** Space added between characters, in parts of the size. */
  readonly tracking?: number;
}

/** Measures text as it will be drawn; given to layout so that it needs no font library. */
export interface TextMeasure {
  /** Width of one line in mm, kerning included. */
  readonly width: (text: string, face: Face) => Mm;
  /** Height of capitals in mm. */
  readonly capHeight: (face: Face) => Mm;
  /** The first character that the font cannot draw, if any. */
  readonly missing: (text: string, weight: Weight) => string | undefined;
  /** Full name of the font of a weight, for messages. */
  readonly fontName: (weight: Weight) => string;
}
