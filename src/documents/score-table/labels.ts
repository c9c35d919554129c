import type { TableCell } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { Origins } from '../../page/origin.ts';
import { THEMES } from '../../page/theme.ts';
import type { HandColumn, ScorePlan, SideColumn } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';

/** What stands over a column before the sides; empty over plain numbers. */
export function labelBefore({ words }: SheetInput, column: HandColumn, plan: ScorePlan): string {
  switch (column.kind) {
    case 'number':
      return column.cards ? words.text('table-cards') : '';
    case 'dealer':
      return words.text('table-deals');
    case 'leader':
      return words.text('table-leads');
    case 'maker':
      return words.text(plan.before.some(({ kind }) => kind === 'trump') ? 'table-maker' : 'table-maker-plain'); // biome-ignore format: short
    case 'trump':
    case 'printed-trump':
      return words.text('table-trump');
    case 'doubles':
      return words.text('table-doubled');
    case 'solo':
      return words.text('table-solo');
    case 'last-trick':
      return words.text('table-last-trick');
    case 'free':
      return column.label;
  }
}

/** What stands over a column of a side. */
export function labelOfSide({ words }: SheetInput, column: SideColumn, cells: readonly SideColumn[]): string {
  switch (column.kind) {
    case 'bid':
      return words.text('bid');
    case 'tricks':
      return words.text('tricks');
    case 'points':
      return words.text('card-points');
    case 'melds':
      return words.text('table-melds');
    case 'score':
      return words.text(column.signed ? 'table-more-or-less' : 'points');
    case 'total':
      return words.text(cells.some(({ kind }) => kind === 'score') || !cells.some(({ kind }) => kind === 'bid') ? 'table-total' : 'points'); // biome-ignore format: short
    case 'free':
      return column.label;
  }
}

/** The keys of the rules that single columns are for; the others are for the sheet as a whole. */
const COLUMN_ORIGINS: Partial<Record<(HandColumn | SideColumn)['kind'], Origins>> = {
  dealer: ['deal.dealer'],
  leader: ['play.lead'],
  maker: ['trump'],
  trump: ['trump'],
  'printed-trump': ['trump'],
  doubles: ['doubling'],
  solo: ['solo'],
  'last-trick': ['scoring'],
  bid: ['bidding'],
  tricks: ['scoring'],
  points: ['points'],
  melds: ['melds'],
  score: ['scoring'],
};

/** A cell of a column, which says what its words come from. */
export function ofColumn({ kind }: HandColumn | SideColumn, cell: TableCell): TableCell {
  const origins = COLUMN_ORIGINS[kind];
  return origins && cell.block ? { ...cell, from: origins } : cell;
}

/** Room beside the longest word of a label; larger letters need more, or neighbours read as one line. */
const BESIDE: Readonly<Record<'normal' | 'large', Mm>> = { normal: 0.7, large: 1 };

/** The width that the labels of columns need, broken between their words only. */
export interface LabelRoom {
  readonly before: (column: HandColumn) => Mm;
  readonly side: (column: SideColumn) => Mm;
  /** What a printed suit and its name take. */
  readonly named: (column: PrintedTrump) => Mm;
}

type PrintedTrump = Extract<HandColumn, { kind: 'printed-trump' }>;

/** Size of a suit that is trump by the rules. */
export const PRINTED_SUIT: Mm = 4.2;

/** The gap before its name. */
export const BEFORE_NAME: Mm = 1.7;

/** The room around both. */
export const AROUND_NAME: Mm = 1.5;

/** A good width for short names. */
const NAMED: Mm = 20;

/** The width in which the longest name of a suit stands beside its sign without being broken. */
export function widthOfNamed({ look, measure }: SheetInput, { names }: PrintedTrump): Mm {
  const { small } = THEMES[look.size].styles;
  const longest = Math.max(0, ...names.map((name) => measure.width(name, small)));
  return PRINTED_SUIT + BEFORE_NAME + longest + 2 * AROUND_NAME + 0.1;
}

/** Measures the labels of a plan in the size that is asked for. */
export function labelRoom(input: SheetInput, plan: ScorePlan): LabelRoom {
  const { label: face } = THEMES[input.look.size].styles;
  const room = (label: string): Mm => {
    const words = label.split(/[ -]/).filter((word) => word !== '');
    return Math.max(0, ...words.map((word) => input.measure.width(word, face) + BESIDE[input.look.size]));
  };
  // What stands before rows that are no hands has no other column to reach into.
  const rowWords = plan.before.length > 1 ? 0 : roomForRows(input, plan);
  return {
    before: (column) =>
      Math.max(
        room(labelBefore(input, column, plan)) + (column.kind === 'printed-trump' ? AROUND_NAME : 0),
        column.kind === 'number' ? rowWords : 0,
      ),
    side: (column) => room(labelOfSide(input, column, plan.cells)),
    named: (column) => Math.max(NAMED, widthOfNamed(input, column)),
  };
}

/** What the words before the row for the start and before the result need. */
function roomForRows({ words, measure, look }: SheetInput, { start, open }: ScorePlan): Mm {
  const { value, label } = THEMES[look.size].styles;
  const first = start === undefined ? 0 : measure.width(words.text('table-start'), value);
  const last = open ? 0 : measure.width(words.text('table-result-short'), label);
  return Math.max(first, last) + BESIDE[look.size];
}
