import { suggest } from '../diagnostics/words.ts';
import type { PrintRequest } from '../page/print.ts';
import { PRINT_OPTIONS, type PrintKey } from '../page/print-options.ts';
import type { PrintOption } from '../page/print-values.ts';
import { type Arguments, guess } from './arguments.ts';
import type { Option } from './options.ts';
import { UsageError } from './usage.ts';

const KEYS = Object.keys(PRINT_OPTIONS) as PrintKey[];

/** What an option of printing does and how its value is written, for the help. */
export function describePrintOption({ describe, expects }: PrintOption): string {
  const [what = '', ...remarks] = describe.split(';');
  return [`${what}: ${expects}`, ...remarks].join(';');
}

function toFlag(option: PrintOption): Option {
  return { type: 'string', describe: describePrintOption(option), group: 'Printing:' };
}

/** A flag for every key of `print:`. */
export const PRINT_FLAGS: Readonly<Record<string, Option>> = Object.fromEntries(
  KEYS.map((key) => [key, toFlag(PRINT_OPTIONS[key])]),
);

/** Flags without a value. */
export const PRINT_SWITCHES: Readonly<Record<string, Option>> = {
  'wipe-clean': {
    type: 'boolean',
    describe: 'Score tables for a sleeve that is wiped: light lines, high rows',
    group: 'Printing:',
  },
  'fill-sheet': {
    type: 'boolean',
    describe: 'Quick references where the last sheet of cards has room left',
    group: 'Printing:',
  },
};

/** Reads the value of a flag as a key of `print:` is read; throws `UsageError` if it cannot be that. */
export function readPrintFlag(given: Arguments, key: PrintKey, flag: string = key): PrintRequest {
  const text = given.text(flag);
  if (text === undefined) return {};
  const option: PrintOption = PRINT_OPTIONS[key];
  const { expects, words = [], read } = option;
  refuseParted(flag, text, option, given.operands);
  const request = read(text);
  if (request) return request;
  const meant = REPAIRS.map((repair) => repair(text)).find((one) => one !== text && read(one));
  const help = meant === undefined ? `write ${expects}` : `write --${flag} ${meant}`;
  throw new UsageError(`--${flag} cannot be ${text}`, suggest(guess(text, words), help));
}

const straighten = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');
/** Three numbers with commas between them are no decimals. */
const pointDecimals = (text: string): string =>
  text.split(',').length % 2 === 0 ? text.replace(/(\d),(\d)/g, '$1.$2') : text;

/** What people and word processors write otherwise than it is read: dashes for minus signs, decimal commas, `DIN A4`. */
const REPAIRS: readonly ((text: string) => string)[] = [
  straighten,
  pointDecimals,
  (text) => pointDecimals(straighten(text)),
  (text) => text.replace(/^(?:din|iso|us)[ -]?/i, ''),
];

/** What spaces part from a value stands among the operands: `3 mm`, `63 x 88`. */
function refuseParted(flag: string, text: string, { read }: PrintOption, operands: readonly string[]): void {
  const rest = operands.filter((word) => /^(?:[\d.]+|[x×]|mm|cm|in)$/i.test(word));
  const whole = `${text}${rest.join('')}`;
  if (rest.every((word) => /^[\d.]/.test(word)) || !read(whole)) return;
  throw new UsageError(`a space stands within the value of --${flag}`, `write --${flag} ${whole}`);
}

/** What the flags ask of a print; throws `UsageError` for a value that a flag cannot have. */
export function readPrintFlags(given: Arguments): PrintRequest {
  const switched = {
    ...(given.flag('wipe-clean') && { wipeClean: true }),
    ...(given.flag('fill-sheet') && { fillSheet: true }),
  };
  return Object.assign(switched, ...KEYS.map((key) => readPrintFlag(given, key)));
}
