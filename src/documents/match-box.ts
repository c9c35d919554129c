import type { Block, TableCell, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { GREY, STYLES } from '../page/theme.ts';
import type { Facts } from '../proof/facts.ts';
import type { MatchTrace } from '../proof/trace.ts';
import { row, space, stack, text } from './blocks.ts';
import { boxRoom } from './example-box.ts';
import { type DocumentInput, figure, seatName } from './input.ts';

/** Least width of the labels before the numbers. */
const LABEL: Mm = 31;

/** Whether the seats need a box across the page. */
export function isWide({ game }: DocumentInput): boolean {
  return game.seats.length > 4;
}

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
      { text: `${words.text('hand-number', { number: index + 1 })} `, gap: 0.8 },
      { text: `${words.text('begins', { seat: seatName(input, lead) })}`, style: 'label' as const },
    ];
    const cells = scores.map((score) => center(text('small', figure(score))));
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
    ...seats.map(() => ({ width: Math.min(16, (boxRoom(input, isWide(input)) - LABEL) / seats.length) })),
  ];
  const table: Block = { kind: 'table', columns, rows: [head, ...hands, total] };
  return stack([table, space(2.6), text('small', verdict(input, trace))]);
}

function center(block: Block, more: Partial<TableCell> = {}): TableCell {
  return { block, align: 'center', valign: 'middle', ...more };
}

function totalOf(points: number, wins: boolean): Block {
  const child = text('small', [{ text: figure(points), weight: 'semibold' }], 'center');
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
  const winners = trace.winners.map((seat) => seatName(input, seat));
  const points = Math.max(...trace.totals);
  // Only points of which there is a fixed number can be so many of so many.
  const sum = input.trace.facts['points-per-hand'] === undefined ? undefined : trace.totals.reduce((all, own) => all + own, 0); // biome-ignore format: short
  const one = Math.abs(sum ?? points) === 1;
  const key = winners.length === 1 ? 'wins-match' : 'shared-match';
  return input.words.text(key, { winner: winners[0], winners, points: figure(points), sum, one });
}

/** The largest number of sequences that says something to a reader. */
const READABLE = 999_999;

/** What always holds, each number proved by enumeration. */
export function factsFigure(input: DocumentInput, facts: Facts): Block {
  const { words } = input;
  const lines: (readonly [number, string])[] = [];
  const sequences = facts['trick-sequences'];
  if (facts['tied-tricks'] === 0 && sequences !== undefined && sequences <= READABLE) {
    const cards = facts['cards-per-trick'];
    lines.push([sequences, words.text('fact-sequences', { cards })]);
  }
  const points = facts['points-per-hand'];
  const tricks = facts['tricks-per-hand'];
  lines.push([
    tricks,
    words.text('fact-tricks', {
      one: tricks === 1,
      points: points === undefined ? undefined : figure(points),
      onePoint: points === 1,
    }),
  ]);
  const match = facts['points-per-match'];
  const tie = facts['tied-match']?.map(figure).join(' : ').replaceAll(' ', '\u00a0');
  if (match !== undefined && facts['hands-per-match'] > 1)
    lines.push([match, words.text('fact-match', { tie, one: match === 1 })]);
  const shown = lines.map(([number, sentence]) => [groupDigits(number), sentence] as const);
  const widths = shown.map(([number]) => input.measure.width(number, STYLES.value));
  const column = Math.max(10.4, ...widths) + 0.1;
  const rows = shown.map(([number, sentence]) =>
    row(
      [
        [column, text('value', number, 'right')],
        ['rest', text('small', sentence)],
      ],
      { gap: 3.6, align: 'baseline' },
    ),
  );
  return stack(rows, { gap: 2.2 });
}

/** `11 880`: from five figures on in groups of three, divided by a narrow space that does not break. */
function groupDigits(number: number): string {
  const digits = figure(number);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

/** Grey words. */
export function quiet(words: string): { readonly text: string; readonly color: string } {
  return { text: words, color: GREY };
}
