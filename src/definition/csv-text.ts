import type { Span } from '../diagnostics/diagnostic.ts';
import type { Source } from './game.ts';
import { screenText } from './text-screen.ts';
import { decodeUtf8 } from './utf8.ts';

/** What keeps a file from being read as a table, and where. */
export interface CsvFault {
  readonly span: Span;
  readonly message: string;
  readonly help: string;
}

/** A kind of table: what it may have at most, and what messages call it. */
export interface CsvKind {
  readonly bytes: number;
  readonly columns: number;
  readonly rows: number;
  /** `a list of cards`. */
  readonly name: string;
  /** What to do where it is too large. */
  readonly divide: string;
  /** What is missing where there is no row, and what helps; absent if it may have none. */
  readonly empty?: { readonly message: string; readonly help: string };
}

/** A text with the places of its characters. */
export interface PlacedText {
  readonly source: Source;
  /** The stretch between two offsets. */
  readonly span: (from: number, to: number) => Span;
}

const SAVE_AS = 'save it as `CSV UTF-8`, in German programs `CSV UTF-8 (durch Trennzeichen getrennt)`';

/** The text of a table, line ends all alike; or why it is none, with as much of the text as can be shown. */
export function decodeCsv(
  file: string,
  bytes: Uint8Array,
  kind: CsvKind,
): PlacedText & { readonly fault?: CsvFault } {
  if (bytes.length > kind.bytes) {
    const message = `the file is larger than ${kind.bytes / 1024 / 1024} MiB, the most ${kind.name} may have`;
    return faulty(placed(file, ''), 0, message, kind.divide);
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return faulty(placed(file, ''), 0, 'the file is UTF-16, not UTF-8', SAVE_AS);
  }
  const text = new TextDecoder().decode(bytes);
  const found = placed(file, text);
  if (decodeUtf8(bytes) === undefined) {
    const message = 'the file is not UTF-8: this character cannot be read';
    return faulty(found, found.source.text.indexOf('\uFFFD'), message, SAVE_AS);
  }
  const strange = screenText(found.source.text);
  if (strange === undefined) return found;
  const isBinary = found.source.text[strange.offset] === '\0';
  return faulty(found, strange.offset, strange.message, isBinary ? SAVE_AS : strange.help);
}

function faulty(text: PlacedText, offset: number, message: string, help: string) {
  return { ...text, fault: { span: text.span(offset, offset + 1), message, help } };
}

function placed(file: string, raw: string): PlacedText {
  const text = raw.replaceAll('\r\n', '\n');
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const place = (offset: number) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
  return { source: { file, text }, span: (from, to) => ({ file, start: place(from), end: place(to) }) };
}
