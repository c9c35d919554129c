import { existsSync } from 'node:fs';
import type { BuildOptions, Built, BuiltFile, RulesChoice } from '../../api.ts';
import { LANGUAGES } from '../../cards/localized.ts';
import type { Source } from '../../definition/game.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { visible } from '../../diagnostics/visible.ts';
import { counted } from '../../diagnostics/words.ts';
import { KINDS, type Kind } from '../../documents/kinds.ts';
import type { Duplex } from '../../page/page.ts';
import { PRINT_OPTIONS } from '../../page/print-options.ts';
import { printDate, writeWhole } from '../../workspace/disk.ts';
import type { Arguments } from '../arguments.ts';
import { alignColumns } from '../columns.ts';
import { exitForAll, tell } from '../findings.ts';
import { readRulesChoice, refuseUnlessChosen } from '../rules-choice.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { readTargets } from '../targets.ts';
import { UsageError } from '../usage.ts';

/** A game that is ready to be written. */
interface Ready {
  /** Named after the game, its variants and the number of players, where these were chosen. */
  readonly folder: string;
  readonly file: string;
  readonly files: readonly BuiltFile[];
}

function readOptions(given: Arguments, session: Session): BuildOptions {
  const only = given.choices('only', KINDS);
  const date = printDate(session.env);
  if (date === undefined) {
    const found = `SOURCE_DATE_EPOCH is ${session.env.SOURCE_DATE_EPOCH}`;
    throw new UsageError(found, 'set it to whole seconds since 1970, or unset it');
  }
  return {
    language: given.choice('lang', LANGUAGES) ?? LANGUAGES[0],
    print: PRINT_OPTIONS.paper.read(given.text('paper') ?? 'A4') ?? {},
    draft: given.flag('draft'),
    date,
    ...readRulesChoice(given),
    ...(only === undefined ? {} : { only }),
  };
}

const TURNS = {
  simplex: '',
  'long-edge': ', both sides, flip on long edge',
  'short-edge': ', both sides, flip on short edge',
} as const satisfies Record<Duplex, string>;

function describe(path: string, file: BuiltFile): readonly string[] {
  const cards = file.cards === 0 ? '' : counted(file.cards, 'card');
  return [visible(path), cards, `${counted(file.sheets, 'sheet')}${TURNS[file.duplex]}`, 'print at 100 %'];
}

/** Two games of one id would overwrite each other's files. */
function refuseSameId(games: readonly Ready[]): void {
  const seen = new Map<string, string>();
  for (const { folder: id, file } of games) {
    const other = seen.get(id);
    if (other !== undefined) {
      throw new UsageError(
        `${other} and ${file} are both game ${id}`,
        'build them one by one, each with its own -o',
      );
    }
    seen.set(id, file);
  }
}

/** Says which of the kinds asked for a game cannot have. */
function tellMissing(session: Session, game: Ready, only: readonly Kind[] | undefined): void {
  const missing = only?.filter((kind) => !game.files.some((file) => file.kind === kind)) ?? [];
  if (missing.length > 0)
    session.stderr.write(`${visible(game.file)}: this game has no ${missing.join(', no ')}\n`);
}

/** Says which papers of an earlier build stay beside the new ones, since the game has none of their kind any more. */
function tellStale(folder: string, game: Ready, session: Session, only: readonly Kind[] | undefined): void {
  if (only !== undefined) return;
  const missing = KINDS.filter((kind) => !game.files.some((file) => file.kind === kind));
  const stale = missing
    .map((kind) => `${folder}/${game.folder}/${kind}.pdf`)
    .filter((path) => existsSync(path));
  for (const path of stale) {
    session.stderr.write(`${visible(path)}: left from an earlier build, the game has no such paper now\n`);
  }
}

async function writeGame(folder: string, game: Ready, session: Session): Promise<ExitCode> {
  const paths = game.files.map((file) => `${folder}/${game.folder}/${file.name}`);
  const whole = game.files.map(({ bytes }, index) => ({ path: paths[index]!, bytes }));
  const writing = await writeWhole(whole, { signal: session.signal });
  switch (writing.kind) {
    case 'written':
      session.stdout.write(alignColumns(game.files.map((file, index) => describe(paths[index]!, file))));
      return EXIT.clean;
    case 'failed':
      tell(session.stderr, [writing.diagnostic], []);
      return EXIT.failed;
    case 'interrupted':
      return EXIT.interrupted;
  }
}

async function buildAll(
  sources: readonly Source[],
  options: BuildOptions,
  session: Session,
): Promise<Built[]> {
  const all: Built[] = [];
  if (sources.length === 0) return all;
  const stichwerk = await session.open();
  for (const source of sources) {
    session.signal.throwIfAborted();
    await refuseUnlessChosen(stichwerk, source, options);
    all.push(await stichwerk.build(source, options));
  }
  return all;
}

const errorsIn = ({ diagnostics }: Built): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

function readyFrom(built: Built, { players }: RulesChoice): readonly Ready[] {
  const { definition, files } = built;
  if (definition === undefined || (files.length === 0 && errorsIn(built) > 0)) return [];
  const { id, chosen } = definition.game;
  // No id has the sign before the number.
  const folder = [id, ...chosen].join('+') + (players === undefined ? '' : `@${players}`);
  return [{ folder, file: definition.source.file, files }];
}

/** Says which games were not printed because of what was found. */
function tellUnprinted(session: Session, built: readonly Built[], sources: readonly Source[]): void {
  for (const [index, one] of built.entries()) {
    if (one.files.length > 0 || errorsIn(one) === 0) continue;
    const name = one.definition?.game.id ?? sources[index]!.file;
    const cause = counted(errorsIn(one), 'error');
    session.stderr.write(
      `${visible(name)}: nothing was printed because of ${cause}; papers printed earlier are as they were\n`,
    );
  }
}

/** Prints definitions to files and tells what was written; of a game with problems nothing is written. */
export async function build(given: Arguments, session: Session): Promise<ExitCode> {
  const options = readOptions(given, session);
  const folder = (given.text('output') ?? 'output').replace(/(?<=.)[\\/]+$/, '');
  const outcomes = await readTargets(given.operands, session);
  const sources = outcomes.flatMap(({ value }) => value ?? []);
  const built = await buildAll(sources, options, session);
  const found: readonly Diagnostic[] = [...outcomes, ...built].flatMap(({ diagnostics }) => diagnostics);
  const games = built.flatMap((one) => readyFrom(one, options));
  tell(session.stderr, found, sources);
  tellUnprinted(session, built, sources);
  refuseSameId(games);
  for (const game of games) {
    tellMissing(session, game, options.only);
    const ended = await writeGame(folder, game, session);
    if (ended !== EXIT.clean) return ended;
    tellStale(folder, game, session, options.only);
  }
  const nothing = games.length > 0 && games.every(({ files }) => files.length === 0);
  return nothing ? EXIT.usage : exitForAll(found);
}
