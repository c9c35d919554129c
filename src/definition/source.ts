import { type Document, isScalar, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Diagnostic, Outcome, Span } from '../diagnostics/diagnostic.ts';
import type { Locate, Path, Source } from './game.ts';
import { findDeepNesting } from './nesting.ts';
import { inspectTree } from './yaml-inspection.ts';
import { findNode, type Range } from './yaml-tree.ts';
import { explainYamlError } from './yaml-words.ts';

/** The most that a definition may have: 1 MiB of UTF-16 units. */
export const MAX_LENGTH = 1 << 20;

/** Resolves part of a text value, offsets within it, to its span; the whole value where the text is folded or escaped. */
export type LocateText = (path: Path, from: number, to: number) => Span;

/** Behind so many faults the text is no YAML at all, and the rest tells nothing. */
const MAX_FAULTS = 200;

const OPEN_QUOTE = /^Missing closing (.)quote$/;

/** A YAML file as plain data, with the places where its parts stand. */
export interface Yaml {
  readonly data: unknown;
  readonly locate: Locate;
  readonly locateText: LocateText;
}

/** Reads one YAML document; without a value where the text is too large, bad YAML or expands without bound. */
export function readYaml(source: Source): Outcome<Yaml> {
  const { file, text } = source;
  if (text.length > MAX_LENGTH) return { diagnostics: [tooLarge(source)] };
  const deep = findDeepNesting(text);
  if (deep !== undefined) return { diagnostics: [tooDeep(source, deep)] };
  const counter = new LineCounter();
  const doc = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
    resolveKnownTags: false,
  });
  const span = (from: number, to: number): Span => ({
    file,
    start: place(counter, from),
    end: place(counter, to),
  });
  const broken = syntaxFaults([...doc.errors, ...doc.warnings], text);
  if (broken.length > 0) {
    return {
      diagnostics: broken.map(({ fault, range }) => error('E0101', span(...range), explainYamlError(fault))),
    };
  }
  if (isEmpty(doc)) return { diagnostics: [emptyFile(span(0, 0))] };
  const faults = inspectTree(doc, ([from, to]) => span(from, to));
  if (faults.fatal) return { diagnostics: faults.diagnostics };
  const data: unknown = doc.toJS({ maxAliasCount: -1 });
  return { value: { data, ...placesOf(doc, text, span) }, diagnostics: faults.diagnostics };
}

function isEmpty({ contents }: Document.Parsed): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && contents.source === '');
}

function placesOf(
  doc: Document.Parsed,
  text: string,
  span: (from: number, to: number) => Span,
): Omit<Yaml, 'data'> {
  const locate: Locate = (path, part = 'value') => {
    const [from, to] = trimRange(findNode(doc, path, part), text);
    return span(from, to);
  };
  const locateText: LocateText = (path, from, to) => {
    const range = trimRange(findNode(doc, path, 'value'), text);
    const value: unknown = doc.getIn(path);
    const written = text.slice(...range);
    const at = typeof value === 'string' ? written.indexOf(value) : -1;
    return at < 0 ? span(...range) : span(range[0] + at + from, range[0] + at + to);
  };
  return { locate, locateText };
}

interface SyntaxFault {
  readonly fault: YAMLError;
  readonly range: Range;
}

function syntaxFaults(errors: readonly YAMLError[], text: string): readonly SyntaxFault[] {
  const faults = errors.slice(0, MAX_FAULTS).map((fault) => ({ fault, range: rangeOfFault(fault, text) }));
  // An open quote swallows the rest of the file, and with it whatever bracket would have followed.
  const openQuote = faults.some(({ fault }) => OPEN_QUOTE.test(fault.message));
  const end = text.trimEnd().length;
  return openQuote ? faults.filter(({ range }) => range[0] < end) : faults;
}

function rangeOfFault({ pos: [from, to], message }: YAMLError, text: string): Range {
  const quote = OPEN_QUOTE.exec(message)?.[1];
  if (quote !== undefined) {
    const opened = text.lastIndexOf(quote, from - 1);
    return opened < 0 ? [from, to] : [opened, opened + 1];
  }
  const start = from + /^ */.exec(text.slice(from))![0].length;
  const lineEnd = text.indexOf('\n', start);
  return [start, Math.max(start + 1, Math.min(to, lineEnd < 0 ? to : lineEnd))];
}

function trimRange([from, to]: Range, text: string): Range {
  return [from, Math.max(from, from + text.slice(from, to).trimEnd().length)];
}

// The counter starts with the first character read, and an empty text has none.
function place(counter: LineCounter, offset: number) {
  const { line, col } = counter.linePos(offset);
  return line === 0 ? { line: 1, column: offset + 1 } : { line, column: col };
}

function error(
  code: Diagnostic['code'],
  span: Span,
  rest: { message: string; why?: string; help?: string },
): Diagnostic {
  return { code, severity: 'error', span, ...rest };
}

function tooLarge({ file, text }: Source): Diagnostic {
  const start = { line: 1, column: 1 };
  const size = (text.length / MAX_LENGTH).toFixed(1);
  return error(
    'E0102',
    { file, start, end: start },
    {
      message: `the file has ${size} MiB, a definition has 1 MiB at most`,
      help: 'name a game definition; a real one has a few kilobytes',
    },
  );
}

function tooDeep({ file, text }: Source, offset: number): Diagnostic {
  const before = text.slice(0, offset).split('\n');
  const start = { line: before.length, column: before.at(-1)!.length + 1 };
  return error(
    'E0101',
    { file, start, end: { ...start, column: start.column + 1 } },
    {
      message: 'lists and keys are nested too deeply here',
      help: 'indent less; a definition needs six levels',
    },
  );
}

function emptyFile(span: Span): Diagnostic {
  return error('E0101', span, {
    message: 'the file is empty',
    help: 'start with `game:`, an id for the game; `stichwerk explain E0101` shows how',
  });
}
