import type { Color } from '../page/primitive.ts';
import { NAMED_COLORS } from './colors.ts';
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

/** A number attribute, in the drawing's own units whether it says px or not; refused if it is none. */
export function numberOf(attributes: Attributes, name: string, fallback: number, refusals: Refusals): number {
  const text = attributes[name];
  if (text === undefined) return fallback;
  const value = parseNumber(text.trim().replace(/px$/, ''));
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
  const name = value.toLowerCase();
  if (name === 'none') return 'none';
  if (name === 'currentcolor' && current !== undefined) return current;
  const color = Object.hasOwn(NAMED_COLORS, name) ? NAMED_COLORS[name] : (hexColor(value) ?? rgbColor(value));
  if (color !== undefined) return color;
  if (name.startsWith('url('))
    refusals.refuse(
      `the gradient or pattern ${quote(text)} cannot be printed`,
      'fill it with one flat colour',
    );
  else refusals.refuse(`the colour ${quote(text)} is not known`, 'write #rrggbb, none or currentColor');
  return 'none';
}

function hexColor(value: string): Color | undefined {
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value);
  return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : undefined;
}

function rgbColor(value: string): Color | undefined {
  const numbers = parseNumbers(/^rgb\(([^()]*)\)$/i.exec(value)?.[1] ?? '') ?? [];
  const inRange = numbers.every((one) => Number.isInteger(one) && one >= 0 && one <= 255);
  if (numbers.length !== 3 || !inRange) return undefined;
  return `#${numbers.map((one) => one.toString(16).padStart(2, '0').toUpperCase()).join('')}`;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its characters that are written as numbers or by the five names of XML; others never come here. */
export function decode(text: string): string {
  return text.replace(/&(#x?)?(\w+);/g, (_, number: string | undefined, name: string) => {
    if (!number) return NAMED[name] ?? '';
    const code = Number.parseInt(name, number === '#' ? 10 : 16);
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : '';
  });
}
