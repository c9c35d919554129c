import type { Mm } from '../../page/geometry.ts';
import type { TextMeasure } from '../../page/measure.ts';
import { EPSILON } from './context.ts';
import type { TextFragment, Word } from './words.ts';

/** The parts of a word between which a line may end, in their order. */
export type Divide = (word: string) => readonly string[];

/** How words are divided in narrow columns. */
export interface Hyphens {
  /** Absent as long as nothing was wanted. */
  readonly divide?: Divide | undefined;
  /** Set where a line could not be filled well without dividing a word. */
  wanted: boolean;
}

/** Columns of this width and more are filled well enough without. */
export const NARROW: Mm = 65;

/** Fewer letters stand neither before a hyphen nor behind one. */
const LEAST_LETTERS = 3;

const LETTERS = /^([^\p{L}]*)(\p{L}+)(.*)$/su;

/** Whether a word has letters enough on both sides of a hyphen. */
export function isDivisible({ fragments: [fragment] }: Word): boolean {
  return fragment?.kind === 'text' && (LETTERS.exec(fragment.text)?.[2]?.length ?? 0) >= 2 * LEAST_LETTERS;
}

/** A word in two, the first with a hyphen, as much of it as a room holds; undefined if it cannot be divided there. */
export function divideWord(
  { fragments, last }: Word,
  room: Mm,
  divide: Divide,
  measure: TextMeasure,
): readonly [Word, Word] | undefined {
  const [fragment, ...others] = fragments;
  if (fragment?.kind !== 'text' || others.length > 0) return undefined;
  const [, before = '', letters = '', after = ''] = LETTERS.exec(fragment.text) ?? [];
  const parts = divide(letters);
  for (let count = parts.length - 1; count > 0; count--) {
    const head = parts.slice(0, count).join('');
    const tail = parts.slice(count).join('');
    if (Math.min(head.length, tail.length) < LEAST_LETTERS) continue;
    const { look } = fragment;
    if (measure.width(`${before}${head}-`, look.face) > room + EPSILON) continue;
    const hyphen: TextFragment = { kind: 'text', text: '-', look, hyphen: true };
    return [
      { fragments: [{ kind: 'text', text: before + head, look }, hyphen], last: false },
      { fragments: [{ ...fragment, text: tail + after }], last },
    ];
  }
  return undefined;
}
