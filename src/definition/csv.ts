import type { Span } from '../diagnostics/diagnostic.ts';
import { counted } from '../diagnostics/words.ts';
import { cellRanges } from './csv-cells.ts';
import { type CsvFault, type CsvKind, decodeCsv, type PlacedText } from './csv-text.ts';
import type { Source } from './game.ts';

/** A table with named columns, and where its cells stand. */
export interface CsvTable {
  readonly names: readonly string[];
  /** As many texts in each row as there are names. */
  readonly rows: readonly (readonly string[])[];
  readonly locateName: (column: number) => Span;
  readonly locateCell: (row: number, column: number) => Span;
}

/** A table, as far as it could be read, and its text for those who show what was found. */
interface CsvRead {
  readonly source: Source;
  readonly table?: CsvTable;
  readonly faults: readonly CsvFault[];
}

/** A row as it stands in the text, its line end left out. */
interface Row {
  readonly cells: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Reads a table of UTF-8 text whose first line names the columns, separated by commas, semicolons or tabs. */
export async function readCsv(file: string, bytes: Uint8Array, kind: CsvKind): Promise<CsvRead> {
  const { fault, ...text } = decodeCsv(file, bytes, kind);
  const { source } = text;
  if (fault) return { source, faults: [fault] };
  const { start, delimiter } = readHead(source.text);
  const { rows: found, quoting } = await parse(text, start, delimiter);
  const rows = withoutEmptyEnds(found);
  const faults = [
    ...(quoting ? [] : checkSize(rows, text, kind)),
    ...checkRows(rows, delimiter, text),
    ...(quoting ? [quoting] : []),
  ];
  const [head, ...body] = rows;
  if (head === undefined || faults.length > 0) return { source, faults };
  const locate = (row: Row, column: number) => {
    const [from = 0, to = 0] = cellRanges(source.text.slice(row.from, row.to), delimiter)[column] ?? [];
    return text.span(row.from + from, row.from + to);
  };
  const table = {
    names: head.cells.map((name) => name.trim().normalize()),
    rows: body.map(({ cells }) => cells),
    locateName: (column: number) => locate(head, column),
    locateCell: (row: number, column: number) => locate(body[row]!, column),
  };
  return { source, table, faults };
}

/** What separates columns, which no name of a column can hold; some programs say so in a line of its own. */
function readHead(text: string): { readonly start: number; readonly delimiter: string } {
  const [line = '', said] = /^sep=([,;\t])\n/i.exec(text) ?? [];
  if (said !== undefined) return { start: line.length, delimiter: said };
  const names = (/^.*\S.*$/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => names.split(sign).length;
  const [delimiter = ','] = [',', ';', '\t'].sort((a, b) => count(b) - count(a));
  return { start: 0, delimiter };
}

async function parse(
  { source, span }: PlacedText,
  start: number,
  delimiter: string,
): Promise<{ readonly rows: readonly Row[]; readonly quoting?: CsvFault }> {
  const { default: papa } = await import('papaparse');
  const rows: Row[] = [];
  let quoting: CsvFault | undefined;
  let from = start;
  papa.parse<string[]>(source.text.slice(start), {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      const end = start + meta.cursor;
      const to = source.text[end - 1] === '\n' ? end - 1 : end;
      const isMalformed = errors.some(({ code }) => code === 'InvalidQuotes');
      const [broken] = errors.filter(({ type }) => type === 'Quotes');
      if (broken) {
        const at = start + (broken.index ?? 0);
        quoting = { span: span(at - 1, at), ...(isMalformed ? TEXT_BEHIND : NOT_CLOSED) };
        parser.abort();
      } else if (data.some((cell) => /\S/.test(cell))) rows.push({ cells: data, from, to });
      from = end;
    },
  });
  return { rows, ...(quoting && { quoting }) };
}

/** The rows without columns behind the last name that hold nothing, which spreadsheets leave there. */
function withoutEmptyEnds(rows: readonly Row[]): readonly Row[] {
  const [head] = rows;
  if (head === undefined) return rows;
  const isText = (cell: string) => /\S/.test(cell);
  const usedIn = ({ cells }: Row) => cells.slice(0, head.cells.length).findLastIndex(isText) + 1;
  const width = rows.reduce((most, row) => Math.max(most, usedIn(row)), 0);
  return rows.map((row) => {
    const used = Math.max(width, row.cells.findLastIndex(isText) + 1);
    return { ...row, cells: row.cells.slice(0, used) };
  });
}

const NOT_CLOSED = {
  message: 'the quote that begins here is not closed',
  help: 'close it with `"`; a quote inside of it is written twice, `""`',
};

const TEXT_BEHIND = {
  message: 'the quote that begins here ends before its column does',
  help: 'write a quote inside of a quoted text twice, `""`',
};

function checkSize(rows: readonly Row[], text: PlacedText, kind: CsvKind): readonly CsvFault[] {
  const [head, ...body] = rows;
  const whole = text.span(0, 1);
  if (head === undefined) {
    return [{ span: whole, message: 'the file is empty', help: 'name the columns in the first line' }];
  }
  const headSpan = text.span(head.from, head.to);
  if (body.length === 0 && kind.empty) return [{ span: headSpan, ...kind.empty }];
  if (head.cells.length > kind.columns) {
    const message = `the table has ${head.cells.length} columns`;
    return [{ span: headSpan, message, help: `write ${kind.columns} columns at most` }];
  }
  if (body.length > kind.rows) {
    const message = `the table has ${body.length} rows`;
    return [{ span: headSpan, message, help: `write ${kind.rows} rows at most` }];
  }
  return [];
}

function checkRows(
  [head, ...body]: readonly Row[],
  delimiter: string,
  text: PlacedText,
): readonly CsvFault[] {
  const columns = head?.cells.length ?? 0;
  const [width = columns, ...others] = new Set(body.map(({ cells }) => cells.length));
  if (head && body.length > 1 && others.length === 0 && width !== columns)
    return [wrongHead(head, width, text)];
  return body.flatMap((row) => checkRow(row, columns, delimiter, text));
}

/** Where all rows agree, the first line is to blame. */
function wrongHead({ cells, from, to }: Row, width: number, text: PlacedText): CsvFault {
  const message = `the first line names ${counted(cells.length, 'column')}, and all rows have ${width}`;
  const help =
    width > cells.length
      ? 'give every column a name in the first line'
      : 'remove the names in the first line that have no column';
  return { span: text.span(from, to), message, help };
}

function checkRow(row: Row, columns: number, delimiter: string, text: PlacedText): readonly CsvFault[] {
  const { cells, from, to } = row;
  const raw = text.source.text.slice(from, to);
  if (cells.length === columns && !raw.includes('"')) return [];
  const ranges = cellRanges(raw, delimiter);
  if (cells.length === columns) {
    const loose = ranges.find(([at, end]) => /^\s+"/.test(raw.slice(at, end)));
    if (loose === undefined) return [];
    const message = 'a space stands before the quote, so that the quote belongs to the text';
    return [{ span: text.span(from + loose[0], from + loose[1]), message, help: 'remove the space' }];
  }
  const signs = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[delimiter];
  const message = `this row has ${counted(cells.length, 'column')}, the first line names ${columns}`;
  const [surplus = to - from] = ranges[columns] ?? [];
  return cells.length > columns
    ? [{ span: text.span(from + surplus, to), message, help: `put a text with a ${signs} in double quotes` }]
    : [{ span: text.span(from, to), message, help: `write a ${signs} for every column, empty ones too` }];
}
