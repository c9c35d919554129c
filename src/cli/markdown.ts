import type { Paint } from '../diagnostics/frame.ts';

/** Columns of a page at most: longer lines are hard to read. */
const WIDEST = 90;

/** Words with what hangs on them; code and emphasis are not broken over lines. */
const WORD = /(?:`[^`]*`|\*\*[^*]*\*\*|\S)+/g;

const inline = (line: string, paint: Paint): string =>
  line
    .replace(/`[^`]+`/g, (code) => paint('frame', code))
    .replace(/\*\*([^*]+)\*\*/g, (_, text: string) => paint('strong', text));

function renderHeading(line: string, paint: Paint): string {
  const text = line.replace(/^#+\s*/, '').replaceAll('`', '');
  return paint('strong', line.startsWith('# ') ? `${text}\n${'─'.repeat(text.length)}` : text);
}

/** Sets a text in lines no longer than `width`, the later ones of a list entry below its first word. */
function wrap(text: string, width: number): readonly string[] {
  const hang = text.startsWith('- ') ? '  ' : '';
  const lines: string[] = [];
  let line = '';
  for (const [word] of text.matchAll(WORD)) {
    const longer = line === '' ? word : `${line} ${word}`;
    const fits = line === '' || longer.replaceAll('**', '').length <= width;
    if (!fits) lines.push(line);
    line = fits ? longer : hang + word;
  }
  return line === '' ? lines : [...lines, line];
}

/** Whether a line goes on with the text of the line before. */
const goesOn = (line: string, before: string | undefined): boolean =>
  line !== '' &&
  !/^(?:#|- |```)/.test(line) &&
  before !== undefined &&
  before !== '' &&
  !before.startsWith('#');

/** Text of several lines as one, list entries and headings apart. */
function joinLines(text: string): readonly string[] {
  const joined: string[] = [];
  for (const line of text.split('\n')) {
    const before = joined.at(-1);
    if (goesOn(line, before)) joined[joined.length - 1] = `${before} ${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}

/** Makes a page of Markdown readable in a terminal: text as wide as it, headings stand out, code is indented, marks go. */
export function renderMarkdown(page: string, paint: Paint, columns: number): string {
  const width = Math.max(40, Math.min(columns, WIDEST));
  const renderText = (text: string): readonly string[] => {
    if (text.startsWith('#')) return [renderHeading(text, paint)];
    return text === '' ? [''] : wrap(text, width).map((line) => inline(line, paint));
  };
  // Every second part is code.
  const parts = page.trimEnd().split(/^```.*\n([\s\S]*?)^```\n?/m);
  const lines = parts.flatMap((part, index) => {
    const whole = part.replace(/\n$/, '');
    if (index % 2 === 0) return joinLines(whole).flatMap(renderText);
    return whole.split('\n').map((line) => `    ${line}`.trimEnd());
  });
  return `${lines.join('\n').trimEnd()}\n`;
}
