import { Parser } from 'yargs/helpers';
import { suggest } from '../diagnostics/words.ts';
import { type Arguments, guess, readArguments } from './arguments.ts';
import { COMMANDS, type Command } from './commands.ts';
import { COMMON, type Option } from './options.ts';
import { joinNegativeValues, screenArguments } from './screen-arguments.ts';
import { UsageError } from './usage.ts';
import { VERSION } from './version.ts';

/** What the command line asks for. */
type Request =
  | { readonly kind: 'run'; readonly command: Command; readonly given: Arguments }
  | { readonly kind: 'print'; readonly text: string };

const helpFor = (command: Command | undefined): string =>
  command === undefined ? 'see stichwerk --help' : `see stichwerk ${command.name} --help`;

function findCommand(word: string | undefined): Command | undefined {
  const command = COMMANDS.find(({ name }) => name === word);
  if (command !== undefined || word === undefined) return command;
  const names = COMMANDS.map(({ name }) => name);
  throw new UsageError(
    `unknown command ${word}`,
    suggest(guess(word, names), `the commands are ${names.join(', ')}`),
  );
}

const namesOf = (options: Readonly<Record<string, Option>>): readonly string[] =>
  Object.entries(options).flatMap(([name, { alias }]) => [name, alias ?? []].flat());

function refuseUnknownOptions(keys: readonly string[], command: Command | undefined): void {
  const known = [COMMON, command?.options ?? {}].flatMap(namesOf);
  const dashed = (key: string): string => (key.length === 1 ? `-${key}` : `--${key}`);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const help = suggest(guess(dashed(unknown), known.map(dashed)), helpFor(command));
  throw new UsageError(`unknown option ${dashed(unknown)}`, help);
}

/** Tells options and their values from words; an option is of the same type in all commands. */
function takeApart(argv: readonly string[]): {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
} {
  const all = [COMMON, ...COMMANDS.map(({ options }) => options)].flatMap(Object.entries<Option>);
  const namesOfType = (type: Option['type']): string[] =>
    all.flatMap(([name, option]) => (option.type === type ? name : []));
  const { _: words, ...options } = Parser([...argv], {
    alias: Object.fromEntries(
      all.flatMap(([name, { alias }]) => (alias === undefined ? [] : [[name, alias]])),
    ),
    boolean: namesOfType('boolean'),
    string: namesOfType('string'),
    configuration: {
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
    },
  });
  return { words: words.map(String), options };
}

/** Takes the command line apart; throws `UsageError` for anything that is not known. */
export async function parseCommandLine(given: readonly string[], columns: number): Promise<Request> {
  const argv = joinNegativeValues(given);
  screenArguments(argv);
  const { words, options } = takeApart(argv);
  const [word, ...operands] = words;
  if (options.help === true || words.at(-1) === 'help') {
    // Only the help needs what takes long to load.
    const { renderHelp } = await import('./help.ts');
    const asked = COMMANDS.find(({ name }) => name === word);
    return { kind: 'print', text: await renderHelp(asked, columns) };
  }
  if (options.version === true) return { kind: 'print', text: VERSION };
  const command = findCommand(word);
  refuseUnknownOptions(Object.keys(options), command);
  if (command === undefined) throw new UsageError('no command is given', 'see stichwerk --help');
  const extra = operands[command.most];
  if (extra !== undefined) throw new UsageError(`${command.name} does not take ${extra}`, helpFor(command));
  return { kind: 'run', command, given: readArguments(options, operands) };
}
