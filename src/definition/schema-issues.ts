import type * as z from 'zod/mini';
import type { Path } from './game.ts';

/** One fault that the schema found, at its full path, with unions resolved to the option that was meant. */
export interface Issue {
  readonly path: Path;
  readonly fault: Fault;
}

/** What is wrong. `expected` completes "must be …", `allowed` completes "write …". */
export type Fault =
  | {
      readonly kind: 'unknown-key' | 'unknown-language';
      readonly key: string;
      readonly allowed: readonly string[];
    }
  | { readonly kind: 'wrong-type'; readonly expected: readonly string[] }
  | { readonly kind: 'not-one-of'; readonly values: readonly string[] }
  | { readonly kind: 'not-allowed'; readonly allowed: string };

/** The faults in what zod found, below `base`. */
export function readIssues(issues: readonly z.core.$ZodIssue[], base: Path = []): readonly Issue[] {
  return issues
    .filter((issue) => !isToldByBounds(issue, issues))
    .flatMap((issue) => readIssue(issue, [...base, ...(issue.path as Path)]));
}

/** Whether an issue only says that a whole number is too large to be kept exactly, and another that it is beyond its bounds. */
function isToldByBounds(issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean {
  const path = issue.path.join('\n');
  const others = issues.filter((other) => other.code === issue.code && other.path.join('\n') === path);
  return 'origin' in issue && issue.origin === 'int' && others.length > 1;
}

function readIssue(issue: z.core.$ZodIssue, path: Path): readonly Issue[] {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const [word, ...allowed] = issue.message.split(' ');
      const kind = word === 'languages' ? 'unknown-language' : 'unknown-key';
      return issue.keys.map((key) => ({ path, fault: { kind, key, allowed } }));
    }
    case 'invalid_type':
      return [{ path, fault: { kind: 'wrong-type', expected: [typeInWords(issue)] } }];
    case 'invalid_union':
      return readUnion(issue, path);
    case 'invalid_value':
      return [{ path, fault: { kind: 'not-one-of', values: issue.values.map(String) } }];
    case 'too_small':
    case 'too_big':
      return [{ path, fault: { kind: 'not-allowed', allowed: sizeInWords(issue) } }];
    default:
      return [{ path, fault: { kind: 'not-allowed', allowed: issue.message } }];
  }
}

function readUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path): readonly Issue[] {
  const options = issue.errors.map((errors) => readIssues(errors, path));
  const meant = options[Number(/^option (\d)$/.exec(issue.message)?.[1] ?? 0)] ?? [];
  const here = options.flat().flatMap((one) => (one.path.length === path.length ? [one.fault] : []));
  const types = here.flatMap((fault) => (fault.kind === 'wrong-type' ? fault.expected : []));
  const noneFits = meant.some(
    ({ path: at, fault }) => fault.kind === 'wrong-type' && at.length === path.length,
  );
  return noneFits ? [{ path, fault: { kind: 'wrong-type', expected: [...new Set(types)] } }] : meant;
}

// Without a text of its own, the only check is the length of a tuple.
function sizeInWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'int') return 'a whole number of 15 digits at most';
  if (issue.origin !== 'array') return issue.message;
  const size = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  return issue.message.startsWith('Invalid') ? `a list of ${size}` : issue.message;
}

function typeInWords({ expected, message }: z.core.$ZodIssueInvalidType): string {
  const [word, ...names] = message.split(' ');
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
