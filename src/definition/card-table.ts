import type { Span } from '../diagnostics/diagnostic.ts';
import { besideName, isLacking, lackOf } from './beside-name.ts';
import { readCsv } from './csv.ts';
import type { CsvKind } from './csv-text.ts';
import type { Beside } from './deck.ts';
import { type CardsInput, FIELD_NAME, isFieldName, MAX_PRINTED } from './deck-file-schema.ts';
import type { Findings } from './findings.ts';
import type { Source } from './game.ts';
import { quote, shorten } from './quote.ts';
import { MAX_SIZE } from './size.ts';

/** Cards as rows of texts under names, from the definition or from a file beside it. */
export interface CardTable {
  readonly names: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where the cell of a row stands, or the row if it has none. */
  readonly locate: (row: number, name: string) => Span;
  readonly locateName: (name: string) => Span;
}

/** The list of the cards of a deck. */
export const LIST: CsvKind = {
  bytes: MAX_SIZE,
  columns: 50,
  rows: MAX_PRINTED,
  name: 'a list of cards',
  divide: 'divide it into several decks',
  empty: {
    message: 'there is no card below the names of the columns',
    help: 'write a line for every card',
  },
};

/** A table of cards, undefined if it cannot be used, and the file it comes from, if it is not the definition. */
interface TableRead {
  readonly table?: CardTable;
  readonly source?: Source;
}

/** Reads the cards that stand under `cards:`, or in the file that is named there. */
export async function readCardTable(
  cards: CardsInput,
  beside: Beside,
  findings: Findings,
): Promise<TableRead> {
  if (typeof cards !== 'string') {
    const table = tableOf(cards, findings);
    return table ? { table } : {};
  }
  const bytes = await beside(cards);
  if (isLacking(bytes)) {
    const { lack, help } = lackOf(bytes);
    findings.report('E0236', ['cards'], `the file ${quote(cards)} ${lack}`, { help });
    return {};
  }
  const { source, table, faults } = await readCsv(
    besideName(findings.yaml.locate([]).file, cards),
    bytes,
    LIST,
  );
  for (const { span, message, help } of faults) findings.report('E0236', span, message, { help });
  if (!table || !checkNames(table.names, table.locateName, findings)) return { source };
  const columns = new Map(table.names.map((name, column) => [name, column]));
  const columnOf = (name: string) => columns.get(name) ?? 0;
  return {
    source,
    table: {
      names: table.names,
      rows: table.rows,
      locate: (row, name) => table.locateCell(row, columnOf(name)),
      locateName: (name) => table.locateName(columnOf(name)),
    },
  };
}

/** The names of all cards in order of appearance, and a text for each name of each card; reported and undefined if a value is none. */
function tableOf(cards: Exclude<CardsInput, string>, findings: Findings): CardTable | undefined {
  const { yaml } = findings;
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  const before = findings.list.length;
  const textAt = (row: number, name: string) => {
    const path = ['cards', row, name];
    const value = cards[row]?.[name];
    const written = value === undefined ? '' : yaml.written(path);
    if (value === null && /^(?:null|~)$/i.test(written)) {
      const help = `put \`${written}\` in double quotes, or leave it out`;
      findings.report('E0203', path, `\`${name}\` must be a text or a number, found nothing`, { help });
    }
    // A number is printed as the author wrote it, with all its zeros.
    return typeof value === 'number' && name !== 'count' && Number(written) === value
      ? written
      : String(value ?? '');
  };
  const rows = cards.map((_, row) => names.map((name) => textAt(row, name)));
  if (findings.list.length > before) return undefined;
  return {
    names,
    rows,
    locate: (row, name) => yaml.locate(['cards', row, name]),
    locateName: (name) => {
      const row = cards.findIndex((card) => Object.hasOwn(card, name));
      return yaml.locate(['cards', row, name], 'key');
    },
  };
}

/** Whether all columns have names that can be used, each its own; the others are reported. */
function checkNames(
  names: readonly string[],
  locateColumn: (column: number) => Span,
  findings: Findings,
): boolean {
  const before = findings.list.length;
  for (const [column, name] of names.entries()) {
    const span = locateColumn(column);
    const first = names.indexOf(name);
    if (name === '') {
      const help = 'write a name into the first line, or delete the column';
      findings.report('E0238', span, `column ${column + 1} has no name`, { help });
    } else if (!isFieldName(name)) {
      const safe = name.replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-').replace(/^[-_]+|-+$/g, '');
      const help = suggestName(shorten(safe));
      findings.report('E0238', span, `${quote(name)} cannot be the name of a column`, { help });
    } else if (first < column) {
      const related = [{ span: locateColumn(first), text: 'first' }];
      const help = 'give every column a name of its own';
      findings.report('E0238', span, `two columns have the name ${quote(name)}`, { related, help });
    }
  }
  return findings.list.length === before;
}

function suggestName(safe: string): string {
  return isFieldName(safe) ? `write \`${safe}\`, ${FIELD_NAME}` : `write ${FIELD_NAME}`;
}
