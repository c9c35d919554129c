import { beforeAll, describe, expect, test } from 'vitest';
import type { Combination } from './combination.ts';
import { faultsOf } from './faults.ts';
import { moving, through } from './plane.ts';
import { type Pressed, press } from './press.ts';
import { findRuler } from './ruler-faults.ts';
import type { SeenCard, SeenPage } from './seen-page.ts';
import { changeCard, changed, changeLine, moveCard, moveLine, reword, shift } from './slips.ts';

const A4 = { width: 210, height: 297 };
const SKAT = { width: 59, height: 91 };

/** A way to print that few ask for, and what could go wrong with it. */
interface Rare {
  readonly name: string;
  readonly combination: Omit<Combination, 'name'>;
  readonly slips: Readonly<Record<string, (pressed: Pressed) => Pressed>>;
}

/** A card whose ink reaches so much further on all sides. */
const inked =
  (more: number) =>
  (card: SeenCard): SeenCard => {
    const { x, y, width, height } = card.ink;
    return { ...card, ink: { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more } };
  };

const say =
  (side: 'front' | 'back', words: string | RegExp, others: string) =>
  (pressed: Pressed): Pressed =>
    changed(pressed, side, reword(words, others));

const labelAt =
  (x: number) =>
  (pressed: Pressed): Pressed =>
    changed(pressed, 'front', ({ texts }) => ({
      texts: [...texts, { text: 'x', ink: { x, y: 148, width: 0.5, height: 2 } }],
    }));

const warned = (code: string, pressed: Pressed): Pressed => ({
  ...pressed,
  warnings: [...pressed.warnings, { code, severity: 'warning', message: 'x' }] as Pressed['warnings'],
});

const unwarned = (pressed: Pressed): Pressed => ({ ...pressed, warnings: [] });

const moveAll =
  (side: 'fronts' | 'backs', by: Parameters<typeof moveCard>[1]) =>
  (page: SeenPage): Partial<SeenPage> => ({ [side]: page[side].map((card) => moveCard(card, by)) });

const RARE: readonly Rare[] = [
  {
    name: 'faces that do not bleed',
    combination: { paper: A4, card: SKAT, count: 14, printing: { gap: 3 }, reach: 0 },
    slips: {
      'a face with bleed': (pressed) => changed(pressed, 'front', changeCard('fronts', inked(0.1))),
      'a face cut off': (pressed) => changed(pressed, 'front', changeCard('fronts', inked(-0.1))),
      'a back without bleed': (pressed) => changed(pressed, 'back', changeCard('backs', inked(-1.5))),
    },
  },
  {
    name: 'a bleed of 10 mm',
    combination: { paper: A4, card: SKAT, count: 5, printing: { bleed: 10, gap: 6 } },
    slips: {
      'a bleed of 9.9 mm': (pressed) =>
        changed(pressed, 'front', changeCard('fronts', (card) => ({ ...card, ink: { ...card.ink, y: card.ink.y + 0.1 } }))),
      'a back that bleeds over half of a gap': (pressed) => changed(pressed, 'back', changeCard('backs', inked(0.1))),
      'a tick that the bleed hides': (pressed) =>
        changed(pressed, 'front', changeLine((page) => findRuler(page).others[0]!, ({ from, to, width }) => [{ from, to: [to[0] + (from[0] - to[0]) * 0.8, to[1] + (from[1] - to[1]) * 0.8], width }])),
    },
  },
  {
    name: 'words in English',
    combination: { paper: A4, card: SKAT, count: 14, printing: { backOffset: { x: 0.7, y: -0.4, angle: 0 } }, language: 'en' },
    slips: {
      'the title in German': say('front', 'Test cards', 'Prüfkarten'),
      'the way to turn in German': say('back', 'long edge', 'lange Kante'),
      'the other edge': say('front', 'long edge', 'short edge'),
      'a comma for a point': say('back', '0.7', '0,7'),
      'the offset without its sign': say('back', '−0.4', '0.4'),
      'another sheet': say('back', '1/2', '2/2'),
      'more sheets than there are': say('front', '1/2', '1/22'),
    },
  },
  {
    name: 'backs in a file of their own',
    combination: { paper: A4, card: SKAT, count: 14, printing: { backs: 'separate' } },
    slips: {
      'that the printer turns the sheets': say('front', 'einlegen', 'wenden'),
      'the other edge': say('back', 'langer', 'kurzer'),
      'fronts called backs': say('back', 'Rückseiten', 'Vorderseiten'),
      'nothing of an offset': say('back', /Versatz.*/, ''),
      'a third file': (pressed) => ({ ...pressed, paperSheets: pressed.paperSheets + 1 }),
    },
  },
  {
    name: 'sheets put in again',
    combination: { paper: A4, card: SKAT, count: 14, printing: { backs: 'duplex-short', order: 'fronts-then-backs' } },
    slips: {
      'that the printer turns the sheets': say('back', 'einlegen', 'wenden'),
      'the other edge': say('front', 'kurzer', 'langer'),
      'the backs of another sheet': (pressed) => {
        const [one, two] = pressed.sheets;
        return { ...pressed, sheets: [{ ...one!, back: two!.back! }, { ...two!, back: one!.back! }] };
      },
      'a warning that the order is idle': (pressed) => warned('E0410', pressed),
    },
  },
  {
    name: 'a grid on half of a folded sheet',
    combination: { paper: A4, card: { width: 50, height: 50 }, count: 5, printing: { backs: 'fold', grid: { columns: 2, rows: 2 }, order: 'fronts-then-backs' } },
    slips: {
      'a back that is not where the fold brings it': (pressed) => changed(pressed, 'front', changeCard('backs', (card) => moveCard(card, shift(0.1, 0)))),
      'a card beside the grid': (pressed) => changed(pressed, 'front', changeCard('fronts', (card) => moveCard(card, shift(100, -50)), 2)),
      'a card too few on the first sheet': (pressed) => changed(pressed, 'front', ({ fronts, backs }) => ({ fronts: fronts.slice(1), backs: backs.slice(1) })),
      'an idle order that nothing is said of': unwarned,
      'words for a printer that turns sheets': say('front', /$/, ' an langer Kante wenden'),
    },
  },
  {
    name: 'a printer that leaves 8 mm blank',
    combination: { paper: A4, card: SKAT, count: 14, printing: { unprintable: 8 } },
    slips: { 'a label at 7.9 mm': labelAt(7.9), 'a warning without a reason': (pressed) => warned('E0405', pressed) },
  },
  {
    name: 'a printer that leaves 3 mm blank',
    combination: { paper: A4, card: SKAT, count: 14, printing: { unprintable: 3 } },
    slips: { 'a label at 2.9 mm': labelAt(2.9), 'a warning without a reason': (pressed) => warned('E0405', pressed) },
  },
  {
    name: 'backs moved as far as can be',
    combination: { paper: A4, card: SKAT, count: 14, printing: { backOffset: { x: 20, y: -20, angle: 5 } } },
    slips: {
      'backs turned by a twentieth of a degree less': (pressed) => changed(pressed, 'back', moveAll('backs', (point) => through(moving(A4, 0, 0, 0.05), point))),
      'backs moved by a twentieth of a millimetre more': (pressed) => changed(pressed, 'back', moveAll('backs', shift(0.051, 0))),
      'backs beyond the paper that nothing is said of': unwarned,
      'the offset the wrong way': say('back', '−20', '20'),
      'another angle': say('back', '5°', '5,5°'),
    },
  },
  {
    name: 'a sheet that is all cards',
    combination: { paper: { width: 1300, height: 50 }, card: { width: 50, height: 50 }, count: 27, printing: { gap: 0, margin: 0, backs: 'none' } },
    slips: {
      'a card beyond the paper': (pressed) => changed(pressed, 'front', moveAll('fronts', shift(0.051, 0))),
      'one card fewer than fit': (pressed) => changed(pressed, 'front', ({ fronts }) => ({ fronts: fronts.slice(0, 25) })),
      'a tick where the paper ends': (pressed) => changed(pressed, 'front', ({ lines }) => ({ lines: [...lines, { from: [10, 49.9], to: [10, 50], width: 0.12 }] })),
      'nothing said of what printers lose': unwarned,
    },
  },
  {
    name: 'corners rounder than half a card',
    combination: { paper: A4, card: SKAT, count: 5, printing: { corners: 60 } },
    slips: {
      'a corner too few': (pressed) => changed(pressed, 'front', ({ curves }) => ({ curves: curves.slice(1) })),
      'a corner as high as half the card': (pressed) => changed(pressed, 'front', ({ curves }) => ({ curves: curves.map(({ to, ...one }, at) => (at === 0 ? { ...one, to: shift(0, 16)(to) } : { ...one, to })) })),
    },
  },
  {
    name: 'lines on a small sheet',
    combination: { paper: { width: 50, height: 50 }, card: { width: 20, height: 20 }, count: 5, printing: { marks: 'lines', backs: 'none' } },
    slips: {
      'a line a tenth of a millimetre off': (pressed) => changed(pressed, 'front', changeLine((page) => findRuler(page).others[0]!, (line) => [moveLine(line, 0.1, 0.1)])),
    },
  },
]; // biome-ignore format: a table

describe.each(RARE.map(({ name, ...one }) => ({ ...one, combination: { name, ...one.combination } })))(
  '$combination.name',
  ({ combination, slips }) => {
    let pressed: Pressed;
    beforeAll(async () => {
      pressed = await press(combination);
    });

    test('have no fault as they are printed', () => {
      expect(pressed.errors).toEqual([]);
      expect(faultsOf(combination, pressed)).toEqual([]);
    });

    test.each(Object.entries(slips))('a slip is found: %s', (_, slip) => {
      expect(faultsOf(combination, slip(pressed))).not.toEqual([]);
    });
  },
);

test('another grid than the one that is asked for is found', async () => {
  const { combination } = RARE.find(({ combination: { printing } }) => printing.grid)!;
  const pressed = await press({ name: '', ...combination });
  const printing = { ...combination.printing, grid: { columns: 1, rows: 4 } };
  expect(faultsOf({ name: '', ...combination, printing }, pressed)).toContain('the grid is 2 × 2');
});
