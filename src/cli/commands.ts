import { LANGUAGES } from '../cards/localized.ts';
import { KINDS } from '../documents/kinds.ts';
import { PAPERS } from '../page/paper.ts';
import type { Arguments } from './arguments.ts';
import type { ExitCode, Session } from './session.ts';

/** An option of a command, as the parser and the help take it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly describe: string;
  readonly alias?: string;
}

/** A command: how it is called, what it says of itself, and how it is run; its code is loaded when it runs. */
export interface Command {
  readonly name: string;
  /** How the operands are written in the help; empty if there are none. */
  readonly operands: string;
  readonly most: number;
  readonly describe: string;
  /** Sentences that only its own help has. */
  readonly details?: string;
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly (readonly [string, string])[];
  readonly run: (given: Arguments, session: Session) => Promise<ExitCode>;
}

/** The formats of findings, by the word for `--format`. */
export const FORMATS = ['human', 'short', 'json', 'github'] as const;

const NAMING = 'A game is named by its id or by the path of its file; - reads it from standard input.';

const LANG: Option = {
  type: 'string',
  describe: `Language: ${LANGUAGES.join(' or ')}; ${LANGUAGES[0]} if not given`,
};

/** Options that every command takes. */
export const COMMON = {
  verbose: { type: 'boolean', describe: 'Tell where in the program an unexpected error arose' },
  help: { alias: 'h', type: 'boolean', describe: 'Show this help' },
  version: { alias: 'v', type: 'boolean', describe: 'Show the version' },
} as const satisfies Readonly<Record<string, Option>>;

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'build',
    operands: '[game or file…]',
    most: Number.POSITIVE_INFINITY,
    describe: 'Print games to PDF files; all games that come along if none is named',
    details: NAMING,
    options: {
      only: { type: 'string', describe: `Kinds to print, separated by commas: ${KINDS.join(', ')}` },
      lang: LANG,
      paper: { type: 'string', describe: `Paper: ${Object.keys(PAPERS).join(' or ')}; A4 if not given` },
      output: {
        alias: 'o',
        type: 'string',
        describe: 'Folder to write <game>/<kind>.pdf to; output if not given',
      },
      draft: {
        type: 'boolean',
        describe: 'Print with a watermark, even if claims are refuted (exit code 1 then)',
      },
    },
    examples: [
      ['$0 build', 'every game, to output/<game>/<kind>.pdf'],
      ['$0 build my-game.yaml --only cards,rules', 'two papers of your own game'],
      ['$0 build stiche-mit-bedienpflicht --lang en -o english', 'in English, to another folder'],
    ],
    run: async (given, session) => (await import('./commands/build.ts')).build(given, session),
  },
  {
    name: 'check',
    operands: '[game or file…]',
    most: Number.POSITIVE_INFINITY,
    describe: 'Find everything that would stop a build; all games that come along if none is named',
    details: `Claims are checked, and all papers are laid out on A4 in every language; none is written. ${NAMING}`,
    options: {
      format: { type: 'string', describe: `How to tell: ${FORMATS.join(', ')}; human if not given` },
    },
    examples: [
      ['$0 check my-game.yaml', 'what is wrong, where, and what helps'],
      ['$0 check --format json - < my-game.yaml', 'for other programs'],
    ],
    run: async (given, session) => (await import('./commands/check.ts')).check(given, session),
  },
  {
    name: 'list',
    operands: '',
    most: 0,
    describe: 'List the games that come along',
    options: { lang: LANG },
    examples: [],
    run: async (given, session) => (await import('./commands/list.ts')).list(given, session),
  },
  {
    name: 'explain',
    operands: '[code]',
    most: 1,
    describe: 'Explain a finding by its code; list all codes if none is named',
    options: {},
    examples: [['$0 explain E0301', 'why a winner is refuted, and what to do']],
    run: async (given, session) => (await import('./commands/explain.ts')).explain(given, session),
  },
  {
    name: 'schema',
    operands: '',
    most: 0,
    describe: 'Print the JSON Schema of definitions, for editors',
    options: {},
    examples: [['$0 schema > game.schema.json', 'completion and checks while you type']],
    run: async (given, session) => (await import('./commands/schema.ts')).schema(given, session),
  },
];
