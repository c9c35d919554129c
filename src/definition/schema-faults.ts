import { nearest } from '../diagnostics/nearest.ts';
import { type Findings, joinWords, locateHead, suggest, valueAt } from './findings.ts';
import type { Path } from './game.ts';
import { quote, whyUnknown } from './quote.ts';
import type { Fault, Issue } from './schema-issues.ts';

/** Reports what the schema found, each at its place. */
export function reportIssues(issues: readonly Issue[], findings: Findings): void {
  for (const { path, fault } of issues) {
    const value = valueAt(findings.yaml.data, path);
    if (value === undefined) reportMissing(path, findings);
    else reportFault(path, fault, value, findings);
  }
}

function reportMissing(path: Path, findings: Findings): void {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const place = locateHead(findings.yaml, parent);
  if (key === 'lead' && parent[0] === 'examples') {
    const what = parent.includes('match')
      ? 'this hand of the match'
      : `the example ${exampleName(parent, findings)}`;
    const help = 'add `lead:` and the seat that leads the first trick';
    findings.report('E0216', place, `${what} does not say who leads`, { help });
    return;
  }
  findings.report('E0202', place, `${nameOf(parent)} has no key \`${key}\``, { help: `add \`${key}:\`` });
}

function exampleName(path: Path, findings: Findings): string {
  const id = valueAt(findings.yaml.data, [...path, 'id']);
  return typeof id === 'string' ? quote(id) : String(Number(path[1]) + 1);
}

function reportFault(path: Path, fault: Fault, value: unknown, findings: Findings): void {
  switch (fault.kind) {
    case 'unknown-key':
    case 'unknown-language':
      reportUnknownKey(path, fault, value, findings);
      return;
    case 'wrong-type': {
      const expected = joinWords(fault.expected, 'or');
      const advice = fault.expected.includes('a text') && Number.isFinite(value) ? ', in quotes' : '';
      const message = `${nameOf(path)} must be ${expected}, here stands ${describe(value)}`;
      findings.report('E0203', locateHead(findings.yaml, path), message, {
        help: `write ${expected}${advice}`,
      });
      return;
    }
    case 'not-one-of': {
      const values = joinWords(fault.values.map(quote), 'or');
      const near = typeof value === 'string' ? nearest(value, fault.values) : undefined;
      const message = `${describe(value)} is not allowed for ${nameOf(path)}`;
      const why = `allowed: ${values}`;
      findings.report('E0204', locateHead(findings.yaml, path), message, {
        why,
        help: suggest(near, `write ${values}`),
      });
      return;
    }
    case 'not-allowed': {
      const message = `${describe(value)} is not allowed for ${nameOf(path)}`;
      findings.report('E0204', locateHead(findings.yaml, path), message, { help: `write ${fault.allowed}` });
      return;
    }
  }
}

type UnknownKey = Extract<Fault, { key: string }>;

function reportUnknownKey(
  path: Path,
  { kind, key, allowed }: UnknownKey,
  value: unknown,
  findings: Findings,
): void {
  const place = findings.yaml.locate([...path, key], 'key');
  const open = allowed.filter((word) => !Object.hasOwn(Object(value), word));
  const near = nearest(key, open);
  if (kind === 'unknown-language') {
    const why = `texts are written in ${joinWords(allowed, 'and')}`;
    const help = suggest(near, `leave it out, and write ${joinWords(allowed, 'and')}`);
    findings.report('E0205', place, `unknown language ${quote(key)} in ${nameOf(path)}`, { why, help });
    return;
  }
  const why = whyUnknown(key, allowed, `allowed here: ${allowed.join(', ')}`);
  findings.report('E0201', place, `unknown key ${quote(key)} in ${nameOf(path)}`, {
    why,
    help: suggest(near, 'remove it, or use one of the allowed keys'),
  });
}

/** How a message names the part at a path. */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return quote(last);
  return `entry ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** What stands there, in words. */
function describe(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (typeof value === 'number') return Number.isFinite(value) ? `the number ${value}` : 'no finite number';
  if (typeof value === 'boolean') return `the word \`${value}\``;
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  return Object.keys(value as object).length === 0 ? 'an empty map' : 'a map of keys and values';
}
