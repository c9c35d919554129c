import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The most that a definition may have: bytes in a file, UTF-16 units in a text. */
export const MAX_SIZE = 1024 * 1024;

/** Bytes that a score file may have: some hundred matches a MiB. */
export const MOST_SCORE_BYTES = 16 * 1024 * 1024;

/** E0102 for a file with more than `MAX_SIZE`. */
export function tooLarge(file: string, most = MAX_SIZE, name = 'a definition'): Diagnostic {
  const start = { line: 1, column: 1 };
  return {
    code: 'E0102',
    severity: 'error',
    message: `the file is larger than ${most / 1024 / 1024} MiB, the most ${name} may have`,
    span: { file, start, end: start },
    help: 'name a game definition; a real one has a few kilobytes',
  };
}
