import type { Diagnostic, Label } from './diagnostic.ts';
import { layOutLine, visible } from './visible.ts';

/** What a piece of a human report is, so that the terminal can colour it; the words alone say the same. */
export type Style = 'error' | 'warning' | 'frame' | 'note' | 'help' | 'strong';

/** Colours a piece of text, or returns it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Columns of the terminals that frames fit into, words beside the carets not counted. */
const COLUMNS = 80;

interface Mark {
  readonly label: Label;
  readonly primary: boolean;
}

interface Frame {
  readonly gutter: number;
  readonly paint: Paint;
  readonly tone: Style;
}

/** The source lines of a finding with carets under its places, as lines of text; empty if it has no place. */
export function renderFrame(
  diagnostic: Diagnostic,
  sources: ReadonlyMap<string, string>,
  paint: Paint,
): readonly string[] {
  if (diagnostic.span === undefined) return [];
  const primary: Mark = { label: { span: diagnostic.span, text: diagnostic.label ?? '' }, primary: true };
  const related = (diagnostic.related ?? []).map((label): Mark => ({ label, primary: false }));
  const marks = [primary, ...related];
  const gutter = String(Math.max(...marks.map((mark) => mark.label.span.start.line))).length;
  const frame: Frame = { gutter, paint, tone: diagnostic.severity };
  const files = [...new Set(marks.map((mark) => mark.label.span.file))];
  return files.flatMap((file, index) => {
    const here = marks.filter((mark) => mark.label.span.file === file);
    return renderFile(here, sources.get(file), index === 0 ? '┌─' : '├─', frame);
  });
}

function renderFile(
  marks: readonly Mark[],
  text: string | undefined,
  corner: string,
  frame: Frame,
): string[] {
  const { file, start } = marks[0]!.label.span;
  const margin = ' '.repeat(frame.gutter);
  const head = frame.paint('frame', `${margin}${corner} ${visible(file)}:${start.line}:${start.column}`);
  if (text === undefined) return [head, ...renderWithoutSource(marks.slice(1), frame)];
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const numbers = [...new Set(marks.map((mark) => mark.label.span.start.line))].sort((a, b) => a - b);
  const body = numbers.flatMap((number, index) => {
    const previous = numbers[index - 1];
    const jump = previous !== undefined && number > previous + 1;
    const here = marks.filter((mark) => mark.label.span.start.line === number);
    const shown = renderLine(lines[number - 1] ?? '', number, here, frame);
    return jump ? [frame.paint('frame', `${margin}┆`), ...shown] : shown;
  });
  return [head, ...body];
}

function renderWithoutSource(marks: readonly Mark[], frame: Frame): string[] {
  const margin = ' '.repeat(frame.gutter);
  return marks.map(({ label }) => {
    const { file, start } = label.span;
    return `${frame.paint('frame', `${margin}├─ ${visible(file)}:${start.line}:${start.column}`)} ${visible(label.text)}`;
  });
}

function renderLine(line: string, number: number, marks: readonly Mark[], frame: Frame): string[] {
  const { cells, columns } = layOutLine(line);
  const columnAt = (offset: number) => columns[Math.min(Math.max(offset, 0), line.length)]!;
  const places = marks.map((mark) => {
    const { start, end } = mark.label.span;
    const from = columnAt(start.column - 1);
    const to = end.line > start.line ? cells.length : columnAt(end.column - 1);
    return { mark, from, to: Math.max(to, from + 1) };
  });
  const main = places.find((place) => place.mark.primary) ?? places[0]!;
  const view = chooseWindow(cells.length, main.from, main.to, COLUMNS - frame.gutter - 2);
  const margin = ' '.repeat(frame.gutter);
  const source = `${String(number).padStart(frame.gutter)}│`;
  const under = places.map(({ mark, from, to }) => {
    const clipped = { from: Math.max(from, view.from), to: Math.min(to, view.to) };
    return `${frame.paint('frame', `${margin}│`)} ${renderMark(mark, clipped, view, frame)}`;
  });
  return [`${frame.paint('frame', source)} ${showWindow(cells, view)}`.trimEnd(), ...under];
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

function chooseWindow(length: number, from: number, to: number, room: number): Window {
  if (length <= room) return { from: 0, to: length + 1, length };
  const width = room - '… '.length - ' …'.length;
  const before = Math.floor((width - Math.min(to - from, width)) / 2);
  const start = Math.max(0, Math.min(from - before, length + 1 - width));
  return { from: start, to: start + width, length };
}

function showWindow(cells: readonly string[], view: Window): string {
  const left = view.from > 0 ? '… ' : '';
  const right = view.to < view.length ? ' …' : '';
  return left + cells.slice(view.from, view.to).join('') + right;
}

function renderMark(mark: Mark, clipped: { from: number; to: number }, view: Window, frame: Frame): string {
  const { span, text } = mark.label;
  const sign = mark.primary ? '^' : '-';
  const indent = clipped.from - view.from + (view.from > 0 ? 2 : 0);
  const until = span.end.line > span.start.line ? `to line ${span.end.line}` : '';
  const words = [visible(text), until].filter((part) => part !== '').join(', ');
  const carets = sign.repeat(Math.max(1, clipped.to - clipped.from));
  const tone = mark.primary ? frame.tone : 'frame';
  return ' '.repeat(Math.max(0, indent)) + frame.paint(tone, words === '' ? carets : `${carets} ${words}`);
}
