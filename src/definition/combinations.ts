import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Presets } from './deck.ts';
import type { Draft } from './draft.ts';
import { valueAt } from './findings.ts';
import type { Source } from './game.ts';
import { compileBase, compileVariants, type Ruleset, type RulesetRead } from './ruleset.ts';
import type { Issue } from './schema-issues.ts';
import { isMap } from './schema-parts.ts';
import type { Yaml } from './source.ts';
import { mergeVariants } from './variants.ts';

/** The rules of a definition by the variants they are played with. */
export interface Combinations {
  readonly base: Ruleset;
  /** How many can play with one variant or another; undefined where that is not known. */
  readonly players: readonly number[] | undefined;
  /** Ids of all variants, in the order written. */
  readonly ids: readonly string[];
  /** The rules with these variants, whatever their order; undefined if nobody asked for them or a variant has a fault. */
  readonly find: (variants: readonly string[]) => Ruleset | undefined;
  /** The files that decks come from. */
  readonly sources: readonly Source[];
  /** True if more combinations were asked for than are compiled. */
  readonly tooMany: boolean;
  /** What was found before and in the rules; the same fault is listed once. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Most combinations of variants that one definition can ask for. */
export const MOST_COMBINATIONS = 64;

/** What the schema found in a definition, as data and in words. */
interface Found {
  readonly issues: readonly Issue[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles the rules as they stand, with each variant, and with each of the wanted combinations; `already` is what was found before. */
export async function compileCombinations(
  yaml: Yaml,
  draft: Draft,
  wanted: readonly (readonly string[])[],
  presets: Presets,
  already: Found,
): Promise<Combinations> {
  const ids = variantIds(yaml);
  const missing = already.issues.flatMap(({ path }) =>
    valueAt(yaml.data, path) === undefined ? [path] : [],
  );
  const kept = keepDecks(presets);
  const base = await compileBase(yaml, draft, kept);
  const read = new Map<string, RulesetRead>([['', base]]);
  let tooMany = false;
  const together = findTogether(draft, ids);
  const sound = draft.variants === undefined ? [] : [...ids.map((id) => [id]), ...together, ...wanted];
  for (const variants of sound) {
    const sorted = inOrder(variants, ids);
    const key = sorted.join(' ');
    if (read.has(key)) continue;
    tooMany ||= read.size > MOST_COMBINATIONS;
    if (tooMany) break;
    read.set(key, await compileVariants(mergeVariants(yaml, sorted), sorted, kept, missing));
  }
  return {
    base: base.ruleset,
    players: playersOf([...read.values()].map(({ ruleset }) => ruleset)),
    ids,
    sources: sourcesOf([...read.values()]),
    tooMany,
    find: (variants) => read.get(inOrder(variants, ids).join(' '))?.ruleset,
    diagnostics: onceEach([already.diagnostics, ...[...read.values()].flatMap(({ passes }) => passes)]),
  };
}

function sourcesOf(rulesets: readonly RulesetRead[]): readonly Source[] {
  const files = rulesets.flatMap(({ ruleset: { deckFile } }) => deckFile?.source ?? []);
  return [...new Map(files.map((source) => [source.file, source])).values()];
}

function playersOf(rulesets: readonly Ruleset[]): readonly number[] | undefined {
  const counts = rulesets.flatMap(({ players }) => players ?? []);
  const all = [...new Set(counts)].sort((a, b) => a - b);
  return rulesets.every(({ players }) => players !== undefined) ? all : undefined;
}

/** Loads each deck once, however many variants are played with it. */
function keepDecks({ ids, load, beside }: Presets): Presets {
  return { ids, load: keep(load), ...(beside && { beside: keep(beside) }) };
}

function keep<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const made = kept.get(key) ?? make(key);
    kept.set(key, made);
    return made;
  };
}

/** Pairs of variants that change something together. */
function findTogether({ variants = {} }: Draft, ids: readonly string[]): readonly (readonly string[])[] {
  return Object.entries(variants).flatMap(([id, one]) => {
    return Object.keys(one.with ?? {}).flatMap((other) => (ids.includes(other) ? [[id, other]] : []));
  });
}

/** Ids of the variants as they stand in a file, sound or not. */
function variantIds({ data }: Yaml): readonly string[] {
  const variants = valueAt(data, ['variants']);
  return isMap(variants) ? Object.keys(variants) : [];
}

/** The variants that there are, each once, in the order of the definition. */
export function inOrder(variants: readonly string[], ids: readonly string[]): readonly string[] {
  return ids.filter((id) => variants.includes(id));
}

/** A later pass says nothing new about a place that an earlier one found the same kind of fault at. */
function onceEach(passes: readonly (readonly Diagnostic[])[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return passes.flatMap((pass) => {
    const fresh = pass.filter((one) => !seen.has(siteOf(one)));
    for (const one of pass) seen.add(siteOf(one));
    return fresh;
  });
}

function siteOf({ code, span }: Diagnostic): string {
  return `${code} ${span?.file} ${span?.start.line}:${span?.start.column}`;
}
