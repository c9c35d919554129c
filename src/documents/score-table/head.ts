import type { Block, TableCell, TableRow } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { row, text } from '../blocks.ts';
import { figure } from '../input.ts';
import { quiet } from '../match-box.ts';
import { nameLine } from './names.ts';
import type { HandColumn, ScorePlan, SideColumn } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import type { TableParts } from './table-parts.ts';
import { hasSidesOfPartners } from './widths.ts';

/** Heights of the line with names and of the labels below it. */
const NAMES: Mm = 9.2;
const LABELS: Mm = 5.6;

/** The head of the table: who writes where, then what is written. */
export function headRows(input: SheetInput, parts: TableParts): readonly TableRow[] {
  const { plan, columns, groups, light } = parts;
  const each = (cells: readonly TableCell[]) =>
    groups.flatMap((_, group) => [...(group === 0 ? [] : [{}]), ...cells]);
  const names: readonly TableCell[] = [
    ...columns.before.map(() => ({})),
    ...plan.sides.map((_, side) => nameCell(input, plan, side, columns.cells.length)),
    ...(columns.helper ? [middleText('small', [{ text: hookTitle(input, parts), weight: 'semibold' }])] : []),
  ];
  const labels: readonly TableCell[] = [
    ...columns.before.map((column) => labelCell(labelBefore(input, column, plan), isCentered(column.kind))),
    ...plan.sides.flatMap(() => columns.cells.map((column) => labelCell(labelOfSide(input, column, columns.cells), true))), // biome-ignore format: short
    ...(columns.helper ? [hookLabels(input, parts)] : []),
  ];
  return [
    { head: true, height: NAMES, cells: each(names) },
    { head: true, height: LABELS, below: light ? 'hairline' : 'head', cells: each(labels) },
  ];
}

function middleText(style: 'small' | 'label', runs: Parameters<typeof text>[1]): TableCell {
  return { block: text(style, runs), valign: 'middle', header: 'Column' };
}

function isCentered(kind: HandColumn['kind']): boolean {
  return kind !== 'number' && kind !== 'printed-trump';
}

function labelCell(label: string, centered: boolean): TableCell {
  if (label === '') return {};
  return { block: text('label', label, centered ? 'center' : 'left'), header: 'Column', valign: 'bottom', ...(centered && { align: 'center' }) }; // biome-ignore format: short
}

/** A line for the name of whoever plays alone; the letters of partners with the target at the right. */
function nameCell(input: SheetInput, plan: ScorePlan, side: number, columns: number): TableCell {
  const { label = '', seats = [] } = plan.sides[side] ?? {};
  const [seat = 0] = seats;
  const block: Block = hasSidesOfPartners(plan.sides)
    ? row([['rest', text('seat', label)], ['fit', target(input, plan)]], { align: 'baseline' }) // biome-ignore format: a pair
    : nameLine(input, label, input.names?.[seat]);
  const inset = row([[1.6, { kind: 'space', height: 0 }], ['rest', block], [1.6, { kind: 'space', height: 0 }]]); // biome-ignore format: three
  return { block: inset, columns, valign: 'middle', header: 'Column' };
}

function target({ words }: SheetInput, { target: value }: ScorePlan): Block {
  return text('label', value === undefined ? [] : [quiet(words.text('table-target', { target: figure(value) }))]); // biome-ignore format: short
}

function labelBefore({ words }: SheetInput, column: HandColumn, plan: ScorePlan): string {
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

function labelOfSide({ words }: SheetInput, column: SideColumn, cells: readonly SideColumn[]): string {
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

function hookTitle({ words }: SheetInput, { plan, columns }: TableParts): string {
  return words.text('table-hook', { dealer: plan.hook === 'dealer', sum: columns.helper === 'sum' });
}

function hookLabels({ words }: SheetInput, { columns }: TableParts): TableCell {
  if (columns.helper === 'sum') return labelCell(words.text('table-hook-sum'), false);
  return {
    block: row([
      [11, text('label', '')],
      [11, text('label', words.text('table-hook-so-far'))],
      ['rest', text('label', words.text('table-hook-forbidden'), 'right')],
    ]),
    valign: 'bottom',
    header: 'Column',
  };
}
