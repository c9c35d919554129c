import type { Color } from './primitive.ts';

/** The colour of all ink where everything is black. */
export const BLACK: Color = '#000000';

/** The colour of paper. */
export const WHITE: Color = '#FFFFFF';

/** How bright a colour seems, from 0 for black to 1 for white. */
export function brightness(color: Color): number {
  const [red, green, blue] = channels(color);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** The contrast of a colour with white paper as accessibility guidelines reckon it, from 1 for white to 21 for black. */
export function contrastOnWhite(color: Color): number {
  const [red, green, blue] = channels(color).map(linear) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function channels(color: Color): readonly [number, number, number] {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
