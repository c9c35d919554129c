import type { Block, TableCell, TableRow } from '../page/block.ts';
import { GREY, STYLES } from '../page/theme.ts';
import type { Facts } from '../proof/facts.ts';
import type { MatchTrace } from '../proof/trace.ts';
import { row, space, stack, text } from './blocks.ts';
import { type DocumentInput, seatName } from './input.ts';

/** Hands of a match added up, the winners' totals framed. */
export function matchFigure(input: DocumentInput, trace: MatchTrace): Block {
  const { words } = input;
  const seats = input.game.seats;
  const head: TableRow = {
    head: true,
    height: 6.2,
    below: 'hairline',
    cells: [{}, ...seats.map((seat) => center(text('label', seat), { header: 'Column' }))],
  };
  const hands = trace.hands.map(({ lead, scores }, index): TableRow => {
    const label = [
      { text: words.text('hand-number', { number: index + 1 }) },
      { text: `   ${words.text('begins', { seat: seatName(input, lead) })}`, style: 'label' as const },
    ];
    const cells = scores.map((score) => center(text('small', String(score))));
    const below = index === trace.hands.length - 1 ? 'head' : 'hairline';
    return {
      height: 6.6,
      below,
      cells: [{ block: text('small', label), header: 'Row', valign: 'middle' }, ...cells],
    };
  });
  const total: TableRow = {
    height: 7.4,
    cells: [
      {
        block: text('small', [{ text: words.text('total'), weight: 'semibold' }]),
        header: 'Row',
        valign: 'middle',
      },
      ...trace.totals.map((points, seat) => center(totalOf(points, trace.winners.includes(seat)))),
    ],
  };
  const columns = [
    { width: 'rest' as const },
    ...seats.map(() => ({ width: Math.min(16, 44 / seats.length) })),
  ];
  const table: Block = { kind: 'table', columns, rows: [head, ...hands, total] };
  return stack([table, space(2.6), text('small', verdict(input, trace))]);
}

function center(block: Block, more: Partial<TableCell> = {}): TableCell {
  return { block, align: 'center', valign: 'middle', ...more };
}

function totalOf(points: number, wins: boolean): Block {
  const child = text('small', [{ text: String(points), weight: 'semibold' }], 'center');
  if (!wins) return child;
  return {
    kind: 'frame',
    child,
    width: 6.4,
    height: 5.6,
    padding: { x: 0, y: 0.33 },
    radius: 1.2,
    line: 'ring',
  };
}

function verdict(input: DocumentInput, trace: MatchTrace): string {
  const sum = trace.totals.reduce((all, own) => all + own, 0);
  const winners = trace.winners.map((seat) => seatName(input, seat));
  const points = Math.max(...trace.totals);
  const key = winners.length === 1 ? 'wins-match' : 'shared-match';
  return input.words.text(key, { winner: winners[0], winners, points, sum });
}

/** What always holds, each number proved by enumeration. */
export function factsFigure(input: DocumentInput, facts: Facts): Block {
  const { words } = input;
  const lines: (readonly [number, string])[] = [];
  const sequences = facts['trick-sequences'];
  if (facts['tied-tricks'] === 0 && sequences !== undefined) {
    const cards = facts['cards-per-trick'];
    lines.push([sequences, words.text('fact-sequences', { cards })]);
  }
  const points = facts['points-per-hand'];
  lines.push([facts['tricks-per-hand'], words.text('fact-tricks', { points })]);
  const match = facts['points-per-match'];
  const tie = facts['tied-match']?.join(' : ').replaceAll(' ', '\u00a0');
  if (match !== undefined && facts['hands-per-match'] > 1)
    lines.push([match, words.text('fact-match', { tie })]);
  const shown = lines.map(([number, sentence]) => [groupDigits(number), sentence] as const);
  const widths = shown.map(([number]) => input.measure.width(number, STYLES.value));
  const column = Math.max(10.4, ...widths) + 0.1;
  const rows = shown.map(([number, sentence]) =>
    row(
      [
        [column, text('value', number, 'right')],
        ['rest', text('small', sentence)],
      ],
      { gap: 3.6 },
    ),
  );
  return stack(rows, { gap: 2.2 });
}

/** `11 880`: from five figures on in groups of three, divided by a narrow space that does not break. */
function groupDigits(number: number): string {
  const digits = String(number);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** Grey words. */
export function quiet(words: string): { readonly text: string; readonly color: string } {
  return { text: words, color: GREY };
}
