import type { Mm, Size } from './geometry.ts';
import { CARDS, PAPERS } from './paper.ts';
import { pathBelow } from './path-below.ts';
import { BACKS, INKS, MARKS, ORDERS, PADS, type PrintRequest, SIZES, SUIT_COLORS } from './print.ts';

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
const NUMBER = '[+-]?\\d{1,5}(?:\\.\\d{1,6})?';
const UNIT = '(mm|cm|in)?';
const LENGTH = new RegExp(`^(${NUMBER}) ?${UNIT}$`, 'i');
const SIZE = new RegExp(`^(${NUMBER}) ?[x×] ?(${NUMBER}) ?${UNIT}$`, 'i');
const OFFSET = new RegExp(`^(${NUMBER}) ?(?:mm)?, ?(${NUMBER}) ?(?:mm)?(?:, ?(${NUMBER}) ?°?)?$`, 'i');

function toMm(number: string, unit: string | undefined): Mm {
  return Number(number) * MM_PER_UNIT[(unit ?? '').toLowerCase() as keyof typeof MM_PER_UNIT];
}

function within(value: number, least: number, most: number): boolean {
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

function length(describe: string, most: Mm, use: (value: Mm) => PrintRequest): PrintOption {
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
function word<T extends string>(
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
function size(
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
function count(
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
function pattern(
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

/** Furthest that backs can be moved, mm, and turned, degrees. */
const MOST_SHIFT = 20;
const MOST_TURN = 5;

function readOffset(text: string): PrintRequest | undefined {
  const [whole, x = '', y = '', turn = '0'] = OFFSET.exec(text) ?? [];
  const backOffset = { x: Number(x), y: Number(y), angle: Number(turn) };
  const isNear = [x, y].every((shift) => within(Number(shift), -MOST_SHIFT, MOST_SHIFT));
  return whole !== undefined && isNear && within(backOffset.angle, -MOST_TURN, MOST_TURN)
    ? { backOffset }
    : undefined;
}

function readGrid(text: string): PrintRequest | undefined {
  const [, columns, rows] = /^([1-9]\d?) ?[x×] ?([1-9]\d?)$/i.exec(text) ?? [];
  return columns && rows ? { grid: { columns: Number(columns), rows: Number(rows) } } : undefined;
}

/** The options of printing, in the order of the help; the keys are those of `print:` and of flags. */
export const PRINT_OPTIONS = {
  card: size('Size of a card; that of the deck if not given', CARDS, [20, 200], '63x88mm', (card) => ({
    card,
  })),
  paper: size('Paper; A4 if not given', PAPERS, [50, 1300], '210x297mm', (paper) => ({ paper })),
  gap: length('Space between cards; 0 for one cut between two cards', 50, (gap) => ({ gap })),
  bleed: length('How far drawings reach beyond the cut; 2 mm if not given', 10, (bleed) => ({ bleed })),
  margin: length('Least space between cards and the edge of the paper', 100, (margin) => ({ margin })),
  grid: {
    expects: 'columns x rows, such as 3x3',
    describe: 'Columns and rows of cards on a sheet; as many as fit if not given',
    read: readGrid,
  },
  marks: word('What shows where to cut', MARKS, (marks) => ({ marks })),
  corners: length('Radius of a guide for round corners', 10, (corners) => ({ corners })),
  backs: word('How backs come behind fronts', BACKS, (backs) => ({ backs })),
  order: word('Order of the sides', ORDERS, (order) => ({ order })),
  'back-offset': {
    expects: `right,down,clockwise up to ${MOST_SHIFT} mm and ${MOST_TURN}°, such as 0.5,-0.3,0.1`,
    describe: 'How far to move the backs; in mm, and in degrees about the middle of the page',
    read: readOffset,
  },
  printer: pattern(
    'Printer whose profile is used, see calibrate',
    'the name of a printer, letters and digits',
    /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u,
    (printer) => ({ printer }),
  ),
  ink: word('How much ink to use; black draws everything in black alone, for laser printers', INKS, (ink) => ({ ink })),
  suits: word('Colours of French suits', SUIT_COLORS, (suits) => ({ suits })),
  size: word('Size of letters and signs', SIZES, (one) => ({ size: one })),
  style: pattern(
    'Design of the faces',
    'the name of a design, or a path such as ./face.svg.hbs below the folder of the definition',
    new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*$|${pathBelow(['svg.hbs']).source}`, 'u'),
    (style) => ({ style }),
  ),
  jokers: count('Jokers to add', [0, 12], (jokers) => ({ jokers })),
  blanks: count('Blank cards to add', [0, 100], (blanks) => ({ blanks })),
  games: count('Matches side by side on a score table', [1, 2], (games) => ({ games })),
  pad: word('Small score tables, several on a sheet, to be cut', PADS, (pad) => ({ pad })),
  copies: count('Whole sets of cards to print', [1, 50], (copies) => ({ copies })),
} as const satisfies Readonly<Record<string, PrintOption>>;

/** A key under `print:`, which is a flag as well. */
export type PrintKey = keyof typeof PRINT_OPTIONS;
