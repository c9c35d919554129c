import type { CsvTable } from '../definition/csv.ts';
import { readHead } from '../definition/example-head.ts';
import { collectFindings, type Findings } from '../definition/findings.ts';
import type { ScoreFile, Source } from '../definition/game.ts';
import { readMatchClaims } from '../definition/match-example.ts';
import { nameSeats } from '../definition/players.ts';
import { quote } from '../definition/quote.ts';
import { readScoreInput, type ScoreInput } from '../definition/score-file.ts';
import { layTableOf } from '../definition/tables.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { suggest } from '../diagnostics/words.ts';
import { type ChosenGame, chooseGame, type Games, type ScoreChoice } from './choose-game.ts';
import {
  ALL_WORDS,
  type ColumnFault,
  type PlainKey,
  plainColumn,
  readColumns,
  type UnitWords,
} from './columns.ts';
import { type Desk, locateStated } from './desk.ts';
import { judgeMatch } from './judge-match.ts';
import { openScoreFile } from './open-file.ts';
import type { ScoredMatch } from './scored.ts';
import type { Sheet } from './sheet.ts';
import { withoutWideLabels } from './spans.ts';
import { groupRows } from './table-rows.ts';
import { sheetOf } from './table-sheet.ts';

/** The matches of a score file, and what is wrong with them. */
export interface Scored {
  /** As far as they could be read, in the order in which the file begins them. */
  readonly matches: readonly ScoredMatch[];
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[];
  /** The files that findings stand in: the score file, and the definitions of its games. */
  readonly sources: readonly Source[];
}

/** Reads, checks and sums a score file. */
export async function scoreFile(file: ScoreFile, games: Games, choice: ScoreChoice): Promise<Scored> {
  const opened = await openScoreFile(file);
  const found: Diagnostic[] = [...opened.diagnostics];
  const sources = new Map<string, Source>([[file.file, opened.source]]);
  const sheets: Sheet[] = opened.yaml ? [{ yaml: opened.yaml, atLeast: 0 }] : [];
  if (opened.table) {
    const read = await readTable(opened.table, games);
    sheets.push(...read.sheets);
    found.push(...read.diagnostics);
  }
  const matches: ScoredMatch[] = [];
  for (const sheet of sheets) {
    const scored = await scoreSheet(sheet, games, choice);
    found.push(...scored.diagnostics);
    for (const source of scored.sources) sources.set(source.file, source);
    if (scored.match) matches.push(scored.match);
  }
  const once = new Map(found.map((one) => [siteOf(one), withoutWideLabels(one)]));
  return { matches, diagnostics: sortDiagnostics([...once.values()]), sources: [...sources.values()] };
}

/** The same said of the same place is said once: a column that means nothing would be told in every row. */
function siteOf({ code, span, message }: Diagnostic): string {
  return `${code} ${span?.file}:${span?.start.line}:${span?.start.column}-${span?.end.line}:${span?.end.column} ${message}`;
}

interface SheetRead {
  readonly match?: ScoredMatch;
  readonly sources: readonly Source[];
  readonly diagnostics: readonly Diagnostic[];
}

async function scoreSheet(sheet: Sheet, games: Games, choice: ScoreChoice): Promise<SheetRead> {
  const findings = collectFindings(sheet.yaml);
  const input = readScoreInput(findings);
  const { chosen, sources, diagnostics } = await chooseGame(input, sheet.atLeast, games, choice, findings);
  if (chosen === undefined) return { sources, diagnostics: [...diagnostics, ...findings.list] };
  const desk = layDesk(sheet, input, chosen, findings);
  const { hands, standing, diagnostics: judged } = judgeMatch(desk, input);
  const { match, rules } = desk;
  return {
    match: {
      ...(sheet.id !== undefined && { id: sheet.id }),
      game: chosen.definition.game,
      rules,
      seats: nameSeats(rules.players),
      names: chosen.names,
      ...{ before: match.before, unitsBefore: match.unitsBefore, hands, standing },
    },
    sources,
    diagnostics: [...findings.list, ...judged],
  };
}

/** What the hands of a match are read with. */
function layDesk(
  { yaml }: Sheet,
  { head }: ScoreInput,
  { definition, rules, names }: ChosenGame,
  findings: Findings,
): Desk {
  const table = layTableOf(definition, rules, names, 'the sheet', findings);
  const { before, units } = head;
  const variants = definition.game.chosen;
  const read = readHead({ ...(before && { before }), ...(units && { units }) }, [], { variants }, table);
  if (read === undefined) throw new Error('the rules of a score file are sound');
  const claims = readMatchClaims(head.claims ?? {}, ['claims'], table);
  return {
    definition: { ...definition, locate: locateStated(yaml.locate) },
    rules,
    match: { ...read, kind: 'match', hands: [], claims, called: 'the sheet' },
    table,
  };
}

/** A table as the matches that stand in it; columns that mean nothing are told, and their cells left out. */
async function readTable(
  table: CsvTable,
  games: Games,
): Promise<{ readonly sheets: readonly Sheet[]; readonly diagnostics: readonly Diagnostic[] }> {
  const plain = new Map<PlainKey, number>();
  table.names.forEach((name, at) => {
    const key = plainColumn(name);
    if (key !== undefined && !plain.has(key)) plain.set(key, at);
  });
  const { groups, diagnostics } = groupRows(table, plain);
  const units = await unitsOf(new Set(groups.map(({ shared }) => String(shared.game?.value ?? ''))), games);
  const { columns, faults } = readColumns(table.names, units);
  const sheets = groups.map((group) => sheetOf({ table, columns }, group));
  return {
    sheets,
    diagnostics: [...diagnostics, ...faults.map((fault) => columnFault(fault, table, units))],
  };
}

async function unitsOf(names: ReadonlySet<string>, { named, given }: Games): Promise<readonly UnitWords[]> {
  const read = await Promise.all([...names].map(async (name) => (await named(name, [])) ?? given?.([])));
  const units = read.flatMap((one) => one?.definition?.game.rules.match.units ?? []);
  return units.map(({ id, name }) => ({ id, words: [id, ...Object.values(name)] }));
}

function columnFault(
  { at, kind, first }: ColumnFault,
  table: CsvTable,
  units: readonly UnitWords[],
): Diagnostic {
  const name = table.names[at] ?? '';
  const common = { code: 'E0704', severity: 'error', span: table.locateName(at) } as const;
  if (kind === 'again') {
    const related = [{ span: table.locateName(first ?? 0), text: 'first' }];
    const message = `two columns tell the same, the later is ${quote(name)}`;
    return { ...common, message, related, help: 'remove one of them' };
  }
  if (kind === 'whose') {
    const message = `the column ${quote(name)} does not say whose it is`;
    return { ...common, message, help: `write the seat or the name of the player behind it: \`${name} A\`` };
  }
  if (name === '')
    return {
      ...common,
      message: `column ${at + 1} has no name`,
      help: 'write what it tells into the first line, or delete the column',
    };
  const [word = ''] = name.split(/[\s_:.]/);
  const near = nearest(word, [...ALL_WORDS, ...units.flatMap(({ words }) => words)]);
  const help = suggest(near, 'rename it or delete it; stichwerk explain E0704 lists all columns');
  return { ...common, message: `a score table has no column ${quote(name)}`, help };
}
