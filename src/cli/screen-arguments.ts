import { COMMANDS, COMMON, type Option } from './commands.ts';
import { UsageError } from './usage.ts';

const ALL: readonly (readonly [string, Option])[] = [
  COMMON,
  ...COMMANDS.map(({ options }) => options),
].flatMap((options) => Object.entries<Option>(options));

/** Refuses what the parser of arguments would take for something else than what was meant; throws `UsageError`. */
export function screenArguments(argv: readonly string[]): void {
  const end = argv.indexOf('--');
  for (const word of end < 0 ? argv : argv.slice(0, end)) {
    const [, dashes, name = '', value] = /^(--?)([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (dashes === '-' && name.length > 1) refuseGroup(word, name);
    const isFlag = ALL.some(
      ([known, { alias, type }]) => type === 'boolean' && [known, alias].includes(name),
    );
    if (isFlag && value !== undefined)
      throw new UsageError(
        `${dashes}${name} takes no value`,
        `write ${dashes}${name} alone, or leave it out`,
      );
  }
}

/** Letters behind one dash would each be taken for an option. */
function refuseGroup(word: string, name: string): never {
  const short = ALL.find(([, { alias, type }]) => type === 'string' && alias === name[0]);
  const help = short
    ? `write -${name[0]} ${name.slice(1)}`
    : `an option of several letters begins with --, a file of this name is written ./${word}`;
  throw new UsageError(`unknown option ${word}`, help);
}
