import type { Block, TableCell, TableRow } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import { EMPTY, from, row, text } from '../blocks.ts';
import { figure } from '../input.ts';
import { quiet } from '../match-box.ts';
import { labelBefore, labelOfSide, ofColumn } from './labels.ts';
import { nameLine } from './names.ts';
import type { HandColumn, ScorePlan } from './plan.ts';
import type { SheetInput } from './sheet-input.ts';
import type { TableParts } from './table-parts.ts';
import { hasSidesOfPartners, widthOfSide } from './widths.ts';

/** Heights of the line with names and of the labels below it. */
const NAMES: Mm = 9.2;
const SMALL_NAMES: Mm = 7.6;
const LABELS: Mm = 5.6;

/** The head of the table: who writes where, then what is written. */
export function headRows(input: SheetInput, parts: TableParts): readonly TableRow[] {
  const { plan, columns, groups, light } = parts;
  const each = (cells: readonly TableCell[]) =>
    groups.flatMap((_, group) => [...(group === 0 ? [] : [{}]), ...cells]);
  const names: readonly TableCell[] = [
    ...columns.before.map(() => ({})),
    ...plan.sides.map((_, side) => nameCell(input, parts, side)),
    ...(columns.helper ? [{ ...middleText('small', [{ text: hookTitle(input, parts), weight: 'semibold' }]), from: ['bidding'] }] : []), // biome-ignore format: short
  ];
  const labels: readonly TableCell[] = [
    ...columns.before.map((column) => ofColumn(column, labelCell(labelBefore(input, column, plan), isCentered(column.kind)))), // biome-ignore format: short
    ...plan.sides.flatMap(() => columns.cells.map((column) => ofColumn(column, labelCell(labelOfSide(input, column, columns.cells), true)))), // biome-ignore format: short
    ...(columns.helper ? [{ ...hookLabels(input, parts), from: ['bidding'] }] : []),
  ];
  return [
    { head: true, height: parts.small ? SMALL_NAMES : NAMES, cells: each(names) },
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
function nameCell(input: SheetInput, { plan, columns }: TableParts, side: number): TableCell {
  const { label = '', seats = [] } = plan.sides[side] ?? {};
  const [seat = 0] = seats;
  const aims = widthOfSide(columns) >= WITH_TARGET ? [['fit', target(input, plan)] as const] : [];
  const block: Block = hasSidesOfPartners(plan.sides)
    ? row([['rest', text('seat', label.replaceAll(' ', '\u00a0'))], ...aims], { align: 'baseline' })
    : nameLine(input, label, input.names?.[seat], widthOfSide(columns) - 2 * INSET);
  const inset = row([[INSET, EMPTY], ['rest', block], [INSET, EMPTY]]); // biome-ignore format: three
  return { block: inset, columns: columns.cells.length, valign: 'middle', header: 'Column' };
}

/** Room at both sides of a name. */
const INSET: Mm = 1.6;

/** A side that is narrower has no room for the target beside its letters. */
const WITH_TARGET: Mm = 34;

function target({ words }: SheetInput, { target: value }: ScorePlan): Block {
  return from('match.target', text('label', value === undefined ? [] : [quiet(words.text('table-target', { target: figure(value) }))])); // biome-ignore format: short
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
