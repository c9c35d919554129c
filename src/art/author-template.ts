import { besideName } from '../definition/beside-name.ts';
import type { Source } from '../definition/game.ts';
import { decodeUtf8 } from '../definition/utf8.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import type { Files } from '../workspace/files.ts';
import { readBeside } from './wanted-file.ts';

/** Larger templates are no templates. */
const MAX_TEMPLATE = 256 * 1024;

/** Reads a face template beside the definition `file`, or tells why there is none: E0401, E0408. */
export async function readAuthorTemplate(
  files: Files,
  file: string,
  style: string,
  span: Span,
): Promise<Source | Diagnostic> {
  const what = `the face template \`${style}\``;
  const bytes = await readBeside(files, file, { name: style, what, span });
  if ('code' in bytes) return bytes;
  const text = bytes.length > MAX_TEMPLATE ? undefined : decodeUtf8(bytes);
  if (text !== undefined) return { file: besideName(file, style), text };
  const message = `${what} is no UTF-8 text of 256 KiB at most`;
  const help = 'save it as UTF-8, without pictures in it';
  return { code: 'E0408', severity: 'error', message, span, help };
}
