import type { CsvTable } from '../definition/csv.ts';
import { quote } from '../definition/quote.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { suggest } from '../diagnostics/words.ts';
import type { Games } from './choose-game.ts';
import {
  ALL_WORDS,
  type ColumnFault,
  type PlainKey,
  plainColumn,
  readColumns,
  type UnitWords,
} from './columns.ts';
import type { Sheet } from './sheet.ts';
import { groupRows, type RowGroup } from './table-rows.ts';
import { type KnownTable, sheetOf } from './table-sheet.ts';

/** The matches of a table, each made when it is asked for, since there may be thousands. */
interface TableRead {
  readonly sheets: Iterable<Sheet>;
  readonly diagnostics: readonly Diagnostic[];
}

function* sheetsOf(known: KnownTable, groups: readonly RowGroup[]): Generator<Sheet> {
  for (const group of groups) yield sheetOf(known, group);
}

/** A table as the matches that stand in it; columns that mean nothing are told, and their cells left out. */
export async function readTable(table: CsvTable, games: Games): Promise<TableRead> {
  const plain = new Map<PlainKey, number>();
  table.names.forEach((name, at) => {
    const key = plainColumn(name);
    if (key !== undefined && !plain.has(key)) plain.set(key, at);
  });
  const { groups, diagnostics } = groupRows(table, plain);
  const units = await unitsOf(new Set(groups.map(({ shared }) => String(shared.game?.value ?? ''))), games);
  const { columns, faults } = readColumns(table.names, units);
  return {
    sheets: sheetsOf({ table, columns }, groups),
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
