import { beforeAll, describe, expect, test } from 'vitest';
import type { Combination } from './combination.ts';
import { faultsOf } from './faults.ts';
import { type Pressed, press } from './press.ts';
import { findRuler } from './ruler-faults.ts';
import type { SeenCard, SeenPage } from './seen-page.ts';
import { changeCard, changed, changeLine, moveCard, moveLine, shift } from './slips.ts';

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

const someTick = (page: SeenPage) => findRuler(page).others[0]!;
const spine = (page: SeenPage) => findRuler(page).spine!;

test('a deck as it is printed has no fault', () => {
  expect(faultsOf(COMBINATION, pressed)).toEqual([]);
});

describe('a slip that a person could not see is found', () => {
  const half = (card: SeenCard): SeenCard => {
    const [a, b, c, d] = card.corners;
    return { ...card, corners: [c, d, a, b] };
  };
  const slips: readonly (readonly [string, () => Pressed])[] = [
    ['a front a tenth of a millimetre off', () => changed(pressed, 'front', changeCard('fronts', (card) => moveCard(card, shift(0.1, 0))))],
    ['a back a tenth of a millimetre off', () => changed(pressed, 'back', changeCard('backs', (card) => moveCard(card, shift(0, 0.1))))],
    ['all backs a tenth of a millimetre off', () => changed(pressed, 'back', ({ backs }) => ({ backs: backs.map((card) => moveCard(card, shift(0.1, 0))) }))],
    ['a sheet at 99.9 %', () => changed(pressed, 'front', ({ fronts }) => ({ fronts: fronts.map((card) => moveCard(card, ([x, y]) => [x * 0.999, y * 0.999])) }))],
    ['a back upside down', () => changed(pressed, 'back', changeCard('backs', half))],
    ['a front upside down', () => changed(pressed, 'front', changeCard('fronts', half))],
    ['a front as in a mirror', () => changed(pressed, 'front', changeCard('fronts', ({ corners: [a, b, c, d], ...card }) => ({ ...card, corners: [b, a, d, c] })))],
    ['a card printed twice and another not', () => changed(pressed, 'front', changeCard('fronts', (card) => ({ ...card, number: 1 })))],
    ['a back too few', () => changed(pressed, 'back', ({ backs }) => ({ backs: backs.slice(1) }))],
    ['a front that bleeds into its neighbour', () => changed(pressed, 'front', changeCard('fronts', (card) => ({ ...card, ink: { ...card.ink, width: card.ink.width + 2 } })))],
    ['a back cut off inside its trim', () => changed(pressed, 'back', changeCard('backs', (card) => ({ ...card, ink: card.trim })))],
    ['a tick a tenth of a millimetre off', () => changed(pressed, 'front', changeLine(someTick, (tick) => [moveLine(tick, 0.1, 0.1)]))],
    ['a tick missing', () => changed(pressed, 'front', changeLine(someTick, () => []))],
    ['a mark on a back', () => changed(pressed, 'back', ({ lines }) => ({ lines: [...lines, { from: [3, 20], to: [6.5, 20], width: 0.12 }] }))],
    ['a line through a card', () => changed(pressed, 'front', ({ lines, fronts }) => ({ lines: [...lines, { from: [10, fronts[0]!.trim.y + 5], to: [200, fronts[0]!.trim.y + 5], width: 0.12 }] }))],
    ['a line that printers lose', () => changed(pressed, 'front', () => ({ thinnest: 0.08 }))],
    ['a ruler a tenth of a millimetre too long', () => changed(pressed, 'front', changeLine(spine, ({ from, to, width }) => [{ from, to: [to[0] + (to[0] - from[0]) / 1000, to[1] + (to[1] - from[1]) / 1000], width }]))],
    ['no ruler on the back', () => changed(pressed, 'back', () => ({ lines: [] }))],
    ['a label in a card', () => changed(pressed, 'front', ({ texts, fronts }) => ({ texts: [...texts, { text: 'x', ink: { ...fronts[0]!.trim, width: 2, height: 2 } }] }))],
    ['a label twice in the same place', () => changed(pressed, 'back', ({ texts }) => ({ texts: [...texts, texts[0]!] }))],
    ['a label where printers print nothing', () => changed(pressed, 'front', ({ texts }) => ({ texts: [...texts, { text: 'x', ink: { x: 3, y: 3, width: 2, height: 2 } }] }))],
    ['dashes on a sheet that is not folded', () => changed(pressed, 'front', () => ({ folds: [{ from: [105, 1], to: [105, 9], width: 0.12 }] }))],
    ['an empty sheet', () => ({ ...pressed, sheets: [...pressed.sheets, { front: { ...pressed.sheets[0]!.front, fronts: [] }, back: { ...pressed.sheets[0]!.back!, backs: [] } }], paperSheets: pressed.paperSheets + 1 })],
    ['a page a hundredth of a millimetre too wide', () => changed(pressed, 'back', ({ size }) => ({ size: { ...size, width: size.width + 0.01 } }))],
    ['a warning without a reason', () => ({ ...pressed, warnings: [{ code: 'E0405', severity: 'warning', message: 'x', help: 'y' }] as unknown as Pressed['warnings'] })],
  ]; // biome-ignore format: a table

  test.each(slips)('%s', (_, slip) => {
    expect(faultsOf(COMBINATION, slip())).not.toEqual([]);
  });
});
