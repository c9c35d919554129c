import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { FilledOptions, ScoreOptions } from '../../api.ts';
import { LANGUAGES, type Language } from '../../cards/localized.ts';
import type { ScoreFile, Source } from '../../definition/game.ts';
import type { Outcome } from '../../diagnostics/diagnostic.ts';
import type { PrintRequest } from '../../page/print.ts';
import { FILE_FORMS, STANDING_FORMATS } from '../../scores/forms.ts';
import type { Scored } from '../../scores/score.ts';
import { readScoreFile, readScoreStream, writeWhole } from '../../workspace/disk.ts';
import type { Arguments } from '../arguments.ts';
import { exitForAll, tell } from '../findings.ts';
import { readPrintDate } from '../print-date.ts';
import { readPrintFlag } from '../print-flags.ts';
import { writePlanned } from '../printed-files.ts';
import { readGame } from '../read-game.ts';
import { isChosen, readChosen, readRulesChoice, usageOf } from '../rules-choice.ts';
import { FILLED_KEYS } from '../score-command.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { readTargets } from '../targets.ts';
import { UsageError } from '../usage.ts';

/** Checks a score file and tells the standing, or writes a new one. */
export async function score(given: Arguments, session: Session): Promise<ExitCode> {
  const language = given.choice('lang', LANGUAGES) ?? LANGUAGES[0];
  return given.text('new') === undefined
    ? scoreFile(given, language, session)
    : writeNew(given, language, session);
}

async function scoreFile(given: Arguments, language: Language, session: Session): Promise<ExitCode> {
  const format = given.choice('format', STANDING_FORMATS) ?? 'human';
  const [name] = given.operands;
  if (name === undefined)
    throw new UsageError('no score file is named', 'name one, or begin one with --new and a game');
  const output = given.text('output');
  const print = readFilledFlags(given);
  if (output === undefined && Object.keys(print).length > 0)
    throw new UsageError(
      '--paper, --ink and --size are for the filled table',
      'add -o and a PDF file, or leave them out',
    );
  const options = await readOptions(given, session);
  if ('exit' in options) return options.exit;
  const file = await readFile(name, session);
  const stichwerk = await session.open();
  const scored = file.value && (await stichwerk.score(file.value, { ...options, signal: session.signal }));
  session.signal.throwIfAborted();
  const found = [...file.diagnostics, ...(scored?.diagnostics ?? [])];
  if (format !== 'json' || !scored) tell(session.stderr, found, scored?.sources ?? []);
  if (scored) session.stdout.write(await stichwerk.standing(scored, { language, format }));
  const ended = exitForAll(found);
  if (output === undefined || !scored) return ended;
  if (ended !== EXIT.clean) {
    session.stderr.write('no table was printed, since what is written down is wrong\n');
    return ended;
  }
  return printTables(scored, output, { language, print, date: readPrintDate(session) }, session);
}

function readFilledFlags(given: Arguments): PrintRequest {
  return Object.assign({}, ...FILLED_KEYS.map((key) => readPrintFlag(given, key)));
}

/** Writes the filled table of a match to a PDF file, or those of several matches to a folder. */
async function printTables(
  scored: Scored,
  output: string,
  options: FilledOptions,
  session: Session,
): Promise<ExitCode> {
  const isFile = /\.pdf$/i.test(output);
  if (isFile && scored.matches.length !== 1)
    throw new UsageError(
      `there are ${scored.matches.length} matches for one file ${output}`,
      'name a folder behind -o, without .pdf at its end',
    );
  const stichwerk = await session.open();
  const { value: files = [], diagnostics } = await stichwerk.scoreTables(scored, options);
  tell(session.stderr, diagnostics, scored.sources);
  if (files.length === 0) return exitForAll(diagnostics);
  const at = isFile ? { folder: dirname(output), name: basename(output) } : { folder: output };
  const planned = files.map((file) => ({ ...file, name: at.name ?? file.name }));
  return writePlanned(at.folder.replace(/(?<=.)[\\/]+$/, ''), planned, session);
}

function readFile(name: string, session: Session): Promise<Outcome<ScoreFile>> {
  return name === '-' ? readScoreStream('<stdin>', session.stdin, session.signal) : readScoreFile(name);
}

/** What the command line says of the game that a file may leave open. */
async function readOptions(
  given: Arguments,
  session: Session,
): Promise<ScoreOptions | { readonly exit: ExitCode }> {
  const choice = readRulesChoice(given);
  const name = given.text('game');
  if (name === undefined) return choice;
  const [outcome] = await readTargets([name], session);
  const source: Source | undefined = outcome?.value;
  if (source === undefined) {
    const found = outcome?.diagnostics ?? [];
    tell(session.stderr, found, []);
    return { exit: exitForAll(found) };
  }
  const chosen = isChosen(choice) && (await readChosen(await session.open(), source, choice));
  if (chosen && 'kind' in chosen) throw usageOf(chosen);
  return { ...choice, game: source };
}

/** How a score file names a definition in its folder or below; it may name no other. */
function nameBeside(file: string, target: string | undefined): string {
  const path = relative(target === undefined ? '.' : dirname(target), file);
  const named = path.split(sep).join('/');
  if (named.startsWith('../') || isAbsolute(path))
    throw new UsageError(
      `a score file ${target === undefined ? 'here' : `at ${target}`} cannot name ${file}, which is not in its folder or below`,
      `write it beside the definition, such as with -o ${join(dirname(file), 'evening.yaml')}`,
    );
  return named;
}

async function writeNew(given: Arguments, language: Language, session: Session): Promise<ExitCode> {
  const form = given.choice('format', FILE_FORMS) ?? 'yaml';
  const name = given.text('new')!;
  const target = given.text('output');
  if (given.text('game') !== undefined)
    throw new UsageError('--new names the game already', 'leave --game out');
  if (given.operands.length > 0)
    throw new UsageError(`--new reads no score file`, `leave ${given.operands[0]} out, or write it with -o`);
  if (target !== undefined && existsSync(target))
    throw new UsageError(`${target} exists already, nothing was written`, 'name another file');
  const definition = await readGame(name, readRulesChoice(given), session);
  if ('exit' in definition) return definition.exit;
  const isOwn = name === definition.game.id;
  const named = isOwn ? name : nameBeside(definition.source.file, target);
  const stichwerk = await session.open();
  const text = await stichwerk.newScore(definition, { language, form, named });
  if (target === undefined) {
    session.stdout.write(text);
    return EXIT.clean;
  }
  const bytes = new TextEncoder().encode(text);
  const writing = await writeWhole([{ path: target, bytes }], { signal: session.signal });
  if (writing.kind === 'interrupted') return EXIT.interrupted;
  if (writing.kind === 'failed') {
    tell(session.stderr, [writing.diagnostic], []);
    return exitForAll([writing.diagnostic]);
  }
  session.stdout.write(`${target}\n`);
  return EXIT.clean;
}
