import { type Document, isCollection, visit, type YAMLError } from 'yaml';
import { codePointName } from '../diagnostics/visible.ts';
import { readLines } from './yaml-lines.ts';
import { findMarked } from './yaml-marks.ts';
import { findSlips, isStructural, type Slip } from './yaml-slips.ts';
import { findTabbedLines, mendTabs } from './yaml-tabs.ts';
import { type Range, rangeOf } from './yaml-tree.ts';
import { explainYamlError, type Words } from './yaml-words.ts';

/** What keeps a text from being YAML, where, and in words. */
interface SyntaxFault extends Words {
  readonly range: Range;
}

/** Behind so many faults the text is no YAML at all, and the rest tells nothing. */
const MAX_FAULTS = 200;

const OPEN_QUOTE = /^Missing closing (.)quote$/;
const OPEN_BRACKET = /^Flow \w+ in block collection must be sufficiently indented|must end with a [\]}]/;
const STRAY = /token in YAML stream/;

/** The space behind the indentation, a dash or a colon, if it only looks like one. */
const STRANGE_SPACE = /(?:^[ -]*|[:,[{-] *)([\u00a0\u2000-\u200b\u202f\u205f\u3000])/;

interface Found {
  readonly fault: YAMLError;
  readonly range: Range;
}

/**
 * The faults of a document in reading order, without those that only follow from another; `parse` gives undefined for what
 * it cannot follow.
 */
export function findSyntaxFaults(doc: Document.Parsed, text: string, parse: Parse): readonly SyntaxFault[] {
  if (doc.errors.length === 0 && doc.warnings.length === 0) return [];
  const tabbed = findTabbedLines(text);
  return tabbed.length === 0 ? findOwnFaults(doc, text) : findTabFaults(text, tabbed, parse);
}

type Parse = (text: string) => Document.Parsed | undefined;

/** Each tab in the indentation, and what else is wrong if it is read in the way that leaves least to find. */
function findTabFaults(
  text: string,
  tabbed: ReturnType<typeof findTabbedLines>,
  parse: Parse,
): readonly SyntaxFault[] {
  const readings = mendTabs(text, tabbed).flatMap(({ text: mended, restore }) => {
    const doc = parse(mended);
    return doc === undefined ? [] : [{ doc, mended, restore, faults: findOwnFaults(doc, mended) }];
  });
  const [best] = readings.toSorted((one, other) => one.faults.length - other.faults.length);
  if (best === undefined) return [];
  const { doc, mended, restore } = best;
  // A tab behind the indentation of a long text belongs to the text.
  const withKeys = new Set(readLines(doc, mended).map(({ start }) => restore([start, start])[0]));
  const tabs = tabbed.flatMap(({ start, indent }): readonly SyntaxFault[] => {
    const at = start + indent.indexOf('\t');
    if (at > start && !withKeys.has(start)) return [];
    return [{ range: [at, at + 1], message: 'a tab in the indentation', help: 'indent with spaces' }];
  });
  const others = best.faults.map((fault) => ({ ...fault, range: restore(fault.range) }));
  return [...tabs, ...others].slice(0, MAX_FAULTS).sort((one, other) => one.range[0] - other.range[0]);
}

function findOwnFaults(doc: Document.Parsed, text: string): readonly SyntaxFault[] {
  const found = [...doc.errors, ...doc.warnings]
    .slice(0, MAX_FAULTS)
    .map((fault) => ({ fault, range: rangeOfFault(fault, doc, text) }));
  if (found.length === 0) return [];
  const lines = readLines(doc, text);
  const faults: SyntaxFault[] = [];
  const slips: Slip[] = [];
  for (const one of withoutFollowers(found, text)) {
    if (isStructural(one.fault) && slips.some(({ follows }) => isWithin(one.range, follows))) continue;
    const own = hasStrangeSpace(one, text) ? [] : findSlips(one.fault, one.range[0], lines);
    slips.push(...own);
    faults.push(...(own.length > 0 ? own : [explain(one, text)]));
  }
  return faults;
}

function isWithin([offset]: Range, [from, to]: Range): boolean {
  return offset >= from && offset < to;
}

function withoutFollowers(found: readonly Found[], text: string): readonly Found[] {
  const first = (follows: (one: Found) => boolean) =>
    Math.min(...found.filter(follows).map(({ range }) => range[0]));
  // An open quote swallows the rest of the file, and with it whatever bracket would have followed.
  const openQuote = found.some(({ fault }) => OPEN_QUOTE.test(fault.message));
  const end = openQuote ? text.trimEnd().length : Number.POSITIVE_INFINITY;
  // What stands behind the end of the document is taken apart sign by sign.
  const stray = first(({ fault }) => STRAY.test(fault.message));
  const own = found.filter(({ range: [from] }) => from < end && from <= stray);
  const lines = new Map(own.toReversed().map((one) => [lineStart(text, one.range[0]), one]));
  return own.filter((one) => lines.get(lineStart(text, one.range[0])) === one);
}

function rangeOfFault({ pos: [from, to], message }: YAMLError, doc: Document.Parsed, text: string): Range {
  const quote = OPEN_QUOTE.exec(message)?.[1];
  const opened = quote === undefined ? -1 : text.lastIndexOf(quote, from - 1);
  if (opened >= 0) return [opened, opened + 1];
  const bracket = OPEN_BRACKET.test(message) ? findOpenBracket(doc, from, text) : undefined;
  if (bracket !== undefined) return [bracket, bracket + 1];
  const start = from + /^ */.exec(text.slice(from))![0].length;
  const lineEnd = text.indexOf('\n', start);
  return [start, Math.max(start + 1, Math.min(to, lineEnd < 0 ? to : lineEnd))];
}

/** The innermost bracket before an offset that is not closed there. */
function findOpenBracket(doc: Document.Parsed, before: number, text: string): number | undefined {
  let innermost: number | undefined;
  visit(doc, (_, node) => {
    const range = isCollection(node) && node.flow ? rangeOf(node) : undefined;
    if (range === undefined || range[0] >= before || range[1] < before) return;
    const closed = text[range[1] - 1] === (text[range[0]] === '[' ? ']' : '}');
    if (!closed) innermost = range[0];
  });
  return innermost;
}

function hasStrangeSpace({ range }: Found, text: string): boolean {
  return STRANGE_SPACE.test(lineAt(text, range[0]));
}

/** Errors that a `*` or a `!` at the beginning of a value can be the cause of. */
const MARKED =
  /^Unresolved tag|^Unexpected (?:alias|scalar) at node end|^Alias cannot be|^Block scalar header/;

function explain({ fault, range }: Found, text: string): SyntaxFault {
  const marked = MARKED.test(fault.message) ? findMarked(text, range[0]) : undefined;
  if (marked !== undefined) return marked;
  const strange = STRANGE_SPACE.exec(lineAt(text, range[0]));
  if (strange === null) return { range, ...explainYamlError(fault) };
  const at = lineStart(text, range[0]) + strange.index + strange[0].length - 1;
  const message = `the space here is none (${codePointName(strange[1]!)}), it only looks like one`;
  return { range: [at, at + 1], message, help: 'type an ordinary space' };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(lineStart(text, offset), end < 0 ? text.length : end);
}
