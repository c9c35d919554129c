import type { Definition, Path } from '../definition/game.ts';
import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic, Label } from '../diagnostics/diagnostic.ts';

/** What a finding says besides its message; `key` points at the key of the place, not at its value. */
export interface FindingParts {
  readonly label?: string;
  readonly related?: readonly Label[];
  readonly why?: string;
  readonly help: string;
  readonly key?: true;
}

/** An error at the place in the definition that `path` leads to. */
export function finding(
  { locate }: Pick<Definition, 'locate'>,
  code: Code,
  path: Path,
  message: string,
  { key, ...parts }: FindingParts,
): Diagnostic {
  const span = locate(path, key ? 'key' : 'value');
  return { code, severity: 'error', message, span, ...parts };
}
