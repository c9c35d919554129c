import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
  YAMLSeq,
} from 'yaml';
import { shorten } from './quote.ts';
import { keyText, type Range, rangeOf } from './yaml-tree.ts';
import type { Words } from './yaml-words.ts';

/** Seats have such names; what else stands alone among hands is a card. */
const SEAT = /^[A-Z]$/;

/** A slip between brackets that YAML reads as something else than what was meant. */
interface FlowSlip extends Words {
  readonly range: Range;
}

/**
 * Finds what YAML reads as a key without a value though no key was meant: `{A:C2}` and `{A: T1, S4}`.
 * The document is changed to what was meant, so that all of it is checked.
 */
export function mendFlow(doc: Document.Parsed): readonly FlowSlip[] {
  const slips: FlowSlip[] = [];
  mendNode(doc.contents, '', slips);
  return slips;
}

function mendNode(node: unknown, parent: string, slips: FlowSlip[]): void {
  if (isSeq(node)) for (const item of node.items) mendNode(item, '', slips);
  if (!isMap(node)) return;
  const own = node.flow ? [...mendSpaces(node), ...(parent === 'hands' ? mendCommas(node) : [])] : [];
  for (const slip of own) slips.push(slip);
  for (const pair of node.items) mendNode(pair.value, keyText(pair) ?? '', slips);
}

/** `{A:C2}` becomes `{A: C2}`. */
function mendSpaces({ items }: YAMLMap): readonly FlowSlip[] {
  return items.flatMap((pair) => {
    const [, key, value] = /^([\w-]+):(\S.*)$/s.exec(loneKey(pair)?.value ?? '') ?? [];
    if (key === undefined || value === undefined) return [];
    const [from, to] = rangeOf(pair.key)!;
    pair.key = scalarAt(key, [from, from + key.length]);
    pair.value = scalarAt(readScalar(value), [from + key.length + 1, to]);
    const message = `a space is missing after \`${key}:\``;
    const help = `write \`${key}: ${shorten(value)}\`, with a space after the colon`;
    return [{ message, help, range: [from, from + key.length + 1] as const }];
  });
}

/** `{A: T1, S4}` becomes `{A: [T1, S4]}`. */
function mendCommas(map: YAMLMap): readonly FlowSlip[] {
  const strays = new Map<Pair, Scalar<string>[]>();
  let hand: Pair | undefined;
  for (const pair of map.items) {
    const stray = loneKey(pair);
    if (stray === undefined || SEAT.test(stray.value)) hand = pair;
    else if (hand !== undefined) listIn(strays, hand).push(stray);
  }
  const slips = [...strays].flatMap(([pair, lost]) => mendHand(pair, lost) ?? []);
  const mended = new Set(slips.flatMap(({ lost }) => lost));
  map.items = map.items.filter(({ key }) => !mended.has(key as Scalar<string>));
  return slips;
}

function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function mendHand(
  hand: Pair,
  lost: readonly Scalar<string>[],
): (FlowSlip & { readonly lost: readonly Scalar<string>[] }) | undefined {
  const held = wordsIn(hand.value);
  if (held.length === 0) return undefined;
  const cards = [...held, ...lost];
  const list = new YAMLSeq();
  list.items = cards;
  const [from, to] = [rangeOf(cards[0])![0], rangeOf(cards.at(-1))![1]];
  list.range = [from, to, to];
  hand.value = list;
  const all = shorten(cards.map(({ value }) => value).join(' '));
  const help = `no commas between cards: write \`${keyText(hand)}: ${all}\``;
  return { message: 'a comma between two cards', help, range: [rangeOf(lost[0])![0], to], lost };
}

/** The words of a plain text, each where it stands. */
function wordsIn(node: unknown): readonly Scalar<string>[] {
  if (!isPlainText(node)) return [];
  const [from] = rangeOf(node)!;
  return [...node.source!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    return scalarAt(word, [from + index, from + index + word.length]);
  });
}

/** The key of a pair that has neither colon nor value. */
function loneKey({ key, value }: Pair<unknown, unknown>): Scalar<string> | undefined {
  return value === null && isPlainText(key) ? key : undefined;
}

function isPlainText(node: unknown): node is Scalar<string> {
  return isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string' && node.range != null;
}

function scalarAt<T>(value: T, [from, to]: Range): Scalar<T> {
  const scalar = new Scalar(value);
  scalar.range = [from, to, to];
  scalar.type = 'PLAIN';
  scalar.source = String(value);
  return scalar;
}

/** What a plain text between brackets means: a number, a word. */
function readScalar(text: string): unknown {
  const { contents } = parseDocument(text, { logLevel: 'silent' });
  return isScalar(contents) ? contents.value : text;
}
