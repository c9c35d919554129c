import yargs, { type Argv } from 'yargs';
import { type Arguments, readArguments, suggest } from './arguments.ts';
import { COMMANDS, type Command, type Option } from './commands.ts';
import { UsageError } from './usage.ts';
import { VERSION } from './version.ts';

/** What the command line asks for. */
export type Request =
  | { readonly kind: 'run'; readonly command: Command; readonly given: Arguments }
  | { readonly kind: 'print'; readonly text: string };

const GLOBAL: Readonly<Record<string, Option>> = {
  verbose: { type: 'boolean', describe: 'Tell where in the program an unexpected error arose' },
};

const GLOBAL_NAMES = [...Object.keys(GLOBAL), 'help', 'h', 'version', 'v'];

const EXIT_CODES = [
  'Exit codes: 0 all is well, 1 problems in a definition, 2 wrong call,',
  '3 a file cannot be read or written, 130 stopped by Ctrl-C.',
].join('\n');

function describeCommand(parser: Argv, command: Command): Argv {
  parser
    .usage(`$0 ${command.name} [options] ${command.operands}\n\n${command.describe}.`)
    .options(command.options);
  for (const [call, meaning] of command.examples) parser.example(call, meaning);
  return parser;
}

// Strictness is ours, not yargs's: its messages name neither the nearest word nor a way out.
function createParser(columns: number): Argv {
  const parser = yargs()
    .scriptName('stichwerk')
    .locale('en')
    .usage(
      '$0 <command> [options]\n\nFrom game definitions to print-ready PDF files whose examples are checked.',
    )
    .wrap(Math.max(60, Math.min(columns, 100)))
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
    })
    .options(GLOBAL)
    .help('help', 'Show this help')
    .alias('h', 'help')
    .version('version', 'Show the version', VERSION)
    .alias('v', 'version')
    .exitProcess(false)
    .fail((message, error) => {
      throw error ?? new UsageError(message, 'see stichwerk --help');
    });
  for (const command of COMMANDS) {
    parser.command(
      command.name,
      command.describe,
      (inner) => describeCommand(inner, command),
      () => undefined,
    );
  }
  return parser.epilogue(EXIT_CODES);
}

const helpFor = (command: Command | undefined): string =>
  command === undefined ? 'see stichwerk --help' : `see stichwerk ${command.name} --help`;

function findCommand(word: string | undefined): Command | undefined {
  const command = COMMANDS.find(({ name }) => name === word);
  if (command !== undefined || word === undefined) return command;
  const names = COMMANDS.map(({ name }) => name);
  throw new UsageError(
    `unknown command ${word}`,
    suggest(word, names, `the commands are ${names.join(', ')}`),
  );
}

function refuseUnknownOptions(keys: readonly string[], command: Command | undefined): void {
  const options = Object.entries(command?.options ?? {});
  const known = [...GLOBAL_NAMES, ...options.flatMap(([name, { alias }]) => [name, alias ?? []].flat())];
  const dashed = (key: string): string => (key.length === 1 ? `-${key}` : `--${key}`);
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const help = suggest(dashed(unknown), known.map(dashed), helpFor(command));
  throw new UsageError(`unknown option ${dashed(unknown)}`, help);
}

/** Takes the command line apart; throws `UsageError` for anything that is not known. */
export async function parseCommandLine(argv: readonly string[], columns: number): Promise<Request> {
  let text = '';
  const keep = (_error: unknown, _parsed: unknown, output: string): void => {
    text = output;
  };
  const parsed: Readonly<Record<string, unknown>> = await createParser(columns).parseAsync(
    [...argv],
    {},
    keep,
  );
  if (text !== '') return { kind: 'print', text };
  const { _: words, $0: _script, ...options } = parsed;
  const [word, ...operands] = (words as readonly unknown[]).map(String);
  const command = findCommand(word);
  refuseUnknownOptions(Object.keys(options), command);
  if (command === undefined) throw new UsageError('no command is given', 'see stichwerk --help');
  const extra = operands[command.most];
  if (extra !== undefined) throw new UsageError(`${command.name} does not take ${extra}`, helpFor(command));
  return { kind: 'run', command, given: readArguments(options, operands) };
}
