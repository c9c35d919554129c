import type { Size } from '../../src/page/geometry.ts';
import { IDENTITY } from '../../src/page/transform.ts';
import { backFaults } from './back-faults.ts';
import {
  type Combination,
  generousRooms,
  gridFits,
  inside,
  mostIn,
  roomForMargins,
  whole,
} from './combination.ts';
import { labelFaults } from './label-faults.ts';
import { foldFaults, markFaults } from './mark-faults.ts';
import { foreignFaults, unprintable } from './place-faults.ts';
import { distinct } from './plane.ts';
import type { Pressed } from './press.ts';
import { findRuler, rulerFaults } from './ruler-faults.ts';
import type { SeenPage } from './seen-page.ts';
import { trimFaults } from './trim-faults.ts';

/** What is wrong with a printed deck; empty if nothing is. */
export function faultsOf(combination: Combination, pressed: Pressed): string[] {
  const faults = countFaults(combination, pressed);
  const lost: string[] = [];
  let isTight = false;
  for (const [index, sheet] of pressed.sheets.entries()) {
    const found = [...backFaults(combination, sheet)];
    for (const side of ['front', 'back'] as const) {
      const page = sheet[side];
      if (!page) continue;
      const seen = sideFaults(combination, page, side === 'back' ? pressed.printedBack : IDENTITY);
      found.push(...seen.faults);
      const numbered = `${index + 1}/${pressed.sheets.length}`;
      const labels = labelFaults(combination, page, side, numbered);
      found.push(...labels.faults);
      lost.push(...seen.lost, ...labels.lost);
      isTight ||= seen.tight;
    }
    faults.push(...found.map((fault) => `sheet ${index + 1}: ${fault}`));
  }
  // What a printer cannot print is told, and only that.
  const idle = pressed.warnings.filter(({ code }) => code === 'E0410');
  const told = pressed.warnings
    .filter((one) => !idle.includes(one))
    .map(({ code, message }) => `${code} ${message}`);
  if (idle.length !== idleOptions(combination)) faults.push(`${idle.length} options are told to be idle`);
  if (lost.length > 0 && told.length === 0) faults.push(`no warning of ${[...new Set(lost)].join(', ')}`);
  if (lost.length === 0 && !isTight && told.length > 0) faults.push(`warned for nothing: ${told.join('; ')}`);
  return faults;
}

/** How many things are asked for that change nothing: an order of the sides or an offset where there is none. */
function idleOptions(combination: Combination): number {
  const { backs, order, backOffset } = whole(combination);
  const isOneSided = backs === 'fold' || backs === 'none';
  const isMoved = backOffset.x !== 0 || backOffset.y !== 0 || backOffset.angle !== 0;
  const orders = order !== 'interleaved' && (isOneSided || backs === 'separate') ? 1 : 0;
  return orders + (isOneSided && isMoved ? 1 : 0);
}

function sideFaults(combination: Combination, page: SeenPage, printed: Parameters<typeof unprintable>[3]) {
  const ruler = findRuler(page);
  const { cut, lost, tight } = unprintable(combination, page, ruler, printed);
  const missing = rulerFaults(page, ruler);
  const marks = markFaults(combination, page, ruler.others);
  const isMissing = (fault: string) => / lacks a tick$/.test(fault);
  return {
    faults: [
      ...sizeFaults(combination, page),
      ...trimFaults(combination, page, page.fronts),
      ...trimFaults(combination, page, page.backs),
      ...(ruler.spine ? missing : []),
      ...marks.filter((fault) => !isMissing(fault)),
      ...foldFaults(combination, page),
      ...foreignFaults(page, ruler),
      ...cut,
    ],
    tight,
    lost: [...lost, ...(ruler.spine ? [] : missing), ...marks.filter(isMissing)],
  };
}

function sizeFaults({ paper }: Combination, { size }: SeenPage): string[] {
  const off = Math.max(Math.abs(size.width - paper.width), Math.abs(size.height - paper.height));
  return off > 0.001 ? [`the page measures ${size.width} × ${size.height} mm`] : [];
}

/** How many cards a page must hold at the least, with generous margins, and may hold at the most. */
export function perPage(combination: Combination): readonly [number, number] {
  const { paper, card } = combination;
  const { gap, margin, grid, backs, unprintable: blank } = whole(combination);
  if (backs === 'fold') return perHalf(combination);
  const rooms = margin === undefined ? generousRooms(combination) : [inside(paper, margin)];
  const widest = inside(paper, margin ?? blank);
  if (grid) {
    const { columns, rows } = grid;
    const fits = (room: Size) => (gridFits(room, card, gap, columns, rows) ? columns * rows : 0);
    return [Math.max(...rooms.map(fits)), fits(widest)];
  }
  return [Math.max(...rooms.map((room) => mostIn(room, card, gap))), mostIn(widest, card, gap)];
}

/** The same of a sheet that is folded: on one half of it, whichever way is better. */
function perHalf(combination: Combination): readonly [number, number] {
  const { paper, card } = combination;
  const { gap, grid, margin, bleed, unprintable: blank } = whole(combination);
  const fits = (room: Size) => {
    if (!grid) return mostIn(room, card, gap);
    return gridFits(room, card, gap, grid.columns, grid.rows) ? grid.columns * grid.rows : 0;
  };
  const half = (side: number, beside: number) => [
    fits({ width: paper.width / 2 - side - beside, height: paper.height - 2 * side }),
    fits({ width: paper.width - 2 * side, height: paper.height / 2 - side - beside }),
  ];
  const generous = margin ?? blank + roomForMargins(combination).ruler;
  return [Math.max(...half(generous, bleed + 5)), Math.max(...half(margin ?? blank, 0))];
}

function countFaults(combination: Combination, { sheets, paperSheets }: Pressed): string[] {
  const { count } = combination;
  const held = sheets.map(({ front }) => front.fronts.length);
  const full = Math.max(...held);
  const faults: string[] = [];
  const numbers = sheets.flatMap(({ front }) => front.fronts.map(({ number }) => number));
  const all = Array.from({ length: count }, (_, at) => at + 1);
  if (numbers.toSorted((a, b) => a - b).join() !== all.join())
    faults.push(`cards ${numbers.join(' ')} of ${count}`);
  if (sheets.length !== Math.ceil(count / full))
    faults.push(`${sheets.length} sheets hold ${held.join(', ')}`);
  if (held.slice(0, -1).some((here) => here !== full)) faults.push(`sheets hold ${held.join(', ')}`);
  if (paperSheets !== sheets.length) faults.push(`${paperSheets} sheets of paper are told`);
  const [least, most] = perPage(combination);
  if (full > most || full < Math.min(least, count))
    faults.push(`${full} a page where ${least} to ${most} have room`);
  const { grid } = whole(combination);
  if (grid && sheets.length > 1) {
    const trims = sheets[0]!.front.fronts.map(({ trim }) => trim);
    const [columns, rows] = [
      distinct(trims.map(({ x }) => x)).length,
      distinct(trims.map(({ y }) => y)).length,
    ];
    if (columns !== grid.columns || rows !== grid.rows) faults.push(`the grid is ${columns} × ${rows}`);
  }
  return faults;
}
