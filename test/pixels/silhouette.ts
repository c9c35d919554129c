import type { Matrix } from '../../src/page/geometry.ts';
import { multiply, transformPoint } from '../../src/page/transform.ts';
import type { Raster } from '../support/render-pages.ts';
import { signIn } from './regions.ts';

/** Side of the pictures in which silhouettes are compared, and how much of them every silhouette covers. */
const SIDE = 72;
const SHARE = 0.3;

/** Which dots of a square picture belong to a sign, row by row. */
export type Silhouette = Uint8Array;

/**
 * The silhouette of what a page shows in a square about the middle of a drawing, brought to the same middle, area and
 * direction as all others; `toPage` leads from the drawing's coordinates to mm of the page.
 */
export function silhouette(raster: Raster, toPage: Matrix, square: number): Silhouette {
  const whole: Matrix = [square / SIDE, 0, 0, square / SIDE, -square / 2, -square / 2];
  const { area, x, y } = momentsOf(trace(raster, multiply(toPage, whole)));
  const scale = Math.sqrt(area / (SHARE * SIDE * SIDE));
  const closer: Matrix = [scale, 0, 0, scale, x - (scale * SIDE) / 2, y - (scale * SIDE) / 2];
  return trace(raster, multiply(toPage, multiply(whole, closer)), closer);
}

/** The area that two silhouettes have in common, in parts of that which either covers. */
export function likeness(one: Silhouette, other: Silhouette): number {
  let both = 0;
  let either = 0;
  one.forEach((dot, at) => {
    both += dot & other[at]!;
    either += dot | other[at]!;
  });
  return both / either;
}

/** What lies outside of the first picture, into which `toFirst` leads, is not looked at. */
function trace(raster: Raster, toPage: Matrix, toFirst?: Matrix): Silhouette {
  const darkness = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [(at % SIDE) + 0.5, Math.floor(at / SIDE) + 0.5];
    const first = toFirst ? transformPoint(toFirst, x, y) : [x, y];
    const isSeen = first.every((place) => place >= 0 && place <= SIDE);
    return isSeen ? darknessAt(raster, transformPoint(toPage, x, y)) : 0;
  });
  const darkest = darkness.reduce((most, dot) => Math.max(most, dot), 0);
  return signIn(darkness, darkest / 2, SIDE);
}

/** Between the middles of four dots. */
function darknessAt({ grey, width, dots }: Raster, [x, y]: readonly [number, number]): number {
  const [atX, atY] = [x * dots - 0.5, y * dots - 0.5];
  const [left, top] = [Math.floor(atX), Math.floor(atY)];
  const [right, below] = [atX - left, atY - top];
  const at = top * width + left;
  const upper = grey[at]! * (1 - right) + grey[at + 1]! * right;
  const lower = grey[at + width]! * (1 - right) + grey[at + width + 1]! * right;
  return upper * (1 - below) + lower * below;
}

function momentsOf(shape: Silhouette): { readonly area: number; readonly x: number; readonly y: number } {
  let [area, x, y] = [0, 0, 0];
  shape.forEach((dot, at) => {
    area += dot;
    x += dot * ((at % SIDE) + 0.5);
    y += dot * (Math.floor(at / SIDE) + 0.5);
  });
  return { area, x: x / area, y: y / area };
}
