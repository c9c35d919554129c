import { readHead } from '../definition/example-head.ts';
import { collectFindings, type Findings } from '../definition/findings.ts';
import type { ScoreFile, Source } from '../definition/game.ts';
import { readMatchClaims } from '../definition/match-example.ts';
import { nameSeats } from '../definition/players.ts';
import { readScoreInput, type ScoreInput } from '../definition/score-file.ts';
import { layTableOf } from '../definition/tables.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import { type ChosenGame, chooseGame, type Games, type ScoreChoice } from './choose-game.ts';
import { type Desk, locateStated } from './desk.ts';
import { judgeMatch } from './judge-match.ts';
import { openScoreFile } from './open-file.ts';
import { type Pause, takeTurns } from './pause.ts';
import { readTable } from './read-table.ts';
import type { ScoredMatch } from './scored.ts';
import type { Sheet } from './sheet.ts';
import { withoutWideLabels } from './spans.ts';

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
  const table = opened.table && (await readTable(opened.table, games));
  found.push(...(table?.diagnostics ?? []));
  const sheets = table?.sheets ?? (opened.yaml ? [{ yaml: opened.yaml, atLeast: 0 }] : []);
  const matches: ScoredMatch[] = [];
  const pause = takeTurns(choice.signal);
  for (const sheet of sheets) {
    const scored = await scoreSheet(sheet, games, choice, pause);
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

async function scoreSheet(sheet: Sheet, games: Games, choice: ScoreChoice, pause: Pause): Promise<SheetRead> {
  const findings = collectFindings(sheet.yaml);
  const input = readScoreInput(findings);
  const { chosen, sources, diagnostics } = await chooseGame(input, sheet.atLeast, games, choice, findings);
  if (chosen === undefined) return { sources, diagnostics: [...diagnostics, ...findings.list] };
  const desk = layDesk(sheet, input, chosen, findings);
  const { hands, standing, diagnostics: judged } = await judgeMatch(desk, input, pause);
  const { match, rules } = desk;
  return {
    match: {
      ...(sheet.id !== undefined && { id: sheet.id }),
      definition: chosen.definition,
      game: chosen.definition.game,
      rules,
      seats: nameSeats(rules.players),
      names: chosen.names,
      ...(typeof input.head.players === 'object' && { namedAt: sheet.yaml.locate(['players']) }),
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
