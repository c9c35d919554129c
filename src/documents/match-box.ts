import type { Block, TableCell, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY } from '../page/theme.ts';
import type { MatchTrace } from '../proof/trace.ts';
import { space, stack, text } from './blocks.ts';
import { boxRoom } from './example-box.ts';
import { handWord } from './hand-setting.ts';
import { type DocumentInput, figure, hasPartners, seatName, sideName, stylesOf } from './input.ts';

/** Least width of the labels before the numbers. */
const LABEL: Mm = 31;

/** Width of the column of a side of partners. */
const PARTNERS: Mm = 24;

/** Whether the sides need a box across the page. */
export function isWide(input: DocumentInput): boolean {
  const { sides } = input.game.rules;
  return sides.length > (hasPartners(input) ? 2 : 4);
}

/** Hands of a match added up, the winners' totals framed. */
export function matchFigure(input: DocumentInput, trace: MatchTrace): Block {
  const sides = input.game.rules.sides.map((_, side) => sideName(input, side));
  const head: TableRow = {
    head: true,
    height: 6.2,
    below: 'hairline',
    cells: [{}, ...sides.map((side) => center(text('label', side), { header: 'Column' }))],
  };
  const before = trace.before.some((points) => points !== 0) ? [beforeRow(input, trace)] : [];
  const hands = trace.hands.map((_, index) => handRow(input, trace, index));
  const best = hasPartners(input) ? PARTNERS : 16;
  const room = boxRoom(input, isWide(input));
  const width = Math.min(best, (room - LABEL) / sides.length);
  const columns = [
    { width: 'rest' as const },
    ...sides.map((_, side) => ({ width, padding: (width - widestOf(input, trace, side)) / 2 })),
  ];
  const rows = [head, ...before, ...hands, totalRow(input, trace)];
  const said = [verdict(input, trace), ...unitLines(input, trace.units)].filter((line) => line !== '');
  const lines = said.map((line) => text('small', line));
  return stack([{ kind: 'table', columns, rows }, ...(lines.length > 0 ? [space(2.6), ...lines] : [])]);
}

/** The widest number of a side without its minus: all end where this one ends that stands in the middle. */
function widestOf(input: DocumentInput, { hands, before, totals }: MatchTrace, side: number): Mm {
  const numbers = [before[side], totals[side], ...hands.map(({ scores }) => scores[side])];
  const { small } = stylesOf(input);
  const widths = numbers.map((value = 0) => input.measure.width(String(Math.abs(value)), { ...small, weight: 'semibold' })); // biome-ignore format: short
  return Math.max(...widths);
}

function handRow(input: DocumentInput, { hands }: MatchTrace, index: number): TableRow {
  const hand = hands[index] as MatchTrace['hands'][number];
  const name = input.words.text('hand-number', { hand: handWord(input, 'hand-one'), number: index + 1 });
  const label = [
    { text: `${name} `, gap: 0.8 },
    { text: starterOf(input, hand), style: 'label' as const },
  ].filter(({ text }) => text !== '');
  const cells = hand.scores.map((score) => toRight(text('small', figure(score))));
  const below = index === hands.length - 1 ? 'head' : 'hairline';
  return {
    height: 6.6,
    below,
    cells: [{ block: text('small', label), header: 'Row', valign: 'middle' }, ...cells],
  };
}

function totalRow(input: DocumentInput, trace: MatchTrace): TableRow {
  const { match } = input.game.rules;
  const label = input.words.text(match.target === undefined ? 'total' : 'stands');
  const over = isOver(input, trace);
  return {
    height: 7.4,
    cells: [
      { block: text('small', [{ text: label, weight: 'semibold' }]), header: 'Row', valign: 'middle' },
      ...trace.totals.map((points, side) => {
        const wins = over && trace.winners.includes(side);
        return (wins ? center : toRight)(totalOf(input, points, wins));
      }),
    ],
  };
}

/** `A beginnt`, or who deals where that is all that is known. */
function starterOf(input: DocumentInput, { lead, dealer }: MatchTrace['hands'][number]): string {
  if (lead !== undefined) return input.words.text('begins', { seat: seatName(input, lead) });
  return dealer === undefined ? '' : input.words.text('setting-dealer', { seat: seatName(input, dealer) });
}

function beforeRow(input: DocumentInput, { before }: MatchTrace): TableRow {
  const cells = before.map((points) => toRight(text('small', figure(points))));
  const label: TableCell = { block: text('small', input.words.text('stood')), header: 'Row', valign: 'middle' }; // biome-ignore format: short
  return { height: 6.6, below: 'hairline', cells: [label, ...cells] };
}

/** Whether the hands shown are all that the match has, so that somebody has won. */
function isOver({ game }: DocumentInput, { hands }: MatchTrace): boolean {
  return game.rules.match.hands === hands.length;
}

/** What each side has of every unit that anybody has, or had before: `Knoddel: A und C 0, B und D 1 → 2`. */
export function unitLines(
  input: DocumentInput,
  units: MatchTrace['units'],
  before: MatchTrace['units'] = units,
): readonly string[] {
  return units.flatMap((counts, unit) => {
    const name = input.game.rules.match.units[unit]?.name[input.language];
    const stood = before[unit] ?? counts;
    if (name === undefined || [...counts, ...stood].every((count) => count === 0)) return [];
    const change = (side: number) =>
      stood[side] === counts[side] ? counts[side] : `${stood[side]}\u00a0→\u00a0${counts[side]}`;
    const shown = counts.map((_, side) => `${sideName(input, side)}\u00a0${change(side)}`).join(', ');
    return [input.words.text('unit-counts', { name, counts: shown })];
  });
}

/** Numbers end one below the other, so that a minus hangs before them. */
function toRight(block: Block): TableCell {
  return { block, align: 'right', valign: 'middle' };
}

function center(block: Block, more: Partial<TableCell> = {}): TableCell {
  return { block, align: 'center', valign: 'middle', ...more };
}

function totalOf(input: DocumentInput, points: number, wins: boolean): Block {
  const child = text('small', [{ text: figure(points), weight: 'semibold' }], wins ? 'center' : 'right');
  if (!wins) return child;
  const digits = input.measure.width(figure(points), { ...stylesOf(input).small, weight: 'semibold' });
  return {
    kind: 'frame',
    child,
    width: Math.max(6.4, digits + 0.9),
    height: 5.6,
    padding: { x: 0, y: 0.33 },
    radius: 1.2,
    line: 'ring',
  };
}

function verdict(input: DocumentInput, trace: MatchTrace): string {
  if (!isOver(input, trace)) return '';
  const winners = trace.winners.map((side) => sideName(input, side));
  const points = trace.totals[trace.winners[0] ?? 0] ?? 0;
  // Only points of which there is a fixed number can be so many of so many.
  const sum = input.trace.facts['points-per-hand'] === undefined ? undefined : trace.totals.reduce((all, own) => all + own, 0); // biome-ignore format: short
  const one = Math.abs(sum ?? points) === 1;
  const key = winners.length === 1 ? 'wins-match' : 'shared-match';
  const several = hasPartners(input);
  return input.words.text(key, { winner: winners[0], winners, several, points: figure(points), sum, one });
}

/** Grey words. */
export function quiet(words: string): { readonly text: string; readonly color: string } {
  return { text: words, color: GREY };
}
