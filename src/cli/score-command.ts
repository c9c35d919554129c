import { PRINT_OPTIONS } from '../page/print-options.ts';
import { FILE_FORMS, STANDING_FORMATS } from '../scores/forms.ts';
import type { Command } from './commands.ts';
import { LANG, type Option, RULES } from './options.ts';
import { describePrintOption } from './print-flags.ts';

/** How the filled score table is printed; the same flags as those of build. */
export const FILLED_KEYS = ['paper', 'ink', 'size'] as const;

const FILLED: Readonly<Record<string, Option>> = Object.fromEntries(
  FILLED_KEYS.map((key) => [
    key,
    { type: 'string', describe: describePrintOption(PRINT_OPTIONS[key]), group: 'The filled table:' },
  ]),
);

/** How scores are kept. */
export const SCORE: Command = {
  name: 'score',
  operands: '[file]',
  most: 1,
  describe: 'Check what was written down of a match and add it up; - reads it from standard input',
  details:
    'A score file is YAML in the words of examples, or CSV with a row for every hand. It names its game itself, or --game does. Findings come first; the standing follows on standard output.',
  options: {
    game: {
      type: 'string',
      describe: 'The game, by its id or its file, if the score file does not name it',
    },
    ...RULES,
    format: {
      type: 'string',
      describe: `How to tell the standing: ${STANDING_FORMATS.join(', ')}; human if not given. With --new: ${FILE_FORMS.join(' or ')}`,
    },
    lang: LANG,
    new: { type: 'string', describe: 'Write a score file without a hand for this game' },
    output: {
      alias: 'o',
      type: 'string',
      describe:
        'File to write with --new, standard output if not given; otherwise a PDF file for the filled score table, or a folder',
    },
    ...FILLED,
  },
  examples: [
    ['$0 score --new stiche-raten --players 5 -o evening.yaml', 'a file to begin with'],
    ['$0 score evening.yaml', 'what is wrong, and who is in front'],
    ['$0 score evening.yaml -o evening.pdf', 'the filled score table'],
    ['$0 score --new bauerchen --format csv -o evening.csv', 'a file to begin with in a spreadsheet'],
    ['$0 score evening.csv --game bauerchen --format markdown', 'a standing to paste into a text'],
  ],
  run: async (given, session) => (await import('./commands/score.ts')).score(given, session),
};
