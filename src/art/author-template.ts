import { besideName, isLacking, lackOf } from '../definition/beside-name.ts';
import type { Source } from '../definition/game.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import type { FaceLook } from '../page/print.ts';
import type { Files } from '../workspace/files.ts';

/** Larger templates are no templates. */
const MAX_TEMPLATE = 256 * 1024;

/** Reads a face template beside the definition `file`, or tells why there is none: E0401, E0408. */
export async function readAuthorTemplate(
  files: Files,
  file: string,
  style: string,
  span: Span,
): Promise<Source | Diagnostic> {
  const fault = (code: 'E0401' | 'E0408', why: string, help: string): Diagnostic => {
    return { code, severity: 'error', message: `the face template \`${style}\` ${why}`, span, help };
  };
  const bytes = await files.beside(file, style);
  if (isLacking(bytes)) {
    const { lack, help } = lackOf(bytes);
    return fault('E0401', lack, help);
  }
  const text = decode(bytes);
  if (text !== undefined) return { file: besideName(file, style), text };
  return fault('E0408', 'is no UTF-8 text of 256 KiB at most', 'save it as UTF-8, without pictures in it');
}

function decode(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_TEMPLATE) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** E0408 as a warning: a template of an author that says nothing of large print does not become larger. */
export function warnOfLargePrint(
  { file, text }: Source,
  { look }: { readonly look: FaceLook },
): readonly Diagnostic[] {
  if (look.size !== 'large' || /\blarge\b/.test(text)) return [];
  const start = { line: 1, column: 1 };
  return [
    {
      code: 'E0408',
      severity: 'warning',
      message: 'the face template says nothing of large print, so its cards are as usual',
      span: { file, start, end: start },
      help: 'say what is larger: {{#if large}}…{{else}}…{{/if}}',
    },
  ];
}
