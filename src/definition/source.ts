import { type Document, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic, Outcome, Span } from '../diagnostics/diagnostic.ts';
import type { Locate, Path, Source } from './game.ts';
import { findDeepNesting, findFullestLine } from './nesting.ts';
import { MAX_SIZE, tooLarge } from './size.ts';
import { placeAt, screenText, type TextFault } from './text-screen.ts';
import { findSyntaxFaults } from './yaml-faults.ts';
import { mendFlow } from './yaml-flow.ts';
import { inspectTree } from './yaml-inspection.ts';
import { findNode, type Range } from './yaml-tree.ts';

/** Resolves part of a text value, offsets within it, to its span; the whole value where the text is folded or escaped. */
type LocateText = (path: Path, from: number, to: number) => Span;

/** A YAML file as plain data, with the places where its parts stand. */
export interface Yaml {
  readonly data: unknown;
  readonly locate: Locate;
  readonly locateText: LocateText;
  /** What stands at a path, letter for letter. */
  readonly written: (path: Path) => string;
  /** Whether the data come from a table, in which keys are names of columns, far from their values. */
  readonly isTable?: true;
  /** What a table calls a part of it: the name of its column; undefined for what has none of its own. */
  readonly columnName?: (path: Path) => string | undefined;
  /** The variant that leaves out what should stand at a path, in a definition merged with variants. */
  readonly removedBy?: (path: Path) => string | undefined;
  /** Where a key stands twice, so that it is not known which value is meant. */
  readonly doubled: readonly Path[];
}

/** How many texts are kept as they were read last: a game is read anew for each choice of players and variants, its text is not. */
const KEPT = 4;
const kept = new Map<string, Outcome<Yaml>>();

/** Reads one YAML document; without a value where the text is too large, bad YAML or expands without bound. */
export function readYaml(source: Source): Outcome<Yaml> {
  const key = JSON.stringify([source.file, source.text]);
  const read = kept.get(key) ?? readAnew(source);
  kept.delete(key);
  kept.set(key, read);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return read;
}

function readAnew(source: Source): Outcome<Yaml> {
  const { file, text } = source;
  if (text.length > MAX_SIZE) return { diagnostics: [tooLarge(file)] };
  const fault = screenText(text) ?? findTooDeep(text);
  if (fault !== undefined) return { diagnostics: [errorAt(source, fault)] };
  const counter = new LineCounter();
  const doc = parse(text, counter);
  if (doc === undefined) return { diagnostics: [errorAt(source, tooDeep(findFullestLine(text)))] };
  const span = (from: number, to: number): Span => ({
    file,
    start: place(counter, from),
    end: place(counter, to),
  });
  const broken = findSyntaxFaults(doc, text, (mended) => parse(mended, new LineCounter()));
  if (broken.length > 0) {
    return { diagnostics: broken.map(({ range, ...words }) => error('E0101', span(...range), words)) };
  }
  const version = findOtherVersion(doc, text);
  if (version !== undefined) return { diagnostics: [errorAt(source, version)] };
  if (isEmpty(doc)) return { diagnostics: [emptyFile(span(0, 0))] };
  const slips = mendFlow(doc).map(({ range, ...words }) => error('E0101', span(...range), words));
  const inspection = inspectTree(doc, ([from, to]) => span(from, to));
  const diagnostics = [...slips, ...inspection.diagnostics];
  if (inspection.fatal) return { diagnostics };
  const { doubled } = inspection;
  const data: unknown = doc.toJS({ maxAliasCount: -1 });
  return { value: { data, doubled, ...placesOf(doc, text, span) }, diagnostics };
}

/** The parsed text; undefined if it is nested deeper than the parser, which recurses, can follow. */
function parse(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      uniqueKeys: false,
      resolveKnownTags: false,
    });
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

// Older YAML reads `yes`, `014` and `1:30` as something else than what stands there.
function findOtherVersion({ directives }: Document.Parsed, text: string): TextFault | undefined {
  const { version } = directives.yaml;
  if (version === '1.2') return undefined;
  const message = `the file asks for YAML ${version}, stichwerk reads YAML 1.2`;
  return {
    offset: Math.max(0, text.search(/^%YAML/m)),
    message,
    help: 'remove the line that begins with `%YAML`',
  };
}

function isEmpty({ contents }: Document.Parsed): boolean {
  return contents === null || (isScalar(contents) && contents.value === null && contents.source === '');
}

function placesOf(
  doc: Document.Parsed,
  text: string,
  span: (from: number, to: number) => Span,
): Pick<Yaml, 'locate' | 'locateText' | 'written'> {
  const rangeAt = (path: Path, part: 'value' | 'key') => trimRange(findNode(doc, path, part), text);
  const locate: Locate = (path, part = 'value') => span(...rangeAt(path, part));
  const written = (path: Path) => text.slice(...rangeAt(path, 'value'));
  const locateText: LocateText = (path, from, to) => {
    const range = rangeAt(path, 'value');
    const value: unknown = doc.getIn(path);
    const at = typeof value === 'string' ? written(path).indexOf(value) : -1;
    return at < 0 ? span(...range) : span(range[0] + at + from, range[0] + at + to);
  };
  return { locate, locateText, written };
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

function errorAt({ file, text }: Source, { offset, message, help }: TextFault): Diagnostic {
  const start = placeAt(text, offset);
  return error('E0101', { file, start, end: { ...start, column: start.column + 1 } }, { message, help });
}

function findTooDeep(text: string): TextFault | undefined {
  const offset = findDeepNesting(text);
  return offset === undefined ? undefined : tooDeep(offset);
}

function tooDeep(offset: number): TextFault {
  const message = 'lists and keys are nested too deeply here';
  return { offset, message, help: 'indent less; a definition needs six levels' };
}

function emptyFile(span: Span): Diagnostic {
  return error('E0101', span, {
    message: 'the file is empty',
    help: 'begin with `game: my-game`; the README shows a whole one',
  });
}
