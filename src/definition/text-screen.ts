import type { Place } from '../diagnostics/diagnostic.ts';
import { codePointName } from '../diagnostics/visible.ts';

/** A character that may not stand where it stands, and what to do about it. */
export interface TextFault {
  readonly offset: number;
  readonly message: string;
  readonly help: string;
}

// A lone half of a pair counts as a surrogate; whole pairs do not. Characters of private use mean nothing to others.
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Co}/u;

/** The first character of a text that no paper can show, a control character, one of private use or half of one; undefined if there is none. */
export function findUnprintable(text: string): string | undefined {
  return UNPRINTABLE.exec(text)?.[0];
}

/** What keeps a text from being read as YAML at all, its first place; undefined if nothing does. */
export function screenText(text: string): TextFault | undefined {
  const control = UNPRINTABLE.exec(text);
  if (control !== null) {
    const message = `found the character ${codePointName(control[0])}, which is no text`;
    // Texts in other encodings are full of these.
    const help = control[0] === '\0' ? 'save the file as plain text in UTF-8' : 'remove it';
    return { offset: control.index, message, help };
  }
  const offset = text.search(/\r(?!\n)/);
  if (offset < 0) return undefined;
  const help = 'save the file with line ends as on Linux (LF) or Windows (CR LF)';
  return { offset, message: 'the line ends in a carriage return alone', help };
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
