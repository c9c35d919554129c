import type { Mm } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import { EPSILON } from './context.ts';
import { divideWord, type Hyphens, isDivisible } from './hyphens.ts';
import { type Fragment, sameLook, type Word } from './words.ts';

/** Fragments that stand on one line, stretches of one look joined; `width` without the spaces at the end. */
export interface TextLine {
  readonly fragments: readonly Fragment[];
  readonly width: Mm;
}

/** Sums of word widths are trusted if they are further than this from the edge; nearer, the line is measured. */
const DOUBT: Mm = 1.5;

/** A line that is left so empty asks for a part of the word behind it. */
const EMPTY_SHARE = 0.2;

/**
 * Fills lines of a width one after the other. With hyphens a word is divided where a line would stay rather empty; a word
 * longer than a line is else cut between characters.
 */
export function breakLines(
  words: readonly Word[],
  width: Mm,
  measure: TextMeasure,
  hyphens?: Hyphens,
): readonly TextLine[] {
  const lines: TextLine[] = [];
  let line: Fragment[] = [];
  let used = 0;
  const end = (): void => {
    if (line.length > 0) lines.push(finishLine(line, measure));
    line = [];
    used = 0;
  };
  const fits = (word: Word): boolean => {
    const estimate = used + widthOf(trimEnd(word.fragments), measure);
    if (Math.abs(estimate - width) > DOUBT) return estimate < width;
    return lineWidth([...line, ...word.fragments], measure) <= width + EPSILON;
  };
  const divided = (word: Word): readonly [Word, Word] | undefined => {
    if (!hyphens || !isDivisible(word)) return undefined;
    hyphens.wanted = true;
    return hyphens.divide && divideWord(word, width - used, hyphens.divide, measure);
  };
  const add = ({ fragments }: Word): void => {
    line.push(...fragments);
    used += widthOf(fragments, measure);
  };
  for (let word of words) {
    while (!fits(word) && (line.length === 0 || width - used > width * EMPTY_SHARE)) {
      const [head, tail] = divided(word) ?? [];
      if (!head || !tail) break;
      add(head);
      end();
      word = tail;
    }
    if (line.length > 0 && !fits(word)) end();
    const pieces = line.length > 0 || fits(word) ? [word] : cutWord(word, width, measure);
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) end();
      add(piece);
    }
    if (word.last) end();
  }
  end();
  return lines;
}

function finishLine(fragments: readonly Fragment[], measure: TextMeasure): TextLine {
  return { fragments: join(fragments), width: lineWidth(fragments, measure) };
}

function lineWidth(fragments: readonly Fragment[], measure: TextMeasure): Mm {
  return widthOf(join(trimEnd(fragments)), measure);
}

function widthOf(fragments: readonly Fragment[], measure: TextMeasure): Mm {
  return fragments.reduce((sum, fragment) => sum + fragmentWidth(fragment, measure), 0);
}

/** Width of one fragment as it will be drawn, spaces included. */
export function fragmentWidth(fragment: Fragment, measure: TextMeasure): Mm {
  if (fragment.kind === 'symbol') return fragment.width;
  return measure.width(fragment.text, fragment.look.face) + (fragment.gap ?? 0);
}

function join(fragments: readonly Fragment[]): readonly Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const last = joined.at(-1);
    if (
      last?.kind === 'text' &&
      fragment.kind === 'text' &&
      !last.gap &&
      !fragment.hyphen &&
      sameLook(last.look, fragment.look)
    )
      joined[joined.length - 1] = { ...fragment, text: last.text + fragment.text };
    else joined.push(fragment);
  }
  return joined;
}

function trimEnd(fragments: readonly Fragment[]): readonly Fragment[] {
  const last = fragments.at(-1);
  if (last?.kind !== 'text') return fragments;
  const text = last.text.replace(/ +$/, '');
  const before = fragments.slice(0, -1);
  return text === '' ? trimEnd(before) : [...before, { kind: 'text', text, look: last.look }];
}

/** The last resort: pieces of a word that each fit a line, of one character at least. */
function cutWord(word: Word, width: Mm, measure: TextMeasure): readonly Word[] {
  const pieces: Fragment[][] = [[]];
  for (const atom of word.fragments.flatMap(atomsOf)) {
    const piece = pieces.at(-1)!;
    const full = piece.length > 0 && lineWidth([...piece, atom], measure) > width + EPSILON;
    if (full) pieces.push([atom]);
    else piece.push(atom);
  }
  return pieces.map((fragments) => ({ fragments, last: false }));
}

function atomsOf(fragment: Fragment): readonly Fragment[] {
  if (fragment.kind === 'symbol') return [fragment];
  const { look } = fragment;
  return [...fragment.text].map((text) => ({ kind: 'text', text, look }));
}
