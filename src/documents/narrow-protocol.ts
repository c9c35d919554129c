import { seatAfter } from '../engine/trick.ts';
import type { Block, TableBlock, TableCell, TableRow } from '../page/block.ts';
import type { Mm } from '../page/geometry.ts';
import { heading, row, rule, text } from './blocks.ts';
import { hasSchedule, hasTrumpSuit } from './hand-setting.ts';
import { type DocumentInput, seatName } from './input.ts';
import { quiet } from './match-box.ts';
import { totalRows, totalsHeight } from './protocol-totals.ts';
import { largestHand } from './trick-scoring.ts';
import { headRow, labelColumn, middle } from './trick-table.ts';

/** Height of the line above the tricks of a hand. */
export const BAND_ROW: Mm = 10;

/** Hands that take more of a page may run over pages. */
const KEPT = 0.55;

/** Least widths of the columns beside the cards. */
const TRICK: Mm = 10;
const LEAD: Mm = 16;
const WINNER: Mm = 18;

/** The rows to write tricks in, with what is said of each hand in a line above them instead of a column. */
export function narrowProtocol(input: DocumentInput, hands: number, height: Mm): TableBlock {
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
    rows: [headRow(labels, 'head'), ...Array.from({ length: hands }, (_, hand) => handRows(input, hand, hands, height)).flat()], // biome-ignore format: short
  };
}

const PADDING: Mm = 1.5;

/** Who leads to the first trick of a hand, where that moves on from hand to hand; else empty. */
export function starterOf(input: DocumentInput, hand: number): string {
  const { rules } = input.game;
  return rules.firstLead === 'rotates' ? seatName(input, seatAfter(rules, 0, hand)) : '';
}

/** A hand that is not long stays on one page. */
function handRows(input: DocumentInput, hand: number, hands: number, height: Mm): readonly TableRow[] {
  const { players } = input.game.rules;
  const size = largestHand(input.game.rules);
  const whole = BAND_ROW + size * height + totalsHeight(input) < input.height * KEPT;
  const starter = starterOf(input, hand);
  const band: TableRow = {
    height: BAND_ROW,
    below: 'hairline',
    open: true,
    cells: [{ block: bandOf(input, hand, starter), columns: players + 3, valign: 'middle' }],
  };
  const tricks = Array.from({ length: size }, (_, trick): TableRow => {
    const number: TableCell = { ...middle(text('body', String(trick + 1))), header: 'Row' };
    const lead = trick === 0 && starter !== '' ? middle(text('body', [quiet(starter)])) : {};
    const joined = whole || trick === 0;
    return { height, below: 'hairline', cells: [number, lead], ...(joined && { joined }) };
  });
  return [band, ...tricks, ...totalRows(input, hand === hands - 1)];
}

/** `Hand 2 · B beginnt`, and a line for what is trump; of rounds the number is left to write. */
function bandOf(input: DocumentInput, hand: number, starter: string): Block {
  const { words } = input;
  const head = words.text('hand-head', { round: hasSchedule(input) });
  const named = hasSchedule(input)
    ? ([
        ['fit', heading(2, 'head', head)],
        [BLANK, rule('hairline')],
      ] as const)
    : ([['fit', heading(2, 'head', `${head}\u00a0${hand + 1}`)]] as const);
  const begins = starter === '' ? [] : [['fit', text('label', words.text('begins', { seat: starter }))] as const]; // biome-ignore format: short
  const trump = hasTrumpSuit(input) ? [['fit', text('label', words.text('trump-blank'))] as const, [BLANK, rule('hairline')] as const] : []; // biome-ignore format: short
  return row([...named, ...begins, ...trump], { gap: 3, align: 'baseline' });
}

/** A line to write a word on. */
const BLANK: Mm = 24;
