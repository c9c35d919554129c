import type { Run } from '../page/block.ts';
import type { Counted } from '../page/content.ts';
import type { Origins } from '../page/origin.ts';
import { MARKS } from '../templates/marks.ts';

const { drawing, end, figure: figureMark, heading: headingMark, origin, strong: strongMark } = MARKS;

/** The mark that a text carries where a suit's drawing stands; `parseRuns` turns it into the drawing. */
export function suitMark(symbol: string, alt: string): string {
  return `${drawing}${symbol}|${alt}${end}`;
}

/** Words that are set strongly, as a text of the language marks them. */
export function strong(words: string): string {
  return `${strongMark}${words}${strongMark}`;
}

/** Reads a text of the language with `{number}` and `{total}` in it. */
export function parseCounted(text: string): Counted {
  return text
    .split(/\{(number|total)\}/)
    .map((part, index) => (index % 2 === 1 ? { counter: part as 'number' | 'total' } : part))
    .filter((part) => part !== '');
}

/** Height of a suit's drawing in running text, mm. */
const MARK_HEIGHT = 3;

/** Room between the drawing and the name behind it, mm. */
const MARK_GAP = 0.7;

const DRAWING = new RegExp(`(${drawing}[^${end}]*${end})`, 'u');

const ORIGIN = new RegExp(`${origin}([^${end}]*)${end}`, 'u');

/** Reads strong words, suit marks and where words come from into runs; only texts of the language carry them. */
export function parseRuns(text: string): readonly Run[] {
  const [first = '', ...others] = text.split(ORIGIN);
  if (others.length === 0) return stretchRuns(first);
  const runs: Run[] = [...stretchRuns(first)];
  for (let at = 0; at < others.length; at += 2) {
    const from: Origins = (others[at] ?? '').split(' ');
    runs.push(...stretchRuns(others[at + 1] ?? '').map((run) => ({ ...run, from })));
  }
  return runs;
}

/** The text without the marks of where its words come from. */
function withoutOrigins(text: string): string {
  return text.split(ORIGIN).filter((_, at) => at % 2 === 0).join(''); // biome-ignore format: short
}

function stretchRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const [index, part] of text.split(strongMark).entries()) {
    const strong = index % 2 === 1;
    for (const piece of part.split(DRAWING)) {
      if (piece === '') continue;
      runs.push(piece.startsWith(drawing) ? readMark(piece) : readText(piece, strong));
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
  /** The place where something drawn or computed stands. */
  | { readonly kind: 'figure'; readonly name: string };

/** Reads a running text: headings, paragraphs divided by blank lines, figures; only the language marks them. */
export function parseParts(source: string): readonly Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  const flush = () => {
    const joined = lines.join(' ').trim();
    if (withoutOrigins(joined).trim() !== '') parts.push({ kind: 'paragraph', text: joined });
    lines = [];
  };
  for (const line of source.split(/\r?\n/).map((one) => one.trim())) {
    if (line.startsWith(headingMark) || line.startsWith(figureMark)) {
      flush();
      const rest = line.slice(1).trim();
      parts.push(
        line.startsWith(figureMark) ? { kind: 'figure', name: rest } : { kind: 'heading', text: rest },
      );
    } else if (line) lines.push(line);
    else flush();
  }
  flush();
  return parts;
}
