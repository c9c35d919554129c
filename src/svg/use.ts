import type { Matrix } from '../page/geometry.ts';
import type { Color, PageSymbol, UsePrimitive } from '../page/primitive.ts';
import { fitMatrix, multiply, translation } from '../page/transform.ts';
import { type Attributes, colorOf, decode, lengthOf, numberOf } from './attributes.ts';
import type { DrawingOptions } from './options.ts';
import { lastPlaceIn, quote, type Refusals } from './problem.ts';

/** Attributes of `<use>` beside its transform. */
export const USE_ATTRIBUTES: readonly string[] = ['href', 'x', 'y', 'width', 'height', 'color'];

const USE_TAG = /<use\b[^<>]*>/g;
const HREF = /\shref\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/;

/** What the `<use>` elements of a drawing ask for, and the place that each tells of itself. */
export function hrefsIn(markup: string): readonly { readonly href: string; readonly place?: string }[] {
  return [...markup.matchAll(USE_TAG)].flatMap(([tag]) => {
    const [, double, single] = HREF.exec(tag) ?? [];
    const href = decode(double ?? single ?? '').trim();
    const place = lastPlaceIn(tag);
    return href === '' ? [] : [{ href, ...(place !== undefined && { place }) }];
  });
}

/** A drawing in its own coordinates, or fitted into the middle of a box; an empty `href` draws nothing. */
export function readUse(
  attributes: Attributes,
  matrix: Matrix,
  options: DrawingOptions,
  refusals: Refusals,
): readonly UsePrimitive[] {
  const href = decode(attributes.href ?? '').trim();
  const color = readColor(attributes, options, refusals);
  const place: [number, number] = [
    numberOf(attributes, 'x', 0, refusals),
    numberOf(attributes, 'y', 0, refusals),
  ];
  if (href === '') return [];
  const found = options.drawings?.(href, color);
  if (found) return placed(found, sizesOf(attributes, found, refusals), place, matrix);
  const symbol = href.slice(1);
  if (href.startsWith('#') && options.symbols?.has(symbol))
    return [{ kind: 'use', symbol, matrix: multiply(matrix, translation(...place)) }];
  refusals.refuse(`<use> draws ${quote(href)}`, 'draw it as a path');
  return [];
}

function readColor(
  attributes: Attributes,
  { color: current }: DrawingOptions,
  refusals: Refusals,
): Color | undefined {
  const text = attributes.color?.trim() ?? '';
  const color = text === '' ? undefined : colorOf(text, current, refusals);
  return color === undefined || color === 'none' ? current : color;
}

/** The box that a drawing is fitted into; a side that is not said follows from the drawing. Undefined if none is said. */
function sizesOf(
  attributes: Attributes,
  { box }: PageSymbol,
  refusals: Refusals,
): readonly [number, number] | undefined {
  const side = (name: string): number | undefined =>
    attributes[name] === undefined ? undefined : lengthOf(attributes, name, 0, refusals);
  const [width, height] = [side('width'), side('height')];
  if (width !== undefined) return [width, height ?? (width * box.height) / box.width];
  return height === undefined ? undefined : [(height * box.width) / box.height, height];
}

function placed(
  { id, box }: PageSymbol,
  sizes: readonly [number, number] | undefined,
  [x, y]: readonly [number, number],
  matrix: Matrix,
): readonly UsePrimitive[] {
  if (!sizes) return [{ kind: 'use', symbol: id, matrix: multiply(matrix, translation(x, y)) }];
  const [width, height] = sizes;
  if (width === 0 || height === 0) return [];
  return [{ kind: 'use', symbol: id, matrix: multiply(matrix, fitMatrix(box, { x, y, width, height })) }];
}
