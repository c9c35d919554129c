import type { BuildOptions, RulesChoice, Stichwerk } from '../../api.ts';
import { LANGUAGES } from '../../cards/localized.ts';
import type { Source } from '../../definition/game.ts';
import { visible } from '../../diagnostics/visible.ts';
import { counted } from '../../diagnostics/words.ts';
import { KINDS } from '../../documents/kinds.ts';
import type { Arguments } from '../arguments.ts';
import { chooseTargets } from '../chosen-targets.ts';
import { isForPupils, MOST_SHEETS, readExercises } from '../exercise-options.ts';
import { refuseFilledElsewhere, refuseUnfilled } from '../filled-example.ts';
import { exitForAll, joinFindings, tell } from '../findings.ts';
import { readNames } from '../names.ts';
import { type Planned, type Ready, tellMissing, tellStale } from '../planned-papers.ts';
import { readPrintDate } from '../print-date.ts';
import { readPrintFlags } from '../print-flags.ts';
import { outputFolder, tellTotals, writePlanned } from '../printed-files.ts';
import { openPrinters, refuseUnknownPrinter } from '../printers.ts';
import { readRulesChoice } from '../rules-choice.ts';
import { EXIT, type ExitCode, type Session } from '../session.ts';
import { readTargets } from '../targets.ts';
import { UsageError } from '../usage.ts';

function readOptions(given: Arguments, session: Session, names: readonly string[] | undefined): BuildOptions {
  const only = given.choices('only', KINDS);
  const choice = readRulesChoice(given);
  const forPupils = isForPupils(given, only);
  const exercises = readExercises(given, forPupils ? names : undefined, only);
  const players = forPupils ? undefined : names;
  if (players !== undefined && (choice.players ?? players.length) !== players.length)
    throw new UsageError(
      `--names has ${players.length} names for ${choice.players} players`,
      `leave --players out, or give ${choice.players} names`,
    );
  const filled = given.text('filled');
  return {
    language: given.choice('lang', LANGUAGES) ?? LANGUAGES[0],
    print: readPrintFlags(given),
    draft: given.flag('draft'),
    date: readPrintDate(session),
    ...choice,
    ...(players && { names: players, players: players.length }),
    ...(exercises && { exercises }),
    ...(only === undefined ? {} : { only }),
    ...(filled === undefined ? {} : { filled }),
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
    const planned = await plan(stichwerk, source, options, dry);
    refuseUnfilled(planned, options);
    all.push(planned);
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
  { only, filled, dry }: Pick<BuildOptions, 'only' | 'filled'> & { readonly dry: boolean },
): Promise<ExitCode> {
  for (const game of games) {
    tellMissing(session, game, only);
    const ended = await writePlanned(`${folder}/${game.folder}`, game.files, session);
    if (ended !== EXIT.clean) return ended;
    // A filled protocol stands beside the papers of another build, it replaces none of them.
    if (!dry && filled === undefined) tellStale(folder, game, session, only);
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
  const names = await readNames(
    given,
    isForPupils(given, given.choices('only', KINDS)) ? MOST_SHEETS : undefined,
  );
  if (names.diagnostics.length > 0) {
    tell(session.stderr, names.diagnostics, []);
    return exitForAll(names.diagnostics);
  }
  const options: BuildOptions = { ...readOptions(given, session, names.value), printer: printers.find };
  refuseFilledElsewhere(options);
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
