import type { Definition } from '../../definition/game.ts';
import { CODES, type Code } from '../../diagnostics/codes.ts';
import { suggest } from '../../diagnostics/words.ts';
import { explainPlay } from '../../proof/explain-play.ts';
import { tellPlay } from '../../proof/tell-play.ts';
import { type Arguments, guess } from '../arguments.ts';
import { paintFor } from '../color.ts';
import { alignColumns } from '../columns.ts';
import { renderMarkdown } from '../markdown.ts';
import { RULES } from '../options.ts';
import { readGame } from '../read-game.ts';
import { readRulesChoice } from '../rules-choice.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { listGames } from '../targets.ts';
import { UsageError } from '../usage.ts';

function findCode(given: string): Code {
  const codes = Object.keys(CODES) as Code[];
  // `301` and `e301` are E0301.
  const [, digits] = /^e?(\d{1,4})$/i.exec(given) ?? [];
  const meant = digits === undefined ? given.toUpperCase() : `E${digits.padStart(4, '0')}`;
  const found = codes.find((code) => code === meant);
  if (found !== undefined) return found;
  const help = suggest(
    guess(meant, codes),
    'stichwerk explain lists all codes; a game is explained with --hand or --trick',
  );
  throw new UsageError(`unknown code ${given}`, help);
}

/** What only a moment of a game has. */
function refuseOfGames(given: Arguments): void {
  const useless = ['trump', ...Object.keys(RULES)].find((name) => given.text(name) !== undefined);
  if (useless === undefined) return;
  const help = `leave it out, or name a game and add --hand or --trick`;
  throw new UsageError(`--${useless} has no effect without --hand or --trick`, help);
}

async function explainCode(word: string, session: Session): Promise<ExitCode> {
  const code = findCode(word);
  const page = await session.files.own(`assets/explain/${code}.md`);
  if (page === undefined) throw new Error(`assets/explain/${code}.md is missing from the installation`);
  const paint = paintFor(session.stdout.color);
  session.stdout.write(renderMarkdown(new TextDecoder().decode(page), paint, session.columns));
  return EXIT.clean;
}

/** Says which cards of a hand are legal and why, and which card wins a trick so far and why. */
function explainMoment({ game }: Definition, given: Arguments, session: Session): ExitCode {
  const trump = given.text('trump');
  const explained = explainPlay(game.rules, {
    hand: given.text('hand') ?? '',
    trick: given.text('trick') ?? '',
    ...(trump !== undefined && { trump }),
  });
  if ('problem' in explained) throw new UsageError(explained.problem, explained.help);
  session.stdout.write(tellPlay(game, explained));
  return EXIT.clean;
}

/** Explains a finding, or a moment of a game; lists all codes if neither is named. */
export async function explain(given: Arguments, session: Session): Promise<ExitCode> {
  const [word] = given.operands;
  const isMoment = given.text('hand') !== undefined || given.text('trick') !== undefined;
  if (isMoment) {
    const read = await readGame(word, readRulesChoice(given), session);
    return 'game' in read ? explainMoment(read, given, session) : read.exit;
  }
  if (word !== undefined && (await listGames(session.files)).includes(word)) {
    throw new UsageError(`nothing is asked of ${word}`, 'add --hand and --trick with cards such as "♥A ♥10"');
  }
  refuseOfGames(given);
  if (word !== undefined) return explainCode(word, session);
  session.stdout.write(alignColumns(Object.entries(CODES)));
  return EXIT.clean;
}
