import { codePointName } from '../diagnostics/visible.ts';

const MAX_QUOTED = 40;

/** What an author wrote, between backticks, cut where it is too long for a message. */
export function quote(text: string): string {
  return `\`${shorten(text)}\``;
}

/** The text, cut where it is too long for a message. */
export function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * MAX_QUOTED + 2)];
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join('')}…` : text;
}

/** Why a word is none of the known ones: a letter in it that only looks like one of theirs, and then what is said besides. */
export function whyUnknown(word: string, known: readonly string[], besides: string): string {
  const letters = new Set(known.join(''));
  const strange = [...word].find((letter) => letter > '\u007f' && !letters.has(letter) && isStrange(letter));
  return strange === undefined
    ? besides
    : `\`${strange}\` is the character ${codePointName(strange)}; ${besides}`;
}

// An ä is what it looks like; a Cyrillic С, a wide Ａ and a space without width are not.
function isStrange(letter: string): boolean {
  return !/\p{Script=Latin}/u.test(letter) || letter.normalize('NFKC') !== letter;
}
