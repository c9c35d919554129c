import { RULE_KEYS } from '../../src/definition/schema.ts';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import {
  type Change,
  changeBounds,
  changeFormula,
  changeList,
  changeNumber,
  changeOrder,
  changeSet,
  changeWord,
} from './mutate-values.ts';
import { below, DEFINITION, isOptional, leastNumbers, type Schema, wordsAllowed } from './rule-schema.ts';

/** A definition as plain data. */
export type Data = Readonly<Record<string, unknown>>;

/** A definition with one rule changed. */
export interface Mutant {
  /** Where and how: `scoring.0.score: 20 → 21`. */
  readonly name: string;
  readonly data: Data;
}

type Path = readonly (string | number)[];

/** A value of the rules: where it stands below the rule keys, what may stand there, and what it is named by elsewhere. */
interface Site {
  readonly path: Path;
  readonly schema: Schema;
  readonly known: Known;
}

/** What a definition names itself. */
interface Known {
  readonly ranks: readonly string[];
  readonly decks: readonly string[];
  readonly units: readonly string[];
  /** Variants change rules in part: nothing has to stand there. */
  readonly partial: boolean;
}

/** Texts and names, which are no rules. */
const TEXTS = ['title', 'name', 'text', 'line', 'step', 'meld', 'unit', 'symbol', 'color', 'style', 'size'];

const FORMULAS = /^scoring\.\d+\.(?:when|score|of|add|times|count)$/;
const ORDERS = /^(?:order(?:\.(?:plain|trump|no-trump))?|trump\.suits)$/;
const SETS =
  /^(?:special\.\d+\.cards|melds\.\d+\.cards|trump\.(?:suit|choices)|trump\.turned\.\d+\.cards|trump\.last-card\.holds|play\.obligations\.\d+\.[\w-]+\.except|deck\.(?:suits\.\d+\.)?ranks)$/;
const UNORDERED_LISTS = /^(?:players|special|melds|trump\.turned|deck\.(?:suits|ranks))$/;

/** The keys whose changes the engine notices; customs are words on paper alone. */
const PLAYED_KEYS = RULE_KEYS.filter((key) => key !== 'customs');

/** Every definition that differs from this one in a single rule; `decks` are the ids of the decks there are, `keys` those that are changed. */
export function mutateRules(
  data: Data,
  decks: readonly string[],
  keys: readonly string[] = PLAYED_KEYS,
): readonly Mutant[] {
  const mutants = basesOf(data).flatMap((base) => {
    const known = { ...namesIn(data, base), decks, partial: base.length > 0 };
    const all = at(data, base) as Data;
    const rules = Object.fromEntries(keys.filter((key) => key in all).map((key) => [key, all[key]]));
    const site = { path: [], schema: DEFINITION, known };
    return changesAt(rules, site).map(({ path, change }): Mutant => {
      const whole = [...base, ...path];
      const name = `${whole.join('.')}: ${change.told}`;
      return { name, data: put(data, whole, change.value) as Data };
    });
  });
  const original: Mutant = { name: 'unchanged', data };
  const different = new Map(
    [original, ...mutants].toReversed().map((one) => [JSON.stringify(one.data), one]),
  );
  return [...different.values()].filter(({ name }) => name !== 'unchanged').toReversed();
}

/** Where rules stand: in the definition itself and in what its variants change. */
function basesOf({ variants = {} }: Data): readonly Path[] {
  const inVariants = Object.entries(variants as Readonly<Record<string, Data>>).flatMap(([id, variant]) => [
    ...('rules' in variant ? [['variants', id, 'rules']] : []),
    ...Object.keys(variant.with ?? {}).map((other) => ['variants', id, 'with', other]),
  ]);
  return [[], ...inVariants];
}

function namesIn(data: Data, base: Path): Pick<Known, 'ranks' | 'units'> {
  const order = at(data, [...base, 'order']) ?? data.order;
  const plain = isMap(order) ? (order.plain ?? at(data, ['order', 'plain'])) : order;
  const units = (at(data, ['match', 'units']) ?? []) as readonly { readonly unit: string }[];
  return { ranks: wordsOf(plain), units: units.map(({ unit }) => unit) };
}

interface Edit {
  readonly path: Path;
  readonly change: Change;
}

function changesAt(value: unknown, site: Site): readonly Edit[] {
  const place = site.path.join('.');
  const here = (changes: readonly Change[]) => changes.map((change) => ({ path: site.path, change }));
  if (TEXTS.includes(`${site.path.at(-1)}`)) return [];
  if (ORDERS.test(place) && !isMap(value)) return here(changeOrder(wordsOf(value)));
  if (SETS.test(place)) return here(changeSet(wordsOf(value), site.known.ranks));
  if (FORMULAS.test(place)) return here(changeFormula(`${value}`));
  if (Array.isArray(value)) return [...here(changesOfList(value, place)), ...inside(value, site)];
  if (isMap(value)) {
    const bounds = place.endsWith('.bands') ? changeBounds(value) : [];
    return [...removals(value, site), ...here(bounds), ...inside(value, site)];
  }
  if (typeof value === 'number') return here(changeNumber(value));
  if (typeof value === 'boolean') return here([{ told: `${value} → ${!value}`, value: !value }]);
  return typeof value === 'string' ? here(changeText(value, site)) : [];
}

function changeText(word: string, { path, schema, known }: Site): readonly Change[] {
  const last = path.at(-1);
  if (last === 'award') return changeWord(word, known.units);
  if (last === 'deck' || last === 'from') return changeWord(word, known.decks);
  if (path.length === 1 && last === 'trump') return [{ told: `${word} → turn-up`, value: { by: 'turn-up' } }];
  return [
    ...changeWord(word, wordsAllowed(schema)),
    ...leastNumbers(schema).map((number) => ({ told: `${word} → ${number}`, value: number })),
  ];
}

function changesOfList(list: readonly unknown[], place: string): readonly Change[] {
  const changes = changeList(list, !UNORDERED_LISTS.test(place));
  return place === 'play.obligations' ? [...changes, ...obligationsAdded(list)] : changes;
}

function obligationsAdded(list: readonly unknown[]): readonly Change[] {
  const there = list.flatMap((entry) => (isMap(entry) ? Object.keys(entry) : [entry]));
  const others = OBLIGATIONS.map(({ word }) => word).filter((word) => !there.includes(word));
  return others.map((word) => ({ told: `with ${word}`, value: [...list, word] }));
}

function removals(map: Data, { path, schema, known }: Site): readonly Edit[] {
  const keys = Object.keys(map).filter((key) => known.partial || isOptional(schema, key));
  const rules = keys.filter((key) => !TEXTS.includes(key));
  return rules.map((key) => ({ path: [...path, key], change: { told: 'removed', value: undefined } }));
}

function inside(value: Data | readonly unknown[], site: Site): readonly Edit[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const path = [...site.path, Array.isArray(value) ? Number(key) : key];
    return changesAt(part, { ...site, path, schema: below(site.schema, key) });
  });
}

function wordsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined ? [] : `${value}`.split(/\s+/).filter((word) => word !== '');
}

function at(value: unknown, path: Path): unknown {
  const inside = (part: unknown, key: string | number) =>
    isMap(part) || Array.isArray(part) ? part[key as never] : undefined;
  return path.reduce<unknown>(inside, value);
}

/** The data with another value at a path; undefined leaves the key out. */
function put(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const part = put(at(data, [key]), rest, value);
  if (Array.isArray(data)) return data.map((entry, index) => (index === key ? part : entry));
  const entries = Object.entries(data as Data).map(([name, entry]) => [
    name,
    name === `${key}` ? part : entry,
  ]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

function isMap(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
