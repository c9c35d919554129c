import type { Span } from '../diagnostics/diagnostic.ts';
import type { Path } from './game.ts';
import type { Words } from './schema-parts.ts';
import type { Yaml } from './source.ts';

/** One word of a list, and where it stands. */
interface Word {
  readonly text: string;
  readonly span: () => Span;
}

/** The words of `C2 T1 T3` or `[C2, T1, T3]`, each with its place. */
export function readWords(value: Words, path: Path, yaml: Yaml): readonly Word[] {
  if (typeof value === 'object') {
    return value.map((word, index) => ({ text: String(word), span: () => yaml.locate([...path, index]) }));
  }
  return [...String(value).matchAll(/[^\s,]+/g)].map((match) => ({
    text: match[0],
    span: () => yaml.locateText(path, match.index, match.index + match[0].length),
  }));
}
