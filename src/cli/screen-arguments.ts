import type { Command } from './commands.ts';
import { ALL_OPTIONS, commandIn, guessOption, optionsFor, written } from './option-names.ts';
import { UsageError } from './usage.ts';

const isOfType = (name: string, wanted: 'string' | 'boolean'): boolean =>
  ALL_OPTIONS.some(([known, { alias, type }]) => type === wanted && [known, alias].includes(name));

/** Joins a value that begins with a minus to its option, since the parser would take it for another option. */
export function joinNegativeValues(argv: readonly string[]): readonly string[] {
  const end = argv.indexOf('--');
  const joined: string[] = [];
  for (const word of end < 0 ? argv : argv.slice(0, end)) {
    const [, option] = /^--([^=]+)$/.exec(joined.at(-1) ?? '') ?? [];
    if (option !== undefined && !isOfType(option, 'boolean') && /^-[\d.]/.test(word)) {
      joined[joined.length - 1] = `--${option}=${word}`;
    } else joined.push(word);
  }
  return end < 0 ? joined : [...joined, ...argv.slice(end)];
}

/** Whether a word is the option whose value comes next. */
function takesNext(word: string | undefined): boolean {
  const [, name] = /^--?([^=]+)$/.exec(word ?? '') ?? [];
  return name !== undefined && isOfType(name, 'string');
}

/** Refuses what the parser of arguments would take for something else than what was meant; throws `UsageError`. */
export function screenArguments(argv: readonly string[]): void {
  const end = argv.indexOf('--');
  const words = end < 0 ? argv : argv.slice(0, end);
  const command = commandIn(words);
  for (const [index, word] of words.entries()) {
    const isValue = takesNext(words[index - 1]) && !word.startsWith('-');
    const next = words[index + 1];
    const value = next === undefined || /^[\p{Pd}\u2212]/u.test(next) ? undefined : next;
    if (isValue) continue;
    screenWord(word, { command, value });
  }
}

interface Place {
  readonly command: Command | undefined;
  /** The word behind it, if it can be a value. */
  readonly value: string | undefined;
}

function screenWord(word: string, place: Place): void {
  refuseForeign(word, place);
  const [, dashes, name = '', value] = /^(--?)([^=]+)(?:=(.*))?$/s.exec(word) ?? [];
  if (dashes === '-' && name.length > 1) refuseGroup(word, name, { ...place, value: value ?? place.value });
  if (isOfType(name, 'boolean') && value !== undefined)
    throw new UsageError(`${dashes}${name} takes no value`, `write ${dashes}${name} alone, or leave it out`);
}

/** Dashes of word processors, and the slash of another system, before the name of an option. */
function refuseForeign(word: string, { command, value }: Place): void {
  const [, slash, dash, name = '', own] =
    /^(?:(\/)|([-\p{Pd}\u2212]*[\p{Pd}\u2212](?<!-)-*))([\p{L}?][\p{L}-]*)(?:[=:](.*))?$/su.exec(word) ?? [];
  if (slash === undefined && dash === undefined) return;
  const isHelp = /^(?:\?|h|hilfe)$/i.test(name);
  // A path begins with a slash as well, so that only the whole name of an option is taken for one.
  const exact = optionsFor(command).find(([one]) => one === name.toLowerCase());
  const meant = slash === undefined ? guessOption(name, command) : exact;
  if (isHelp) throw new UsageError(`unknown option ${word}`, 'write --help');
  if (meant)
    throw new UsageError(`unknown option ${word}`, `write ${written(meant, own ?? value)}, with two hyphens`);
  if (dash !== undefined)
    throw new UsageError(
      `unknown option ${word}`,
      'an option begins with two hyphens, not with a dash, as in --help',
    );
}

/** Letters behind one dash would each be taken for an option. */
function refuseGroup(word: string, name: string, { command, value }: Place): never {
  const refuse = (help: string): never => {
    throw new UsageError(`unknown option ${word}`, help);
  };
  if (/^[\d.]/.test(name))
    refuse('a negative number stands behind its option, without spaces: --back-offset 0.5,-0.3');
  const short = ALL_OPTIONS.find(([, { alias, type }]) => type === 'string' && alias === name[0]);
  const long = guessOption(name, command);
  // Behind the letter of an option stands its value, unless it begins the name of another.
  if (long && (!short || long[0].startsWith(name[0]!))) refuse(`write ${written(long, value)}`);
  if (short) refuse(`write -${name[0]} ${name.slice(1)}`);
  return refuse(`an option of several letters begins with --, a file of this name is written ./${word}`);
}
