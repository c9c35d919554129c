/** Stands for a line break that an author wrote within a text. */
export const HARD_BREAK = '\u2028';

/** How wide lines of a text may be and how high all of it, in units of its size. */
interface LineBox {
  readonly width: number;
  /** One line only if absent. */
  readonly lines: number | undefined;
}

/** Width of a text of size 1. */
export type UnitWidth = (text: string) => number;

/** A stretch of a word without a break; `hyphen` is what ends a line that breaks behind it. */
interface Syllable {
  readonly text: string;
  readonly hyphen: string;
}

/** The words of a paragraph. */
type Words = readonly (readonly Syllable[])[];

// After a hyphen or en dash inside a word, and where a soft hyphen or a space without width allows it.
const BREAKS = /(?<=[\p{L}\p{N}][-–])(?=[\p{L}\p{N}])|(?<=[\u00ad\u200b])/u;

const INVISIBLE = /[\u00ad\u200b]/g;

/** A text without its marks of where it may break. */
export function withoutBreaks(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A text as its paragraphs, each as words; only spaces and hyphens allow a break. */
export function paragraphsOf(text: string): readonly Words[] {
  return text.split(HARD_BREAK).map((paragraph) => {
    const words = paragraph.split(/[ \t\r\n\f]+/).filter((word) => word !== '');
    return words.map((word) => word.split(BREAKS).map(syllable));
  });
}

function syllable(text: string): Syllable {
  return { text: withoutBreaks(text), hyphen: text.endsWith('\u00ad') ? '-' : '' };
}

/** The lines of paragraphs; undefined if a word is wider than a line or there are more lines than the box has. */
export function breakLines(
  paragraphs: readonly Words[],
  { width, lines: most = 1 }: LineBox,
  measure: UnitWidth,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const words of paragraphs) {
    const broken = breakParagraph(words, width, measure);
    if (!broken || lines.push(...broken) > most) return undefined;
  }
  return lines;
}

/** As few lines as a box needs, about equally long; for texts that are centred. */
export function balanceLines(
  paragraphs: readonly Words[],
  box: LineBox,
  measure: UnitWidth,
): readonly string[] | undefined {
  const lines = breakLines(paragraphs, box, measure);
  if (!lines || lines.length === paragraphs.length) return lines;
  let best = lines;
  let [narrow, wide] = [box.width / 2, box.width];
  for (let step = 0; step < 7; step++) {
    const width = (narrow + wide) / 2;
    const tried = breakLines(paragraphs, { width, lines: lines.length }, measure);
    if (tried) [best, wide] = [tried, width];
    else narrow = width;
  }
  return best;
}

function breakParagraph(words: Words, width: number, measure: UnitWidth): readonly string[] | undefined {
  const lines: string[] = [];
  const space = measure(' ');
  let line = '';
  let filled = 0;
  const close = (): void => {
    lines.push(line);
    line = '';
    filled = 0;
  };
  for (const word of words) {
    let rest = word;
    while (rest.length > 0) {
      const lead = line === '' ? 0 : space;
      const count = fittingCount(rest, width - filled - lead, measure);
      if (count === 0 && line === '') return undefined;
      if (count > 0) {
        const piece = join(rest.slice(0, count), count < rest.length);
        filled += lead + measure(piece);
        line += line === '' ? piece : ` ${piece}`;
        rest = rest.slice(count);
      }
      if (rest.length > 0) close();
    }
  }
  return [...lines, line];
}

/** How many syllables from the start fit into a width, the hyphen included where the word goes on. */
function fittingCount(word: readonly Syllable[], width: number, measure: UnitWidth): number {
  for (let count = word.length; count > 0; count--) {
    if (measure(join(word.slice(0, count), count < word.length)) <= width) return count;
  }
  return 0;
}

function join(syllables: readonly Syllable[], goesOn: boolean): string {
  const text = syllables.map((one) => one.text).join('');
  return goesOn ? `${text}${syllables.at(-1)?.hyphen ?? ''}` : text;
}
