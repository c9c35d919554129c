import type { Block, TableBlock, TableCell, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import type { HandTrace } from '../proof/trace.ts';
import { heading, row, text } from './blocks.ts';
import { hasSchedule } from './hand-setting.ts';
import type { DocumentInput } from './input.ts';
import { starterOf, trickCells } from './protocol/plain-cells.ts';
import { totalRows } from './protocol-totals.ts';
import { largestHand } from './trick-scoring.ts';
import { headRow, labelColumn } from './trick-table.ts';

/** Height of the line above the tricks of a hand. */
export const BAND_ROW: Mm = 10;

/** Least widths of the columns beside the cards. */
const TRICK: Mm = 10;
const LEAD: Mm = 16;
const WINNER: Mm = 18;

/** How many hands stand on a sheet, how high their rows are, and the example that fills one in. */
interface NarrowForm {
  readonly hands: number;
  readonly height: Mm;
  readonly told?: HandTrace;
}

/** The rows to write tricks in, with what is said of each hand in a line above them instead of a column. */
export function narrowProtocol(input: DocumentInput, form: NarrowForm): TableBlock {
  const { game, words, width } = input;
  const { players } = game.rules;
  const trick = labelColumn(input, words.text('trick'), TRICK);
  const lead = labelColumn(input, words.text('lead'), LEAD) + PADDING;
  const winner = labelColumn(input, words.text('winner'), WINNER) + PADDING;
  const card = (width - trick - lead - winner) / players;
  const names = Array.from({ length: players }, (_, at) => words.text('nth-card', { number: at + 1 }));
  const counts = names.some((name) => labelColumn(input, name, 0) + PADDING > card);
  const labels = [
    words.text('trick'),
    words.text('lead'),
    ...names.map((name, at) => (counts ? `${at + 1}.` : name)),
    words.text('winner'),
  ];
  const line = 'hairline' as const;
  return {
    kind: 'table',
    padding: PADDING,
    columns: [
      { width: trick, padding: 0 },
      { width: lead, line },
      ...names.map(() => ({ width: card, line })),
      { width: 'rest', line },
    ],
    rows: [headRow(labels, 'head'), ...Array.from({ length: form.hands }, (_, hand) => handRows(input, hand, form)).flat()], // biome-ignore format: short
  };
}

const PADDING: Mm = 1.5;

/** The rows of a hand, which stay on one page wherever a page can hold them. */
function handRows(
  input: DocumentInput,
  hand: number,
  { hands, height, told }: NarrowForm,
): readonly TableRow[] {
  const { players } = input.game.rules;
  const size = told?.setup.size ?? largestHand(input.game.rules);
  const starter = told ? '' : starterOf(input, hand);
  const number = told?.setup.number ?? hand;
  const band: TableRow = {
    height: BAND_ROW,
    below: 'hairline',
    open: true,
    cells: [{ block: bandOf(input, number, starter), columns: players + 3, valign: 'middle' }],
  };
  const tricks = Array.from({ length: size }, (_, trick): TableRow => {
    const cells: readonly TableCell[] = trickCells(input, { trick, starter, told });
    return { height, below: 'hairline', cells, joined: true };
  });
  return [band, ...tricks, ...totalRows(input, hand === hands - 1, told)];
}

/** `Hand 2 · B beginnt`. */
function bandOf(input: DocumentInput, hand: number, starter: string): Block {
  const { words } = input;
  const head = words.text('hand-head', { round: hasSchedule(input) });
  const named = ['fit', heading(2, 'head', `${head}\u00a0${hand + 1}`)] as const;
  const begins = starter === '' ? [] : [['fit', text('label', words.text('begins', { seat: starter }))] as const]; // biome-ignore format: short
  return row([named, ...begins], { gap: 3, align: 'baseline' });
}
