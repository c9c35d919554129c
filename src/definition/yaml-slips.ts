import type { YAMLError } from 'yaml';
import { shorten } from './quote.ts';
import type { Line } from './yaml-lines.ts';
import type { Range } from './yaml-tree.ts';
import type { Words } from './yaml-words.ts';

/** A slip in the writing of keys, which the parser may only notice further on. */
export interface Slip extends Words {
  readonly range: Range;
  /** What the parser finds wrong about lines from the first offset to the second follows from the slip. */
  readonly follows: Range;
}

/** Behind so many the text is no YAML at all. */
const MAX_SLIPS = 200;

const STRUCTURE: ReadonlySet<YAMLError['code']> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'IMPOSSIBLE',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

/** Whether an error is about how lines belong together, so that a slip in a line above can be its cause. */
export function isStructural({ code, message }: YAMLError): boolean {
  return STRUCTURE.has(code) && !/quote|bracket|must end with|between (?:flow|map)/i.test(message);
}

/** The slips that an error at an offset comes from; empty if the error must speak for itself. */
export function findSlips(fault: YAMLError, offset: number, lines: readonly Line[]): readonly Slip[] {
  if (!isStructural(fault)) return [];
  const first = lines.findLastIndex(({ start }) => start <= offset);
  const slips: Slip[] = [];
  for (let at = first; slips.length < MAX_SLIPS && isOfKey(fault, first, at, lines); at++) {
    const found = findMissingSign(fault, at, lines) ?? findMisplaced(fault, at, lines);
    if (found.length === 0) return slips;
    slips.push(...found);
  }
  return slips;
}

/** Whether a line belongs to the error: a key over several lines is several keys of which none has its colon and space. */
function isOfKey({ code }: YAMLError, first: number, at: number, lines: readonly Line[]): boolean {
  const line = lines[at];
  if (line === undefined || at === first) return line !== undefined;
  const isBelow = line.column === lines[first]!.column && line.dash === undefined;
  return code === 'MULTILINE_IMPLICIT_KEY' && isBelow && line.key === undefined;
}

/** A colon, or the space behind it, that is missing after the key of a line. */
function findMissingSign(
  { code, message: words }: YAMLError,
  at: number,
  lines: readonly Line[],
): readonly [Slip] | undefined {
  const { start, column, body } = lines[at]!;
  const [, glued, value] = /^([\w-]+):([^\s:/].*)$/.exec(body) ?? [];
  const [, bare, rest] = /^([\w-]+)(?: +([[{].*|[^\s:][^:]*))?$/.exec(body) ?? [];
  const isKey = code === 'MULTILINE_IMPLICIT_KEY' || /^Implicit map keys need/.test(words);
  const opensBracket = /^[[{]/.test(value ?? rest ?? '');
  if (!isKey && !opensBracket) return undefined;
  const from = start + column;
  const follows: Range = [start, endOfBlock(lines, at, column)];
  if (glued !== undefined && value !== undefined) {
    const help = `write \`${glued}: ${shorten(value)}\``;
    const range: Range = [from, from + glued.length + 1];
    return [{ message: `a space is missing after \`${glued}:\``, help, range, follows }];
  }
  if (bare === undefined) return undefined;
  const help = `write \`${rest === undefined ? `${bare}:` : `${bare}: ${shorten(rest)}`}\``;
  const message = `a colon is missing after \`${bare}\``;
  return [{ message, help, range: [from, from + bare.length], follows }];
}

/** A key that begins in no column where a key can begin, and those below it in the same column. */
function findMisplaced({ code }: YAMLError, at: number, lines: readonly Line[]): readonly Slip[] {
  const line = lines[at]!;
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return line.dash === undefined ? compareWithAbove(at, lines) : [];
  // The parser blames the value before a line that is indented too far.
  const next = lines[at + 1];
  const isPlain = line.key !== undefined && line.body.split(/:(?:\s|$)/).length === 2;
  const tooFar = next !== undefined && next.dash === undefined && next.column > line.column;
  return isPlain && tooFar ? compareWithAbove(at + 1, lines, line.start) : [];
}

interface Opened {
  readonly column: number;
  /** Undefined for a dash. */
  readonly key: string | undefined;
}

function compareWithAbove(at: number, lines: readonly Line[], from = lines[at]!.start): readonly Slip[] {
  const { column, key } = lines[at]!;
  if (key === undefined) return [];
  const above = openedAbove(at, lines);
  if (above.some((other) => other.column === column && other.key !== undefined)) return [];
  const outer = above.findLast((other) => other.column < column);
  const inner = above.find((other) => other.column > column);
  // In the column of a dash no key can begin, but behind the dash.
  const isOfDash = above.some((other) => other.column === column);
  const isNearer = inner === undefined || column - (outer?.column ?? 0) <= inner.column - column;
  if (isNearer && !isOfDash && outer?.key !== undefined) {
    const follows: Range = [from, endOfBlock(lines, at, outer.column)];
    return misplaced(lines, at, `further than \`${outer.key}\``, follows);
  }
  if (inner?.key === undefined) return [];
  return misplaced(lines, at, `less than \`${inner.key}\``, [from, endOfBlock(lines, at, column - 1)]);
}

/** The columns in which a line can go on after the lines above, from left to right. */
function openedAbove(at: number, lines: readonly Line[]): readonly Opened[] {
  const opened: Opened[] = [];
  const open = (column: number, key: string | undefined) => {
    while ((opened.at(-1)?.column ?? -1) >= column) opened.pop();
    opened.push({ column, key });
  };
  for (const { dash, column, key } of lines.slice(0, at)) {
    if (dash !== undefined) open(dash, undefined);
    if (key !== undefined) open(column, key);
  }
  return opened;
}

function misplaced(lines: readonly Line[], at: number, how: string, follows: Range): readonly Slip[] {
  const { column } = lines[at]!;
  const end = lines.findIndex((line, place) => place > at && (line.dash ?? line.column) < column);
  const alike = lines.slice(at, end < 0 ? undefined : end).filter((line) => {
    return line.column === column && line.dash === undefined && line.key !== undefined;
  });
  return alike.map(({ start, key = '' }) => ({
    message: `\`${key}\` is indented ${how}`,
    help: 'begin both in the same column',
    range: [start + column, start + column + key.length],
    follows,
  }));
}

/** Where the lines end that are indented further than `column`. */
function endOfBlock(lines: readonly Line[], at: number, column: number): number {
  const next = lines.slice(at + 1).find((line) => (line.dash ?? line.column) <= column);
  return next?.start ?? Number.POSITIVE_INFINITY;
}
