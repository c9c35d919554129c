import type { Rect, Size } from '../../src/page/geometry.ts';
import { type Combination, whole } from './combination.ts';
import { depthOf, distance, distinct, EXACT, inkOfLine, type Line, lengthOf, type Point } from './plane.ts';
import { foldOf, type SeenCard, type SeenPage } from './seen-page.ts';
import { offStep } from './trim-faults.ts';

/** The thinnest line that printers keep: 0.25 pt. */
const HAIRLINE = (0.25 * 25.4) / 72;

/** A tick that is shorter cannot be aimed at, and of which less stands free of bleed cannot be seen, mm. */
const SHORTEST_TICK = 1;
const LEAST_SEEN = 0.5;

/** How much of a line may be left out round words, mm. */
const AROUND_WORDS = 1.5;

/** What is wrong with the marks of a page, given its lines that belong to no ruler. */
export function markFaults(combination: Combination, page: SeenPage, lines: readonly Line[]): string[] {
  const { marks, corners } = whole(combination);
  const faults: string[] = [];
  if (page.thinnest < HAIRLINE - 0.0005) faults.push(`a line is ${page.thinnest.toFixed(3)} mm thin`);
  faults.push(...cornerFaults(page, widestCorner(combination.card, corners)));
  if (page.fronts.length === 0 || marks === 'none') {
    const side = page.fronts.length === 0 ? 'a back' : 'a sheet without marks';
    return [...faults, ...lines.map((line) => `${side} has a line ${describeLine(line)}`)];
  }
  for (const line of lines)
    if (!liesOnCut(combination, page, line)) faults.push(`no cut is at ${describeLine(line)}`);
  const cuts = cutsOf(page);
  if (marks === 'lines') return [...faults, ...lineFaults(page, lines, cuts)];
  return [
    ...faults,
    ...lines.flatMap((line) => tickFaults(page, line)),
    ...missingTicks(page.fronts, lines, cuts),
  ];
}

interface Cuts {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Where the paper must be cut; not where it ends or is folded anyhow. */
function cutsOf(page: SeenPage): Cuts {
  const trims = page.fronts.map(({ trim }) => trim);
  const fold = foldOf(page);
  const needed = (cuts: readonly number[], length: number, folded: number | undefined) =>
    distinct(cuts).filter((cut) => ![0, length, folded].some((at) => Math.abs(cut - (at ?? -1)) < EXACT));
  const { width, height } = page.size;
  return {
    xs: needed(trims.flatMap((trim) => [trim.x, trim.x + trim.width]), width, fold?.upright ? fold.at : undefined),
    ys: needed(trims.flatMap((trim) => [trim.y, trim.y + trim.height]), height, fold?.upright === false ? fold.at : undefined),
  }; // biome-ignore format: two ways
}

function isUpright({ from, to }: Line): boolean {
  return Math.abs(from[0] - to[0]) < 0.001;
}

function isLevel({ from, to }: Line): boolean {
  return Math.abs(from[1] - to[1]) < 0.001;
}

/** Whether a line is on an edge of a card, or of a place of the grid that is empty on this page. */
function liesOnCut(combination: Combination, page: SeenPage, line: Line): boolean {
  const { gap } = whole(combination);
  return [...page.fronts, ...page.backs].some(({ trim }) => {
    const off = isUpright(line)
      ? Math.min(offStep(line.from[0] - trim.x, trim.width + gap), offStep(line.from[0] - trim.x - trim.width, trim.width + gap)) // biome-ignore format: two edges
      : Math.min(offStep(line.from[1] - trim.y, trim.height + gap), offStep(line.from[1] - trim.y - trim.height, trim.height + gap)); // biome-ignore format: two edges
    return (isUpright(line) || isLevel(line)) && off < EXACT;
  });
}

/** A tick stays out of all trims, and enough of it out of what is drawn beyond them to be seen. */
function tickFaults({ fronts, backs }: SeenPage, line: Line): string[] {
  const cards = [...fronts, ...backs];
  const ink = inkOfLine(line);
  const inside = cards.find(({ trim }) => depthOf(ink, trim) > 0.001);
  if (inside) return [`a tick ${describeLine(line)} lies in card ${inside.number}`];
  const hidden = Math.max(0, ...cards.map((card) => hiddenLength(ink, card.ink)));
  const seen = lengthOf(line) - hidden;
  const isLong = lengthOf(line) > SHORTEST_TICK - 0.001 && seen > LEAST_SEEN - 0.001;
  return isLong ? [] : [`${seen.toFixed(2)} mm of a tick are seen at ${describeLine(line)}`];
}

function hiddenLength(line: Rect, ink: Rect): number {
  if (depthOf(line, ink) <= 0) return 0;
  const wide = Math.min(line.x + line.width, ink.x + ink.width) - Math.max(line.x, ink.x);
  const high = Math.min(line.y + line.height, ink.y + ink.height) - Math.max(line.y, ink.y);
  return line.width > line.height ? wide : high;
}

/** Every cut has a tick before the first card and one behind the last. */
function missingTicks(cards: readonly SeenCard[], lines: readonly Line[], { xs, ys }: Cuts): string[] {
  const top = Math.min(...cards.map(({ trim }) => trim.y));
  const bottom = Math.max(...cards.map(({ trim }) => trim.y + trim.height));
  const left = Math.min(...cards.map(({ trim }) => trim.x));
  const right = Math.max(...cards.map(({ trim }) => trim.x + trim.width));
  const missing = (cut: number, axis: 0 | 1, before: number, behind: number): boolean => {
    const along = axis === 0 ? 1 : 0;
    const near = lines.filter(
      ({ from, to }) => Math.max(Math.abs(from[axis] - cut), Math.abs(to[axis] - cut)) < EXACT,
    );
    return (
      !near.some(({ from, to }) => Math.max(from[along], to[along]) < before) ||
      !near.some(({ from, to }) => Math.min(from[along], to[along]) > behind)
    );
  };
  return [
    ...xs.filter((x) => missing(x, 0, top, bottom)).map((x) => `the cut at x = ${x.toFixed(2)} lacks a tick`),
    ...ys.filter((y) => missing(y, 1, left, right)).map((y) => `the cut at y = ${y.toFixed(2)} lacks a tick`),
  ];
}

/**
 * Every cut has a line from edge to edge of the paper, or to its fold, which may leave out words that it would run through.
 */
function lineFaults(page: SeenPage, lines: readonly Line[], { xs, ys }: Cuts): string[] {
  const { texts } = page;
  const isUncovered = (cut: number, axis: 0 | 1, [start, end]: readonly [number, number]): boolean => {
    const along = axis === 0 ? 1 : 0;
    const drawn = lines
      .filter(({ from, to }) => Math.max(Math.abs(from[axis] - cut), Math.abs(to[axis] - cut)) < EXACT)
      .map(({ from, to }) => [Math.min(from[along], to[along]), Math.max(from[along], to[along])] as const);
    const said = texts.flatMap(({ ink }) => {
      const across = axis === 0 ? [ink.x, ink.x + ink.width] : [ink.y, ink.y + ink.height];
      const beside = axis === 0 ? [ink.y, ink.y + ink.height] : [ink.x, ink.x + ink.width];
      const isThere = across[0]! - AROUND_WORDS < cut && cut < across[1]! + AROUND_WORDS;
      return isThere ? [[beside[0]! - AROUND_WORDS, beside[1]! + AROUND_WORDS] as const] : [];
    });
    const parts = [...drawn, ...said].sort(([a], [b]) => a - b);
    const reached = parts.reduce((at, [from, to]) => (from <= at + EXACT ? Math.max(at, to) : at), start);
    return drawn.length === 0 || reached < end - EXACT;
  };
  const name = (way: string) => (cut: number) => `no line runs the whole page at ${way} = ${cut.toFixed(2)}`;
  return [
    ...xs.filter((x) => isUncovered(x, 0, frontSide(page, false))).map(name('x')),
    ...ys.filter((y) => isUncovered(y, 1, frontSide(page, true))).map(name('y')),
  ];
}

/** From where to where the side of the paper reaches, across or down, that has the fronts. */
function frontSide(page: SeenPage, across: boolean): readonly [number, number] {
  const length = across ? page.size.width : page.size.height;
  const fold = foldOf(page);
  if (fold?.upright !== across) return [0, length];
  const [front] = page.fronts;
  const isBefore = (across ? front!.trim.x : front!.trim.y) < fold.at;
  return isBefore ? [0, fold.at] : [fold.at, length];
}

/** A corner ends in the middle of a side, however round it is asked for. */
function widestCorner({ width, height }: Size, asked: number): number {
  return Math.min(asked, width / 2, height / 2);
}

/** Where round corners are asked for, every front has four quarters of a circle that touch its trim, and nothing else is curved. */
function cornerFaults({ fronts, curves }: SeenPage, radius: number): string[] {
  const expected = radius > 0 ? fronts.flatMap(({ trim }) => cornerEnds(trim, radius)) : [];
  const isAt = ([a, b]: readonly [Point, Point], from: Point, to: Point) =>
    Math.min(distance(a, from) + distance(b, to), distance(a, to) + distance(b, from)) < EXACT;
  const missing = expected.filter((ends) => !curves.some(({ from, to }) => isAt(ends, from, to)));
  const extra = curves.filter(({ from, to, room }) => {
    const isWide = Math.max(room.width, room.height) > radius + EXACT;
    return isWide || !expected.some((ends) => isAt(ends, from, to));
  });
  return [
    ...(missing.length > 0 ? [`${missing.length} round corners are missing`] : []),
    ...(extra.length > 0 ? [`${extra.length} curves are no corners`] : []),
  ];
}

function cornerEnds({ x, y, width, height }: Rect, radius: number): readonly (readonly [Point, Point])[] {
  const [right, bottom] = [x + width, y + height];
  return [
    [[x + radius, y], [x, y + radius]],
    [[right - radius, y], [right, y + radius]],
    [[right, bottom - radius], [right - radius, bottom]],
    [[x + radius, bottom], [x, bottom - radius]],
  ]; // biome-ignore format: four corners
}

/** Where a sheet says that it is to be folded, the fold is one straight dashed line. */
export function foldFaults(combination: Combination, page: SeenPage): string[] {
  const folds = whole(combination).backs === 'fold';
  if (!folds) return page.folds.length > 0 ? ['dashes on a sheet that is not folded'] : [];
  return foldOf(page) ? [] : ['there is no fold'];
}

function describeLine({ from, to }: Line): string {
  return [...from, ...to].map((at) => at.toFixed(2)).join(' ');
}
