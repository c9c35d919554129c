// Controls could drive the terminal, and direction marks and spaces without width make a line read as something else.
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u200b\u2060]/gu;

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const ZERO = /[\p{Mn}\p{Me}\u200c\u200d]/u;

const TAB_STOP = 4;

// What shows nothing by itself, or only on another character.
const UNSEEN = /[\p{C}\p{M}\p{Z}]/u;

/** A character by its number, `U+001B`. */
export function codePointName(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character as a message names it: in backticks, or by its number if it cannot be seen alone. */
export function nameCharacter(character: string): string {
  return UNSEEN.test(character) ? codePointName(character) : `\`${character}\``;
}

/** The text with every control or direction character replaced by a sign that can be seen, so that it prints as one line. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => {
    const code = character.codePointAt(0)!;
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
  });
}

/** One source line as a terminal shows it. */
interface ShownLine {
  /** One entry for each terminal column; the second column of a wide character is empty. */
  readonly cells: readonly string[];
  /** By UTF-16 offset in the line, 0 to its length: the terminal column where it stands, counted from 0. */
  readonly columns: readonly number[];
}

/** Lays a source line out in terminal columns: tabs widened, wide and combining characters counted as they show. */
export function layOutLine(line: string): ShownLine {
  const cells: string[] = [];
  const columns: number[] = [];
  for (const character of line) {
    for (let unit = 0; unit < character.length; unit++) columns.push(cells.length);
    addCells(cells, character);
  }
  columns.push(cells.length);
  return { cells, columns };
}

function addCells(cells: string[], character: string): void {
  if (character === '\t') {
    do cells.push(' ');
    while (cells.length % TAB_STOP !== 0);
  } else if (ZERO.test(character) && cells.length > 0) {
    cells[cells.length - 1] += character;
  } else {
    cells.push(visible(character));
    if (WIDE.test(character)) cells.push('');
  }
}
