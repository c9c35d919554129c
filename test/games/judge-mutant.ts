import { readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { compileDefinition } from '../../src/definition/compile.ts';
import type { Presets } from '../../src/definition/deck.ts';
import { openLibrary } from '../../src/library.ts';
import { prove } from '../../src/proof/prove.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import type { Data } from './mutate-rules.ts';

/** The ids of the decks that come with stichwerk. */
export const DECKS = readdirSync(new URL('../../assets/decks/', import.meta.url)).map((name) =>
  name.replace('.yaml', ''),
);

const library = openLibrary(diskFiles());
const presets: Presets = { ids: DECKS, load: library.deck };

/** What became of a changed rule: a claim broke, the rules are none, or nobody noticed. */
export type Fate = 'caught' | 'refused' | 'survives';

/** An example, as far as judging looks at it. */
interface ExampleData {
  readonly id: string;
  readonly match?: readonly { readonly example?: string }[];
}

/** A definition whose rules have been changed. */
interface Changed extends Data {
  readonly examples: readonly ExampleData[];
}

interface Judgement {
  readonly fate: Fate;
  /** Ids of the examples in which a claim broke. */
  readonly witnesses: readonly string[];
}

/** How many of the latest witnesses are heard before all examples are replayed. */
const HEARD_FIRST = 4;

/** Reads a definition and leaves out whatever only people read: it is compiled again for every changed rule. */
export function readPlain(text: string): Changed {
  const { subtitle: _, notes: __, hints: ___, ...data } = parse(text) as Data;
  return plain(data) as Changed;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([key]) => key !== 'text');
  return Object.fromEntries(
    parts.map(([key, part]) => [key, key === 'title' ? { de: '-', en: '-' } : plain(part)]),
  );
}

/**
 * Judges one definition after the other. The examples in which claims broke last are replayed first, because the next
 * changed rule is much like the one before; a claim that breaks among them breaks among all.
 */
export function openCourt(): (data: Data) => Promise<Fate> {
  let latest: readonly string[] = [];
  return async (data) => {
    const whole = data as Changed;
    const few = { ...whole, facts: {}, examples: withParts(whole.examples, latest) };
    const first = await judge(few);
    if (first.fate === 'caught') return 'caught';
    const { fate, witnesses } = await judge(whole);
    latest = [...new Set([...witnesses.slice(0, 1), ...latest])].slice(0, HEARD_FIRST);
    return fate;
  };
}

/** The examples of these ids, and those that their matches consist of. */
function withParts(examples: readonly ExampleData[], ids: readonly string[]): readonly ExampleData[] {
  const chosen = examples.filter(({ id }) => ids.includes(id));
  const parts = chosen.flatMap(({ match = [] }) => match.flatMap(({ example }) => example ?? []));
  return examples.filter((example) => chosen.includes(example) || parts.includes(example.id));
}

/** An error in examples or facts means that a claim broke. */
async function judge(data: Changed): Promise<Judgement> {
  const { text, keys } = write(data);
  const { value, diagnostics } = await compileDefinition({ file: 'game.yaml', text }, presets);
  const found = value ? [...diagnostics, ...prove(value).diagnostics] : diagnostics;
  const errors = found.filter(({ severity }) => severity === 'error');
  const places = errors.map(({ span }) => keys[(span?.start.line ?? 0) - 1] ?? '');
  const witnesses = places.filter((place) => data.examples.some(({ id }) => id === place));
  if (witnesses.length > 0 || places.includes('facts')) return { fate: 'caught', witnesses };
  return { fate: errors.length > 0 ? 'refused' : 'survives', witnesses };
}

/** A definition with a line for each key and each example, and whose line that is. */
function write({ examples, ...data }: Changed): { readonly text: string; readonly keys: readonly string[] } {
  const parts = Object.entries(data);
  const lines = [
    ...parts.map(([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`),
    examples.length > 0 ? 'examples:' : 'examples: []',
    ...examples.map((example) => `  - ${JSON.stringify(example)}`),
  ];
  return {
    text: lines.join('\n'),
    keys: [...parts.map(([key]) => key), 'examples', ...examples.map(({ id }) => id)],
  };
}
