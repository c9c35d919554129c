import type { Color } from '../page/primitive.ts';

/** A length or coordinate in mm, to a ten-thousandth. */
export function length(value: number): string {
  return decimal(value, 1e4);
}

/** A matrix entry, to a millionth. */
export function factor(value: number): string {
  return decimal(value, 1e6);
}

/** The three components of `#rrggbb`; throws on any other notation. */
export function rgb(color: Color): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`not a colour: ${color}`);
  const components = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return components.map((component) => decimal(component, 1e4)).join(' ');
}

function decimal(value: number, scale: number): string {
  if (!Number.isFinite(value)) throw new Error(`not a number: ${value}`);
  return String(Math.round(value * scale) / scale);
}
