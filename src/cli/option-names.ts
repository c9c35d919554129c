import { listed, suggest } from '../diagnostics/words.ts';
import { guess } from './arguments.ts';
import { COMMANDS, type Command } from './commands.ts';
import { COMMON, type Option } from './options.ts';
import { quoted } from './quoted.ts';

/** An option by its name, of whichever command. */
type Named = readonly [string, Option];

const optionsOf = (command: Command): readonly Named[] => Object.entries<Option>(command.options);
const common: readonly Named[] = Object.entries<Option>(COMMON);

/** All options of all commands. */
export const ALL_OPTIONS: readonly Named[] = [...common, ...COMMANDS.flatMap(optionsOf)];

/** The options that a command takes; those of all commands if none is known. */
export function optionsFor(command: Command | undefined): readonly Named[] {
  return command === undefined ? ALL_OPTIONS : [...common, ...optionsOf(command)];
}

/** The command that a command line is for, as far as its first words tell. */
export function commandIn(argv: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === argv.find((word) => COMMANDS.some((one) => one.name === word)));
}

/** An option as it is written: `-o`, `--only`. */
export function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** The option that a word without its dashes was meant to be; undefined if that cannot be told. */
export function guessOption(word: string, command: Command | undefined): Named | undefined {
  const options = optionsFor(command);
  const named = (name: string | undefined) => options.find(([one]) => one === name);
  const lower = word.toLowerCase();
  const names = [...new Set(options.map(([name]) => name))];
  const begun = names.filter((name) => name.length > 2 && lower.startsWith(name));
  return (
    named(lower) ??
    options.find(([, { alias }]) => alias === word) ??
    // One letter more makes a guess of a name of three letters, of which there are some.
    named(guess(dashed(lower), names.map(dashed))?.replace(/^-+/, '')) ??
    named(begun.length === 1 ? begun[0] : undefined)
  );
}

/** An option with its value, as it is to be written. */
export function written([name, { type }]: Named, value: string | undefined): string {
  return value === undefined || type === 'boolean' ? `--${name}` : `--${name} ${quoted(value)}`;
}

/** What helps whoever wrote an option that the command does not know. */
export function adviseUnknown(name: string, command: Command | undefined): string {
  const see = command === undefined ? 'see stichwerk --help' : `see stichwerk ${command.name} --help`;
  if (COMMANDS.some((one) => one.name === name)) return `write stichwerk ${name}, without dashes`;
  const [, denied] = /^no-(.+)$/.exec(name) ?? [];
  if (denied !== undefined && optionsFor(command).some(([one]) => one === denied))
    return `leave it out, and --${denied} as well`;
  if (name === '?') return 'write --help';
  if (name.length === 1) return adviseLetter(name, command) ?? see;
  const takers = COMMANDS.filter(({ options }) => Object.hasOwn(options, name)).map((one) => one.name);
  if (takers.length > 0) return `it is an option of stichwerk ${listed(takers, 'or')}; ${see}`;
  const guessed = guessOption(name, command);
  return suggest(guessed && `--${guessed[0]}`, see);
}

/** The options that begin with a letter which is none itself. */
function adviseLetter(letter: string, command: Command | undefined): string | undefined {
  const begun = optionsFor(command).filter(([name]) => name.startsWith(letter.toLowerCase()));
  const names = [...new Set(begun.map(([name]) => `--${name}`))];
  return names.length === 0 ? undefined : `write the option out: ${listed(names, 'or')}`;
}
