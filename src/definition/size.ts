import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The most that a definition may have: bytes in a file, UTF-16 units in a text. */
export const MAX_SIZE = 1024 * 1024;

/** E0102 for a file with more than `MAX_SIZE`. */
export function tooLarge(file: string): Diagnostic {
  const start = { line: 1, column: 1 };
  return {
    code: 'E0102',
    severity: 'error',
    message: `the file is larger than ${MAX_SIZE / 1024 / 1024} MiB, the most a definition may have`,
    span: { file, start, end: start },
    help: 'name a game definition; a real one has a few kilobytes',
  };
}
