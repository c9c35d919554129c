import { COMMANDS } from './commands.ts';
import { COMMON, type Option } from './options.ts';
import { UsageError } from './usage.ts';

const ALL: readonly (readonly [string, Option])[] = [
  COMMON,
  ...COMMANDS.map(({ options }) => options),
].flatMap((options) => Object.entries<Option>(options));

const isFlag = (name: string): boolean =>
  ALL.some(([known, { alias, type }]) => type === 'boolean' && [known, alias].includes(name));

/** Joins a value that begins with a minus to its option, since the parser would take it for another option. */
export function joinNegativeValues(argv: readonly string[]): readonly string[] {
  const end = argv.indexOf('--');
  const joined: string[] = [];
  for (const word of end < 0 ? argv : argv.slice(0, end)) {
    const [, option] = /^--([^=]+)$/.exec(joined.at(-1) ?? '') ?? [];
    if (option !== undefined && !isFlag(option) && /^-[\d.]/.test(word)) {
      joined[joined.length - 1] = `--${option}=${word}`;
    } else joined.push(word);
  }
  return end < 0 ? joined : [...joined, ...argv.slice(end)];
}

/** Refuses what the parser of arguments would take for something else than what was meant; throws `UsageError`. */
export function screenArguments(argv: readonly string[]): void {
  const end = argv.indexOf('--');
  for (const word of end < 0 ? argv : argv.slice(0, end)) {
    const [, dashes, name = '', value] = /^(--?)([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (dashes === '-' && name.length > 1) refuseGroup(word, name);
    if (isFlag(name) && value !== undefined)
      throw new UsageError(
        `${dashes}${name} takes no value`,
        `write ${dashes}${name} alone, or leave it out`,
      );
  }
}

/** Letters behind one dash would each be taken for an option. */
function refuseGroup(word: string, name: string): never {
  if (/^[\d.]/.test(name)) {
    const help = 'a negative number stands behind its option, without spaces: --back-offset 0.5,-0.3';
    throw new UsageError(`unknown option ${word}`, help);
  }
  const short = ALL.find(([, { alias, type }]) => type === 'string' && alias === name[0]);
  const help = short
    ? `write -${name[0]} ${name.slice(1)}`
    : `an option of several letters begins with --, a file of this name is written ./${word}`;
  throw new UsageError(`unknown option ${word}`, help);
}
