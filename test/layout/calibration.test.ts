import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesPerMm } from '../../src/layout/calibration/places.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import type { TextBlock } from '../../src/page/block.ts';
import type { CalibrationContent, CalibrationSide } from '../../src/page/content.ts';
import type { Size } from '../../src/page/geometry.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { BackOffset } from '../../src/page/print.ts';
import {
  circlesOf,
  distance,
  figureAt,
  labelsOf,
  type Motion,
  mean,
  placed,
  stretchesOf,
  type Vector,
} from '../support/calibration-sheet.ts';
import { fakeMeasure } from '../support/fake-measure.ts';
import { documentOf, marksIn, marksOn } from '../support/pages.ts';

type Turn = 'duplex-long' | 'duplex-short';

const NONE: BackOffset = { x: 0, y: 0, angle: 0 };

const words = (text: string): TextBlock => ({ kind: 'text', role: 'P', style: 'label', runs: [{ text }] });

const side = (title: string): CalibrationSide => ({
  head: words(title),
  upper: [words('oben')],
  lower: [words('unten')],
  gap: 2,
});

function contentOf(backs: Turn, backOffset: BackOffset): CalibrationContent {
  return {
    kind: 'calibration',
    backs,
    backOffset,
    unprintable: 5,
    sides: [{ front: side('vorn'), back: side('hinten') }],
    words: {
      across: 'across',
      down: 'down',
      ladders: 'ladders',
      crosses: 'crosses',
      scales: 'scales',
      card: 'Karte',
    },
  };
}

const outcomeOf = (paper: Size, backs: Turn = 'duplex-long', backOffset = NONE) =>
  layOut(documentOf(contentOf(backs, backOffset)), { paper, measure: fakeMeasure });

function lay(paper: Size, backs: Turn = 'duplex-long', backOffset = NONE): PrintDocument {
  const { value, diagnostics } = outcomeOf(paper, backs, backOffset);
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

const papers = fc.constantFrom<Size>(
  ...Object.values(PAPERS),
  ...Object.values(PAPERS).map(turned),
  { width: 105, height: 148 },
  { width: 148, height: 105 },
  { width: 150, height: 150 },
);
const turns = fc.constantFrom<Turn>('duplex-long', 'duplex-short');

/** Turning a sheet over: what lies at a point of the front lies there on the back, seen from the back. */
function turnOver({ width, height }: Size, backs: Turn): Motion {
  const edge = backs === 'duplex-long' ? 'long' : 'short';
  const uprightEdge = height >= width ? 'long' : 'short';
  return edge === uprightEdge ? ({ x, y }) => ({ x: width - x, y }) : ({ x, y }) => ({ x, y: height - y });
}

/** A printer that turns the back clockwise about the middle of the page and then moves it. */
function printer({ width, height }: Size, { x: right, y: down, angle }: BackOffset): Motion {
  const turn = (angle * Math.PI) / 180;
  return ({ x, y }) => {
    const [across, along] = [x - width / 2, y - height / 2];
    return {
      x: width / 2 + across * Math.cos(turn) - along * Math.sin(turn) + right,
      y: height / 2 + across * Math.sin(turn) + along * Math.cos(turn) + down,
    };
  };
}

/** The two crosses of the front, each the middle of two lines that cross there. */
function crossesOf(document: PrintDocument): readonly Vector[] {
  const middles = stretchesOf(figureAt(document, 'crosses')).map(({ from, to }) => mean([from, to]));
  const found = middles.filter((one, at) => middles.findIndex((other) => distance(one, other) < 1e-6) === at);
  expect(middles).toHaveLength(4);
  expect(found).toHaveLength(2);
  return found;
}

/** A scale as it is printed: where its middle lies, and where it says that +1 mm is. */
interface Scale {
  readonly middle: Vector;
  readonly right: Vector;
  readonly down: Vector;
}

function scalesOf(document: PrintDocument, print: Motion): readonly Scale[] {
  const content = figureAt(document, 'scales');
  const put = placed(document.pages[1]!);
  const toPaper: Motion = (point) => print(put(point));
  const frames = stretchesOf(content).filter(({ from, to }) => distance(from, to) > 9);
  expect(frames).toHaveLength(8);
  const ends = frames.flatMap(({ from, to }) => [from, to]);
  const half = document.pages[1]!.size.width / 2;
  return [(x: number) => x < half, (x: number) => x > half].map((isHere): Scale => {
    const minus = labelsOf(content, '−5').filter(({ x }) => isHere(x));
    const plus = labelsOf(content, '+5').filter(({ x }) => isHere(x));
    const top = [minus, plus].map((some) => some.reduce((a, b) => (a.x > b.x ? a : b)));
    const left = [minus, plus].map((some) => some.reduce((a, b) => (a.x < b.x ? a : b)));
    return {
      middle: toPaper(mean(ends.filter(({ x }) => isHere(x)))),
      right: unit(toPaper(top[0]!), toPaper(top[1]!)),
      down: unit(toPaper(left[0]!), toPaper(left[1]!)),
    };
  });
}

/** A tenth of the way between the labels −5 and +5. */
const unit = (minus: Vector, plus: Vector): Vector => ({
  x: (plus.x - minus.x) / 10,
  y: (plus.y - minus.y) / 10,
});

/** What a person reads on the back, held against the light. */
function readings(document: PrintDocument, paper: Size, backs: Turn, print: Motion): readonly Vector[] {
  const shining = crossesOf(document).map(turnOver(paper, backs));
  return scalesOf(document, print).map(({ middle, right, down }) => {
    const cross = shining.reduce((a, b) => (distance(a, middle) < distance(b, middle) ? a : b));
    const [x, y] = [cross.x - middle.x, cross.y - middle.y];
    return { x: x * right.x + y * right.y, y: x * down.x + y * down.y };
  });
}

/** What the sheet tells to type. */
function corrected(read: readonly Vector[], paper: Size, before: BackOffset): BackOffset {
  const [left, right] = read as [Vector, Vector];
  return {
    x: (left.x + right.x) / 2 + before.x,
    y: (left.y + right.y) / 2 + before.y,
    angle: (right.y - left.y) * degreesPerMm(paper) + before.angle,
  };
}

const shift = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const errors = (mm: number, degrees: number) =>
  fc.record({ x: shift(mm), y: shift(mm), angle: shift(degrees) });

describe('the scales of the calibration sheet', () => {
  it('lie behind the crosses and read 0 if the printer is exact', () => {
    fc.assert(
      fc.property(papers, turns, (paper, backs) => {
        const document = lay(paper, backs);
        for (const { x, y } of readings(document, paper, backs, printer(paper, NONE))) {
          expect(x).toBeCloseTo(0, 6);
          expect(y).toBeCloseTo(0, 6);
        }
      }),
    );
  });

  it('read as positive what the backs must move to the right and down', () => {
    const print = printer(PAPERS.A4, { x: -1.5, y: -0.5, angle: 0 });
    const read = readings(lay(PAPERS.A4), PAPERS.A4, 'duplex-long', print);
    expect(corrected(read, PAPERS.A4, NONE)).toMatchObject({
      x: expect.closeTo(1.5, 6),
      y: expect.closeTo(0.5, 6),
      angle: expect.closeTo(0, 6),
    });
  });

  it('read a turn that is the opposite of what the printer does', () => {
    const print = printer(PAPERS.A4, { x: 0, y: 0, angle: -0.5 });
    const read = readings(lay(PAPERS.A4), PAPERS.A4, 'duplex-short', print);
    expect(corrected(read, PAPERS.A4, NONE).angle).toBeCloseTo(0.5, 3);
    expect(read[1]!.y).toBeGreaterThan(0);
  });

  it('give what brings every point of the back behind its front again, whatever the printer does', () => {
    fc.assert(
      fc.property(papers, turns, errors(4, 0.8), (paper, backs, error) => {
        const print = printer(paper, error);
        const read = readings(lay(paper, backs), paper, backs, print);
        const set = corrected(read, paper, NONE);
        const again = lay(paper, backs, set);
        for (const { x, y } of readings(again, paper, backs, print))
          expect(Math.hypot(x, y)).toBeLessThan(0.01);
        const put = placed(again.pages[1]!);
        for (const x of [0, paper.width])
          for (const y of [0, paper.height])
            expect(distance(print(put({ x, y })), { x, y })).toBeLessThan(0.05);
      }),
    );
  });

  it('show what is left over if the sheet is printed with an offset already', () => {
    fc.assert(
      fc.property(papers, turns, errors(1, 0.3), errors(1, 0.3), (paper, backs, error, before) => {
        const print = printer(paper, error);
        const read = readings(lay(paper, backs, before), paper, backs, print);
        const again = lay(paper, backs, corrected(read, paper, before));
        for (const { x, y } of readings(again, paper, backs, print))
          expect(Math.hypot(x, y)).toBeLessThan(0.05);
      }),
    );
  });

  it('have a circle behind that of the front, and not if the paper is turned at the other edge', () => {
    fc.assert(
      fc.property(papers, turns, (paper, backs) => {
        const document = lay(paper, backs);
        const [front] = circlesOf(figureAt(document, 'crosses'));
        const [back] = circlesOf(figureAt(document, 'scales'));
        const other = backs === 'duplex-long' ? 'duplex-short' : 'duplex-long';
        expect(distance(turnOver(paper, backs)(front!), back!)).toBeLessThan(1e-6);
        expect(distance(turnOver(paper, other)(front!), back!)).toBeGreaterThan(40);
      }),
    );
  });

  it('have a tick every half millimetre on all four sides', () => {
    const content = figureAt(lay(PAPERS.A4), 'scales');
    const [left] = crossesOf(lay(PAPERS.A4));
    const ticks = stretchesOf(content).filter(({ from, to }) => distance(from, to) < 3);
    const here = ticks.filter(({ from }) => distance(from, left!) < 10);
    const on = (pick: (one: Vector) => number, across: (one: Vector) => number) =>
      here
        .filter(({ from, to }) => pick(from) === pick(to) && Math.abs(across(from) - across(left!)) > 4.9)
        .map(({ from }) => pick(from) - pick(left!));
    const expected = Array.from({ length: 19 }, (_, index) => (index - 9) / 2).flatMap((at) => [at, at]);
    for (const found of [
      on(
        ({ x }) => x,
        ({ y }) => y,
      ),
      on(
        ({ y }) => y,
        ({ x }) => x,
      ),
    ])
      expect(found.map((at) => Math.round(at * 1e6) / 1e6 + 0).sort((a, b) => a - b)).toEqual(expected);
  });
});

describe('the rulers of the calibration sheet', () => {
  it.each([
    ['across', 'x', 'y'],
    ['down', 'y', 'x'],
  ] as const)('have every millimetre and every eighth of an inch %s the page', (name, along, off) => {
    fc.assert(
      fc.property(papers, (paper) => {
        const content = figureAt(lay(paper), name);
        const lines = stretchesOf(content);
        const spine = lines.reduce((a, b) => (distance(a.from, a.to) > distance(b.from, b.to) ? a : b));
        const inches = Math.round(distance(spine.from, spine.to) / 25.4);
        expect(distance(spine.from, spine.to)).toBeCloseTo(inches * 25.4, 6);
        const ticks = lines.filter(
          ({ from, to }) => from[along] === to[along] && from[off] === spine.from[off],
        );
        const at = (side: -1 | 1) =>
          ticks
            .filter(({ to }) => Math.sign(to[off] - spine.from[off]) === side)
            .map(({ from }) => Math.round((from[along] - spine.from[along]) * 1e6) / 1e6);
        expect(at(-1)).toEqual(Array.from({ length: inches * 25 + 1 }, (_, mm) => mm));
        expect(at(1)).toEqual(Array.from({ length: inches * 8 + 1 }, (_, eighth) => (eighth * 3175) / 1000));
      }),
    );
  });

  it.each([PAPERS.A4, PAPERS.A3, PAPERS.A5, PAPERS.Letter, PAPERS.Legal, turned(PAPERS.A4)])(
    'are 100 mm and 4 inches long in both directions on %o, with a mark at the length of a bank card',
    (paper) => {
      for (const [name, along] of [
        ['across', 'x'],
        ['down', 'y'],
      ] as const) {
        const content = figureAt(lay(paper), name);
        const lines = stretchesOf(content);
        const spine = lines.reduce((a, b) => (distance(a.from, a.to) > distance(b.from, b.to) ? a : b));
        expect(distance(spine.from, spine.to)).toBeCloseTo(101.6, 6);
        expect(labelsOf(content, 'Karte')).toHaveLength(1);
        expect(lines.at(-1)!.from[along] - spine.from[along]).toBeCloseTo(85.6, 6);
      }
    },
  );
});

describe('the ladders of the calibration sheet', () => {
  it('have a line for every millimetre from 0 to 12 at each edge, its number further inside', () => {
    fc.assert(
      fc.property(papers, (paper) => {
        const content = figureAt(lay(paper), 'ladders');
        const lines = stretchesOf(content).map(({ from, to }) => mean([from, to]));
        for (const step of Array.from({ length: 13 }, (_, index) => index)) {
          const depths = labelsOf(content, String(step)).map((one) => {
            const width = fakeMeasure.width(one.text, one);
            const middle = { x: one.x + width / 2, y: one.y - fakeMeasure.capHeight(one) / 2 };
            const line = lines.reduce((a, b) => (distance(a, middle) < distance(b, middle) ? a : b));
            expect(depthOf(middle, paper)).toBeGreaterThan(depthOf(line, paper));
            return depthOf(line, paper);
          });
          expect(depths).toHaveLength(4);
          for (const depth of depths) expect(depth).toBeCloseTo(step, 6);
        }
      }),
    );
  });
});

/** How far a point lies from the nearest edge of the paper. */
function depthOf({ x, y }: Vector, { width, height }: Size): number {
  return Math.min(x, y, width - x, height - y);
}

describe('the calibration sheet', () => {
  it('is printed on both sides of one sheet, turned as said', () => {
    const [long, short] = [lay(PAPERS.A4), lay(PAPERS.A4, 'duplex-short')];
    expect([long.pages.length, long.duplex, short.duplex]).toEqual([2, 'long-edge', 'short-edge']);
  });

  it('moves its back and never its front', () => {
    const [still, moved] = [lay(PAPERS.A4), lay(PAPERS.A4, 'duplex-long', { x: 1, y: 2, angle: 0 })];
    expect(moved.pages[0]).toEqual(still.pages[0]);
    expect(placed(moved.pages[1]!)({ x: 10, y: 20 })).toEqual({ x: 11, y: 22 });
  });

  it('carries every mark once on the pages and once in the structure, in the same order', () => {
    const document = lay(PAPERS.A5);
    expect(marksIn(document.structure)).toEqual(marksOn(document.pages));
    expect(document.structure.children).toHaveLength(2);
  });

  it.each([
    [104, 200],
    [147, 120],
    [200, 104],
    [50, 50],
  ])('does not fit a paper of %i × %i mm', (width, height) => {
    const { value, diagnostics } = outcomeOf({ width, height });
    expect(value).toBeUndefined();
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `E0404 the calibration sheet does not fit a paper of ${width} × ${height} mm`,
    ]);
  });

  it('warns if its back is moved to where the printer does not print', () => {
    const far = outcomeOf(PAPERS.A4, 'duplex-long', { x: -14, y: 0, angle: 0 });
    expect(far.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['E0405', 'warning']]);
    expect(far.diagnostics[0]?.message).toContain('as near as 4 mm');
    expect(outcomeOf(PAPERS.A4, 'duplex-long', { x: -12, y: 0, angle: 0 }).diagnostics).toEqual([]);
  });

  it('warns if the heads of letters on its back are moved there, but not their feet', () => {
    const content = lay(PAPERS.A4).pages[1]!.items.flatMap((item) => item.content);
    const highest = Math.min(...content.map((one) => (one.kind === 'text' ? one.y : Infinity)));
    const up = outcomeOf(PAPERS.A4, 'duplex-long', { x: 0, y: 5.5 - highest, angle: 0 });
    expect(up.diagnostics.map(({ code }) => code)).toEqual(['E0405']);
  });
});
