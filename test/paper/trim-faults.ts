import type { Rect, Size } from '../../src/page/geometry.ts';
import { type Combination, whole } from './combination.ts';
import { BACK_REACH, FACE_REACH, MARK } from './marked-deck.ts';
import { depthOf, distance, EXACT, type Point, roomIn } from './plane.ts';
import { type Fold, foldOf, type SeenCard, type SeenPage } from './seen-page.ts';

/** What is wrong with the shape of a card, its place in a regular grid, and what it shows beyond its trim. */
export function trimFaults(combination: Combination, page: SeenPage, cards: readonly SeenCard[]): string[] {
  const { card, paper } = combination;
  const { gap } = whole(combination);
  const sheet = { x: 0, y: 0, ...paper };
  const [first] = cards;
  if (!first) return [];
  const faults = cards.flatMap((one) => shapeFaults(one, card));
  const up = topOf(first);
  const [stepX, stepY] = [first.trim.width + gap, first.trim.height + gap];
  for (const { number, trim, ...one } of cards) {
    if (distance(up, topOf(one)) > 0.001) faults.push(`card ${number} lies otherwise than the first`);
    if (roomIn(trim, sheet) < -EXACT) faults.push(`card ${number} reaches beyond the paper`);
    const off = [offStep(trim.x - first.trim.x, stepX), offStep(trim.y - first.trim.y, stepY)];
    if (Math.max(...off) > EXACT) faults.push(`card ${number} stands off the grid of the first`);
  }
  faults.push(...overlapFaults(cards));
  for (const one of cards) faults.push(...bleedFaults(combination, page, one, cards));
  return faults;
}

/** How far a length is from a multiple of a step. */
export function offStep(length: number, step: number): number {
  return Math.abs(length - Math.round(length / step) * step);
}

function shapeFaults({ corners, mark, number }: SeenCard, { width, height }: Size): string[] {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const across = [(topRight[0] - topLeft[0]) / width, (topRight[1] - topLeft[1]) / width] as const;
  const down = [(bottomLeft[0] - topLeft[0]) / height, (bottomLeft[1] - topLeft[1]) / height] as const;
  const at = (x: number, y: number): Point => [
    topLeft[0] + x * across[0] + y * down[0],
    topLeft[1] + x * across[1] + y * down[1],
  ];
  const faults: string[] = [];
  const sides = [distance(topLeft, topRight), distance(topLeft, bottomLeft)] as const;
  if (Math.abs(sides[0] - width) > EXACT || Math.abs(sides[1] - height) > EXACT)
    faults.push(`card ${number} measures ${sides.map((side) => side.toFixed(2)).join(' × ')}`);
  if (distance(at(width, height), bottomRight) > EXACT) faults.push(`card ${number} is skewed`);
  if (across[0] * down[1] - across[1] * down[0] < 0.99) faults.push(`card ${number} is mirrored`);
  // A quarter turn, but no other.
  if (Math.min(Math.abs(across[0]), Math.abs(across[1])) > 0.0005) faults.push(`card ${number} lies crooked`);
  if (MARK.some(([x, y], index) => distance(at(x, y), mark[index] ?? [-1, -1]) > EXACT))
    faults.push(`the mark of card ${number} is not where it is drawn`);
  return faults;
}

/** From the middle of a card to the middle of its top edge, as long as 1. */
export function topOf({ corners }: Pick<SeenCard, 'corners'>): Point {
  const [topLeft, , , bottomLeft] = corners;
  const length = distance(topLeft, bottomLeft);
  return [(topLeft[0] - bottomLeft[0]) / length, (topLeft[1] - bottomLeft[1]) / length];
}

function overlapFaults(cards: readonly SeenCard[]): string[] {
  return cards.flatMap((one, at) =>
    cards
      .slice(at + 1)
      .filter((other) => depthOf(one.trim, other.trim) > EXACT)
      .map((other) => `cards ${one.number} and ${other.number} overlap`),
  );
}

const SIDES = [[-1, 0], [0, -1], [1, 0], [0, 1]] as const; // biome-ignore format: left, top, right, bottom

/** How much further a rectangle reaches than another: left, top, right, bottom. */
function reachOf(outer: Rect, inner: Rect): readonly number[] {
  const [left, top] = [inner.x - outer.x, inner.y - outer.y];
  return [left, top, outer.width - inner.width - left, outer.height - inner.height - top];
}

/** A card's ink covers its trim, reaches as far as asked for where it has room, and never into what belongs to others. */
function bleedFaults(
  combination: Combination,
  page: SeenPage,
  card: SeenCard,
  cards: readonly SeenCard[],
): string[] {
  const { bleed, gap } = whole(combination);
  const drawn = page.backs.includes(card) ? BACK_REACH : (combination.reach ?? FACE_REACH);
  const { trim, ink, number } = card;
  const reach = reachOf(ink, trim);
  const room = reachOf({ x: 0, y: 0, ...combination.paper }, trim);
  const faults: string[] = [];
  SIDES.forEach(([x, y], side) => {
    const beside = { ...trim, x: trim.x + x * (trim.width + gap), y: trim.y + y * (trim.height + gap) };
    const taken = cards.some((other) => depthOf(other.trim, beside) > EXACT);
    const due = Math.min(taken ? gap / 2 : bleed, bleed, room[side]!, drawn);
    const found = reach[side]!;
    if (Math.abs(found - due) > EXACT)
      faults.push(`card ${number} bleeds ${found.toFixed(2)} mm where ${due} mm are due`);
  });
  for (const other of [...page.fronts, ...page.backs])
    if (other !== card && depthOf(ink, other.trim) > EXACT)
      faults.push(`card ${number} bleeds into card ${other.number}`);
  const fold = foldOf(page);
  if (fold && foldOff(ink, fold) < -EXACT) faults.push(`card ${number} lies on the fold`);
  return faults;
}

/** How far a rectangle stays off a fold; negative if the fold runs through it. */
function foldOff({ x, y, width, height }: Rect, { upright, at }: Fold): number {
  return upright ? Math.max(x - at, at - x - width) : Math.max(y - at, at - y - height);
}
