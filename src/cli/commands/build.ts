import { existsSync } from 'node:fs';
import type { BuildOptions, Checked, RulesChoice, Stichwerk } from '../../api.ts';
import { LANGUAGES } from '../../cards/localized.ts';
import type { Source } from '../../definition/game.ts';
import { visible } from '../../diagnostics/visible.ts';
import { counted } from '../../diagnostics/words.ts';
import { KINDS, type Kind } from '../../documents/kinds.ts';
import { FILE_NAMES } from '../../laid-papers.ts';
import type { Arguments } from '../arguments.ts';
import { chooseTargets } from '../chosen-targets.ts';
import { exitForAll, joinFindings, tell } from '../findings.ts';
import { readNames } from '../names.ts';
import { readPrintDate } from '../print-date.ts';
import { readPrintFlags } from '../print-flags.ts';
import { outputFolder, type PlannedFile, tellTotals, writePlanned } from '../printed-files.ts';
import { openPrinters, refuseUnknownPrinter } from '../printers.ts';
import { readRulesChoice } from '../rules-choice.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { readTargets } from '../targets.ts';
import { UsageError } from '../usage.ts';

/** A checked game or deck and the files to write of it; they have no bytes if nothing is to be written. */
interface Planned extends Checked {
  readonly files: readonly (PlannedFile & { readonly kind: Kind })[];
}

/** A game or deck that is ready to be written. */
interface Ready extends Pick<Planned, 'files'> {
  /** Named after the game, its variants and the number of players, where these were chosen. */
  readonly folder: string;
  readonly file: string;
  readonly what: 'game' | 'deck';
}

function readOptions(given: Arguments, session: Session, names: readonly string[] | undefined): BuildOptions {
  const only = given.choices('only', KINDS);
  const choice = readRulesChoice(given);
  if (names !== undefined && (choice.players ?? names.length) !== names.length)
    throw new UsageError(
      `--names has ${names.length} names for ${choice.players} players`,
      `leave --players out, or give ${choice.players} names`,
    );
  return {
    language: given.choice('lang', LANGUAGES) ?? LANGUAGES[0],
    print: readPrintFlags(given),
    draft: given.flag('draft'),
    date: readPrintDate(session),
    ...choice,
    ...(names && { names, players: names.length }),
    ...(only === undefined ? {} : { only }),
  };
}

/** Two games of one id would overwrite each other's files. */
function refuseSameId(games: readonly Ready[]): void {
  const seen = new Map<string, string>();
  for (const { folder: id, file } of games) {
    const other = seen.get(id);
    if (other !== undefined) {
      throw new UsageError(
        `${other} and ${file} are both called ${id}`,
        'build them one by one, each with its own -o',
      );
    }
    seen.set(id, file);
  }
}

/** Says which of the kinds asked for a game cannot have. */
function tellMissing(
  session: Session,
  { file, files, what }: Ready,
  only: readonly Kind[] | undefined,
): void {
  const missing = only?.filter((kind) => !files.some((one) => one.kind === kind)) ?? [];
  if (missing.length > 0)
    session.stderr.write(`${visible(file)}: this ${what} has no ${missing.join(', no ')}\n`);
}

/** Says which papers of an earlier build stay beside the new ones, since this one made none of their name. */
function tellStale(folder: string, game: Ready, session: Session, only: readonly Kind[] | undefined): void {
  const isAsked = (name: string) => only?.some((kind) => name.startsWith(kind)) ?? true;
  const stale = FILE_NAMES.filter((name) => isAsked(name) && !game.files.some((file) => file.name === name))
    .map((name) => `${folder}/${game.folder}/${name}`)
    .filter((path) => existsSync(path));
  for (const path of stale) {
    session.stderr.write(`${visible(path)}: left from an earlier build, this one made no such file\n`);
  }
}

async function plan(
  stichwerk: Stichwerk,
  source: Source,
  options: BuildOptions,
  dry: boolean,
): Promise<Planned> {
  if (!dry) return stichwerk.build(source, options);
  const { documents, ...checked } = await stichwerk.layOut(source, options);
  return { ...checked, files: documents };
}

async function planAll(
  sources: readonly Source[],
  options: BuildOptions,
  session: Session,
  dry: boolean,
): Promise<readonly Planned[]> {
  const all: Planned[] = [];
  if (sources.length === 0) return all;
  const stichwerk = await session.open();
  for (const source of sources) {
    session.signal.throwIfAborted();
    all.push(await plan(stichwerk, source, options, dry));
  }
  return all;
}

const errorsIn = ({ diagnostics }: Planned): number =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

function readyFrom(planned: Planned, { players }: RulesChoice): readonly Ready[] {
  const { definition, deck, table, files } = planned;
  if (files.length === 0 && errorsIn(planned) > 0) return [];
  if (deck) return [{ folder: deck.id, file: deck.source.file, what: 'deck', files }];
  const game = definition
    ? { ...definition.game, source: definition.source }
    : table && { ...table, chosen: [] };
  if (!game) return [];
  const { id, chosen, source } = game;
  // No id has the sign before the number.
  const folder = [id, ...chosen].join('+') + (players === undefined ? '' : `@${players}`);
  return [{ folder, file: source.file, what: 'game', files }];
}

/** Says which games were not printed because of what was found. */
function tellUnprinted(session: Session, planned: readonly Planned[], sources: readonly Source[]): void {
  for (const [index, one] of planned.entries()) {
    if (one.files.length > 0 || errorsIn(one) === 0) continue;
    const name = one.definition?.game.id ?? one.deck?.id ?? sources[index]!.file;
    const cause = counted(errorsIn(one), 'error');
    session.stderr.write(
      `${visible(name)}: nothing was printed because of ${cause}; papers printed earlier are as they were\n`,
    );
  }
}

async function writeAll(
  games: readonly Ready[],
  folder: string,
  session: Session,
  { only, dry }: Pick<BuildOptions, 'only'> & { readonly dry: boolean },
): Promise<ExitCode> {
  for (const game of games) {
    tellMissing(session, game, only);
    const ended = await writePlanned(`${folder}/${game.folder}`, game.files, session);
    if (ended !== EXIT.clean) return ended;
    if (!dry) tellStale(folder, game, session, only);
  }
  if (dry)
    tellTotals(
      games.flatMap(({ files }) => files),
      session,
    );
  const nothing = games.length > 0 && games.every(({ files }) => files.length === 0);
  return nothing ? EXIT.usage : EXIT.clean;
}

/** Prints definitions to files and tells what was written; of a game with problems nothing is written. */
export async function build(given: Arguments, session: Session): Promise<ExitCode> {
  const printers = openPrinters(session);
  const names = await readNames(given);
  if (names.diagnostics.length > 0) {
    tell(session.stderr, names.diagnostics, []);
    return exitForAll(names.diagnostics);
  }
  const options: BuildOptions = { ...readOptions(given, session, names.value), printer: printers.find };
  const dry = given.flag('dry-run');
  const folder = outputFolder(given);
  const unknown = refuseUnknownPrinter(options.print?.printer, printers);
  if (unknown.length > 0) {
    tell(session.stderr, unknown, []);
    return exitForAll(unknown);
  }
  const outcomes = await readTargets(given.operands, session);
  const sources = await chooseTargets(outcomes, options, given.operands.length > 0, session);
  const planned = await planAll(sources, options, session, dry);
  const found = [
    ...outcomes.flatMap(({ diagnostics }) => diagnostics),
    ...joinFindings(planned, options.only),
    ...printers.faults(),
  ];
  const games = planned.flatMap((one) => readyFrom(one, options));
  tell(session.stderr, found, [...sources, ...planned.flatMap((one) => one.sources ?? [])]);
  tellUnprinted(session, planned, sources);
  refuseSameId(games);
  const ended = await writeAll(games, folder, session, { ...options, dry });
  return ended === EXIT.clean ? exitForAll(found) : ended;
}
