import type { TableBlock, TableCell, TableRow } from '../../page/block.ts';
import type { FlowBlock } from '../../page/content.ts';
import { MM_PER_PT } from '../../page/geometry.ts';
import type { HandTrace } from '../../proof/trace.ts';
import { space, stack, text } from '../blocks.ts';
import { hasSchedule } from '../hand-setting.ts';
import { howToWrite } from '../how-to-write.ts';
import { type DocumentInput, isNarrow, stylesOf } from '../input.ts';
import { addedByNames, nameLines } from '../name-lines.ts';
import { BAND_ROW, narrowProtocol } from '../narrow-protocol.ts';
import { cardColumn, LAST_ROOM, matchTotals, totalRows, totalsHeight } from '../protocol-totals.ts';
import { largestHand } from '../trick-scoring.ts';
import { headRow } from '../trick-table.ts';
import { leastRow } from './measures.ts';
import { starterOf, trickCells } from './plain-cells.ts';

/** Best height of a row to write in. */
const ROW = 11.3;

/** Height of rows that need several pages anyway. */
const PLAIN_ROW = 9;

/** Height of the number of a hand with the seat that begins below it. */
const NUMBER = 14.6;

/** The hands of a match in the order of play, and its totals; or the one hand that an example tells. */
export function plainProtocol(input: DocumentInput, told: HandTrace | undefined): readonly FlowBlock[] {
  const first = isNarrow(input);
  const hands = told ? 1 : (input.game.rules.match.hands ?? 1);
  return [
    ...(told ? [] : [nameLines(input)]),
    ...(first && !told ? howToWrite(input) : []),
    space(7),
    plainTable(input, hands, told),
    space(3),
    ...(told ? [] : [matchTotals(input, hands > 1)]),
    ...(first || told ? [] : howToWrite(input)),
  ];
}

function plainTable(input: DocumentInput, hands: number, told: HandTrace | undefined): TableBlock {
  const { game, words } = input;
  const { players } = game.rules;
  const rowHeight = fittingRow(input, hands);
  if (isNarrow(input)) return narrowProtocol(input, { hands, height: rowHeight, ...(told && { told }) });
  const cards = Array.from({ length: players }, (_, index) => words.text('nth-card', { number: index + 1 }));
  const labels = [
    words.text('hand-head', { round: hasSchedule(input) }),
    words.text('trick'),
    words.text('lead'),
    ...cards,
    words.text('winner'),
  ];
  const card = cardColumn(input);
  const rows = Array.from({ length: hands }, (_, hand) => handRows(input, { hand, last: hand === hands - 1, height: rowHeight, told })); // biome-ignore format: short
  return {
    kind: 'table',
    padding: 2,
    columns: [
      { width: 16, padding: 0 },
      { width: 16, padding: 0 },
      { width: 20, line: 'hairline' },
      ...Array.from({ length: players }, () => ({ width: card, line: 'hairline' as const })),
      { width: 'rest', line: 'hairline' },
    ],
    rows: [headRow(labels, 'head'), ...rows.flat()],
  };
}

/** What the page needs besides the table's rows: title, names, points of the match, a line that shows how to write. */
const REST = 72;

/** Rows as high as is pleasant, or lower so that a match stays on its page, but never too low to write in. */
function fittingRow(input: DocumentInput, hands: number): number {
  const size = largestHand(input.game.rules);
  const least = leastRow(input);
  const band = isNarrow(input) ? BAND_ROW : 0;
  const free = input.height - REST - addedByNames(input) - hands * (totalsHeight(input) + band) - LAST_ROOM;
  const fitting = free / (size * hands);
  if (isNarrow(input)) return Math.min(ROW, Math.max(least, fitting));
  const height = fitting < least ? PLAIN_ROW : Math.min(ROW, fitting);
  return Math.max(height, NUMBER / size);
}

/** One hand of the table. */
interface PlainHand {
  readonly hand: number;
  readonly last: boolean;
  readonly height: number;
  readonly told: HandTrace | undefined;
}

function handRows(input: DocumentInput, { hand, last, height, told }: PlainHand): readonly TableRow[] {
  const { words } = input;
  const size = told?.setup.size ?? largestHand(input.game.rules);
  const number = told ? told.setup.number : hand;
  const starter = told ? '' : starterOf(input, hand);
  // The number of a hand stands beside its first row.
  const figure = stylesOf(input).figure.leading * MM_PER_PT;
  const head = stack([
    space(Math.max(0, (height - figure) / 2)),
    text('figure', String(number + 1)),
    ...(starter === '' ? [] : [text('label', words.text('begins', { seat: starter }))]),
  ]);
  const tricks = Array.from({ length: size }, (_, trick): TableRow => {
    const first: TableCell[] = trick === 0 ? [{ block: head, rows: size, header: 'Row', valign: 'top' }] : [];
    const cells = trickCells(input, { trick, starter, told });
    return { height, below: 'hairline', cells: [...first, ...cells] };
  });
  return [...tricks, ...totalRows(input, last, told)];
}
