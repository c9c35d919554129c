import type { Code } from '../diagnostics/codes.ts';
import type { Diagnostic, Label, Span } from '../diagnostics/diagnostic.ts';
import type { Path } from './game.ts';
import type { Yaml } from './source.ts';

/** What a finding says besides code, place and message. */
interface FindingParts {
  readonly label?: string;
  readonly related?: readonly Label[];
  readonly why?: string;
  readonly help?: string;
}

/** Collects what is found in one file; all of it are errors. */
export interface Findings {
  readonly yaml: Yaml;
  readonly list: readonly Diagnostic[];
  /** Adds a finding at a path or a span. */
  readonly report: (code: Code, place: Path | Span, message: string, parts?: FindingParts) => void;
}

/** An empty collection for a file. */
export function collectFindings(yaml: Yaml): Findings {
  const list: Diagnostic[] = [];
  return {
    yaml,
    list,
    report: (code, place, message, parts = {}) => {
      const span = 'file' in place ? place : yaml.locate(place);
      list.push({ code, severity: 'error', message, span, ...parts });
    },
  };
}

/** The span that stands for a whole part: itself if it stands on the line where it begins, its key otherwise. */
export function locateHead({ data, locate, isTable }: Yaml, path: Path): Span {
  const span = locate(path);
  if (isTable) return span;
  const key = typeof path.at(-1) === 'string' ? locate(path, 'key') : undefined;
  if (span.end.line === (key ?? span).start.line) return span;
  if (key !== undefined) return key;
  const [firstKey] = Object.keys(Object(valueAt(data, path)));
  return firstKey === undefined ? span : locate([...path, firstKey], 'key');
}

/** What stands at a path; undefined if nothing does. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    const has = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    if (!has) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}
