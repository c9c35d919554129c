import { LANGUAGES } from '../cards/localized.ts';
import { PRINT_OPTIONS } from '../page/print-options.ts';
import { describePrintOption } from './print-flags.ts';
import { UNPRINTABLE_EXPECTS } from './printers-file.ts';

/** An option of a command, as the parser and the help take it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly describe: string;
  readonly alias?: string;
  /** The heading that it stands under in the help. */
  readonly group?: string;
}

/** Options that every command takes. */
export const COMMON = {
  verbose: { type: 'boolean', describe: 'Tell where in the program an unexpected error arose' },
  help: { alias: 'h', type: 'boolean', describe: 'Show this help' },
  version: { alias: 'v', type: 'boolean', describe: 'Show the version' },
} as const satisfies Readonly<Record<string, Option>>;

/** The language of papers and lists. */
export const LANG: Option = {
  type: 'string',
  describe: `Language: ${LANGUAGES.join(' or ')}; ${LANGUAGES[0]} if not given`,
};

/** Which of the ways to play is meant. */
export const RULES = {
  variant: { type: 'string', describe: 'Variants to play with, separated by commas' },
  players: { type: 'string', describe: 'Number of players; the least that the game allows if not given' },
} as const satisfies Readonly<Record<string, Option>>;

/** Where files go, and whether they go anywhere. */
export function writingOptions(what: string): Readonly<Record<string, Option>> {
  return {
    output: { alias: 'o', type: 'string', describe: `Folder to write ${what} to; output if not given` },
    'dry-run': {
      type: 'boolean',
      describe: 'List files, pages and sheets of paper without writing anything',
    },
  };
}

/** Ways to turn a sheet of paper over that the calibration sheet is made for. */
export const TURNS = ['duplex-long', 'duplex-short'] as const;

/** Options that only say how the calibration sheet is printed. */
export const CALIBRATION_SHEET: Readonly<Record<string, Option>> = {
  backs: { type: 'string', describe: `How the paper is turned: ${TURNS.join(' or ')}` },
  paper: { type: 'string', describe: describePrintOption(PRINT_OPTIONS.paper) },
  lang: LANG,
  ...writingOptions('calibration.pdf'),
};

/** What a printer is found to do. */
export const CALIBRATION: Readonly<Record<string, Option>> = {
  set: { type: 'string', describe: `What the sheet showed: ${PRINT_OPTIONS['back-offset'].expects}` },
  unprintable: {
    type: 'string',
    describe: `What the printer leaves blank at the edge: ${UNPRINTABLE_EXPECTS}`,
  },
  printer: { type: 'string', describe: 'Printer whose profile is meant, by a name of your choice' },
  list: { type: 'boolean', describe: 'List the profiles that are kept' },
};
