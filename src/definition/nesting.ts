const MAX_FLOW = 128;
const MAX_COLUMNS = 256;

/**
 * Where brackets or list dashes are nested deeper than any definition needs; undefined if they are not.
 * Asked before the YAML is parsed, because the parser recurses and would exhaust the stack.
 */
export function findDeepNesting(text: string): number | undefined {
  let open = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '[' || character === '{') open++;
    else if (character === ']' || character === '}') open = Math.max(0, open - 1);
    if (open > MAX_FLOW) return at;
    if (at > 0 && text[at - 1] !== '\n') continue;
    if (startOfContent(text, at) - at > MAX_COLUMNS) return at + MAX_COLUMNS;
  }
  return undefined;
}

/** Behind the indentation and the dashes that open a line, which each nest one level deeper. */
function startOfContent(text: string, lineStart: number): number {
  let at = lineStart;
  for (;;) {
    const character = text[at];
    const indicator = character === '-' || character === '?' || character === ':';
    const opens = indicator && (text[at + 1] === ' ' || text[at + 1] === '\t');
    if (character !== ' ' && character !== '\t' && !opens) return at;
    at++;
  }
}

/** Where the line begins that has the most colons. */
export function findFullestLine(text: string): number {
  let fullest = { offset: 0, colons: -1 };
  let offset = 0;
  for (const line of text.split('\n')) {
    const colons = line.split(':').length;
    if (colons > fullest.colons) fullest = { offset, colons };
    offset += line.length + 1;
  }
  return fullest.offset;
}
