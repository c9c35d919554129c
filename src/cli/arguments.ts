import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { quoted } from './quoted.ts';
import { UsageError } from './usage.ts';

/** What stood on the command line behind the command's name; the readers throw `UsageError`. */
export interface Arguments {
  /** Everything that is not an option. */
  readonly operands: readonly string[];
  readonly flag: (name: string) => boolean;
  /** The option's value; undefined if it was not given. */
  readonly text: (name: string) => string | undefined;
  /** The option's value as one of the allowed ones, whatever its case. */
  readonly choice: <T extends string>(name: string, allowed: readonly T[]) => T | undefined;
  /** The option's value as a whole number within bounds. */
  readonly number: (name: string, least: number, most: number) => number | undefined;
  /** All values of an option that takes several, whatever they are, separated by commas or given repeatedly. */
  readonly list: (name: string) => readonly string[] | undefined;
  /** All values of an option that takes several of the allowed ones. */
  readonly choices: <T extends string>(name: string, allowed: readonly T[]) => readonly T[] | undefined;
}

/** The known word that was meant: the nearest, or the only one that begins so, or that it begins with. */
export function guess(word: string, known: readonly string[]): string | undefined {
  if (word.length < 3) return undefined;
  const lower = word.toLowerCase();
  const begun = known.filter((one) => one.startsWith(lower));
  const begins = known.filter((one) => one.length > 1 && lower.startsWith(one));
  return nearest(word, known) ?? [begun, begins].find(({ length }) => length === 1)?.[0];
}

function choose<T extends string>(name: string, given: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value.toLowerCase() === given.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(
    `--${name} cannot be ${given}`,
    suggest(guess(given, allowed), `allowed: ${allowed.join(', ')}`),
  );
}

/** A space ends the value of an option; what was meant to follow it stands among the operands then. */
function refuseSpaces(
  name: string,
  values: readonly string[],
  operands: readonly string[],
  allowed: readonly string[],
): void {
  const isCut = [...values, ...operands].some((word) => word.endsWith(','));
  const isRest = (word: string): boolean =>
    word.startsWith(',') || (isCut && word.split(',').some((one) => allowed.includes(one)));
  const rest = values.length === 0 ? [] : operands.filter(isRest);
  if (rest.length === 0) return;
  const whole = [...values, ...rest].flatMap((value) => value.split(',')).filter((one) => one !== '');
  const help = `write ${whole.join(',')} without a space`;
  throw new UsageError(`a space stands within the value of --${name}`, help);
}

function refuseEmpty(name: string, describe: string): never {
  const what = `${describe.charAt(0).toLowerCase()}${describe.slice(1)}`;
  throw new UsageError(`--${name} has no value`, `write --${name} followed by its value (${what})`);
}

function readNumber(name: string, given: string, [least, most]: readonly [number, number]): number {
  const isWithin = (value: number): boolean => Number.isInteger(value) && value >= least && value <= most;
  if (/^\d{1,9}$/.test(given) && isWithin(Number(given))) return Number(given);
  // `5.0` and `5,0` are whole as well, but nobody else writes them so.
  const [, digits = ''] = /^\+?(\d+)[.,]0+$/.exec(given) ?? [];
  const isMeant = digits !== '' && isWithin(Number(digits));
  const help = isMeant
    ? `write --${name} ${Number(digits)}`
    : `write a whole number from ${least} to ${most}`;
  throw new UsageError(`--${name} cannot be ${given}`, help);
}

function refuseRepeated(name: string, given: readonly string[]): never {
  const calls = [...new Set(given)].map((value) => `--${name} ${quoted(value)}`);
  const help = calls.length === 1 ? `write ${calls[0]} once` : `write either ${listed(calls, 'or')}`;
  throw new UsageError(`--${name} is given more than once`, help);
}

function refuseComma(name: string, given: readonly string[]): never {
  const values = given.filter((one) => one !== '');
  const help = values.length === 0 ? 'leave it out' : `write --${name} ${values.map(quoted).join(',')}`;
  throw new UsageError(`--${name} has a comma too many`, help);
}

/** Whether a flag is given, be it more than once. */
export function isOn(given: unknown): boolean {
  return [given].flat().includes(true);
}

/** Reads arguments that a parser has taken apart into options and operands. */
export function readArguments(
  options: Readonly<Record<string, unknown>>,
  operands: readonly string[],
  known: Readonly<Record<string, { readonly describe: string }>>,
): Arguments {
  const all = (name: string): readonly string[] => {
    const given = options[name] === undefined ? [] : [options[name]].flat().map(String);
    if (!given.includes('')) return given;
    return refuseEmpty(name, known[name]?.describe ?? '');
  };
  const text = (name: string): string | undefined => {
    const given = all(name);
    if (given.length > 1) refuseRepeated(name, given);
    return given[0];
  };
  const list = (name: string): readonly string[] | undefined => {
    const given = all(name).flatMap((value) => value.split(',').map((one) => one.trim()));
    if (given.includes('')) refuseComma(name, given);
    return given.length === 0 ? undefined : [...new Set(given)];
  };
  return {
    operands,
    flag: (name) => isOn(options[name]),
    text,
    choice: (name, allowed) => {
      const given = text(name);
      return given === undefined ? undefined : choose(name, given, allowed);
    },
    number: (name, least, most) => {
      const given = text(name);
      if (given === undefined) return undefined;
      return readNumber(name, given, [least, most]);
    },
    list,
    choices: (name, allowed) => {
      refuseSpaces(name, all(name), operands, allowed);
      const chosen = list(name)?.map((value) => choose(name, value, allowed));
      return chosen && [...new Set(chosen)];
    },
  };
}
