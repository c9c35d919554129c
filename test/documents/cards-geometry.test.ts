import { beforeAll, describe, expect, it } from 'vitest';
import type { Rect } from '../../src/page/geometry.ts';
import { PAPERS } from '../../src/page/paper.ts';
import {
  areaOf,
  extentOf,
  gameOfCards,
  inkOf,
  isMark,
  lengthOf,
  looseInk,
  marginLines,
  overlap,
  readCards,
  type SheetCase,
  type Stretch,
  shapeIn,
  shippedCards,
  trimsOf,
  within,
} from '../support/card-sheets.ts';
import type { ReadPage, ReadPath, ReadPdf, ReadText } from '../support/read-pdf.ts';
import { boundsOfSegments } from '../support/read-pdf-paths.ts';
import { pagesOf } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

/** Nothing on paper may be further from its place, mm. */
const EXACT = 0.05;

const SHAPES = { width: 51, height: 68 };
const cases: readonly (SheetCase & { readonly count: number })[] = [
  { paper: 'A4', card: SHAPES, columns: 3, rows: 4, count: 12 },
  { paper: 'Letter', card: SHAPES, columns: 2, rows: 5, turned: true, count: 12 },
  { paper: 'A4', card: { width: 63, height: 88 }, columns: 3, rows: 3, count: 10 },
  { paper: 'Letter', card: { width: 63, height: 88 }, columns: 3, rows: 3, count: 7 },
  { paper: 'A4', card: { width: 57, height: 89 }, columns: 3, rows: 3, count: 8 },
  { paper: 'A4', card: { width: 44, height: 68 }, columns: 4, rows: 4, count: 16 },
  { paper: 'A4', card: { width: 70, height: 70 }, columns: 2, rows: 4, count: 7 },
  { paper: 'A4', card: { width: 100, height: 140 }, columns: 1, rows: 2, count: 3 },
  { paper: 'Letter', card: { width: 100, height: 140 }, columns: 1, rows: 2, turned: true, count: 4 },
];

const named = cases.map((one) => ({ ...one, size: `${one.card.width} × ${one.card.height}` }));

describe.each(sample(named, 1))('cards of $size mm on $paper', ({ paper, card, columns, rows }) => {
  it('need a sheet for as many as fit, and one more for one card more', async () => {
    const perSheet = columns * rows;
    for (const [count, sheets] of [
      [2 * perSheet - 1, 2],
      [2 * perSheet, 2],
      [2 * perSheet + 1, 3],
    ] as const) {
      // biome-ignore format: a table
      const document = (await pagesOf(gameOfCards(count, card), { print: { paper: PAPERS[paper] }, only: ['cards'] })).get('cards');
      expect(document?.pages).toHaveLength(2 * sheets);
      const figures = document?.structure.children.map((side) =>
        typeof side === 'number' ? 0 : side.children.length,
      );
      expect(figures?.filter((_, at) => at % 2 === 0)).toEqual(
        Array.from({ length: sheets }, (_, sheet) => Math.min(perSheet, count - sheet * perSheet)),
      );
    }
  });
});

/** Pips from the centre of a card of 51 × 68, by rank. */
const PIPS = [[[0, 0]], [[0, -11], [0, 11]], [[0, -18], [0, 0], [0, 18]], [[-9.5, -10.5], [9.5, -10.5], [-9.5, 10.5], [9.5, 10.5]]]; // biome-ignore format: patterns

describe.each(sample(named, 1))('$count cards of $size mm on $paper', ({ count, size: _, ...sheet }) => {
  const { card, turned } = sheet;
  const paper = PAPERS[sheet.paper];
  const trims = trimsOf(sheet);
  const perSheet = trims.length;
  const shipped = card === SHAPES;
  let file: ReadPdf;
  beforeAll(async () => {
    file = await (shipped ? shippedCards(sheet.paper) : readCards(gameOfCards(count, card), sheet.paper));
  });

  const onSheet = (index: number) => Math.min(perSheet, count - index * perSheet);
  const sheets = Array.from({ length: Math.ceil(count / perSheet) }, (_, index) => index);
  const front = (index: number): ReadPage => file.pages[2 * index]!;
  const back = (index: number): ReadPage => file.pages[2 * index + 1]!;
  const mirrored = (rect: Rect): Rect => ({ ...rect, x: paper.width - rect.x - rect.width });

  it('are on as many pages as it takes, each of exactly the size of the paper', () => {
    expect(file.pages).toHaveLength(2 * sheets.length);
    for (const { size } of file.pages) {
      expect(Math.abs(size.width - paper.width)).toBeLessThan(0.001);
      expect(Math.abs(size.height - paper.height)).toBeLessThan(0.001);
    }
  });

  it('are cut at the ticks of the front, which a back does not have', () => {
    const xs = new Set(trims.flatMap(({ x, width }) => [x, x + width].map((at) => at.toFixed(3))));
    const ys = new Set(trims.flatMap(({ y, height }) => [y, y + height].map((at) => at.toFixed(3))));
    for (const index of sheets) {
      const ticks = marginLines(front(index)).filter((line) => isTick(line, trims));
      const upright = ticks.filter(([x1, , x2]) => Math.abs(x1 - x2) < 0.001);
      const level = ticks.filter(([, y1, , y2]) => Math.abs(y1 - y2) < 0.001);
      expectEach(
        upright.map(([x]) => x),
        [...xs, ...xs].map(Number),
      );
      expectEach(
        level.map(([, y]) => y),
        [...ys, ...ys].map(Number),
      );
      expect(marginLines(back(index)).filter((line) => isTick(line, trims))).toEqual([]);
    }
  });

  it('carry a ruler of exactly 100 mm on both sides', () => {
    for (const page of file.pages) {
      const lines = marginLines(page);
      const spines = lines.filter((line) => lengthOf(line) > 50);
      expect(spines).toHaveLength(1);
      expect(Math.abs(lengthOf(spines[0]!) - 100)).toBeLessThan(0.001);
      expect(along(spines[0]!, lines).map((at) => Math.round(at * 1000) / 1000)).toEqual(
        Array.from({ length: 21 }, (_, step) => 5 * step),
      );
      expect(page.texts.map(({ text }) => text).join('')).toContain('100 %');
    }
  });

  it('have their index and pips where they belong', () => {
    for (const index of sheets) {
      for (let slot = 0; slot < onSheet(index); slot += 1) {
        const trim = trims[slot]!;
        const rank = shipped ? Math.floor((index * perSheet + slot) / 3) : index * perSheet + slot;
        const own = contentOf(front(index), trim);
        const place = (x: number, y: number) =>
          turned ? [trim.x + card.height - y, trim.y + x] : [trim.x + x, trim.y + y];
        const digits = own.texts.map((text) => [...middleOf(text), text.size]);
        // Corners keep their size up to that of a playing card, and grow more slowly beyond it.
        const grown = Math.max(1, Math.min(card.width / 63, card.height / 88)) ** 0.7;
        // Wide numbers stand further in, to stay clear of the edge.
        if (rank < 9) {
          expectPlace(digits[0]!.slice(0, 2), place(6 * grown, 10.7 * grown));
          expectPlace(digits.at(-1)!.slice(0, 2), place(card.width - 6 * grown, card.height - 10.7 * grown));
          for (const [, , points] of digits) expect(points! * (25.4 / 72)).toBeCloseTo(10.8 * grown, 2);
        }
        // Places follow the card's sides, signs keep their shape and grow with the wider side a little.
        const [fitX, fitY] = [card.width / 51, card.height / 68];
        const fit = Math.min(Math.sqrt(fitX * fitY), 1.35 * Math.min(fitX, fitY));
        const pips = own.paths.filter((path) => boundsOfSegments(path.segments).width > 7);
        const pattern = PIPS[rank];
        if (!pattern) continue;
        expect(pips).toHaveLength(pattern.length);
        if (shipped && (index * perSheet + slot) % 3 !== 0) continue;
        for (const [x = 0, y = 0] of pattern) {
          const at = place(card.width / 2 + x * fitX, card.height / 2 + y * fitY);
          const near = pips.map(({ segments }) => boundsOfSegments(segments)).filter((box) => Math.hypot(box.x + box.width / 2 - at[0]!, box.y + box.height / 2 - at[1]!) < EXACT); // biome-ignore format: one chain
          expect(near).toHaveLength(1);
          expect(Math.abs(near[0]!.width - 13.5 * fit)).toBeLessThan(EXACT);
        }
      }
    }
  });

  it('keep all that is theirs within their trim, and the marks outside of every trim', () => {
    for (const index of sheets) {
      const page = front(index);
      const faces = trims.slice(0, onSheet(index));
      const drawn = [
        ...looseInk(page),
        ...page.paths.filter((path) => path.depth > 0 && !isMark(path)).map(inkOf),
      ];
      for (const one of drawn) {
        const touched = trims.filter((trim) => overlap(one, trim));
        expect(touched.length).toBeLessThanOrEqual(1);
        if (touched[0]) expect([faces.includes(touched[0]), within(one, touched[0])]).toEqual([true, true]);
      }
      const behind = faces.map(mirrored);
      for (const one of looseInk(back(index))) expect(behind.some((trim) => overlap(one, trim))).toBe(false);
    }
  });

  it('have each back behind its own front when the sheet is turned on the long edge, and none elsewhere', () => {
    for (const index of sheets) {
      const behind = trims.slice(0, onSheet(index)).map(mirrored);
      const clips = [...backsOf(back(index)).values()].map(({ clip }) => clip);
      expect(clips).toHaveLength(behind.length);
      for (const trim of behind) {
        // The drawing reaches to the trim or up to 2 mm beyond it, and never into a neighbour.
        const own = clips.filter((clip) => within(trim, clip) && within(clip, grown(trim, 2)));
        expect(own).toHaveLength(1);
        for (const other of behind) if (other !== trim) expect(overlap(own[0]!, other)).toBe(false);
      }
    }
  });

  it('have backs that are all the same and unchanged by a half turn', () => {
    const looks = new Set<string>();
    for (const index of sheets) {
      const behind = trims.slice(0, onSheet(index)).map(mirrored);
      for (const { clip, paths } of backsOf(back(index)).values()) {
        const trim = behind.find((one) => within(one, clip))!;
        const seen = paths.filter((path) => overlap(boundsOfSegments(path.segments), trim));
        const upright = seen.map((path) => shapeIn(trim, path, false)).sort();
        expect(seen.map((path) => shapeIn(trim, path, true)).sort()).toEqual(upright);
        looks.add(upright.join('\n'));
      }
    }
    expect(looks.size).toBe(1);
  });

  it('have backs that are covered by ink for about one half', () => {
    const [first] = backsOf(back(0)).values();
    const trim = trims.map(mirrored).find((one) => within(one, first!.clip))!;
    const seen = first!.paths.filter((path) => within(boundsOfSegments(path.segments), trim));
    const ink = seen.reduce((sum, { segments, fill }) => sum + (fill === '#ffffff' ? -1 : 1) * areaOf(segments), 0); // biome-ignore format: short
    const coverage = ink / (trim.width * trim.height);
    expect(coverage).toBeGreaterThan(0.49);
    expect(coverage).toBeLessThan(0.51);
  });

  it('leave 5 mm along the edges of the paper free', () => {
    const printable = { x: 5, y: 5, width: paper.width - 10, height: paper.height - 10 };
    for (const page of file.pages) {
      const drawn = [
        ...looseInk(page),
        ...page.paths.filter((path) => path.depth > 0 && !isMark(path)).map(inkOf),
      ];
      expect(drawn.filter((one) => one.width > 0 && one.height > 0 && !within(one, printable, 0.07))).toEqual(
        [],
      );
    }
  });
});

function expectEach(found: readonly number[], expected: readonly number[]): void {
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
  expect(found).toHaveLength(expected.length);
  const off = sorted(found).map((value, at) => Math.abs(value - sorted(expected)[at]!));
  expect(Math.max(...off)).toBeLessThan(EXACT);
}

function expectPlace(found: readonly (number | undefined)[], [x = 0, y = 0]: readonly number[]): void {
  expect(Math.hypot((found[0] ?? 0) - x, (found[1] ?? 0) - y)).toBeLessThan(EXACT);
}

/** Whether a line is a tick: 1.5 mm off the cards, and as long as there is room, 3.5 mm at most. */
function isTick(line: Stretch, trims: readonly Rect[]): boolean {
  const [x1, y1, x2, y2] = line;
  const ends = [
    y2 - Math.min(...trims.map(({ y }) => y)) + 1.5,
    y1 - Math.max(...trims.map(({ y, height }) => y + height)) - 1.5,
    x2 - Math.min(...trims.map(({ x }) => x)) + 1.5,
    x1 - Math.max(...trims.map(({ x, width }) => x + width)) - 1.5,
  ];
  const isOff = Math.min(...ends.map(Math.abs)) < EXACT;
  return isOff && lengthOf(line) > 1 - EXACT && lengthOf(line) < 3.5 + EXACT;
}

/** Where the ticks of a ruler stand along its spine, from its upper or left end. */
function along(spine: Stretch, lines: readonly Stretch[]): readonly number[] {
  const upright = Math.abs(spine[0] - spine[2]) < 0.001;
  const axis = upright ? 1 : 0;
  const start = Math.min(spine[axis], spine[axis + 2]!);
  const across = upright ? 0 : 1;
  return lines
    .filter((line) => line !== spine && Math.abs(line[across] - spine[across]) < 0.001)
    .map((line) => line[axis] - start)
    .sort((a, b) => a - b);
}

/** The middle of a text on its baseline. */
function middleOf({ x, y, width, angle }: ReadText): readonly [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [x + (width / 2) * Math.cos(turn), y + (width / 2) * Math.sin(turn)];
}

function contentOf(page: ReadPage, trim: Rect): Pick<ReadPage, 'paths' | 'texts'> {
  return {
    paths: page.paths.filter((path) => within(inkOf(path), trim)),
    texts: page.texts.filter((text) => within(extentOf(text), trim)),
  };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The backs of a page: what is drawn through form objects, by the clip it is drawn in. */
function backsOf({
  paths,
}: ReadPage): ReadonlyMap<string, { readonly clip: Rect; readonly paths: readonly ReadPath[] }> {
  const backs = new Map<string, { readonly clip: Rect; readonly paths: ReadPath[] }>();
  for (const path of paths) {
    if (path.depth === 0 || !path.clip) continue;
    const key = [path.clip.x, path.clip.y].map((value) => value.toFixed(2)).join(' ');
    const group = backs.get(key) ?? { clip: path.clip, paths: [] };
    group.paths.push(path);
    backs.set(key, group);
  }
  return backs;
}
