import type { Side } from '../../engine/rules.ts';
import type { TableCell, TableRow } from '../../page/block.ts';
import { text } from '../blocks.ts';
import { figure, hasPartners, seatName } from '../input.ts';
import { quiet } from '../match-box.ts';
import { middle } from '../trick-table.ts';
import { field, playedCard, seatValue } from './cells.ts';
import { labelledLines } from './choices.ts';
import { handColumn, handLine, settingChoices } from './hand-cell.ts';
import { bidRow, countRows, meldRow, scoreRows } from './result-rows.ts';
import { type SheetForm, spanSeat, spanSide, spans } from './sheet-form.ts';
import type { SheetHand } from './sheet-hands.ts';

/** The rows of one hand without the cell of its number: what is settled, bids, tricks, and what they come to. */
function rowsOf(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { steps } = form;
  const tricks = Array.from({ length: hand.size }, (_, trick) => trickRow(form, hand, trick));
  const above = [...settingRows(form, hand), ...(steps.bids ? [bidRow(form, hand)] : [])];
  const below = [
    ...countRows(form, hand),
    ...(steps.melds.length > 0 ? [meldRow(form, hand)] : []),
    ...scoreRows(form, hand),
  ];
  const last = below.length - 1;
  return [
    ...above.map((row, at): TableRow => ({ ...row, below: at === above.length - 1 ? 'head' : 'hairline' })),
    ...tricks.map((row, at): TableRow => ({ ...row, below: at === hand.size - 1 ? 'head' : 'hairline' })),
    ...below.map((row, at): TableRow => (at === last ? row : { ...row, below: 'hairline' })),
  ];
}

/** All rows of a hand, which stay on one page wherever a page can hold them. */
export function handRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const rows = rowsOf(form, hand);
  const { hand: width } = form.columns;
  const column: TableCell = {
    block: handColumn(form.input, hand, width),
    rows: rows.length,
    header: 'Row',
  };
  return rows.map((row, at) => ({
    ...row,
    ...(at > 0 && { joined: true }),
    ...(at === rows.length - 1 && { below: 'hairline' as const }),
    cells: width > 0 && at === 0 ? [column, ...row.cells] : row.cells,
  }));
}

/** How many rows of writing a hand takes. */
export function rowCount(form: SheetForm, hand: SheetHand): number {
  return rowsOf(form, hand).length;
}

/** What is settled before the first trick, to ring. */
function settingRows(form: SheetForm, hand: SheetHand): readonly TableRow[] {
  const { input, steps, columns, row } = form;
  const { seats, sides } = spans(form);
  const across = 2 + seats + 1 + (columns.points > 0 ? 1 : 0) + sides;
  const room = input.width - columns.hand;
  const items = settingChoices(input, hand, steps);
  if (columns.hand > 0 && items.length === 0) return [];
  const block = columns.hand > 0 ? labelledLines(input, items, room) : handLine(input, hand, steps, room);
  return [{ height: row, open: true, cells: [{ ...middle(block), columns: across, header: 'Row' }] }];
}

function trickRow(form: SheetForm, hand: SheetHand, trick: number): TableRow {
  const { input, columns, row, steps } = form;
  const { players, sides } = input.game.rules;
  const told = hand.told?.tricks[trick];
  const first =
    trick === 0 && hand.lead !== undefined ? middle(text('body', [quiet(seatName(input, hand.lead))])) : {};
  const bonus = trick === hand.size - 1 && steps.lastTrick > 0 ? [{ text: ` +${figure(steps.lastTrick)}`, style: 'label' as const }] : []; // biome-ignore format: short
  const number = text('body', [{ text: String(trick + 1) }, ...bonus]);
  const cards = Array.from({ length: players }, (_, seat) => {
    const play = told?.plays.find((one) => one.seat === seat);
    return spanSeat(form, play ? { block: playedCard(input, play.card, seat === told?.winner), valign: 'middle' } : {}); // biome-ignore format: short
  });
  const points = columns.points > 0 ? [field(told?.points)] : [];
  const took = (side: Side) => told?.winner !== undefined && (sides[side] ?? []).includes(told.winner);
  const bySide = hasPartners(input)
    ? sides.map((_, side) => spanSide(form, took(side) ? field(steps.cardPoints ? told?.points : 1) : {}))
    : [];
  const cells = [
    { ...middle(number), header: 'Row' as const },
    told ? field(seatName(input, told.lead)) : first,
    ...cards,
    field(seatValue(input, told?.winner)),
    ...points,
    ...bySide,
  ];
  return { height: row, cells };
}
