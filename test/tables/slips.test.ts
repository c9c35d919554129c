import { beforeAll, describe, expect, test } from 'vitest';
import { TOLD } from '../documents/score-table/told.ts';
import { type Combination, combine } from './combinations.ts';
import { faultsOf } from './faults.ts';
import { pressTable } from './press.ts';
import type { SeenPage } from './seen-page.ts';
import { type SeenTable, tablesOn } from './seen-table.ts';

const find = (game: string, players: number) =>
  TOLD.find((told) => told.game === game && told.players === players && told.variants.length === 0)!;

const GUESSING = combine(find('stiche-raten', 4), ['A4', {}], 'de', ['Ada', 'Bob', 'Cleo', 'Dora']);
const WHIST = combine(find('whist-rauf-und-runter', 4), ['A4', {}], 'de');
const PARTNERS = combine(find('bauer', 4), ['A4', {}], 'de');
const PAD = combine(find('bauerchen', 4), ['A4', { pad: 'a6' }], 'de');

const pressed = new Map<Combination, readonly SeenPage[]>();
beforeAll(async () => {
  for (const one of [GUESSING, WHIST, PARTNERS, PAD]) pressed.set(one, (await pressTable(one)).pages);
}, 600_000);

test.each([GUESSING, WHIST, PARTNERS, PAD])('$name as it is printed has no fault', (combination) => {
  expect(faultsOf(combination, pressed.get(combination)!)).toEqual([]);
});

type Slip = (page: SeenPage, table: SeenTable) => Partial<SeenPage>;

const from = <T>(
  list: readonly T[],
  which: (one: T) => boolean,
  change: (one: T) => readonly T[],
): readonly T[] => {
  const found = list.find(which);
  if (found === undefined) throw new Error('there is nothing to change');
  return list.flatMap((one) => (one === found ? change(one) : [one]));
};

/** Moves a text that has some words. */
const moveText =
  (words: string, x: number, y: number): Slip =>
  ({ texts }) => ({
    texts: from(
      texts,
      ({ text }) => text === words,
      (one) => [{ ...one, room: { ...one.room, x: one.room.x + x, y: one.room.y + y } }],
    ),
  });
const reword =
  (words: string, other: string): Slip =>
  ({ texts }) => ({
    texts: from(
      texts,
      ({ text }) => text === words,
      (one) => [{ ...one, text: other }],
    ),
  });
const rowLine = (page: SeenPage, { rows }: SeenTable, at: number) =>
  page.across.filter((line) => Math.abs(line.at - rows[at]!.bottom) < 0.1);

const SLIPS: readonly (readonly [string, Combination, Slip])[] = [
  ['a row is missing', GUESSING, (page, table) => ({ across: page.across.filter((line) => !rowLine(page, table, 4).includes(line)) })],
  ['a row line 0.3 mm too low', GUESSING, (page, table) => ({ across: page.across.map((line) => (rowLine(page, table, 4).includes(line) ? { ...line, at: line.at + 0.3 } : line)) })],
  ['two hands have changed places', GUESSING, (page) => ({ texts: page.texts.map((one) => (one.text === '5' ? { ...one, text: '6' } : one.text === '6' ? { ...one, text: '5' } : one)) })],
  ['the dot one seat off', GUESSING, (page, table) => ({ dots: from(page.dots, ({ y }) => y > table.rows[2]!.top && y < table.rows[2]!.bottom, (dot) => [{ ...dot, x: dot.x + table.groups[0]!.sides[1]! - table.groups[0]!.sides[0]! }]) })],
  ['the dot one row off', GUESSING, (page, table) => ({ dots: from(page.dots, ({ y }) => y > table.rows[2]!.top && y < table.rows[2]!.bottom, (dot) => [{ ...dot, y: dot.y + table.rows[0]!.bottom - table.rows[0]!.top }]) })],
  ['no dot', GUESSING, (page) => ({ dots: page.dots.slice(1) })],
  ['a suit too few to ring', GUESSING, (page, table) => ({ signs: from(page.signs, ({ room }) => room.y > table.rows[1]!.top && room.y < table.rows[1]!.bottom, () => []) })],
  ['the last hand does not say that there is no trump', GUESSING, reword('ohne Trumpf', 'Trumpf')],
  ['another hand without trump', GUESSING, (page, table) => ({ signs: page.signs.filter(({ room }) => room.y < table.rows[3]!.top || room.y > table.rows[3]!.bottom), texts: [...page.texts, { text: 'ohne Trumpf', size: 10, room: { x: table.groups[0]!.sides[0]! - 20, y: table.rows[3]!.top + 3, width: 15, height: 2 } }] })],
  ['two names have changed places', GUESSING, (page) => ({ texts: page.texts.map((one) => (one.text === 'Ada' ? { ...one, text: 'Bob' } : one.text === 'Bob' ? { ...one, text: 'Ada' } : one)) })],
  ['a name is missing', GUESSING, reword('Cleo', 'C.')],
  ['type of 8.4 pt', GUESSING, ({ texts }) => ({ texts: texts.map((one) => (one.text === 'Trumpf' ? { ...one, size: 8.4 } : one)) })],
  ['a column is too narrow', GUESSING, (page, table) => ({ down: page.down.map((line) => (Math.abs(line.at - table.groups[0]!.sides[1]!) < 0.1 ? { ...line, at: line.at + 2.5 } : line)) })],
  ['a word goes through a line', GUESSING, moveText('Trumpf', 12, 0)],
  ['two words meet', GUESSING, (page) => ({ texts: [...page.texts, page.texts[0]!] })],
  ['a word 7 mm from the edge', GUESSING, moveText('Stiche-Raten', -11, 0)],
  ['a column has another head', GUESSING, reword('Trumpf', 'Augen')],
  ['a page of another size', GUESSING, ({ size }) => ({ size: { ...size, width: size.width + 0.1 } })],
  ['a sign of another suit', WHIST, (page, table) => { const inRow = (at: number) => page.signs.find(({ room }) => room.y > table.rows[at]!.top && room.y < table.rows[at]!.bottom)!; return { signs: page.signs.map((sign) => (sign === inRow(2) ? { ...inRow(3), room: sign.room } : sign)) }; }],
  ['a suit by another name', WHIST, reword('Karo', 'Pik')],
  ['nobody leads the first hand', WHIST, (page, table) => ({ texts: page.texts.filter(({ text, room }) => text !== 'A' || room.y < table.head) })],
  ['no row for the start', PARTNERS, reword('Start', '')],
  ['no column for those who play alone', PARTNERS, reword('allein', '')],
  ['a part 0.3 mm off', PAD, (page) => ({ texts: from(page.texts, ({ room }) => room.x > 110 && room.y > 160, (one) => [{ ...one, room: { ...one.room, x: one.room.x + 0.3 } }]) })],
  ['a line through a cut', PAD, (page) => ({ across: [...page.across, { at: 100, from: 90, to: 120, width: 0.12 }] })],
  ['no ticks to cut at', PAD, (page) => ({ down: page.down.filter(({ at }) => Math.abs(at - 105) > 0.1) })],
]; // biome-ignore format: a table

describe('a slip that is easily overlooked is found', () => {
  test.each(SLIPS)('%s', (_, combination, slip) => {
    const [page, ...rest] = pressed.get(combination)! as [SeenPage, ...SeenPage[]];
    const [table] = tablesOn(page, combination.told.sides[0]!);
    expect(faultsOf(combination, [{ ...page, ...slip(page, table!) }, ...rest])).not.toEqual([]);
  });

  test('a page is missing', () => {
    expect(faultsOf(GUESSING, [])).not.toEqual([]);
  });
});
