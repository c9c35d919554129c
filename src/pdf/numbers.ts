import { BLACK, WHITE } from '../page/color.ts';
import type { Color } from '../page/primitive.ts';

/** A length or coordinate in mm, to a ten-thousandth. */
export function length(value: number): string {
  return decimal(value, 1e4);
}

/** A matrix entry, to a millionth. */
export function factor(value: number): string {
  return decimal(value, 1e6);
}

/** Operators that choose a colour: of grey and of red, green and blue. */
const CHOOSERS = { fill: ['g', 'rg'], line: ['G', 'RG'] } as const;

/** Chooses the colour `#rrggbb` for fills or lines, black and white as grey, which takes black toner alone; throws on any other notation. */
export function choose(color: Color, use: keyof typeof CHOOSERS): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`not a colour: ${color}`);
  const [grey, rgb] = CHOOSERS[use];
  if (color === BLACK) return `0 ${grey}`;
  if (color.toUpperCase() === WHITE) return `1 ${grey}`;
  const components = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return `${components.map((component) => decimal(component, 1e4)).join(' ')} ${rgb}`;
}

function decimal(value: number, scale: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a number: ${value}`);
  return String(Math.round(value * scale) / scale);
}
