import { type Document, isCollection, isScalar, visit } from 'yaml';
import { rangeOf } from './yaml-tree.ts';

/** A line that may hold a key: neither empty nor part of a bracket or of a text that began above. */
export interface Line {
  /** Offset of its first character. */
  readonly start: number;
  /** Columns, from 0: of the first dash, where dashes open the line; of what follows. */
  readonly dash: number | undefined;
  readonly column: number;
  /** What stands behind indentation and dashes, without a comment. */
  readonly body: string;
  /** The word before the first colon; undefined if no colon follows a word. */
  readonly key: string | undefined;
}

/** The lines of a document that may hold a key. */
export function readLines(doc: Document.Parsed, text: string): readonly Line[] {
  const insides = findInsides(doc);
  let next = 0;
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const [, indent = '', dashes = '', rest = ''] = /^( *)((?:- +)*)(.*)$/.exec(line.trimEnd()) ?? [];
    const body = rest.replace(/(?:^| )#.*$/, '').trimEnd();
    while (next < insides.length && insides[next]![1] <= start) next++;
    const isInside = next < insides.length && insides[next]![0] < start;
    if (body !== '' && !isInside) {
      const dash = dashes === '' ? undefined : indent.length;
      const key = /^([\w-]+) *:(?=\s|$)/.exec(body)?.[1];
      lines.push({ start, dash, column: indent.length + dashes.length, body, key });
    }
    start += line.length + 1;
  }
  return lines;
}

/** Brackets and texts that can go over several lines, in the order they stand. */
function findInsides(doc: Document.Parsed): readonly (readonly [number, number])[] {
  const inside: (readonly [number, number])[] = [];
  visit(doc, (_, node) => {
    const flow = isCollection(node) && node.flow === true;
    const long = isScalar(node) && node.type !== 'PLAIN';
    const range = flow || long ? rangeOf(node) : undefined;
    if (range !== undefined) inside.push(range);
    return flow ? visit.SKIP : undefined;
  });
  return inside;
}
