import * as z from 'zod/mini';
import type { Localized } from '../cards/localized.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import { listed } from '../diagnostics/words.ts';
import type { PrintRequest } from '../page/print.ts';
import type { Readable } from './compile.ts';
import { soundKeys } from './draft.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { Locate, Source } from './game.ts';
import { reportTarget } from './match.ts';
import { checkTeams, readPlayers } from './players.ts';
import { readPrint } from './print-schema.ts';
import { reportIssues } from './schema-faults.ts';
import { readIssues } from './schema-issues.ts';
import { readYaml } from './source.ts';
import { TableFileSchema, type TableInput } from './table-schema.ts';
import { type AuthorText, localizedTexts } from './texts.ts';

/** A game of which only its score table is known. */
export interface TableDefinition {
  readonly id: string;
  readonly title: Localized;
  /** How many can play, ascending. */
  readonly players: readonly number[];
  /** Sides that the seats belong to in turn; undefined where everyone plays for himself. */
  readonly teams?: number;
  /** Heads of the columns of each side, and of those once a row. */
  readonly columns: readonly Localized[];
  readonly before: readonly Localized[];
  /** Rows; undefined for as many as fit. */
  readonly hands?: number;
  readonly start?: number;
  readonly target?: number;
  readonly locate: Locate;
  readonly source: Source;
  readonly print: PrintRequest;
}

const TABLE_KEY = /^\uFEFF?["']?score-table["']?[ \t]*:/m;

/** Whether a file holds a score table and no rules, as far as its keys tell. */
export function isTableFile({ text }: Source): boolean {
  return TABLE_KEY.test(text);
}

/** Compiles a score table; all faults of the file are found in one run. */
export function compileTableFile(
  source: Source,
  players: number | undefined,
): Outcome<TableDefinition> & { readonly readable?: Readable } {
  const read = readYaml(source);
  if (read.value === undefined) return { diagnostics: read.diagnostics };
  const yaml = read.value;
  const findings = collectFindings(yaml);
  const parsed = z.safeParse(TableFileSchema, yaml.data);
  const issues = parsed.success ? [] : readIssues(parsed.error.issues);
  reportIssues(issues, findings);
  const parts: Partial<TableInput> = soundKeys(yaml.data, issues, yaml.doubled);
  const { locate } = yaml;
  const readable: Readable = { source, locate, texts: textsOf(parts) };
  const table = parsed.success ? readTable(parsed.data, players, findings) : undefined;
  const diagnostics = [...read.diagnostics, ...findings.list];
  if (!table || diagnostics.length > 0) return { readable, diagnostics };
  return { value: { ...table, locate, source, print: readPrint(parts.print) }, readable, diagnostics };
}

function readTable(
  { game: id, title, players, teams, 'score-table': table }: TableInput,
  asked: number | undefined,
  findings: Findings,
): Omit<TableDefinition, 'locate' | 'source' | 'print'> {
  const all = readPlayers(players);
  for (const count of all) checkTeams(count, teams, findings);
  if (asked !== undefined && !all.includes(asked)) reportPlayers(asked, all, findings);
  const { columns, before = [], hands, start, target } = table;
  if (hands !== undefined && target !== undefined) reportBoth(findings);
  if (target !== undefined && target === (start ?? 0)) reportTarget('score-table', target, findings);
  return {
    id,
    title,
    players: asked === undefined ? all : [asked],
    ...(teams !== undefined && { teams }),
    columns,
    before,
    ...(hands !== undefined && { hands }),
    ...(start !== undefined && { start }),
    ...(target !== undefined && { target }),
  };
}

function reportPlayers(asked: number, all: readonly number[], findings: Findings): void {
  const counts = listed(all.map(String), 'or');
  findings.report('E0233', ['players'], `${asked} players cannot play this game`, {
    label: counts,
    help: `write ${counts}`,
  });
}

function reportBoth(findings: Findings): void {
  const related = [{ span: findings.yaml.locate(['score-table', 'hands'], 'key'), text: 'so many rows' }];
  findings.report(
    'E0204',
    ['score-table', 'target'],
    'a target and a number of hands cannot both end the game',
    {
      related,
      help: 'leave one of them out',
    },
  );
}

function textsOf({ title, 'score-table': table }: Partial<TableInput>): readonly AuthorText[] {
  const heads = (key: 'columns' | 'before') =>
    (table?.[key] ?? []).map((words, at) => [['score-table', key, at], words] as const);
  return localizedTexts([[['title'], title], ...heads('columns'), ...heads('before')]);
}
