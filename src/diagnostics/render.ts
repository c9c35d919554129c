import type { Diagnostic, Span } from './diagnostic.ts';
import { type Paint, renderFrame } from './frame.ts';
import { visible } from './visible.ts';

const MAX_SHOWN = 50;

/** For people: message, source lines with carets, reason and help; at most 50 findings, in the order given. */
export function renderHuman(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  options: { readonly color: Paint },
): string {
  const shown = diagnostics.slice(0, MAX_SHOWN).map((one) => renderOne(one, sources, options.color));
  const hidden = diagnostics.length - shown.length;
  if (hidden > 0) shown.push(`… and ${hidden} more; the formats short and json list them all`);
  return shown.join('\n\n');
}

function renderOne(diagnostic: Diagnostic, sources: ReadonlyMap<string, string>, paint: Paint): string {
  const { severity, code, message, why, help } = diagnostic;
  const head = `${paint(severity, `${severity}[${code}]`)}${paint('strong', `: ${visible(message)}`)}`;
  const notes: string[] = [];
  if (why !== undefined) notes.push(`  = ${paint('note', 'why:')} ${visible(why)}`);
  if (help !== undefined) notes.push(`  = ${paint('help', 'help:')} ${visible(help)}`);
  return [head, ...renderFrame(diagnostic, sources, paint), ...notes].join('\n');
}

/** One line a finding, `file:line:column: error[E0302]: message`, all of them. */
export function renderShort(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ severity, code, message, span }) => {
      const place = span ? `${visible(span.file)}:${span.start.line}:${span.start.column}: ` : '';
      return `${place}${severity}[${code}]: ${visible(message)}`;
    })
    .join('\n');
}

/** How many findings and claims a run had. */
export interface Totals {
  readonly errors: number;
  readonly warnings: number;
  readonly claims: number;
  readonly refuted: number;
}

/** The version of the JSON format; it grows when a key changes its meaning. */
const JSON_VERSION = 1;

/** For programs: one JSON document in which every key is always present, null where there is nothing to say. */
export function renderJson(diagnostics: readonly Diagnostic[], totals: Totals): string {
  const { errors, warnings, claims, refuted } = totals;
  const problems = problemsOf(diagnostics);
  return JSON.stringify(
    { version: JSON_VERSION, totals: { errors, warnings, claims, refuted }, problems },
    null,
    2,
  );
}

/** Findings as JSON has them. */
export function problemsOf(diagnostics: readonly Diagnostic[]) {
  return diagnostics.map(({ code, severity, message, span, why, help }) => ({
    code,
    severity,
    message,
    file: span?.file ?? null,
    start: span ? { line: span.start.line, column: span.start.column } : null,
    end: span ? { line: span.end.line, column: span.end.column } : null,
    why: why ?? null,
    help: help ?? null,
  }));
}

/** For GitHub: one workflow command a finding, so that it stands beside the line in a review. */
export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(renderCommand).join('\n');
}

function renderCommand({ severity, code, message, span, why, help }: Diagnostic): string {
  const properties = [...(span ? placeProperties(span) : []), `title=${code}`];
  const text = [message, why && `why: ${why}`, help && `help: ${help}`].filter(Boolean).join('\n');
  const lines = text.split('\n').map((line) => escapeData(visible(line)));
  return `::${severity} ${properties.join(',')}::${lines.join('%0A')}`;
}

function placeProperties({ file, start, end }: Span): readonly string[] {
  const name = `file=${escapeProperty(visible(file))}`;
  // Columns over several lines are refused there.
  if (start.line !== end.line) return [name, `line=${start.line}`, `endLine=${end.line}`];
  const columns = { col: start.column, endLine: end.line, endColumn: end.column };
  return [name, `line=${start.line}`, ...Object.entries(columns).map(([key, value]) => `${key}=${value}`)];
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
