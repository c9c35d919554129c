import { isLacking, lackOf } from '../definition/beside-name.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { listed, suggest } from '../diagnostics/words.ts';
import type { Color, PageSymbol } from '../page/primitive.ts';
import { readSymbol } from '../svg/drawing.ts';
import type { Files } from '../workspace/files.ts';
import type { OwnFiles } from '../workspace/own-files.ts';
import { DRAWINGS } from './folders.ts';

/** A file that cards ask for. */
export interface Wanted {
  readonly name: string;
  /** What findings call it: ``the back `./back.svg` ``. */
  readonly what: string;
  /** Where it is asked for. */
  readonly span: Span;
}

/** Which of our drawings suggest themselves: signs of suits, figures, or whatever can stand on a face. */
const SUGGESTED = {
  suit: /^(?:shape|suit)-/,
  picture: /^court-/,
  face: /^(?!back-|mark-)/,
} as const;

/** The bytes of a file beside the definition `file`, or E0401. */
export async function readBeside(
  files: Files,
  file: string,
  { name, what, span }: Wanted,
): Promise<Uint8Array | Diagnostic> {
  const bytes = await files.beside(file, name);
  if (!isLacking(bytes)) return bytes;
  const { lack, help } = lackOf(bytes);
  return { code: 'E0401', severity: 'error', message: `${what} ${lack}`, span, help };
}

/** The bytes of a drawing of ours, or E0401 that suggests others. */
export async function readOurs(
  own: OwnFiles,
  { name, what, span }: Wanted,
  use: keyof typeof SUGGESTED,
): Promise<Uint8Array | Diagnostic> {
  const names = await own.names(DRAWINGS, '.svg');
  if (names.includes(name)) return own.bytes(`${DRAWINGS}/${name}.svg`);
  const others = names.filter((one) => SUGGESTED[use].test(one));
  const help = suggest(nearest(name, others), `drawings are ${listed(others)}`);
  return { code: 'E0401', severity: 'error', message: `${what} does not exist`, span, help };
}

/** Drawings by the bytes that they were read from, so that ours are read once; by name and colour. */
const known = new WeakMap<Uint8Array, Map<string, PageSymbol>>();

/** The drawing that a file holds, or E0402; `color` is that of its `currentColor`. */
export function readWanted(
  bytes: Uint8Array,
  { what, span }: Wanted,
  id: string,
  color: Color,
): PageSymbol | Diagnostic {
  const drawn = known.get(bytes) ?? new Map<string, PageSymbol>();
  known.set(bytes, drawn);
  const key = `${id} ${color}`;
  const read = drawn.get(key) ?? readSymbol(id, bytes, color);
  if (!('problem' in read)) {
    drawn.set(key, read);
    return read;
  }
  const message = `${what} is refused: ${read.problem}`;
  return { code: 'E0402', severity: 'error', message, span, help: read.help };
}
