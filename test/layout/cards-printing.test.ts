import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect, Size } from '../../src/page/geometry.ts';
import type { Page } from '../../src/page/page.ts';
import { CARDS, PAPERS } from '../../src/page/paper.ts';
import { BACKS, type BackOffset, MARKS, ORDERS, type Printing } from '../../src/page/print.ts';
import {
  backsOf,
  frontsOf,
  type Imposing,
  type Ink,
  impose,
  marginInk,
  type Placed,
  pagesOf,
  trimOf,
  usesOf,
} from '../support/imposed.ts';
import { amount } from '../support/tier.ts';

type Point = readonly [number, number];

const paperSizes: readonly Size[] = [
  ...Object.values(PAPERS),
  { width: 297, height: 210 },
  { width: 330, height: 483 },
  { width: 105, height: 148 },
  { width: 200, height: 200 },
];
const cardSizes: readonly Size[] = [
  ...Object.values(CARDS),
  { width: 51, height: 68 },
  { width: 90, height: 50 },
];
const offsets: readonly BackOffset[] = [
  { x: 0, y: 0, angle: 0 },
  { x: 0.7, y: -0.4, angle: 0 },
  { x: 1, y: 2, angle: 0.8 },
];

const printings = fc.record<Printing>({
  gap: fc.constantFrom(0, 3, 6),
  bleed: fc.constantFrom(0, 2, 3),
  marks: fc.constantFrom(...MARKS),
  corners: fc.constant(0),
  backs: fc.constantFrom(...BACKS),
  order: fc.constantFrom(...ORDERS),
  backOffset: fc.constantFrom(...offsets),
  unprintable: fc.constantFrom(5, 5, 3),
});

const imposings = fc.record({
  paper: fc.constantFrom(...paperSizes),
  card: fc.constantFrom(...cardSizes),
  count: fc.integer({ min: 1, max: 30 }),
  printing: fc.oneof(
    { weight: 3, arbitrary: printings },
    {
      weight: 1,
      arbitrary: fc
        .record({ margin: fc.constantFrom(0, 5, 10), printing: printings })
        .map(({ margin, printing }) => ({ ...printing, margin })),
    },
  ),
  reach: fc.constantFrom(0, 0, 4),
});

const key = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${(x + 1e-9).toFixed(3)} ${(y + 1e-9).toFixed(3)}`).join(', ');

/** Paper turned over about an upright or a level line through its middle: a mirror, seen from the front. */
function throughPaper([x, y]: Point, { width, height }: Size, line: 'upright' | 'level'): Point {
  return line === 'upright' ? [width - x, y] : [x, height - y];
}

/** Where a point would be printed if the backs were not moved. */
function unmoved([x, y]: Point, { width, height }: Size, offset: BackOffset): Point {
  const turn = (-offset.angle * Math.PI) / 180;
  const [dx, dy] = [x - offset.x - width / 2, y - offset.y - height / 2];
  return [
    width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
    height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
}

/** The line about which a person or a printer turns a page of this size when told so. */
function lineOf(backs: Printing['backs'], { width, height }: Size): 'upright' | 'level' {
  if (backs === 'duplex-short') return height >= width ? 'level' : 'upright';
  return height >= width ? 'upright' : 'level';
}

/** A card seen through the paper: left is right. */
function seenThrough(placed: Placed, see: (point: Point) => Point): readonly Point[] {
  const { topLeft, topRight, bottomLeft } = placed;
  const bottomRight: Point = [
    topRight[0] + bottomLeft[0] - topLeft[0],
    topRight[1] + bottomLeft[1] - topLeft[1],
  ];
  return [topRight, topLeft, bottomRight].map(see);
}

const cornersOf = ({ topLeft, topRight, bottomLeft }: Placed): readonly Point[] => [
  topLeft,
  topRight,
  bottomLeft,
];

/** The pages as sheets: front and back of each, both the same page if it is folded. */
function sheetsOf(
  pages: readonly Page[],
  { backs, order }: Printing,
): readonly (readonly [Page, Page | undefined])[] {
  if (backs === 'fold') return pages.map((page) => [page, page]);
  if (backs === 'none') return pages.map((page) => [page, undefined]);
  const half = pages.length / 2;
  const apart = backs === 'separate' || order === 'fronts-then-backs';
  return Array.from({ length: half }, (_, sheet) =>
    apart ? [pages[sheet]!, pages[half + sheet]] : [pages[2 * sheet]!, pages[2 * sheet + 1]],
  );
}

function overlap(a: Rect, b: Rect, tolerance = 0.01): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > tolerance && high > tolerance;
}

function checkEvery(
  check: (imposing: Imposing & { printing: Printing }, pages: readonly Page[], warned: boolean) => void,
  runs = amount(15, 60),
) {
  let printed = 0;
  fc.assert(
    fc.property(imposings, (imposing) => {
      const outcome = impose(imposing);
      if (!outcome.value) {
        expect(outcome.diagnostics).toMatchObject([{ code: 'E0404' }]);
        return;
      }
      printed += 1;
      check(imposing, outcome.value.pages, outcome.diagnostics.length > 0);
    }),
    { numRuns: runs },
  );
  expect(printed).toBeGreaterThan(runs / 2);
}

describe('cards, however they are printed', () => {
  it('are all there, in a regular grid, on no more sheets than it takes', () => {
    checkEvery(({ paper, card, count, printing }, pages) => {
      const sheets = sheetsOf(pages, printing);
      const fronts = sheets.map(([front]) => frontsOf(front).map(trimOf));
      expect(fronts.flat()).toHaveLength(count);
      const perSheet = fronts[0]!.length;
      expect(fronts.slice(0, -1).every((trims) => trims.length === perSheet)).toBe(true);
      expect(fronts.at(-1)!.length).toBeGreaterThan(0);
      for (const { size } of pages) expect(size).toEqual(paper);
      for (const trim of fronts.flat()) {
        expect([trim.width, trim.height].sort((a, b) => a - b)).toEqual(
          [card.width, card.height].sort((a, b) => a - b).map((side) => expect.closeTo(side, 6)),
        );
        expect(Math.min(trim.x, trim.y)).toBeGreaterThanOrEqual(-1e-6);
        expect(trim.x + trim.width).toBeLessThanOrEqual(paper.width + 1e-6);
        expect(trim.y + trim.height).toBeLessThanOrEqual(paper.height + 1e-6);
      }
      for (const trims of fronts)
        for (const [at, one] of trims.entries())
          for (const other of trims.slice(at + 1)) {
            expect(overlap(one, other)).toBe(false);
            const apart = Math.max(
              Math.abs(one.x - other.x) - one.width,
              Math.abs(one.y - other.y) - one.height,
            );
            expect(apart).toBeGreaterThanOrEqual(printing.gap - 1e-6);
          }
    });
  });

  it('have each back behind its own front, top behind top, when the paper is turned or folded, and none elsewhere', () => {
    checkEvery(({ paper, card, printing }, pages) => {
      for (const [front, back] of sheetsOf(pages, printing)) {
        const fronts = frontsOf(front).map((one) => key(cornersOf(one)));
        if (!back) {
          expect(usesOf(front)).toEqual([]);
          continue;
        }
        const backs = backsOf(back, card);
        if (printing.backs === 'fold') {
          const lines = (['upright', 'level'] as const).map((line) =>
            backs.map((one) => key(seenThrough(one, (point) => throughPaper(point, paper, line)))),
          );
          expect(lines).toContainEqual(fronts);
          continue;
        }
        const line = lineOf(printing.backs, paper);
        const see = (point: Point) => throughPaper(unmoved(point, paper, printing.backOffset), paper, line);
        expect(backs.map((one) => key(seenThrough(one, see)))).toEqual(fronts);
      }
    });
  });

  it('have nothing inside their trim that does not belong there', () => {
    checkEvery(({ card }, pages) => {
      for (const page of pages) {
        const still = { ...page };
        delete still.placement;
        const backs = backsOf(still, card).map(trimOf);
        const fronts = frontsOf(still).map(trimOf);
        const trims = [...fronts, ...backs];
        // Lines lie on the cut: half of a hairline is inside.
        for (const { box, kind } of marginInk(page))
          for (const trim of trims) expect(overlap(box, trim, kind === 'line' ? 0.07 : 0.01)).toBe(false);
        const clips = usesOf(page).map(({ clip }) => clip!);
        for (const [at, clip] of clips.entries())
          for (const trim of trims) expect(trim !== backs[at] && overlap(clip, trim)).toBe(false);
        const faces = page.items.filter(
          ({ mark, content }) => mark !== 'artifact' && content[0]?.kind === 'path',
        );
        for (const [at, { clip }] of faces.entries())
          for (const trim of trims) expect(clip && trim !== fronts[at] && overlap(clip, trim)).toBeFalsy();
      }
    });
  });

  it('have words that touch neither each other nor any mark, and no mark on a back but the ruler', () => {
    checkEvery(({ printing }, pages) => {
      for (const page of pages) {
        const ink = marginInk(page);
        const words = ink.filter(({ kind }) => kind === 'text');
        for (const [at, one] of words.entries()) {
          for (const other of words.slice(at + 1))
            expect([one, other, overlap(one.box, other.box)].at(2)).toBe(false);
          for (const other of ink) if (other.kind === 'line') expect(overlap(one.box, other.box)).toBe(false);
        }
      }
      for (const [front, back] of sheetsOf(pages, printing))
        if (back && back !== front)
          expect(rulersOf(marginInk(back).filter(({ kind }) => kind === 'line')).others).toEqual([]);
    });
  });

  it('have a ruler and words on every side, all where the printer prints, unless a warning says otherwise', () => {
    checkEvery(({ paper, printing }, pages, warned) => {
      for (const page of pages) {
        const ink = marginInk(page);
        const { lengths } = rulersOf(ink);
        if (!warned) expect(lengths).toHaveLength(1);
        for (const length of lengths) {
          expect([50, 100].some((whole) => Math.abs(length - whole) < 1e-6)).toBe(true);
          expect(ink.map(({ text }) => text)).toContain(`${Math.round(length)} mm bei Druck mit 100 %`);
        }
        const said = ink.map(({ text }) => text ?? '').join(' ');
        if (!warned) expect(said).toMatch(/Blatt \d/);
        if (!warned) expect(said).toContain('an langer Kante wenden');
        const edge = warned ? 0 : printing.unprintable;
        // Lines for cutting and folding run from edge to edge.
        const runs = printing.marks === 'lines' || printing.backs === 'fold';
        for (const { kind, box } of ink)
          if (kind === 'text' || !runs)
            expect(distance(box, page, paper)).toBeGreaterThanOrEqual(edge - 0.061);
      }
    });
  });
});

const poker = { card: CARDS.poker, paper: PAPERS.A4 };
const linesOn = (page: Page | undefined): readonly Rect[] =>
  marginInk(page!).flatMap(({ kind, box }) => (kind === 'line' ? [box] : []));

describe('the pages of a file', () => {
  it.each([
    [{}, 'long-edge', 4],
    [{ backs: 'duplex-short' }, 'short-edge', 4],
    [{ order: 'fronts-then-backs' }, 'simplex', 4],
    [{ backs: 'separate' }, 'simplex', 4],
    [{ backs: 'none' }, 'simplex', 2],
    [{ backs: 'fold' }, 'simplex', 3],
  ] as const)('with %o are printed %s and are %i', (printing, duplex, pages) => {
    const { value } = impose({ ...poker, count: 12, printing });
    expect([value?.duplex, value?.pages.length]).toEqual([duplex, pages]);
  });

  it('are fronts or backs alone if they are to be in files of their own', () => {
    const separate = (part: 'fronts' | 'backs') =>
      pagesOf(impose({ ...poker, count: 12, printing: { backs: 'separate' }, more: { part } }));
    const fronts = separate('fronts');
    const backs = separate('backs');
    expect(fronts.map((page) => [frontsOf(page).length, usesOf(page).length])).toEqual([
      [9, 0],
      [3, 0],
    ]);
    expect(backs.map((page) => [frontsOf(page).length, usesOf(page).length])).toEqual([
      [0, 9],
      [0, 3],
    ]);
    const turned = impose({ ...poker, count: 12, more: { part: 'backs' } });
    expect([turned.value?.pages.length, turned.value?.duplex]).toEqual([2, 'simplex']);
    const whole = pagesOf(impose({ ...poker, count: 12, printing: { order: 'fronts-then-backs' } }));
    expect(backs.map((page) => backsOf(page, CARDS.poker))).toEqual(
      whole.slice(2).map((page) => backsOf(page, CARDS.poker)),
    );
  });

  it('move only the backs, their ruler and words included, by the offset', () => {
    const [front, back] = pagesOf(
      impose({ ...poker, count: 9, printing: { backOffset: { x: 0.5, y: -0.3, angle: 0.1 } } }),
    );
    expect(front).not.toHaveProperty('placement');
    const [a, b, c, d, e, f] = back!.placement!;
    const middle = [a * 105 + c * 148.5 + e, b * 105 + d * 148.5 + f];
    expect(middle).toEqual([expect.closeTo(105.5, 9), expect.closeTo(148.2, 9)]);
    // Clockwise: what lies right of the middle moves down.
    expect(b).toBeCloseTo(Math.sin(Math.PI / 1800), 9);
    const folded = pagesOf(
      impose({ ...poker, count: 4, printing: { backs: 'fold', backOffset: { x: 5, y: 5, angle: 1 } } }),
    );
    expect(folded[0]).not.toHaveProperty('placement');
  });
});

describe('marks', () => {
  it('get shorter where there is no room for longer ones', () => {
    const [front] = pagesOf(impose({ card: CARDS.poker, paper: PAPERS.Letter, count: 9 }));
    expect(frontsOf(front!)).toHaveLength(9);
    const upper = linesOn(front).filter(({ y, height, width }) => y < 7 && height > width);
    expect(upper.map(({ y, height }) => [y + 0.06, height - 0.12])).toEqual(
      Array.from({ length: 4 }, () => [expect.closeTo(5, 6), expect.closeTo(1.2, 6)]),
    );
  });

  it('start beyond the bleed of faces, or lie over it if there is no other room', () => {
    const tickOf = (paper: Size) => {
      const [front] = pagesOf(impose({ card: CARDS.poker, paper, count: 9, reach: 2 }));
      const top = Math.min(...frontsOf(front!).map((one) => trimOf(one).y));
      // Above the faces, which would hide them.
      const [ticks] = front!.items.at(-1)!.content;
      const [from, to] = ticks?.kind === 'path' ? ticks.segments : [];
      if (from?.[0] !== 'M' || to?.[0] !== 'L') throw new Error('no ticks above the faces');
      return [top - to[2], top - from[2]];
    };
    expect(tickOf(PAPERS.A4)).toEqual([expect.closeTo(2.5, 6), expect.closeTo(6, 6)]);
    expect(tickOf(PAPERS.Letter)).toEqual([expect.closeTo(1.5, 6), expect.closeTo(2.7, 6)]);
  });

  it('are lines from edge to edge at every cut if asked for, two at a gap', () => {
    const [front, back] = pagesOf(
      impose({
        ...poker,
        card: { width: 51, height: 68 },
        count: 9,
        printing: { marks: 'lines', gap: 6, grid: { columns: 2, rows: 2 } },
      }),
    );
    const upright = linesOn(front).filter(({ height }) => Math.abs(height - 297.12) < 1e-6);
    const level = linesOn(front).filter(({ width }) => Math.abs(width - 210.12) < 1e-6);
    expect(upright.map(({ x }) => x + 0.06)).toEqual([51, 102, 108, 159].map((at) => expect.closeTo(at, 6)));
    expect(level.map(({ y }) => y + 0.06)).toEqual(
      [77.5, 145.5, 151.5, 219.5].map((at) => expect.closeTo(at, 6)),
    );
    expect(linesOn(back).filter(({ width, height }) => Math.max(width, height) > 101)).toEqual([]);
  });

  it('are none if none are asked for', () => {
    const [front] = pagesOf(impose({ ...poker, count: 9, printing: { marks: 'none' } }));
    expect(rulersOf(marginInk(front!)).others).toEqual([]);
  });

  it('show how to round corners, on fronts only', () => {
    const pages = pagesOf(impose({ ...poker, count: 2, printing: { corners: 3 } }));
    const arcs = pages.map((page) =>
      page.items.flatMap(({ mark, content }) =>
        content.flatMap((one) =>
          mark === 'artifact' && one.kind === 'path' ? one.segments.filter(([letter]) => letter === 'C') : [],
        ),
      ),
    );
    expect(arcs[0]).toHaveLength(8);
    expect(arcs[1]).toEqual([]);
    // The first card stands at 10.5, 16.5: from the upper edge to the right one.
    const [first] = arcs[0]!;
    expect(first!.slice(-2)).toEqual([73.5, 19.5]);
  });

  it('show where to fold by a dashed line beside the cards and a word', () => {
    const [page] = pagesOf(impose({ ...poker, count: 4, printing: { backs: 'fold' } }));
    const dashes = page!.items.flatMap(({ content }) =>
      content.flatMap((one) => (one.kind === 'path' && one.stroke?.dash ? one.segments : [])),
    );
    expect(dashes).toEqual([
      ['M', 105, 0],
      ['L', 105, 297],
    ]);
    expect(marginInk(page!).map(({ text }) => text)).toContain('falten');
  });
});

describe('bleed', () => {
  const clipsOf = (printing: Partial<Printing>) => {
    const [front, back] = pagesOf(
      impose({
        card: { width: 51, height: 68 },
        paper: PAPERS.A4,
        count: 8,
        reach: 5,
        printing: { grid: { columns: 3, rows: 3 }, ...printing },
      }),
    );
    const faces = front!.items.flatMap(({ clip }) => clip ?? []);
    return [faces, usesOf(back!).map(({ clip }) => clip!)] as const;
  };

  it('goes outward and into empty places, and half the gap towards neighbours', () => {
    const [faces, backs] = clipsOf({ gap: 3, bleed: 2 });
    // Cards stand from 25.5 and 43.5 at steps of 54 and 71.
    expect(faces[0]).toEqual({ x: 23.5, y: 41.5, width: 51 + 2 + 1.5, height: 68 + 2 + 1.5 });
    expect(faces[4]).toEqual({ x: 79.5 - 1.5, y: 114.5 - 1.5, width: 54, height: 71 });
    expect(faces[7]).toEqual({ x: 79.5 - 1.5, y: 185.5 - 1.5, width: 51 + 1.5 + 2, height: 68 + 1.5 + 2 });
    expect(backs).toEqual(faces.map((clip) => ({ ...clip, x: 210 - clip.x - clip.width })));
  });

  it('is none towards flush neighbours, and no more than is asked for', () => {
    const [faces] = clipsOf({ gap: 0, bleed: 1 });
    expect(faces[4]).toMatchObject({ width: 51, height: 68 });
    expect(faces[0]).toMatchObject({ width: 52, height: 69 });
  });

  it('changes nothing about the grid', () => {
    const trims = (reach: number) => {
      const [front] = pagesOf(impose({ card: CARDS.poker, paper: PAPERS.Letter, count: 9, reach }));
      return frontsOf(front!).map(trimOf);
    };
    expect(trims(4)).toEqual(trims(0));
  });
});

describe('what the printer cannot print', () => {
  const messages = (imposing: Imposing) =>
    impose(imposing).diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);

  it('is told with numbers, and printed all the same', () => {
    const full = { card: CARDS.square, paper: PAPERS.A4, count: 12, printing: { margin: 0 } };
    expect(pagesOf(impose(full))).toHaveLength(2);
    const found = messages(full);
    expect(found).toContain('warning E0405 the cards stand 0 mm from the edge of the paper');
    expect(found).toContain(
      'warning E0405 there is no room for cutting ticks (left, right): 0 mm beside the cards, and 7.5 mm are needed',
    );
    for (const one of found) expect(one).toMatch(/^warning E0405 /);
  });

  it('is nothing on a usual sheet, whatever its size', () => {
    for (const paper of Object.values(PAPERS))
      for (const card of Object.values(CARDS)) expect(messages({ card, paper, count: 3 })).toEqual([]);
  });

  it('may be backs that are moved, but only those that are there', () => {
    const shapes = {
      card: { width: 51, height: 68 },
      paper: PAPERS.A4,
      printing: { backOffset: { x: 0, y: 9, angle: 0 } },
    };
    expect(messages({ ...shapes, count: 12 })).toContain(
      'warning E0405 the backs, moved by 0,9,0, stand 3.5 mm from the edge of the paper',
    );
    expect(messages({ ...shapes, count: 3 })).toEqual([]);
  });

  it('is told of backs that leave the paper without a distance below nothing', () => {
    const far = { ...poker, count: 9, printing: { backOffset: { x: 20, y: 20, angle: 5 } } };
    expect(messages(far)).toContain(
      'warning E0405 the backs, moved by 20,20,5, reach 20.64 mm beyond the edge of the paper',
    );
  });

  it('is told of the one side it happens on', () => {
    const tight = {
      card: { width: 50, height: 71.75 },
      paper: PAPERS.A4,
      count: 16,
      printing: { margin: 5 },
    };
    const found = messages(tight);
    expect(found).toContain('warning E0405 there is no room for the ruler');
    expect(found).toContain('warning E0405 there is no room for the line of words beside the backs');
    const near = /the line of words beside the fronts stands [\d.]+ mm from the edge of the paper$/;
    expect(found).toContainEqual(expect.stringMatching(near));
  });

  it('is less if the printer leaves less blank', () => {
    const narrow = { card: CARDS.poker, paper: PAPERS.A4, count: 9, printing: { margin: 3, gap: 6 } };
    expect(messages(narrow).length).toBeGreaterThan(0);
    expect(messages({ ...narrow, printing: { ...narrow.printing, unprintable: 0 } })).toEqual([]);
  });

  it('is offered where a card fits with a smaller margin only, and that margin does', () => {
    const helpOf = (imposing: Imposing) => impose(imposing).diagnostics.map(({ help }) => help);
    const large = { card: { width: 200, height: 290 }, paper: PAPERS.A4, count: 1 };
    expect(helpOf(large)).toEqual(['choose a smaller card or a larger paper, or ask for a margin of 3.5 mm']);
    expect(pagesOf(impose({ ...large, printing: { margin: 3.5 } }))).toHaveLength(2);
    expect(helpOf({ ...large, printing: { margin: 4 } })).toEqual([
      'choose a smaller card or a larger paper, or ask for a margin of 3.5 mm',
    ]);
    const larger = { ...large, card: { width: 200, height: 298 } };
    expect(helpOf(larger)).toEqual(['choose a smaller card or a larger paper']);
    expect(helpOf({ ...poker, count: 9, printing: { grid: { columns: 4, rows: 4 } } })).toEqual([
      'ask for 3 × 3, or choose a smaller card or a larger paper',
    ]);
  });

  it('is more than fits if it is asked for: an error with both numbers', () => {
    const asked = { ...poker, count: 9, printing: { grid: { columns: 4, rows: 4 } } };
    expect(messages(asked)).toEqual([
      'error E0404 4 × 4 cards of 63 × 88 mm do not fit a paper of 210 × 297 mm: 3 × 3 do',
    ]);
  });
});

it('a paper that is too small for 100 mm has a ruler of 50 mm', () => {
  const pages = pagesOf(
    impose({ card: { width: 30, height: 40 }, paper: { width: 100, height: 105 }, count: 2 }),
  );
  for (const page of pages) expect(rulersOf(marginInk(page)).lengths.map(Math.round)).toEqual([50]);
});

/** Rulers are the level or upright lines from which 10 or 20 shorter ones go off. */
function rulersOf(ink: readonly Ink[]): {
  readonly lengths: readonly number[];
  readonly others: readonly Ink[];
} {
  const lines = ink.filter(({ kind, box }) => kind === 'line' && Math.max(box.width, box.height) > 0);
  const spines = lines.filter(({ box }) => {
    const length = Math.max(box.width, box.height) - 0.12;
    return Math.abs(length - 100) < 1e-6 || Math.abs(length - 50) < 1e-6;
  });
  const around = (spine: Rect, { box }: Ink) =>
    box.x < spine.x + spine.width + 1e-6 &&
    box.x + box.width > spine.x - 1e-6 &&
    box.y < spine.y + spine.height + 1e-6 &&
    box.y + box.height > spine.y - 1e-6;
  const rulers = spines.filter(
    (spine) =>
      lines.filter((one) => around(spine.box, one) && Math.max(one.box.width, one.box.height) < 5).length >=
      11,
  );
  const others = lines.filter((one) => !rulers.some((ruler) => around(ruler.box, one)));
  return { lengths: rulers.map(({ box }) => Math.max(box.width, box.height) - 0.12), others };
}

function distance({ x, y, width, height }: Rect, { placement }: Page, paper: Size): number {
  const [a, b, c, d, e, f] = placement ?? [1, 0, 0, 1, 0, 0];
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]] as const; // biome-ignore format: corners
  return Math.min(
    ...corners.flatMap(([px, py]) => {
      const [sx, sy] = [a * px + c * py + e, b * px + d * py + f];
      return [sx, sy, paper.width - sx, paper.height - sy];
    }),
  );
}
