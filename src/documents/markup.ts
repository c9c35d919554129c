import type { Run } from '../page/block.ts';

/** The mark that a text carries where a suit's drawing stands; `parseRuns` turns it into the drawing. */
export function suitMark(symbol: string, alt: string): string {
  return `\u27e6${symbol}|${alt}\u27e7`;
}

/** Height of a suit's drawing in running text, mm. */
const MARK_HEIGHT = 3;

/** Room between the drawing and the name behind it, mm. */
const MARK_GAP = 0.7;

/** Reads `**strong**` words and suit marks into runs. */
export function parseRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, part] of text.split('**').entries()) {
    const strong = index % 2 === 1;
    for (const piece of part.split(/(\u27e6[^\u27e7]*\u27e7)/u)) {
      if (piece === '') continue;
      runs.push(piece.startsWith('\u27e6') ? readMark(piece) : readText(piece, strong));
    }
  }
  return runs;
}

function readMark(piece: string): Run {
  const [symbol = '', alt = ''] = piece.slice(1, -1).split('|');
  return { symbol, height: MARK_HEIGHT, alt, gap: MARK_GAP };
}

function readText(text: string, strong: boolean): Run {
  return strong ? { text, weight: 'semibold' } : { text };
}

/** A part of a running text. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** A line `::name`: the place where something drawn or computed stands. */
  | { readonly kind: 'figure'; readonly name: string };

/** Reads a running text: `## heading`, paragraphs divided by blank lines, `::figure`. */
export function parseParts(source: string): readonly Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  const flush = () => {
    const joined = lines.join(' ').trim();
    if (joined) parts.push({ kind: 'paragraph', text: joined });
    lines = [];
  };
  for (const line of source.split(/\r?\n/)) {
    const marked = /^(##\s+|::)(.*)$/.exec(line.trim());
    if (!marked && line.trim()) {
      lines.push(line.trim());
      continue;
    }
    flush();
    if (!marked) continue;
    const [, mark = '', rest = ''] = marked;
    parts.push(mark === '::' ? { kind: 'figure', name: rest } : { kind: 'heading', text: rest });
  }
  flush();
  return parts;
}
