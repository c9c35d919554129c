import type { Source } from '../definition/game.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { renderHuman } from '../diagnostics/render.ts';
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
