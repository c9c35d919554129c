import type { HandInput, MatchInput } from './example-schema.ts';
import { valueAt } from './findings.ts';
import type { Path } from './game.ts';
import type { GameInput } from './schema.ts';
import type { Issue } from './schema-issues.ts';
import { hasKey } from './schema-parts.ts';

/** The parts of a definition that the schema finds nothing wrong with, so that faults elsewhere do not hide theirs. */
export type Draft = Partial<Omit<GameInput, 'examples' | 'scoring'>> & {
  /** Undefined where a line has a fault. */
  readonly scoring: readonly (GameInput['scoring'][number] | undefined)[];
  readonly examples: readonly ExampleDraft[];
};

/** The sound parts of an example; `whole` if that is all of it. */
export type ExampleDraft = {
  readonly path: Path;
  readonly whole: boolean;
} & (
  | { readonly kind: 'hand'; readonly parts: Partial<HandInput> }
  | { readonly kind: 'match'; readonly parts: Partial<MatchInput> }
);

/**
 * Keeps what is sound of the data, given what the schema found; unknown keys are left out and make nothing unsound,
 * keys that stand twice (`doubled`) their value.
 */
export function draftGame(written: unknown, issues: readonly Issue[], doubled: readonly Path[]): Draft {
  const data = withoutUnknown(written, issues);
  const faulty = faultyPaths(issues, doubled);
  const parts = soundParts(data, [], faulty) as Partial<GameInput>;
  const scoring = listAt(data, 'scoring').map((line, index) => {
    return faulty.has(pathText(['scoring', index])) ? undefined : (line as GameInput['scoring'][number]);
  });
  const examples = listAt(data, 'examples').map((_, index) => draftExample(data, index, faulty));
  return { ...parts, scoring, examples };
}

/** The keys of a map that nothing is wrong with, by what the schema found in it. */
export function soundKeys(data: unknown, issues: readonly Issue[], doubled: readonly Path[]): object {
  return soundKeysAt(data, issues, doubled)([]);
}

/** The keys that nothing is wrong with of the map at a path, by what the schema found in all of the data. */
export function soundKeysAt(
  data: unknown,
  issues: readonly Issue[],
  doubled: readonly Path[],
): (path: Path) => object {
  const known = withoutUnknown(data, issues);
  const faulty = faultyPaths(issues, doubled);
  return (path) => soundParts(known, path, faulty);
}

/** What is no part of a game must not pass for one: `schedule` beside `cards` is not read. */
function withoutUnknown(data: unknown, issues: readonly Issue[]): unknown {
  const unknown = issues.flatMap(({ path, fault }) =>
    'key' in fault ? [pathText([...path, fault.key])] : [],
  );
  return unknown.length === 0 ? data : leaveOut(data, [], new Set(unknown));
}

function leaveOut(value: unknown, path: Path, paths: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one, index) => leaveOut(one, [...path, index], paths));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inner, [...path, key]] as const);
  const kept = entries.filter(([, , at]) => !paths.has(pathText(at)));
  return Object.fromEntries(kept.map(([key, inner, at]) => [key, leaveOut(inner, at, paths)]));
}

function listAt(data: unknown, key: string): readonly unknown[] {
  const value = valueAt(data, [key]);
  return Array.isArray(value) ? value : [];
}

function draftExample(data: unknown, index: number, faulty: ReadonlySet<string>): ExampleDraft {
  const path: Path = ['examples', index];
  const kind = hasKey(valueAt(data, path), 'match') ? 'match' : 'hand';
  const parts = { ...soundParts(data, path, faulty), claims: soundParts(data, [...path, 'claims'], faulty) };
  return { path, kind, whole: !faulty.has(pathText(path)), parts };
}

function soundParts(data: unknown, path: Path, faulty: ReadonlySet<string>): object {
  const parent = valueAt(data, path);
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return {};
  return Object.fromEntries(Object.entries(parent).filter(([key]) => !faulty.has(pathText([...path, key]))));
}

/** The paths of all faults and of everything that holds them, as text. */
function faultyPaths(issues: readonly Issue[], doubled: readonly Path[]): ReadonlySet<string> {
  const faulty = issues.filter(
    ({ fault }) => fault.kind !== 'unknown-key' && fault.kind !== 'unknown-language',
  );
  const paths = [...faulty.map(({ path }) => path), ...doubled];
  return new Set(paths.flatMap((path) => path.map((_, index) => pathText(path.slice(0, index + 1)))));
}

function pathText(path: Path): string {
  return JSON.stringify(path);
}
