import type { Block, RowBlock } from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { from, itemLabel, row, rule, space, stack, text, unstacked } from './blocks.ts';
import { pageHead } from './frame.ts';
import { handsRow } from './hands-row.ts';
import { type DocumentInput, isNarrow } from './input.ts';
import { quiet } from './match-box.ts';

/** `Aufgabe 1`, or `Aufgaben 1–3`. */
export function numberExercises(
  { words }: DocumentInput,
  what: 'exercise' | 'solution',
  count: number,
): string {
  if (count === 1) return words.text(what, { number: 1 });
  return words.text(what === 'exercise' ? 'exercises' : 'solutions', { last: count });
}

/** Sheets that each begin a page, numbered from 1. */
export function eachOnItsPage(
  hands: readonly HandTrace[],
  sheetOf: (hand: HandTrace, number: number) => readonly FlowBlock[],
): readonly FlowBlock[] {
  return hands.flatMap((hand, index): readonly FlowBlock[] => {
    const blocks = sheetOf(hand, index + 1).map((block) => from(`examples.${hand.id}`, block));
    return index === 0 ? blocks : [{ kind: 'page-break' }, ...blocks];
  });
}

/** Width of a card above the table at best. */
export const WIDEST: Mm = 11.7;

/** The hands of all seats; a narrow page may end between two rows. */
export function allHands(input: DocumentInput, { hands }: HandTrace): readonly Block[] {
  const rows = handsRow(input, hands, input.width, WIDEST);
  return isNarrow(input) ? unstacked(rows) : [rows];
}

/** Width of the field for the date. */
const DATE: Mm = 52;
const NARROW_DATE: Mm = 36;

/** Lines for the name and the date. */
export function nameAndDate(input: DocumentInput): Block {
  const { words } = input;
  const field = (label: string) => stack([text('label', label), space(1.6), rule('hairline')]);
  const fields = [
    ['rest', field(words.text('name'))],
    [isNarrow(input) ? NARROW_DATE : DATE, field(words.text('date'))],
  ] as const;
  return from('paper', row(fields, { gap: 8 }));
}

/** A question as an item of a list, with its number in a column of its own. */
export function numbered(number: number, body: readonly Block[]): RowBlock {
  const figure = itemLabel('body', [{ text: String(number), weight: 'semibold' }]);
  return row([[7, figure], ['rest', stack(body)]], { align: 'top', role: 'LI' }); // biome-ignore format: a pair
}

/** A framed word that keeps the sheet from the students. */
export function leaderTag({ words }: DocumentInput): Block {
  const child = text('small', [{ text: words.text('leader-only'), weight: 'semibold' }], 'center');
  return from('paper', { kind: 'frame', child, padding: { x: 3, y: 0.6 }, radius: 1.6, line: 'ring' });
}

/** The head of a sheet of answers, for whoever leads the group. */
export function solutionHead(input: DocumentInput, title: string, lead: string): Block {
  return pageHead(input, { title, titleFrom: 'paper', lead, leadFrom: 'title', size: 'sheet', right: leaderTag(input) }); // biome-ignore format: short
}

/** The answer below its question, which is grey. */
export function answered(number: number, question: string, answer: string): Block {
  return numbered(number, [text('body', [quiet(question)]), text('body', answer)]);
}
