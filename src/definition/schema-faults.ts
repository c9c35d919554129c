import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import { type Findings, locateHead, valueAt } from './findings.ts';
import { adviseForm } from './forms.ts';
import type { Path } from './game.ts';
import { describeKey } from './key-words.ts';
import { meantKey } from './meant-key.ts';
import { quote, shorten, whyUnknown } from './quote.ts';
import type { Fault, Issue } from './schema-issues.ts';

/** Reports what the schema found, each at its place. */
export function reportIssues(issues: readonly Issue[], findings: Findings): void {
  const misspelt = new Set(issues.flatMap((issue) => meantPath(issue, findings) ?? []));
  for (const { path, fault } of issues) {
    const value = valueAt(findings.yaml.data, path);
    if (value !== undefined) reportFault(path, fault, value, findings);
    else if (!misspelt.has(path.join('\n'))) reportMissing(path, fault, findings);
  }
}

/** Where a key would stand that is there with a slip in it, as text. */
function meantPath({ path, fault }: Issue, { yaml }: Findings): string | undefined {
  if (fault.kind !== 'unknown-key' && fault.kind !== 'unknown-language') return undefined;
  const near = nearestOpen(fault, valueAt(yaml.data, path));
  return near === undefined ? undefined : [...path, near].join('\n');
}

/** The allowed key that an unknown one is nearest to, among those that are not there. */
function nearestOpen({ key, allowed }: UnknownKey, value: unknown): string | undefined {
  const open = allowed.filter((word) => !Object.hasOwn(Object(value), word));
  return meantKey(key, open);
}

function reportMissing(path: Path, fault: Fault, findings: Findings): void {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const variant = findings.yaml.removedBy?.(path);
  if (variant !== undefined) {
    const whose = parent.length === 0 ? 'every game' : nameOf(parent);
    const message = `the variant ${quote(variant)} leaves out \`${key}\`, which ${whose} needs`;
    findings.report('E0202', path, message, {
      help: `write another value for \`${key}\`, or remove the line`,
    });
    return;
  }
  const message = `${nameOf(parent)} has no key \`${key}\``;
  findings.report('E0202', locateHead(findings.yaml, parent), message, {
    help: adviseKey(path, fault, findings),
  });
}

/** What to write for a key that is missing. */
function adviseKey(path: Path, fault: Fault, { yaml }: Findings): string {
  const key = `\`${String(path.at(-1))}:\``;
  if (fault.kind === 'not-one-of') {
    const { help } = adviseChoice(fault, undefined);
    return fault.because === undefined
      ? `add ${key} and ${listed(fault.values.map(quote), 'or')}`
      : `add ${key}; ${help}`;
  }
  if (fault.kind === 'wrong-type' && fault.form !== undefined) {
    return adviseForm(fault.form, path, yaml).replace(/^write/, 'add');
  }
  const words = describeKey(path);
  return words === undefined ? `add ${key}` : `add ${key}, ${words}`;
}

function reportFault(path: Path, fault: Fault, value: unknown, findings: Findings): void {
  const { yaml } = findings;
  const place = () => locateHead(yaml, path);
  const column = yaml.columnName?.(path);
  const name = column === undefined ? nameOf(path) : quote(column);
  const notAllowed = () => `${describe(value)} is not allowed for ${name}`;
  switch (fault.kind) {
    case 'unknown-key':
    case 'unknown-language':
      reportUnknownKey(path, fault, value, findings);
      return;
    case 'wrong-type': {
      const message = `${name} must be ${listed(fault.expected, 'or')}, found ${describe(value)}`;
      findings.report('E0203', place(), message, { help: adviseType(path, fault, value, findings) });
      return;
    }
    case 'not-one-of':
      findings.report('E0204', place(), notAllowed(), adviseChoice(fault, value));
      return;
    case 'not-allowed':
      findings.report('E0204', place(), notAllowed(), { help: `write ${fault.allowed}` });
      return;
    case 'wrong-key': {
      const key = String(path.at(-1));
      const message = `${nameOf(path.slice(0, -1))} may not have the key ${quote(key)}`;
      findings.report('E0204', yaml.locate(path, 'key'), message, {
        help: `write ${fault.allowed}`,
      });
      return;
    }
    case 'wrong-length': {
      const message = `${name} must be a list of ${fault.size}, found ${describe(value)}`;
      findings.report('E0204', place(), message, { help: adviseForm(fault.form, path, yaml) });
      return;
    }
    case 'contradiction':
      findings.report('E0204', place(), fault.message, { help: adviseForm(fault.form, path, yaml) });
      return;
  }
}

/** A number with decimals, as it is written where they stand behind a comma. */
const DECIMAL = /^[-+]?\d+,\d+$/;

function adviseType(
  path: Path,
  { expected, form }: Extract<Fault, { kind: 'wrong-type' }>,
  value: unknown,
  { yaml }: Findings,
): string {
  const [, key, glued] = (typeof value === 'string' && /^([\w-]+):([^\s/]\S*)/.exec(value)) || [];
  if (key !== undefined) return `write \`${key}: ${shorten(glued ?? '')}\`, with a space after the colon`;
  if (form !== undefined) return adviseForm(form, path, yaml);
  if (typeof value === 'string' && expected.includes('a number') && DECIMAL.test(value))
    return 'write a whole number, without decimals';
  const advice = expected.includes('a text') ? adviseQuotes(path, value, yaml) : undefined;
  // Where a number could stand as well, `true` or nothing is no text that lacks its quotes.
  const isWord = (value === null || typeof value === 'boolean') && expected.includes('a number');
  if (!isWord && advice !== undefined) return advice;
  const words = isWord ? describeKey(path) : undefined;
  return `write ${listed(expected, 'or')}${words === undefined ? '' : `, ${lowered(words)}`}`;
}

/** Words as they go on in a sentence. */
function lowered(words: string): string {
  return words.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** Numbers, `true` and `Null` are texts only in quotes; where nothing stands there is nothing to put in them. */
function adviseQuotes(path: Path, value: unknown, { written }: Findings['yaml']): string | undefined {
  const own = written(path);
  const isWord =
    value === null ? /^(?:null|~)$/i.test(own) : typeof value !== 'object' && /^[^\s*&]+$/.test(own);
  return isWord ? `put ${quote(own)} in double quotes` : undefined;
}

function adviseChoice(
  { values, because }: Extract<Fault, { kind: 'not-one-of' }>,
  value: unknown,
): Pick<Diagnostic, 'why' | 'help'> {
  const all = listed(values.map(quote), 'or');
  if (because !== undefined) return { help: `${because}: write ${all}` };
  const near = typeof value === 'string' ? nearest(value, values) : undefined;
  return { why: `allowed: ${all}`, help: suggest(near, `write ${all}`) };
}

const QUOTE_COMMA = 'put a text with a comma in double quotes';

type UnknownKey = Extract<Fault, { key: string }>;

function reportUnknownKey(
  path: Path,
  { kind, key, allowed }: UnknownKey,
  value: unknown,
  findings: Findings,
): void {
  const place = findings.yaml.locate([...path, key], 'key');
  const near = nearestOpen({ kind, key, allowed }, value);
  if (kind === 'unknown-language') {
    const why = `texts are written in ${listed(allowed)}`;
    const isLone = valueAt(value, [key]) === null;
    const otherwise = isLone ? QUOTE_COMMA : `leave it out, and write ${listed(allowed)}`;
    const help = suggest(near, otherwise);
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
