import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import type { Path } from './game.ts';

/** Offsets into the text: of the first character, and just behind the last. */
export type Range = readonly [number, number];

/** Where the value (or its key) at a path stands; where there is none, the nearest parent. */
export function findNode(doc: Document.Parsed, path: Path, part: 'value' | 'key'): Range {
  let node: unknown = doc.contents;
  let range = rangeOf(node) ?? [0, 0];
  let key: Range | undefined;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(doc);
    const next = stepInto(node, step);
    if (next === undefined) return part === 'key' && key ? key : range;
    key = next.key ?? rangeOf(next.value);
    range = nonEmpty(rangeOf(next.value)) ?? key ?? range;
    node = next.value;
  }
  return part === 'key' && key ? key : range;
}

interface Step {
  readonly key?: Range;
  readonly value: unknown;
}

function stepInto(node: unknown, step: string | number): Step | undefined {
  if (isMap(node)) {
    const pair = pairsOf(node).get(String(step));
    if (pair === undefined) return undefined;
    const key = rangeOf(pair.key);
    return { value: pair.value, ...(key && { key }) };
  }
  if (isSeq(node) && typeof step === 'number' && step < node.items.length) return { value: node.items[step] };
  return undefined;
}

// A file may have a hundred thousand keys in one map, and each may be asked for.
const PAIRS = new WeakMap<YAMLMap, ReadonlyMap<string | undefined, Pair>>();

function pairsOf(map: YAMLMap): ReadonlyMap<string | undefined, Pair> {
  const known = PAIRS.get(map);
  if (known !== undefined) return known;
  const pairs = new Map(map.items.map((pair) => [keyText(pair), pair]));
  PAIRS.set(map, pairs);
  return pairs;
}

/** The key of a pair as text; undefined if it is not a plain value. */
export function keyText(pair: Pair<unknown, unknown>): string | undefined {
  return isScalar(pair.key) && pair.key.value !== null ? String(pair.key.value) : undefined;
}

/** Where a node stands; undefined if it stands nowhere. */
export function rangeOf(node: unknown): Range | undefined {
  if (!isNode(node) || !node.range) return undefined;
  return [node.range[0], node.range[1]];
}

function nonEmpty(range: Range | undefined): Range | undefined {
  return range !== undefined && range[1] > range[0] ? range : undefined;
}
