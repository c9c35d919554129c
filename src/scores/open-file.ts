import type { CsvTable } from '../definition/csv.ts';
import { readCsv } from '../definition/csv.ts';
import type { CsvFault, CsvKind } from '../definition/csv-text.ts';
import type { ScoreFile, Source } from '../definition/game.ts';
import { hasKey } from '../definition/schema-parts.ts';
import { MOST_SCORE_BYTES } from '../definition/size.ts';
import { readYaml, type Yaml } from '../definition/source.ts';
import { decodeUtf8 } from '../definition/utf8.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

const TABLE: CsvKind = {
  bytes: MOST_SCORE_BYTES,
  columns: 200,
  rows: 200_000,
  name: 'a score file',
  divide: 'divide it into several files',
};

/** What a score file turns out to be; neither if it cannot be read. */
interface OpenedFile {
  readonly source: Source;
  readonly yaml?: Yaml;
  readonly table?: CsvTable;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a score file as YAML or as a table, whichever its name says or, without such a name, its first line. */
export async function openScoreFile({ file, bytes }: ScoreFile): Promise<OpenedFile> {
  const text = decodeUtf8(bytes);
  if (text?.trim() === '') return { source: { file, text }, diagnostics: [emptyFile(file)] };
  if (isTable(file, text)) {
    const { source, table, faults } = await readCsv(file, bytes, TABLE);
    return { source, ...(table && { table }), diagnostics: faults.map(unreadable) };
  }
  if (text === undefined) {
    const span = { file, start: START, end: START };
    const message = 'the file is not UTF-8 text';
    return {
      source: { file, text: '' },
      diagnostics: [unreadable({ span, message, help: 'save it as UTF-8' })],
    };
  }
  const source = { file, text };
  const { value, diagnostics } = readYaml(source);
  const other = value && findOtherKind(value);
  if (other) return { source, diagnostics: [unreadable(other)] };
  return { source, ...(value && { yaml: value }), diagnostics };
}

/** Keys that tell a definition from a score. */
const DEFINING = ['deck', 'scoring', 'order', 'suits', 'ranks'];

function findOtherKind({ data, locate }: Yaml): CsvFault | undefined {
  const key = DEFINING.find((one) => hasKey(data, one));
  if (key === undefined) return undefined;
  const message = 'this is the definition of a game or a deck, not a score';
  const help = 'name a score file; stichwerk score --new writes one to begin with';
  return { span: locate([key], 'key'), message, help };
}

const START = { line: 1, column: 1 };

function isTable(file: string, text: string | undefined): boolean {
  if (/\.ya?ml$/i.test(file)) return false;
  if (/\.(?:csv|tsv|txt)$/i.test(file) || text === undefined) return true;
  const [first = ''] = text.split('\n').filter((line) => !/^\s*(?:#.*)?$/.test(line));
  return /[,;\t]/.test(first) && !/^["']?[\w-]+["']?\s*:/.test(first);
}

function unreadable({ span, message, help }: CsvFault): Diagnostic {
  return { code: 'E0703', severity: 'error', span, message, help };
}

function emptyFile(file: string): Diagnostic {
  const help = 'stichwerk score --new stiche-raten writes a file to begin with';
  return unreadable({ span: { file, start: START, end: START }, message: 'the file is empty', help });
}
