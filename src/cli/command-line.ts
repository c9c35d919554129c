import { Parser } from 'yargs/helpers';
import { suggest } from '../diagnostics/words.ts';
import { type Arguments, guess, isOn, readArguments } from './arguments.ts';
import { COMMANDS, type Command } from './commands.ts';
import { adviseUnknown, dashed } from './option-names.ts';
import { COMMON, type Option } from './options.ts';
import { quoted } from './quoted.ts';
import { joinNegativeValues, screenArguments } from './screen-arguments.ts';
import { UsageError } from './usage.ts';
import { VERSION } from './version.ts';

/** What the command line asks for. */
type Request =
  | { readonly kind: 'run'; readonly command: Command; readonly given: Arguments }
  | { readonly kind: 'print'; readonly text: string };

/** Options whose values have spaces. */
const SPACED = ['hand', 'trick'];

const helpFor = (command: Command | undefined): string =>
  command === undefined ? 'see stichwerk --help' : `see stichwerk ${command.name} --help`;

async function findCommand(
  word: string | undefined,
  findNames: () => Promise<readonly string[]>,
): Promise<Command | undefined> {
  const command = COMMANDS.find(({ name }) => name === word);
  if (command !== undefined || word === undefined) return command;
  throw new UsageError(`unknown command ${word}`, adviseCommand(word, await findNames()));
}

/** What helps whoever wrote something else where a command stands. */
function adviseCommand(word: string, targets: readonly string[]): string {
  const names = COMMANDS.map(({ name }) => name);
  const [first = ''] = word.split(' ');
  if (word === 'stichwerk' || word === 'npx') return `leave ${word} out`;
  if (word === 'version') return 'write stichwerk --version';
  if (first !== word && names.includes(first)) return `write stichwerk ${word}, without quotation marks`;
  if (/[\\/.]/.test(word) || targets.includes(word)) return `write stichwerk build ${quoted(word)}`;
  return suggest(guess(word, names), `the commands are ${names.join(', ')}`);
}

function refuseUnknownOptions(keys: readonly string[], command: Command | undefined): void {
  const known = [COMMON, command?.options ?? {}].flatMap((options) =>
    Object.entries<Option>(options).flatMap(([name, { alias }]) => [name, alias ?? []].flat()),
  );
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown === undefined) return;
  throw new UsageError(`unknown option ${dashed(unknown)}`, adviseUnknown(unknown, command));
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

/** Whoever forgets quotation marks gets the rest of a value as operands, and so does who writes a space before a unit. */
function adviseExtra(command: Command, options: Readonly<Record<string, unknown>>, extra: string): string {
  if (/^(?:mm|cm|in)$/i.test(extra)) return `write numbers and units without a space, such as 4${extra}`;
  const open = Object.keys(command.options).find(
    (name) => SPACED.includes(name) && options[name] !== undefined,
  );
  if (open === undefined) return helpFor(command);
  return `write all cards of --${open} in one pair of straight quotation marks: --${open} "♥A ♥10"`;
}

/** Takes the command line apart; `findNames` tells the games and decks that there are; throws `UsageError` for anything that is not known. */
export async function parseCommandLine(
  given: readonly string[],
  columns: number,
  findNames: () => Promise<readonly string[]>,
): Promise<Request> {
  const argv = joinNegativeValues(given);
  screenArguments(argv);
  const { words, options } = takeApart(argv);
  const [word, ...operands] = words;
  const asksHelp = word === 'help' || words.at(-1) === 'help';
  if (isOn(options.help) || asksHelp) {
    // Only the help needs what takes long to load.
    const { renderHelp } = await import('./help.ts');
    const asked = COMMANDS.find(({ name }) => name === (word === 'help' ? operands[0] : word));
    return { kind: 'print', text: await renderHelp(asked, columns) };
  }
  if (isOn(options.version)) return { kind: 'print', text: VERSION };
  const command = await findCommand(word, findNames);
  refuseUnknownOptions(Object.keys(options), command);
  if (command === undefined) throw new UsageError('no command is given', 'see stichwerk --help');
  const extra = operands[command.most];
  if (extra !== undefined)
    throw new UsageError(`${command.name} does not take ${extra}`, adviseExtra(command, options, extra));
  return { kind: 'run', command, given: readArguments(options, operands, command.options) };
}
