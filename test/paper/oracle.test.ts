import { beforeAll, describe, expect, test } from 'vitest';
import type { Sheet } from './back-faults.ts';
import type { Combination } from './combination.ts';
import { faultsOf } from './faults.ts';
import { around, type Line, type Point } from './plane.ts';
import { type Pressed, press } from './press.ts';
import { findRuler } from './ruler-faults.ts';
import type { SeenCard, SeenPage } from './seen-page.ts';

/** A sheet and a half of cards with gaps, so that there are neighbours, edges and empty places. */
const COMBINATION: Combination = {
  name: 'skat on A4',
  paper: { width: 210, height: 297 },
  card: { width: 59, height: 91 },
  count: 14,
  printing: { gap: 3 },
};

let pressed: Pressed;
beforeAll(async () => {
  pressed = await press(COMBINATION);
});

/** The pressing with one side of its first sheet changed. */
function changed(side: 'front' | 'back', change: (page: SeenPage) => Partial<SeenPage>): Pressed {
  const [first, ...rest] = pressed.sheets as readonly [Sheet, ...Sheet[]];
  const page = first[side]!;
  return { ...pressed, sheets: [{ ...first, [side]: { ...page, ...change(page) } }, ...rest] };
}

function moveCard(card: SeenCard, by: (point: Point) => Point): SeenCard {
  const corners = card.corners.map(by) as unknown as SeenCard['corners'];
  const { x, y, width, height } = card.ink;
  const ink = around([by([x, y]), by([x + width, y + height])]);
  return { ...card, corners, mark: card.mark.map(by), trim: around(corners), ink };
}

const shift =
  (x: number, y: number) =>
  (point: Point): Point => [point[0] + x, point[1] + y];

function changeCard(side: 'fronts' | 'backs', change: (card: SeenCard) => SeenCard) {
  return (page: SeenPage) => ({ [side]: page[side].map((card, at) => (at === 1 ? change(card) : card)) });
}

const someTick = (page: SeenPage) => findRuler(page).others[0]!;
const spine = (page: SeenPage) => findRuler(page).spine!;

function changeLine(which: (page: SeenPage) => Line, change: (line: Line) => readonly Line[]) {
  return (page: SeenPage) => {
    const chosen = which(page);
    return { lines: page.lines.flatMap((line) => (line === chosen ? change(line) : [line])) };
  };
}

const moved = ({ from, to, width }: Line, x: number, y: number): Line => ({ from: shift(x, y)(from), to: shift(x, y)(to), width }); // biome-ignore format: one line

test('a deck as it is printed has no fault', () => {
  expect(faultsOf(COMBINATION, pressed)).toEqual([]);
});

describe('a slip that a person could not see is found', () => {
  const half = (card: SeenCard): SeenCard => {
    const [a, b, c, d] = card.corners;
    return { ...card, corners: [c, d, a, b] };
  };
  const slips: readonly (readonly [string, () => Pressed])[] = [
    ['a front a tenth of a millimetre off', () => changed('front', changeCard('fronts', (card) => moveCard(card, shift(0.1, 0))))],
    ['a back a tenth of a millimetre off', () => changed('back', changeCard('backs', (card) => moveCard(card, shift(0, 0.1))))],
    ['all backs a tenth of a millimetre off', () => changed('back', ({ backs }) => ({ backs: backs.map((card) => moveCard(card, shift(0.1, 0))) }))],
    ['a sheet at 99.9 %', () => changed('front', ({ fronts }) => ({ fronts: fronts.map((card) => moveCard(card, ([x, y]) => [x * 0.999, y * 0.999])) }))],
    ['a back upside down', () => changed('back', changeCard('backs', half))],
    ['a front upside down', () => changed('front', changeCard('fronts', half))],
    ['a front as in a mirror', () => changed('front', changeCard('fronts', ({ corners: [a, b, c, d], ...card }) => ({ ...card, corners: [b, a, d, c] })))],
    ['a card printed twice and another not', () => changed('front', changeCard('fronts', (card) => ({ ...card, number: 1 })))],
    ['a back too few', () => changed('back', ({ backs }) => ({ backs: backs.slice(1) }))],
    ['a front that bleeds into its neighbour', () => changed('front', changeCard('fronts', (card) => ({ ...card, ink: { ...card.ink, width: card.ink.width + 2 } })))],
    ['a back cut off inside its trim', () => changed('back', changeCard('backs', (card) => ({ ...card, ink: card.trim })))],
    ['a tick a tenth of a millimetre off', () => changed('front', changeLine(someTick, (tick) => [moved(tick, 0.1, 0.1)]))],
    ['a tick missing', () => changed('front', changeLine(someTick, () => []))],
    ['a mark on a back', () => changed('back', ({ lines }) => ({ lines: [...lines, { from: [3, 20], to: [6.5, 20], width: 0.12 }] }))],
    ['a line through a card', () => changed('front', ({ lines, fronts }) => ({ lines: [...lines, { from: [10, fronts[0]!.trim.y + 5], to: [200, fronts[0]!.trim.y + 5], width: 0.12 }] }))],
    ['a line that printers lose', () => changed('front', () => ({ thinnest: 0.08 }))],
    ['a ruler a tenth of a millimetre too long', () => changed('front', changeLine(spine, ({ from, to, width }) => [{ from, to: [to[0] + (to[0] - from[0]) / 1000, to[1] + (to[1] - from[1]) / 1000], width }]))],
    ['no ruler on the back', () => changed('back', () => ({ lines: [] }))],
    ['a label in a card', () => changed('front', ({ texts, fronts }) => ({ texts: [...texts, { text: 'x', ink: { ...fronts[0]!.trim, width: 2, height: 2 } }] }))],
    ['a label twice in the same place', () => changed('back', ({ texts }) => ({ texts: [...texts, texts[0]!] }))],
    ['a label where printers print nothing', () => changed('front', ({ texts }) => ({ texts: [...texts, { text: 'x', ink: { x: 3, y: 3, width: 2, height: 2 } }] }))],
    ['dashes on a sheet that is not folded', () => changed('front', () => ({ folds: [{ from: [105, 1], to: [105, 9], width: 0.12 }] }))],
    ['an empty sheet', () => ({ ...pressed, sheets: [...pressed.sheets, { front: { ...pressed.sheets[0]!.front, fronts: [] }, back: { ...pressed.sheets[0]!.back!, backs: [] } }], paperSheets: pressed.paperSheets + 1 })],
    ['a page a hundredth of a millimetre too wide', () => changed('back', ({ size }) => ({ size: { ...size, width: size.width + 0.01 } }))],
    ['a warning without a reason', () => ({ ...pressed, warnings: [{ code: 'E0405', severity: 'warning', message: 'x', help: 'y' }] as unknown as Pressed['warnings'] })],
  ]; // biome-ignore format: a table

  test.each(slips)('%s', (_, slip) => {
    expect(faultsOf(COMBINATION, slip())).not.toEqual([]);
  });
});
