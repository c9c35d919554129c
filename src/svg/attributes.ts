import type { Color } from '../page/primitive.ts';
import { quote, type Refusals } from './problem.ts';

/** The attributes of one element. */
export type Attributes = Readonly<Record<string, string>>;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** No drawing needs larger numbers; larger ones would not survive as decimals in a file. */
export const MAX_NUMBER = 1e6;

/** A plain number, or undefined if it is none or too large. */
export function parseNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= MAX_NUMBER ? value : undefined;
}

/** Numbers apart by spaces or commas, or undefined if there is anything else. */
export function parseNumbers(text: string): readonly number[] | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const numbers = trimmed.split(/\s*,\s*|\s+/).map(parseNumber);
  return numbers.every((value) => value !== undefined) ? numbers : undefined;
}

/** A number attribute; refused if it is not a plain number. */
export function numberOf(attributes: Attributes, name: string, fallback: number, refusals: Refusals): number {
  const text = attributes[name];
  if (text === undefined) return fallback;
  const value = parseNumber(text.trim());
  if (value === undefined)
    refusals.refuse(`${name}=${quote(text)} is not a number`, 'write numbers without a unit');
  return value ?? fallback;
}

/** A length that must not be negative. */
export function lengthOf(attributes: Attributes, name: string, fallback: number, refusals: Refusals): number {
  const value = numberOf(attributes, name, fallback, refusals);
  if (value < 0) refusals.refuse(`${name} is negative`, 'write a length of 0 or more');
  return Math.max(0, value);
}

/** A colour as `#rrggbb`, or `none`; `current` stands for `currentColor`. */
export function colorOf(text: string, current: Color | undefined, refusals: Refusals): Color | 'none' {
  const value = text.trim();
  if (value === 'none') return 'none';
  if (value === 'black') return '#000000';
  if (value === 'white') return '#FFFFFF';
  if (value === 'currentColor' && current !== undefined) return current;
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`;
  refusals.refuse(
    `the colour ${quote(text)} is not known`,
    'write #rrggbb, none, black, white or currentColor',
  );
  return 'none';
}
