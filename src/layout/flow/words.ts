import type { Run } from '../../page/block.ts';
import { MM_PER_PT, type Mm } from '../../page/geometry.ts';
import type { Face } from '../../page/measure.ts';
import type { Color } from '../../page/primitive.ts';
import { GREY, type StyleName, type Theme } from '../../page/theme.ts';
import type { Context } from './context.ts';

/** How a stretch of text looks. */
export interface Look {
  readonly face: Face;
  readonly color: Color;
  readonly leading: Mm;
}

/** A piece of text in one look. */
export interface TextFragment {
  readonly kind: 'text';
  readonly text: string;
  readonly look: Look;
  /** Room behind the text, unless the line ends there. */
  readonly gap?: Mm;
  /** It divides a word, and is none of its letters. */
  readonly hyphen?: true;
}

/** A small drawing among the text. */
export interface SymbolFragment {
  readonly kind: 'symbol';
  readonly symbol: string;
  /** Room on the line, the gap behind the drawing included. */
  readonly width: Mm;
  readonly height: Mm;
  readonly alt: string;
}

/** A piece of a word that is placed as one. */
export type Fragment = TextFragment | SymbolFragment;

/** What stays together on a line; spaces belong to the word before them. */
export interface Word {
  readonly fragments: readonly Fragment[];
  /** The line ends after it, whatever follows. */
  readonly last: boolean;
}

/** The look of a style, with what a run says otherwise. */
export function lookOf(
  theme: Theme,
  style: StyleName,
  run: Extract<Run, { text: string }> = { text: '' },
): Look {
  const type = theme.styles[run.style ?? style];
  const weight = run.weight ?? type.weight;
  return {
    face: {
      size: type.size,
      weight,
      ...(type.tabular && { tabular: true }),
      ...(type.tracking && { tracking: type.tracking }),
    },
    color: run.color === GREY ? theme.quiet : (run.color ?? type.color),
    leading: type.leading * MM_PER_PT,
  };
}

/** Whether two stretches of text can be drawn as one. */
export function sameLook(a: Look, b: Look): boolean {
  return (
    a.color === b.color &&
    a.face.size === b.face.size &&
    a.face.weight === b.face.weight &&
    a.face.tabular === b.face.tabular &&
    a.face.tracking === b.face.tracking
  );
}

// After spaces, after a line feed, and after a hyphen or en dash inside a word.
const BREAKS = /(?<= )(?! )|(?<=\n)|(?<=[\p{L}\p{N}][-–])(?=[\p{L}\p{N}])/u;

/** Cuts runs where a line may end; only spaces, line feeds, hyphens and en dashes allow it, and no no-break hyphens. */
export function wordsOf(runs: readonly Run[], style: StyleName, context: Context): readonly Word[] {
  const words: Word[] = [];
  let fragments: Fragment[] = [];
  const close = (last: boolean): void => {
    if (fragments.length > 0) words.push({ fragments, last });
    fragments = [];
  };
  for (const run of runs) {
    if ('symbol' in run) {
      fragments.push(symbolFragment(run, context));
      continue;
    }
    const look = lookOf(context.theme, style, run);
    const pieces = run.text === '' ? [] : run.text.split(BREAKS);
    for (const [index, piece] of pieces.entries()) {
      const gap = index === pieces.length - 1 ? run.gap : undefined;
      // Fonts and searches know the usual hyphen alone.
      const text = piece.replace('\n', ' ').replaceAll('\u2011', '-');
      fragments.push({ kind: 'text', text, look, ...(gap && { gap }) });
      if (piece.endsWith('\n')) close(true);
      else if (piece.endsWith(' ') || index < pieces.length - 1) close(false);
    }
  }
  close(false);
  return words;
}

function symbolFragment(run: Extract<Run, { symbol: string }>, context: Context): SymbolFragment {
  const box = context.symbols[run.symbol]?.box;
  const width = box ? (box.width * run.height) / box.height : run.height;
  return {
    kind: 'symbol',
    symbol: run.symbol,
    width: width + (run.gap ?? 0),
    height: run.height,
    alt: run.alt,
  };
}
