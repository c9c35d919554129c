import { type Document, isAlias, isCollection, isMap, isNode, type Pair } from 'yaml';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { keyText, type Range, rangeOf } from './yaml-tree.ts';

const MAX_ALIASES = 100;
const MAX_COPIED = 10_000;

/** What is wrong with a document that parses; `fatal` if it must not be turned into data. */
export interface Inspection {
  readonly diagnostics: readonly Diagnostic[];
  readonly fatal: boolean;
}

interface Walk {
  readonly spanOf: (range: Range) => Span;
  readonly diagnostics: Diagnostic[];
  /** By anchor: values below it, itself included; undefined while it is still being counted. */
  readonly anchors: Map<string, number | undefined>;
  aliases: number;
  copied: number;
  fatal: boolean;
}

/** Finds keys given twice, keys that are no words, and aliases that would copy without bound. */
export function inspectTree(doc: Document.Parsed, spanOf: (range: Range) => Span): Inspection {
  const walk: Walk = { spanOf, diagnostics: [], anchors: new Map(), aliases: 0, copied: 0, fatal: false };
  weigh(doc.contents, walk);
  return { diagnostics: walk.diagnostics, fatal: walk.fatal };
}

/** How many values the node stands for once its aliases are copied out. */
function weigh(node: unknown, walk: Walk): number {
  if (isAlias(node)) return weighAlias(node.source, rangeOf(node) ?? [0, 0], walk);
  const anchor = isNode(node) && 'anchor' in node ? node.anchor : undefined;
  if (anchor !== undefined) walk.anchors.set(anchor, undefined);
  let weight = 1;
  if (isMap(node)) {
    checkKeys(node.items, walk);
    for (const pair of node.items) weight += weigh(pair.value, walk);
  } else if (isCollection(node)) {
    for (const item of node.items) weight += weigh(item, walk);
  }
  if (anchor !== undefined) walk.anchors.set(anchor, weight);
  return weight;
}

function weighAlias(anchor: string, range: Range, walk: Walk): number {
  const weight = walk.anchors.get(anchor) ?? 0;
  walk.aliases++;
  walk.copied += weight;
  const fault = findAliasFault(anchor, walk);
  if (fault !== undefined && !walk.fatal) {
    walk.fatal = true;
    walk.diagnostics.push({ ...fault, severity: 'error', span: walk.spanOf(range) });
  }
  return weight;
}

function findAliasFault(anchor: string, walk: Walk): Omit<Diagnostic, 'severity' | 'span'> | undefined {
  const help = 'write the values out';
  if (!walk.anchors.has(anchor))
    return { code: 'E0101', message: `nothing above is named \`&${anchor}\``, help };
  if (walk.anchors.get(anchor) === undefined) {
    return { code: 'E0103', message: `\`*${anchor}\` stands inside what it repeats`, help };
  }
  if (walk.aliases <= MAX_ALIASES && walk.copied <= MAX_COPIED) return undefined;
  const why = `a file may use ${MAX_ALIASES} aliases, which together repeat ${MAX_COPIED} values at most`;
  return { code: 'E0103', message: 'too many aliases', why, help };
}

function checkKeys(pairs: readonly Pair<unknown, unknown>[], walk: Walk): void {
  const seen = new Map<string, Range>();
  for (const pair of pairs) {
    const text = keyText(pair);
    const range = rangeOf(pair.key) ?? rangeOf(pair.value) ?? [0, 0];
    if (text === undefined) {
      walk.fatal = true;
      walk.diagnostics.push(
        keyFault(walk.spanOf(range), 'a key must be a word', 'write a word before the colon'),
      );
      continue;
    }
    const first = seen.get(text);
    if (first === undefined) seen.set(text, range);
    else {
      const fault = keyFault(walk.spanOf(range), `the key \`${text}\` stands twice`, 'keep one of the two');
      walk.diagnostics.push({
        ...fault,
        label: 'again',
        related: [{ span: walk.spanOf(first), text: 'first' }],
      });
    }
  }
}

function keyFault(span: Span, message: string, help: string): Diagnostic {
  return { code: 'E0101', severity: 'error', message, span, help };
}
