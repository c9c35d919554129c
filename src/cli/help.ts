import yargs, { type Argv } from 'yargs';
import { COMMANDS, type Command } from './commands.ts';
import { COMMON, type Option } from './options.ts';
import { VERSION } from './version.ts';

const EXIT_CODES = [
  'Exit codes: 0 all is well, 1 problems in a definition, 2 wrong call,',
  '3 a file cannot be read or written, 130 stopped by Ctrl-C.',
].join('\n');

/** These come first; else the help begins with the groups. */
const namesWithoutGroup = (options: Readonly<Record<string, Option>>): string[] =>
  Object.entries(options).flatMap(([name, { group }]) => (group === undefined ? name : []));

function describeCommand(parser: Argv, command: Command): Argv {
  parser
    .usage(
      `$0 ${command.name} [options] ${command.operands}\n\n${[`${command.describe}.`, command.details].join(' ').trim()}`,
    )
    .group(namesWithoutGroup({ ...command.options, ...COMMON }), 'Options:')
    .options(command.options);
  for (const [call, meaning] of command.examples) parser.example(call, meaning);
  return parser;
}

function createParser(columns: number): Argv {
  const { help, version, ...common } = COMMON;
  const parser = yargs()
    .scriptName('stichwerk')
    .locale('en')
    .usage(
      '$0 <command> [options]\n\nFrom game definitions to print-ready PDF files whose examples are checked.',
    )
    .wrap(Math.max(60, Math.min(columns, 100)))
    .options(common)
    .help('help', help.describe)
    .alias(help.alias, 'help')
    .version('version', version.describe, VERSION)
    .alias(version.alias, 'version')
    .exitProcess(false);
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

/** The help of a command, or of all if none is named, as wide as the terminal. */
export async function renderHelp(command: Command | undefined, columns: number): Promise<string> {
  const argv = [...(command === undefined ? [] : [command.name]), '--help'];
  let text = '';
  await createParser(columns).parseAsync(argv, {}, (_error: unknown, _parsed: unknown, output: string) => {
    text = output;
  });
  return text;
}
