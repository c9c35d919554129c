import type { Mm, Size } from './geometry.ts';
import type { PrintRequest } from './print.ts';

/** A key under `print:` and the flag of the same name: how its value is written and what it asks for. */
export interface PrintOption {
  /** What can be written, for a finding and for the help: `0 to 50 mm, such as 3mm`. */
  readonly expects: string;
  /** What it does; behind a semicolon a remark that the help puts last. */
  readonly describe: string;
  /** The words among what can be written. */
  readonly words?: readonly string[];
  /** What the value asks for; undefined if it cannot be read. */
  readonly read: (text: string) => PrintRequest | undefined;
}

const MM_PER_UNIT = { '': 1, mm: 1, cm: 10, in: 25.4 } as const;
/** A decimal as it can be written, for a pattern. */
export const NUMBER = '[+-]?\\d{1,5}(?:\\.\\d{1,6})?';
const UNIT = '(mm|cm|in)?';
const LENGTH = new RegExp(`^(${NUMBER}) ?${UNIT}$`, 'i');
const SIZE = new RegExp(`^(${NUMBER}) ?[x×] ?(${NUMBER}) ?${UNIT}$`, 'i');

function toMm(number: string, unit: string | undefined): Mm {
  return Number(number) * MM_PER_UNIT[(unit ?? '').toLowerCase() as keyof typeof MM_PER_UNIT];
}

/** Whether a value lies between two others, or is one of them. */
export function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

/** How a length is written that is not negative. */
export function expectLength(most: Mm): string {
  return `a length from 0 to ${most} mm, such as 3mm`;
}

/** A length that is not negative, in mm if no unit stands behind it; undefined if it cannot be read or is longer. */
export function readLength(text: string, most: Mm): Mm | undefined {
  const [, number = '', unit] = LENGTH.exec(text) ?? [];
  const value = toMm(number, unit);
  return number !== '' && within(value, 0, most) ? value : undefined;
}

/** A length up to some most. */
export function length(describe: string, most: Mm, use: (value: Mm) => PrintRequest): PrintOption {
  return {
    expects: expectLength(most),
    describe,
    read: (text) => {
      const value = readLength(text, most);
      return value === undefined ? undefined : use(value);
    },
  };
}

/** One of some words, whatever its case. */
export function word<T extends string>(
  describe: string,
  words: readonly T[],
  use: (value: T) => PrintRequest,
): PrintOption {
  return {
    expects: words.join(', '),
    describe,
    words,
    read: (text) => {
      const found = words.find((one) => one.toLowerCase() === text.toLowerCase());
      return found && use(found);
    },
  };
}

/** A size by name, or as width × height. */
export function size(
  describe: string,
  names: Readonly<Record<string, Size>>,
  bounds: readonly [Mm, Mm],
  example: string,
  use: (value: Size) => PrintRequest,
): PrintOption {
  const words = Object.keys(names);
  const [least, most] = bounds;
  return {
    expects: `${words.join(', ')}, or width x height from ${least} to ${most} mm, such as ${example}`,
    describe,
    words,
    read: (text) => {
      const name = words.find((one) => one.toLowerCase() === text.toLowerCase());
      if (name !== undefined) return use(names[name]!);
      const [, width = '', height = '', unit] = SIZE.exec(text) ?? [];
      const read = { width: toMm(width, unit), height: toMm(height, unit) };
      return Object.values(read).every((side) => within(side, least, most)) ? use(read) : undefined;
    },
  };
}

/** A whole number. */
export function count(
  describe: string,
  [least, most]: readonly [number, number],
  use: (value: number) => PrintRequest,
): PrintOption {
  return {
    expects: `a whole number from ${least} to ${most}`,
    describe,
    read: (text) =>
      /^\d{1,3}$/.test(text) && within(Number(text), least, most) ? use(Number(text)) : undefined,
  };
}

/** A text of a certain shape, accents joined with their letters. */
export function pattern(
  describe: string,
  expects: string,
  shape: RegExp,
  use: (value: string) => PrintRequest,
): PrintOption {
  return {
    expects,
    describe,
    read: (text) => {
      const value = text.normalize();
      return shape.test(value) ? use(value) : undefined;
    },
  };
}
