import { type Document, isCollection, visit, type YAMLError } from 'yaml';
import { codePointName } from './text-screen.ts';
import { readLines } from './yaml-lines.ts';
import { findSlips, isStructural, type Slip } from './yaml-slips.ts';
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

/** The faults of a document in reading order, without those that only follow from another. */
export function findSyntaxFaults(doc: Document.Parsed, text: string): readonly SyntaxFault[] {
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
  const tab = first(({ fault }) => fault.code === 'TAB_AS_INDENT');
  const own = found.filter((one) => {
    const [from] = one.range;
    return from < end && from <= stray && (from <= tab || !isShifted(one, text));
  });
  const lines = new Map(own.toReversed().map((one) => [lineStart(text, one.range[0]), one]));
  return own.filter((one) => lines.get(lineStart(text, one.range[0])) === one);
}

/** Whether a line is at fault only because a tab above it made its keys part of another. */
function isShifted({ fault: { code }, range }: Found, text: string): boolean {
  if (code === 'MULTILINE_IMPLICIT_KEY') return true;
  return code === 'BLOCK_AS_IMPLICIT_KEY' && lineAt(text, range[0]).split(/:(?:\s|$)/).length <= 2;
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

function explain({ fault, range }: Found, text: string): SyntaxFault {
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
