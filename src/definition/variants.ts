import { valueAt } from './findings.ts';
import type { Path } from './game.ts';
import { RULE_KEYS } from './schema.ts';
import { isMap } from './schema-parts.ts';
import type { Yaml } from './source.ts';

/** A place that holds a part of the merged rules: the definition itself, or the rules of a variant. */
interface Layer {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * The rules of a definition with variants merged over them in turn, and then what they change together: maps key by key,
 * lists and values as a whole, and `null` leaves a key out. Every part is located where it really stands.
 */
export function mergeVariants(yaml: Yaml, variants: readonly string[]): Yaml {
  const own = variants.map((id): Path => ['variants', id, 'rules']);
  const together = variants.flatMap((id) => variants.map((other): Path => ['variants', id, 'with', other]));
  const bases: readonly Path[] = [[], ...own, ...together];
  const layers = bases.flatMap((path) => {
    const value = rulesAt(yaml.data, path);
    return value === undefined ? [] : [{ path, value }];
  });
  const place = (path: Path) => placeOf(layers, path);
  const removedBy = (path: Path) => {
    const at = place(path);
    const id = at[0] === 'variants' && valueAt(yaml.data, at) === null ? at[1] : undefined;
    return id === undefined ? undefined : String(id);
  };
  return {
    data: merge(layers),
    locate: (path, part) => yaml.locate(place(path), part),
    removedBy,
    locateText: (path, from, to) => yaml.locateText(place(path), from, to),
    written: (path) => yaml.written(place(path)),
    doubled: yaml.doubled.flatMap((path) => bases.flatMap((base) => below(path, base))),
  };
}

function rulesAt(data: unknown, path: Path): unknown {
  const value = valueAt(data, path);
  if (!isMap(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([key]) => RULE_KEYS.includes(key)));
}

function below(path: Path, base: Path): readonly Path[] {
  return base.every((step, index) => path[index] === step) ? [path.slice(base.length)] : [];
}

/** The layers that still count: a value replaces those below it and is replaced by maps above, and `null` leaves nothing. */
function effective(layers: readonly Layer[]): readonly Layer[] {
  const last = layers.findLastIndex(({ value }) => !isMap(value));
  const above = layers.slice(last + 1);
  if (last < 0 || above.length > 0) return above;
  const top = layers[last]!;
  return top.value === null && top.path[0] === 'variants' ? [] : [top];
}

function merge(layers: readonly Layer[]): unknown {
  const left = effective(layers);
  const top = left.at(-1);
  if (top === undefined || !isMap(top.value)) return top?.value;
  const keys = new Set(left.flatMap(({ value }) => Object.keys(value as object)));
  const entries = [...keys].flatMap((key) => {
    const parts = step(left, key);
    return effective(parts).length === 0 ? [] : [[key, merge(parts)] as const];
  });
  return Object.fromEntries(entries);
}

function step(layers: readonly Layer[], key: string | number): readonly Layer[] {
  return layers.flatMap(({ path, value }) => {
    const has = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    return has ? [{ path: [...path, key], value: (value as Record<string | number, unknown>)[key] }] : [];
  });
}

/** Where the part at a path of the merged rules stands; for a path that leads nowhere, where its last key was left out or would stand. */
function placeOf(layers: readonly Layer[], path: Path): Path {
  let at = layers;
  for (const [index, key] of path.entries()) {
    const left = effective(at);
    const next = step(left, key);
    if (next.length === 0) return [...(left.at(-1)?.path ?? []), ...path.slice(index)];
    at = next;
  }
  return (effective(at).at(-1) ?? at.at(-1))?.path ?? path;
}
