import { contrastOnWhite } from './color.ts';
import { CARDS, PAPERS } from './paper.ts';
import { pathBelow } from './path-below.ts';
import {
  BACK_COLORS,
  BACKS,
  INKS,
  MARKS,
  MOST_SET_NUMBER,
  ORDERS,
  PADS,
  type PrintRequest,
  SIZES,
  SUIT_COLORS,
} from './print.ts';
import { count, length, NUMBER, type PrintOption, pattern, size, within, word } from './print-values.ts';

const OFFSET = new RegExp(`^(${NUMBER}) ?(?:mm)?, ?(${NUMBER}) ?(?:mm)?(?:, ?(${NUMBER}) ?°?)?$`, 'i');

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

/** Backs of less contrast on white hardly hide what shines through. */
const LEAST_CONTRAST = 3;

const COLOR_WORDS = Object.keys(BACK_COLORS);

function readBackColor(text: string): PrintRequest | undefined {
  const color = BACK_COLORS[text.toLowerCase()] ?? text;
  const isDark = /^#[\da-f]{6}$/i.test(color) && contrastOnWhite(color) >= LEAST_CONTRAST;
  return isDark ? { backColor: color.toUpperCase() } : undefined;
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
  'back-color': {
    expects: `${COLOR_WORDS.join(', ')}, or #rrggbb dark enough for white paper, such as #7A3E8E`,
    describe: 'Colour of the backs; blue if not given',
    words: COLOR_WORDS,
    read: readBackColor,
  },
  ink: word(
    'How much ink to use; black draws everything in black alone, for laser printers',
    INKS,
    (ink) => ({ ink }),
  ),
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
  pick: pattern(
    'The only cards to print, in place of lost ones; one that is named twice is printed twice',
    'cards as definitions write them, such as "♥7 ♣A"',
    /^(?=.*[^\s,]).{1,400}$/u,
    (pick) => ({ pick }),
  ),
  copies: count('Whole sets of cards to print', [1, 50], (copies) => ({ copies })),
  'set-number': count(
    'Number of the set, printed small on every front; with copies that of the first set',
    [1, MOST_SET_NUMBER],
    (setNumber) => ({ setNumber }),
  ),
} as const satisfies Readonly<Record<string, PrintOption>>;

/** A key under `print:`, which is a flag as well. */
export type PrintKey = keyof typeof PRINT_OPTIONS;

/** A flag without a value. */
export type PrintSwitch = 'wipe-clean' | 'fill-sheet';

/** The keys of two words by their fields in a request; all others are called alike. */
const FIELDS = {
  'back-offset': 'backOffset',
  'back-color': 'backColor',
  'set-number': 'setNumber',
  'wipe-clean': 'wipeClean',
  'fill-sheet': 'fillSheet',
} as const satisfies Partial<Record<string, keyof PrintRequest>>;

/** The field of a request that a key asks for. */
export function fieldOf(key: PrintKey | PrintSwitch): keyof PrintRequest {
  return key in FIELDS
    ? FIELDS[key as keyof typeof FIELDS]
    : (key as Exclude<typeof key, keyof typeof FIELDS>);
}
