import type { CsvTable } from '../definition/csv.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { readPlain } from './cells.ts';
import type { PlainKey } from './columns.ts';

/** What holds for all rows of a match, and may be left empty where it is as in the row above. */
const SHARED = ['game', 'variants', 'players'] as const;

type SharedKey = (typeof SHARED)[number];

/** What a match says of itself, and the row that says it. */
type Shared = { readonly [Key in SharedKey]?: { readonly value: unknown; readonly row: number } };

/** The rows of a table that belong to one match. */
export interface RowGroup {
  readonly id?: string;
  readonly rows: readonly number[];
  readonly shared: Shared;
}

/** A table by its matches: rows of the same `match` belong together, wherever they stand. */
export function groupRows(
  { rows, locateCell }: CsvTable,
  columns: ReadonlyMap<PlainKey, number>,
): { readonly groups: readonly RowGroup[]; readonly diagnostics: readonly Diagnostic[] } {
  const groups = new Map<string, { rows: number[]; shared: Shared }>();
  const diagnostics: Diagnostic[] = [];
  const textAt = (row: number, key: PlainKey) => (rows[row]?.[columns.get(key) ?? -1] ?? '').trim();
  let id = '';
  let above: Shared = {};
  for (const row of rows.keys()) {
    id = textAt(row, 'match') || id;
    const known = groups.get(id);
    const group = known ?? { rows: [], shared: above };
    groups.set(id, group);
    group.rows.push(row);
    const said = SHARED.flatMap((key) => {
      const value = columns.has(key) ? readPlain(key, textAt(row, key)) : undefined;
      return value === undefined ? [] : [[key, { value, row }] as const];
    });
    for (const [key, { value }] of known ? said : []) {
      const first = known?.shared[key];
      if (first === undefined || String(first.value) === String(value)) continue;
      const place = (at: number): Span => locateCell(at, columns.get(key)!);
      diagnostics.push(contradiction(key, id, place(row), place(first.row)));
    }
    if (known === undefined || known.rows.length === 1)
      group.shared = { ...group.shared, ...Object.fromEntries(said) };
    above = group.shared;
  }
  return {
    groups: [...groups].map(([name, group]) => ({ ...(name !== '' && { id: name }), ...group })),
    diagnostics,
  };
}

function contradiction(key: SharedKey, id: string, span: Span, first: Span): Diagnostic {
  const match = id === '' ? 'the match' : `the match \`${id}\``;
  return {
    code: 'E0204',
    severity: 'error',
    span,
    message: `${match} has another \`${key}\` in a row before`,
    related: [{ span: first, text: 'here' }],
    help: `write it once for every match; matches that are not the same have another id in the column \`match\``,
  };
}
