import type { Matrix, Size } from '../../src/page/geometry.ts';
import { type Combination, whole } from './combination.ts';
import { cornersOf, distance, EXACT, type Point, through } from './plane.ts';
import { foldOf, type SeenCard, type SeenPage } from './seen-page.ts';
import { topOf } from './trim-faults.ts';

/** A sheet of paper: its front, and its back with the offset undone that was asked for. */
export interface Sheet {
  readonly front: SeenPage;
  readonly back?: SeenPage;
}

const leftToRight = (middle: number): Matrix => [-1, 0, 0, 1, 2 * middle, 0];
const upsideDown = (middle: number): Matrix => [1, 0, 0, -1, 0, 2 * middle];

/** How a place on the back of a sheet is seen from its front, through the paper, when it was turned about an edge. */
export function turned({ width, height }: Size, edge: 'long' | 'short'): Matrix {
  // The long edges of a sheet that stands upright are its left and right ones.
  const aboutUpright = height >= width === (edge === 'long');
  return aboutUpright ? leftToRight(width / 2) : upsideDown(height / 2);
}

/** What is wrong with the backs of a sheet when its paper is turned or folded as said. */
export function backFaults(combination: Combination, { front, back }: Sheet): string[] {
  const { backs } = whole(combination);
  const behind = back?.backs ?? front.backs;
  if (backs === 'none') return behind.length > 0 || back ? ['there are backs where none are asked for'] : [];
  const faults: string[] = [];
  if (back && (back.fronts.length > 0 || front.backs.length > 0))
    faults.push('fronts and backs share a page');
  if (!back && backs !== 'fold') return [...faults, 'the sheet has no back'];
  if (behind.length !== front.fronts.length)
    faults.push(`${behind.length} backs for ${front.fronts.length} fronts`);
  const matrix = seenThrough(combination, front);
  if (!matrix) return [...faults, 'nothing shows the fold'];
  const seen = behind.map((card) => seenFromFront(card, matrix));
  for (const card of front.fronts) {
    const own = seen.filter(({ outline }) => covers(outline, cornersOf(card.trim)));
    if (own.length !== 1) faults.push(`card ${card.number} has ${own.length} backs behind it`);
    for (const { top } of own)
      if (distance(top, topOf(card)) > 0.001) faults.push(`the back of card ${card.number} is upside down`);
  }
  return faults;
}

function seenThrough(combination: Combination, front: SeenPage): Matrix | undefined {
  const { backs } = whole(combination);
  if (backs === 'fold') {
    const fold = foldOf(front);
    return fold && (fold.upright ? leftToRight(fold.at) : upsideDown(fold.at));
  }
  return turned(combination.paper, backs === 'duplex-short' ? 'short' : 'long');
}

function seenFromFront(card: SeenCard, matrix: Matrix) {
  const corners = card.corners.map((corner) => through(matrix, corner)) as unknown as SeenCard['corners'];
  return { outline: corners, top: topOf({ corners }) };
}

function covers(outline: readonly Point[], corners: readonly Point[]): boolean {
  return corners.every((corner) => outline.some((point) => distance(point, corner) < EXACT));
}
