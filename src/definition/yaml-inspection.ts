import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Pair } from 'yaml';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { codePointName } from '../diagnostics/visible.ts';
import type { Path } from './game.ts';
import { quote } from './quote.ts';
import { findUnprintable } from './text-screen.ts';
import { keyText, type Range, rangeOf } from './yaml-tree.ts';

const MAX_ALIASES = 100;
const MAX_COPIED = 10_000;

/** So many digits of a number are kept, whatever they are. */
const EXACT_DIGITS = 15;

/** What is wrong with a document that parses; `fatal` if it must not be turned into data. */
interface Inspection {
  readonly diagnostics: readonly Diagnostic[];
  readonly fatal: boolean;
  /** Where a key stands twice. */
  readonly doubled: readonly Path[];
}

interface Walk {
  readonly spanOf: (range: Range) => Span;
  readonly diagnostics: Diagnostic[];
  readonly doubled: Path[];
  /** By anchor: values below it, itself included; undefined while it is still being counted. */
  readonly anchors: Map<string, number | undefined>;
  aliases: number;
  copied: number;
  fatal: boolean;
}

/** Finds keys given twice, keys that are no words, values that cannot be kept, and aliases that would copy without bound. */
export function inspectTree(doc: Document.Parsed, spanOf: (range: Range) => Span): Inspection {
  const walk: Walk = {
    spanOf,
    diagnostics: [],
    doubled: [],
    anchors: new Map(),
    aliases: 0,
    copied: 0,
    fatal: false,
  };
  weigh(doc.contents, [], walk);
  return walk;
}

/** How many values the node stands for once its aliases are copied out. */
function weigh(node: unknown, path: Path, walk: Walk): number {
  if (isAlias(node)) return weighAlias(node.source, rangeOf(node) ?? [0, 0], walk);
  const anchor = isNode(node) && 'anchor' in node ? node.anchor : undefined;
  if (anchor !== undefined) walk.anchors.set(anchor, undefined);
  const weight = 1 + weighParts(node, path, walk);
  if (anchor !== undefined) walk.anchors.set(anchor, weight);
  return weight;
}

function weighParts(node: unknown, path: Path, walk: Walk): number {
  let weight = 0;
  if (isMap(node)) {
    checkKeys(node.items, path, walk);
    for (const pair of node.items) weight += weigh(pair.value, [...path, keyText(pair) ?? ''], walk);
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) weight += weigh(item, [...path, index], walk);
  } else checkScalar(node, walk);
  return weight;
}

function checkScalar(node: unknown, walk: Walk): void {
  if (!isScalar(node)) return;
  const fault = findScalarFault(node.value, node.source ?? '');
  const span = walk.spanOf(rangeOf(node) ?? [0, 0]);
  if (fault !== undefined) walk.diagnostics.push({ code: 'E0204', severity: 'error', span, ...fault });
}

function findScalarFault(
  value: unknown,
  source: string,
): Pick<Diagnostic, 'message' | 'why' | 'help'> | undefined {
  const control = typeof value === 'string' ? findUnprintable(value) : undefined;
  if (control !== undefined) {
    return {
      message: `the text has the character ${codePointName(control)}, which cannot be printed`,
      help: 'remove it',
    };
  }
  const digits = source.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  if (typeof value !== 'number' || !/[.e]/i.test(source) || digits.length <= EXACT_DIGITS) return undefined;
  const why = `of a number ${EXACT_DIGITS} digits are kept`;
  return { message: `the number has ${digits.length} digits`, why, help: 'write a shorter number' };
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
    return {
      code: 'E0101',
      message: 'a text that begins with `*` must stand in double quotes',
      why: `without them it stands for a value above that is named ${quote(`&${anchor}`)}, and there is none`,
      help: `write ${quote(`"*${anchor}"`)}`,
    };
  if (walk.anchors.get(anchor) === undefined) {
    return { code: 'E0103', message: `${quote(`*${anchor}`)} stands inside what it repeats`, help };
  }
  if (walk.aliases <= MAX_ALIASES && walk.copied <= MAX_COPIED) return undefined;
  const why = `a file may use ${MAX_ALIASES} aliases, which together repeat ${MAX_COPIED} values at most`;
  return { code: 'E0103', message: 'too many aliases', why, help };
}

function checkKeys(pairs: readonly Pair<unknown, unknown>[], path: Path, walk: Walk): void {
  const seen = new Map<string, Range>();
  for (const pair of pairs) {
    const text = keyText(pair);
    const range = rangeOf(pair.key) ?? rangeOf(pair.value) ?? [0, 0];
    const glued = /^[\w-]+:(?=[[{])/.exec(text ?? '')?.[0];
    if (text === undefined || glued !== undefined) {
      walk.fatal = true;
      walk.diagnostics.push(
        glued === undefined ? noWord(walk.spanOf(range)) : noSpace(glued, walk.spanOf(range)),
      );
      continue;
    }
    checkScalar(pair.key, walk);
    if (text === '__proto__') {
      walk.fatal = true;
      const help = 'write another word';
      walk.diagnostics.push(keyFault(walk.spanOf(range), 'no key may be named `__proto__`', help));
    }
    const first = seen.get(text);
    if (first === undefined) seen.set(text, range);
    else {
      walk.doubled.push([...path, text]);
      walk.diagnostics.push(repeatedKey(text, walk.spanOf(range), walk.spanOf(first)));
    }
  }
}

function noWord(span: Span): Diagnostic {
  return keyFault(span, 'a key must be a word', 'write a word before the colon');
}

/** `hands:{A: T1 T2}` is a key `hands:{A` and a text behind it. */
function noSpace(key: string, span: Span): Diagnostic {
  return keyFault(span, `a space is missing after \`${key}\``, 'write a space before the bracket');
}

function keyFault(span: Span, message: string, help: string): Diagnostic {
  return { code: 'E0101', severity: 'error', message, span, help };
}

function repeatedKey(key: string, again: Span, first: Span): Diagnostic {
  return {
    ...keyFault(again, `the key ${quote(key)} stands twice`, 'keep one of the two'),
    label: 'again',
    related: [{ span: first, text: 'first' }],
  };
}
