import type * as z from 'zod/mini';
import type { Path } from './game.ts';

/** One fault that the schema found, at its full path, with unions resolved to the option that was meant. */
export interface Issue {
  readonly path: Path;
  readonly fault: Fault;
}

/**
 * What is wrong. `expected` completes "must be …", `allowed` completes "write …" (for a key instead of the last one of the path), `because` is a clause of its own.
 * A `form` shows what could stand there, with % for the author's own value.
 */
export type Fault =
  | {
      readonly kind: 'unknown-key' | 'unknown-language';
      readonly key: string;
      readonly allowed: readonly string[];
    }
  | { readonly kind: 'wrong-type'; readonly expected: readonly string[]; readonly form?: string }
  | {
      readonly kind: 'not-one-of';
      readonly values: readonly string[];
      readonly because?: string;
      /** True if the word decides what else stands beside it. */
      readonly decides?: boolean;
    }
  | { readonly kind: 'not-allowed'; readonly allowed: string }
  | { readonly kind: 'wrong-key'; readonly allowed: string }
  | { readonly kind: 'wrong-length'; readonly size: number; readonly form: string }
  | { readonly kind: 'contradiction'; readonly message: string; readonly form: string };

/** The faults in what zod found, below `base`. */
export function readIssues(issues: readonly z.core.$ZodIssue[], base: Path = []): readonly Issue[] {
  const bounds = new Set(issues.filter((issue) => !isOfInt(issue)).map(siteOf));
  return issues
    .filter((issue) => !isOfInt(issue) || !bounds.has(siteOf(issue)))
    .flatMap((issue) => readIssue(issue, [...base, ...(issue.path as Path)]));
}

/** Whether an issue says that a whole number is too large to be kept exactly, which its bounds may tell better. */
function isOfInt(issue: z.core.$ZodIssue): boolean {
  return 'origin' in issue && issue.origin === 'int';
}

function siteOf({ code, path }: z.core.$ZodIssue): string {
  return `${code} ${path.join('\n')}`;
}

/** What the schema says of itself through an issue: its first line, and the form behind it. */
function readWords({ message }: z.core.$ZodIssue): {
  readonly words: readonly string[];
  readonly form: string;
} {
  const [line = '', form = ''] = message.split('\n');
  return { words: line.split(' '), form };
}

function readIssue(issue: z.core.$ZodIssue, path: Path): readonly Issue[] {
  if (issue.code === 'invalid_union') return readUnion(issue, path);
  if (issue.code !== 'unrecognized_keys') return [{ path, fault: readFault(issue) }];
  const [word, ...allowed] = readWords(issue).words;
  const kind = word === 'languages' ? 'unknown-language' : 'unknown-key';
  return issue.keys.map((key) => ({ path, fault: { kind, key, allowed } }));
}

type SimpleIssue = Exclude<z.core.$ZodIssue, z.core.$ZodIssueInvalidUnion | z.core.$ZodIssueUnrecognizedKeys>;

function readFault(issue: SimpleIssue): Fault {
  const { words, form } = readWords(issue);
  switch (issue.code) {
    case 'invalid_type':
      return { kind: 'wrong-type', expected: [typeInWords(issue, words)], ...(form !== '' && { form }) };
    case 'invalid_value': {
      const because = words[0] === 'only' ? words.slice(1).join(' ') : undefined;
      const decides = words[0] === 'decides';
      const values = decides || words[0] === 'one-of' ? words.slice(1) : issue.values.map(String);
      return { kind: 'not-one-of', values, ...(because && { because }), ...(decides && { decides }) };
    }
    case 'too_small':
    case 'too_big':
      return readSize(issue, form);
    case 'invalid_key':
      return { kind: 'wrong-key', allowed: issue.issues[0]?.message ?? 'another key' };
    default:
      if (form !== '') return { kind: 'contradiction', message: words.join(' '), form };
      return { kind: 'not-allowed', allowed: issue.message };
  }
}

function readUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path): readonly Issue[] {
  const options = issue.errors.map((errors) => readIssues(errors, path));
  const meant = options[Number(/^option (\d)$/.exec(issue.message)?.[1] ?? 0)] ?? [];
  const typesOf = (issues: readonly Issue[]) =>
    issues.flatMap((one) =>
      one.path.length === path.length && one.fault.kind === 'wrong-type' ? [one.fault] : [],
    );
  const [own] = typesOf(meant);
  // Without the word that decides it is not known what else should stand there.
  const deciding = meant.filter(({ fault }) => fault.kind === 'not-one-of' && fault.decides);
  if (own === undefined) return deciding.length > 0 ? deciding : meant;
  // Of several maps only the one that was meant is told, and how to write it if nothing else can stand there.
  const types = typesOf(options.flat()).flatMap(({ expected }) => expected);
  const others = new Set(types.filter((type) => !own.expected.includes(type) && !type.startsWith('a map')));
  if (others.size === 0) return [{ path, fault: own }];
  return [
    {
      path,
      fault: {
        kind: 'wrong-type',
        expected: [...new Set(types)].filter((type) => own.expected.includes(type) || others.has(type)),
      },
    },
  ];
}

// Only a list of a fixed length tells of its form when its size is wrong; others tell what size is allowed.
function readSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, form: string): Fault {
  const size = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  if (form !== '') return { kind: 'wrong-length', size: Number(size), form };
  const allowed = issue.origin === 'int' ? 'a whole number of 15 digits at most' : issue.message;
  return { kind: 'not-allowed', allowed };
}

function typeInWords({ expected }: z.core.$ZodIssueInvalidType, [word, ...names]: readonly string[]): string {
  if (word === 'languages') return `a map with a text for each of ${names.join(', ')}`;
  if (word === 'keys') return `a map with keys such as ${names.slice(0, 3).join(', ')}`;
  switch (expected) {
    case 'string':
      return 'a text';
    case 'int':
      return 'a whole number';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
    case 'tuple':
      return 'a list';
    default:
      return 'a map of keys and values';
  }
}
