import { shorten } from './quote.ts';
import type { Range } from './yaml-tree.ts';
import type { Words } from './yaml-words.ts';

/** A value that begins with `*` or `!`, which YAML takes for a sign of its own. */
interface MarkedValue extends Words {
  readonly range: Range;
}

/** What begins with such a sign, up to where the parser stopped: `*J *9`, `!solo &&`. */
const MARKED_BEFORE = /(?:^|[\s[{,])((?:\*|!(?!=))[^\s,[\]{}]+(?:\s+[^\s,[\]{}:]+)*\s+\|?)$/;

/** What stands at an offset, or began before it in the same line with `*`, if quotes make a value of it; undefined if not. */
export function findMarked(text: string, offset: number): MarkedValue | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  const begun = MARKED_BEFORE.exec(before)?.[1]?.length ?? 0;
  const start = offset - begun;
  const value = valueFrom(text, start, lineStart);
  const isText = /^(?:![^!<=\s]|\*\S)/.test(value) && !/^!\S+\s+[[{]/.test(value);
  if (!isText) return undefined;
  const [first = value] = value.split(/\s/, 1);
  return {
    message: `a text that begins with \`${value[0]}\` must stand in double quotes`,
    help: `write \`"${shorten(value)}"\``,
    range: [start, start + first.length],
  };
}

/** The value from an offset to the end of its line, or of its entry between brackets. */
function valueFrom(text: string, start: number, lineStart: number): string {
  const lineEnd = text.indexOf('\n', start);
  const rest = text.slice(start, lineEnd < 0 ? text.length : lineEnd).replace(/\s#.*$/, '');
  const isInside = isOpen(text.slice(lineStart, start)) || closing(rest) < rest.length;
  return (isInside ? rest.slice(0, endOfEntry(rest)) : rest).trimEnd();
}

function isOpen(text: string): boolean {
  const count = (signs: RegExp) => (text.match(signs) ?? []).length;
  return count(/[[{]/g) > count(/[\]}]/g);
}

/** Where a bracket is closed that was opened before; the length of the text if none is. */
function closing(text: string): number {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (/[[{]/.test(sign)) depth++;
    else if (/[\]}]/.test(sign) && depth-- === 0) return at;
  }
  return text.length;
}

/** Where an entry between brackets ends: at a comma that stands in no parentheses, or at the closing bracket. */
function endOfEntry(text: string): number {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if ((sign === ',' && depth === 0) || /[\]}]/.test(sign)) return at;
  }
  return text.length;
}
