import type { Range } from './yaml-tree.ts';

/** A tab among the spaces before a line, and how many characters stand there. */
interface TabbedLine {
  /** Place among all lines of the text. */
  readonly at: number;
  /** Offset of its first character. */
  readonly start: number;
  readonly indent: string;
}

/** A text in which spaces stand for the tabs before its lines. */
interface Mended {
  readonly text: string;
  /** Where a range of the mended text stands in the text as it was written. */
  readonly restore: (range: Range) => Range;
}

const INDENT = /^[ \t]*/;

/** The lines that have a tab in their indentation. */
export function findTabbedLines(text: string): readonly TabbedLine[] {
  let start = 0;
  return text.split('\n').flatMap((line, at) => {
    const own = start;
    start += line.length + 1;
    const indent = INDENT.exec(line)![0];
    const isText = /^[^#\s]/.test(line.slice(indent.length));
    return isText && indent.includes('\t') ? [{ at, start: own, indent }] : [];
  });
}

/** The text with each tab read in the ways that authors may have meant it: like the lines around it, or as so many spaces. */
export function mendTabs(text: string, tabbed: readonly TabbedLine[]): readonly Mended[] {
  const lines = text.split('\n');
  const isTabbed = new Set(tabbed.map(({ at }) => at));
  const indentFrom = (at: number, step: 1 | -1): number | undefined => {
    let other = at + step;
    while (isTabbed.has(other) || lines[other]?.trim() === '') other += step;
    const line = lines[other];
    return line === undefined ? undefined : INDENT.exec(line)![0].length;
  };
  const dashes = ({ at, indent }: TabbedLine) => /^(?:- +)*/.exec(lines[at]!.slice(indent.length))![0].length;
  const readings: readonly ((line: TabbedLine) => number)[] = [
    (line) => Math.max(0, (indentFrom(line.at, 1) ?? 0) - dashes(line)),
    ({ at }) => indentFrom(at, -1) ?? 0,
    ({ at }) => (indentFrom(at, -1) ?? 0) + 2,
    ({ indent }) => indent.replaceAll('\t', '').length,
    ...[2, 4, 8].map(
      (width) =>
        ({ indent }: TabbedLine) =>
          indent.replaceAll('\t', ' '.repeat(width)).length,
    ),
  ];
  return readings.map((widthOf) => mend(lines, new Map(tabbed.map((line) => [line.at, widthOf(line)]))));
}

function mend(lines: readonly string[], widths: ReadonlyMap<number, number>): Mended {
  const shifts: { readonly from: number; readonly by: number }[] = [];
  let by = 0;
  let from = 0;
  const mended = lines.map((line, at) => {
    const width = widths.get(at);
    const indent = width === undefined ? 0 : INDENT.exec(line)![0].length;
    const own = width === undefined ? line : ' '.repeat(width) + line.slice(indent);
    if (width !== undefined) {
      by += indent - width;
      shifts.push({ from: from + width, by });
    }
    from += own.length + 1;
    return own;
  });
  const restoreOffset = (offset: number) =>
    offset + (shifts.findLast((shift) => shift.from <= offset)?.by ?? 0);
  return { text: mended.join('\n'), restore: ([a, b]) => [restoreOffset(a), restoreOffset(b)] };
}
