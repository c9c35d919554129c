import type { Checked } from '../api.ts';
import type { Source } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { renderHuman } from '../diagnostics/render.ts';
import { KINDS, type Kind } from '../documents/kinds.ts';
import { paintFor } from './color.ts';
import { EXIT, type ExitCode, type Output } from './session.ts';

function exitFor({ code, severity }: Diagnostic): ExitCode {
  if (severity === 'warning') return EXIT.clean;
  if (code === 'E0601') return EXIT.usage;
  return code === 'E0604' || code === 'E0605' ? EXIT.failed : EXIT.problems;
}

/** The exit code that findings lead to: the gravest. */
export function exitForAll(diagnostics: readonly Diagnostic[]): ExitCode {
  const codes = diagnostics.map(exitFor);
  return [EXIT.failed, EXIT.usage, EXIT.problems].find((code) => codes.includes(code)) ?? EXIT.clean;
}

/** Tells findings to a person, with the source lines they are about, followed by an empty line. */
export function tell(output: Output, diagnostics: readonly Diagnostic[], sources: readonly Source[]): void {
  if (diagnostics.length === 0) return;
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  output.write(`${renderHuman(diagnostics, texts, { color: paintFor(output.color) })}\n\n`);
}

/** Whether something is said of a flag alone: what a definition asks for has a place in it. */
const isIdleFlag = ({ code, span }: Diagnostic): boolean => code === 'E0410' && !span;

/**
 * What was found of definitions that are printed alike. A flag is told to be idle once, and only if it is so for all of those
 * that have a paper of the wanted kinds.
 */
export function joinFindings(
  all: readonly Pick<Checked, 'kinds' | 'diagnostics'>[],
  only: readonly Kind[] = KINDS,
): readonly Diagnostic[] {
  const printed = all.filter(({ kinds }) => kinds.some((kind) => only.includes(kind)));
  const isIdle = ({ message }: Diagnostic): boolean =>
    printed.every(({ diagnostics }) => diagnostics.some((one) => isIdleFlag(one) && one.message === message));
  const found = all.flatMap(({ diagnostics }) => diagnostics);
  const flags = new Map(found.filter(isIdleFlag).map((one) => [one.message, one]));
  return [...found.filter((one) => !isIdleFlag(one)), ...[...flags.values()].filter(isIdle)];
}
