import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseGrid, type Grid, gridRect, slotRect } from '../../src/layout/imposition/grid.ts';
import { marginsFor } from '../../src/layout/imposition/margins.ts';
import type { Size } from '../../src/page/geometry.ts';
import { CARDS, PAPERS } from '../../src/page/paper.ts';
import { type Printing, USUAL_PRINTING } from '../../src/page/print.ts';

interface Asked extends Partial<Printing> {
  readonly card: Size;
  readonly paper?: Size;
}

function choose({ card, paper = PAPERS.A4, ...more }: Asked) {
  const printing = { ...USUAL_PRINTING, ...more };
  const fold = printing.backs === 'fold' ? 3 : undefined;
  const { gap, grid } = printing;
  return chooseGrid({ paper, card, gap, margins: marginsFor(printing, paper), asked: grid, fold });
}

function gridOf(asked: Asked): Grid | undefined {
  return choose(asked).grid;
}

const landscape = { width: 297, height: 210 };

describe('the grid of a card sheet', () => {
  it('takes twelve shape cards on A4, three by four', () => {
    expect(gridOf({ card: { width: 51, height: 68 } })).toMatchObject({
      columns: 3,
      rows: 4,
      left: 28.5,
      top: 12.5,
      turned: false,
      paper: PAPERS.A4,
    });
  });

  it('takes nine French cards on A4 and on Letter, three by three', () => {
    const nine = { columns: 3, rows: 3, turned: false };
    expect(gridOf({ card: CARDS.poker })).toMatchObject({ ...nine, left: 10.5, top: 16.5 });
    const letter = gridOf({ card: CARDS.poker, paper: PAPERS.Letter });
    expect(letter).toMatchObject(nine);
    expect([letter?.left, letter?.top]).toEqual([expect.closeTo(13.45, 6), expect.closeTo(7.7, 6)]);
  });

  it.each([
    ['bridge', 3, 3, false],
    ['skat', 3, 3, false],
    ['mini', 4, 4, false],
    ['a8', 2, 5, true],
    ['square', 2, 4, false],
  ] as const)('takes as many %s cards as A4 holds', (name, columns, rows, turned) => {
    expect(gridOf({ card: CARDS[name] })).toMatchObject({ columns, rows, turned });
  });

  it('turns cards by 90° only if more of them fit', () => {
    expect(gridOf({ card: { width: 50, height: 95 } })).toMatchObject({ turned: true, columns: 2, rows: 5 });
    expect(gridOf({ card: { width: 90, height: 90 } })).toMatchObject({ turned: false });
  });

  it('keeps the paper as it is given', () => {
    expect(gridOf({ card: CARDS.poker, paper: landscape })).toMatchObject({
      paper: landscape,
      columns: 3,
      rows: 3,
      turned: true,
    });
    expect(gridOf({ card: CARDS.bridge, paper: landscape })).toMatchObject({
      turned: true,
      columns: 3,
      rows: 3,
    });
  });

  it('lets cards fit exactly', () => {
    expect(gridOf({ card: CARDS.square, margin: 0 })).toMatchObject({ columns: 3, rows: 4, left: 0 });
    expect(gridOf({ card: { width: 190 / 3, height: 277 / 3 }, margin: 10 })).toMatchObject({
      columns: 3,
      rows: 3,
    });
    expect(gridOf({ card: { width: 0.1 + 0.2 + 69.7, height: 99 }, margin: 0 })).toMatchObject({
      columns: 3,
      rows: 3,
    });
    expect(gridOf({ card: { width: 70.001, height: 99 }, margin: 0 })).toMatchObject({ columns: 2 });
  });

  it('leaves a gap between cards if asked to', () => {
    const grid = gridOf({ card: { width: 51, height: 68 }, gap: 6 })!;
    expect(grid).toMatchObject({ columns: 2, rows: 5, turned: true });
    expect(slotRect(grid, 5)).toEqual({ x: grid.left + 74, y: grid.top + 114, width: 68, height: 51 });
  });

  it('takes fewer cards if asked to, in the middle', () => {
    const grid = gridOf({ card: CARDS.poker, grid: { columns: 2, rows: 1 } });
    expect(grid).toMatchObject({ columns: 2, rows: 1, left: 42, top: 104.5, turned: false });
    const turned = gridOf({ card: CARDS.poker, grid: { columns: 2, rows: 4 } });
    expect(turned).toMatchObject({ columns: 2, rows: 4, turned: true });
  });

  it('takes no more cards than fit and says how many do', () => {
    expect(choose({ card: CARDS.poker, grid: { columns: 4, rows: 4 } })).toMatchObject({
      most: { columns: 3, rows: 3 },
    });
    expect(choose({ card: { width: 300, height: 300 }, grid: { columns: 1, rows: 1 } })).toEqual({
      most: undefined,
    });
  });

  it('takes no card that is too large for the paper', () => {
    expect(gridOf({ card: { width: 196, height: 283 } })).toBeUndefined();
    expect(gridOf({ card: { width: 188, height: 281 } })).toMatchObject({ columns: 1, rows: 1 });
    expect(gridOf({ card: { width: 210, height: 297 }, margin: 0 })).toMatchObject({ left: 0, top: 0 });
  });

  it('holds fronts on one half of the paper if it is folded, whichever way holds more', () => {
    const upright = gridOf({ card: { width: 90, height: 50 }, backs: 'fold' });
    expect(upright).toMatchObject({ fold: 'upright', columns: 1, rows: 5 });
    const level = gridOf({ card: { width: 51, height: 68 }, backs: 'fold' });
    expect(level).toMatchObject({ fold: 'level', columns: 3, rows: 2 });
    expect(level!.top + 2 * 68).toBeLessThanOrEqual(148.5 - 3 + 1e-6);
  });

  it('keeps every trim apart from the others, in the middle, with room for ticks and ruler', () => {
    const length = fc.double({ min: 20, max: 150, noNaN: true });
    const paper = fc.constantFrom<Size>(PAPERS.A4, PAPERS.Letter, PAPERS.A5, landscape);
    fc.assert(
      fc.property(length, length, paper, fc.constantFrom(0, 3, 6), (width, height, sheet, gap) => {
        const grid = gridOf({ card: { width, height }, paper: sheet, gap });
        if (!grid) return;
        const { x, y, width: w, height: h } = gridRect(grid);
        expect(x * 2 + w).toBeCloseTo(grid.paper.width, 6);
        expect(y * 2 + h).toBeCloseTo(grid.paper.height, 6);
        // 5 mm are blank; a tick needs 2.5 mm, the ruler 2.8 mm more and 0.5 mm of white.
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(7.5 - 1e-6);
        expect(Math.max(x, y)).toBeGreaterThanOrEqual(10.8 - 1e-6);
        const last = slotRect(grid, grid.columns * grid.rows - 1);
        expect(last.x + last.width).toBeCloseTo(x + w, 6);
        expect(last.y + last.height).toBeCloseTo(y + h, 6);
      }),
    );
  });
});
