import type { Paint } from '../diagnostics/frame.ts';

const inline = (line: string, paint: Paint): string =>
  line
    .replace(/`[^`]+`/g, (code) => paint('frame', code))
    .replace(/\*\*([^*]+)\*\*/g, (_, text: string) => paint('strong', text));

function renderHeading(line: string, paint: Paint): string {
  const text = line.replace(/^#+\s*/, '').replaceAll('`', '');
  return paint('strong', line.startsWith('# ') ? `${text}\n${'─'.repeat(text.length)}` : text);
}

/** Makes a page of Markdown readable in a terminal: headings stand out, code is indented, marks go. */
export function renderMarkdown(page: string, paint: Paint): string {
  let inCode = false;
  const renderLine = (line: string): readonly string[] => {
    if (line.startsWith('```')) {
      inCode = !inCode;
      return [];
    }
    if (inCode) return [`    ${line}`.trimEnd()];
    return [line.startsWith('#') ? renderHeading(line, paint) : inline(line, paint)];
  };
  return `${page.trimEnd().split('\n').flatMap(renderLine).join('\n')}\n`;
}
