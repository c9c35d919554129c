import { KINDS } from '../documents/kinds.ts';
import { CONCEPTS_IN_WORDS } from '../proof/deal/concept-words.ts';
import type { Arguments } from './arguments.ts';
import { EXERCISES } from './exercise-options.ts';
import { NAMES } from './names.ts';
import { CALIBRATION, CALIBRATION_SHEET, LANG, type Option, RULES, writingOptions } from './options.ts';
import { PRINT_FLAGS, PRINT_SWITCHES } from './print-flags.ts';
import { SCORE } from './score-command.ts';
import type { ExitCode, Session } from './session.ts';

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

/** What there are JSON Schemas of; the first is the usual one. */
export const SCHEMAS = ['game', 'deck', 'score'] as const;

/** What `init` writes. */
export const STARTS = ['deck'] as const;

const NAMING =
  'A game or deck is named by its id or by the path of its file; - reads it from standard input.';

const CONCEPTS = Object.entries(CONCEPTS_IN_WORDS)
  .map(([word, clause]) => `  ${word.padEnd(14)}  ${clause}`)
  .join('\n');

/** All commands, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'build',
    operands: '[game, deck or file…]',
    most: Number.POSITIVE_INFINITY,
    describe: 'Print games and decks to PDF files; all games that come along if none is named',
    details: `${NAMING} The flags of printing may stand under print: in a definition as well; flags come first. Of several words the first is the usual one.`,
    options: {
      only: { type: 'string', describe: `Kinds to print, separated by commas: ${KINDS.join(', ')}` },
      filled: {
        type: 'string',
        describe: 'Example, a whole hand, to fill in the trick protocol with; only this is printed then, unless --only names more', // biome-ignore format: short
      },
      ...RULES,
      ...NAMES,
      ...EXERCISES,
      lang: LANG,
      ...writingOptions('<game>/<kind>.pdf'),
      draft: {
        type: 'boolean',
        describe: 'Print with a watermark, even if claims are refuted (exit code 1 then)',
      },
      ...PRINT_FLAGS,
      ...PRINT_SWITCHES,
    },
    examples: [
      ['$0 build', 'every game, to output/<game>/<kind>.pdf'],
      ['$0 build my-game.yaml --only cards,rules', 'two papers of your own game'],
      ['$0 build bauerchen --filled heimspiel', 'the trick protocol of an example, to trick-protocol-filled-heimspiel.pdf'], // biome-ignore format: short
      ['$0 build bauerchen --only exercise,solution --count 30 --seed 7', 'thirty different sheets and their answers'], // biome-ignore format: short
      ['$0 build french-32 --card bridge --gap 3mm --dry-run', 'what a deck would take'],
      ['$0 build stiche-mit-bedienpflicht --lang en -o english', 'in English, to another folder'],
    ],
    run: async (given, session) => (await import('./commands/build.ts')).build(given, session),
  },
  {
    name: 'check',
    operands: '[game, deck or file…]',
    most: Number.POSITIVE_INFINITY,
    describe: 'Find everything that would stop a build; all games that come along if none is named',
    details: `Claims are checked, and all papers are laid out in every language; none is written. ${NAMING}`,
    options: {
      ...RULES,
      format: { type: 'string', describe: `How to tell: ${FORMATS.join(', ')}; human if not given` },
      ...PRINT_FLAGS,
    },
    examples: [
      ['$0 check my-game.yaml', 'what is wrong, where, and what helps'],
      ['$0 check --format json - < my-game.yaml', 'for other programs'],
    ],
    run: async (given, session) => (await import('./commands/check.ts')).check(given, session),
  },
  SCORE,
  {
    name: 'list',
    operands: '',
    most: 0,
    describe: 'List the games and decks that come along',
    options: { lang: LANG },
    examples: [],
    run: async (given, session) => (await import('./commands/list.ts')).list(given, session),
  },
  {
    name: 'init',
    operands: '<kind> [folder]',
    most: 2,
    describe: `Write a small definition to begin with, of your own: ${STARTS.join(' or ')}`,
    options: {},
    examples: [['$0 init deck animals', 'a deck with drawings and a list of cards, to the folder animals']],
    run: async (given, session) => (await import('./commands/init.ts')).init(given, session),
  },
  {
    name: 'calibrate',
    operands: '',
    most: 0,
    describe: 'Print a sheet that shows how far backs lie beside fronts, or keep what it showed',
    details:
      'With --set or --unprintable the profile of --printer is kept in your settings; build --printer uses it.',
    options: { ...CALIBRATION, ...CALIBRATION_SHEET },
    examples: [
      ['$0 calibrate', 'the sheet, to output/calibration.pdf'],
      ['$0 calibrate --set 0.5,-0.3,0 --printer office', 'keep what it showed'],
    ],
    run: async (given, session) => (await import('./commands/calibrate.ts')).calibrate(given, session),
  },
  {
    name: 'explain',
    operands: '[code or game]',
    most: 1,
    describe: 'Explain a finding by its code, or a moment of a game; list all codes if nothing is named',
    details:
      'Of a moment it says which cards of --hand are legal and why, and which card of --trick wins so far and why.',
    options: {
      hand: { type: 'string', describe: 'The cards held, such as "♥10 HK ♣J"' },
      trick: { type: 'string', describe: 'The cards in the trick, the first one led' },
      trump: { type: 'string', describe: 'The trump suit, or none' },
      ...RULES,
    },
    examples: [
      ['$0 explain E0301', 'why a winner is refuted, and what to do'],
      [
        '$0 explain bauer --hand "♦J ♥9 ♣A" --trick "♥A" --trump ♥',
        'which cards may be played to this trick',
      ],
    ],
    run: async (given, session) => (await import('./commands/explain.ts')).explain(given, session),
  },
  {
    name: 'deal',
    operands: '<game or file>',
    most: 1,
    describe: 'Find a deal and a line of play that shows what you wish',
    details: `What a hand can be asked to show:\n${CONCEPTS}`,
    options: {
      show: { type: 'string', describe: 'What the hand must show, separated by commas' },
      seed: { type: 'string', describe: 'A number; the same number gives the same deal, 1 if not given' },
      cards: { type: 'string', describe: 'Cards for each player; a short hand if not given' },
      yaml: { type: 'boolean', describe: 'Print it as an example to paste into a definition' },
      ...RULES,
    },
    examples: [
      [
        '$0 deal stiche-raten --players 4 --show ruff,hook',
        'a hand in which somebody ruffs and the hook bites',
      ],
      ['$0 deal bauerchen --show must-overtrump --seed 7 --yaml', 'an example with all its claims'],
    ],
    run: async (given, session) => (await import('./commands/deal.ts')).deal(given, session),
  },
  {
    name: 'schema',
    operands: '[kind]',
    most: 1,
    describe: `Print a JSON Schema for editors: of ${SCHEMAS.join(', ')}; of games if none is named`,
    options: {},
    examples: [
      ['$0 schema > game.schema.json', 'completion and checks while you type'],
      ['$0 schema score > score.schema.json', 'the same for score files'],
    ],
    run: async (given, session) => (await import('./commands/schema.ts')).schema(given, session),
  },
];
