import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseGrid, type Grid, gridRect, slotRect } from '../../src/layout/imposition/grid.ts';
import { PAPERS } from '../../src/page/paper.ts';

const margins = { least: 10, ruler: 15, rulerLength: 110 };

function choose(
  width: number,
  height: number,
  paper: { width: number; height: number } = PAPERS.A4,
  gap = 0,
): Grid | undefined {
  return chooseGrid({ paper, card: { width, height }, gap, margins });
}

describe('the grid of a card sheet', () => {
  it('takes twelve shape cards on A4, three by four', () => {
    expect(choose(51, 68)).toMatchObject({
      columns: 3,
      rows: 4,
      left: 28.5,
      top: 12.5,
      turned: false,
      paper: PAPERS.A4,
    });
  });

  it('takes nine French cards on A4, three by three', () => {
    expect(choose(63, 88)).toMatchObject({ columns: 3, rows: 3, left: 10.5, top: 16.5, turned: false });
  });

  it.each([
    [57, 89, 3, 3],
    [59, 91, 3, 3],
    [44, 68, 4, 4],
    [52, 74, 2, 5],
  ])('takes as many cards of %i × %i as A4 holds', (width, height, columns, rows) => {
    expect(choose(width, height)).toMatchObject({ columns, rows });
  });

  it('turns cards by 90° if more of them fit', () => {
    expect(choose(60, 90, { width: 210, height: 150 })).toMatchObject({ turned: false });
    expect(choose(50, 95)).toMatchObject({ turned: true, columns: 2, rows: 5 });
  });

  it('lays the sheet upright, whichever way the paper is given', () => {
    expect(choose(51, 68, { width: 297, height: 210 })).toEqual(choose(51, 68));
  });

  it('lets cards fit exactly', () => {
    expect(choose(180 / 3, 277 / 7, { width: 210, height: 297 })).toMatchObject({ columns: 3 });
    expect(choose(190 / 3, 267 / 3)).toMatchObject({ columns: 3, rows: 3 });
    expect(choose(63.4, 89)).toBeDefined();
    expect(choose(63.4, 89)!.columns * choose(63.4, 89)!.rows).toBeLessThan(9);
  });

  it('leaves a gap between cards if asked to', () => {
    const grid = choose(51, 68, PAPERS.A4, 6)!;
    expect(grid).toMatchObject({ columns: 3, rows: 3 });
    expect(slotRect(grid, 4)).toEqual({ x: grid.left + 57, y: grid.top + 74, width: 51, height: 68 });
  });

  it('takes no card that is too large for the paper', () => {
    expect(choose(191, 278)).toBeUndefined();
    expect(choose(185, 267)).toMatchObject({ columns: 1, rows: 1 });
    expect(choose(30, 30, { width: 105, height: 105 })).toBeUndefined();
  });

  it('keeps every trim apart from the others, in the middle, with room for ticks and ruler', () => {
    const length = fc.double({ min: 15, max: 150, noNaN: true });
    const paper = fc.constantFrom(PAPERS.A4, PAPERS.Letter, { width: 148, height: 210 });
    fc.assert(
      fc.property(length, length, paper, fc.constantFrom(0, 3, 6), (width, height, sheet, gap) => {
        const grid = choose(width, height, sheet, gap);
        if (!grid) return;
        const { x, y, width: w, height: h } = gridRect(grid);
        expect(x * 2 + w).toBeCloseTo(grid.paper.width, 6);
        expect(y * 2 + h).toBeCloseTo(grid.paper.height, 6);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(10 - 1e-6);
        expect(Math.max(x, y)).toBeGreaterThanOrEqual(15 - 1e-6);
        const last = slotRect(grid, grid.columns * grid.rows - 1);
        expect(last.x + last.width).toBeCloseTo(x + w, 6);
        expect(last.y + last.height).toBeCloseTo(y + h, 6);
      }),
    );
  });
});
