import type { Matrix } from '../page/geometry.ts';
import type { PageSymbol, PathPrimitive, Segment } from '../page/primitive.ts';
import { transformPath } from '../page/transform.ts';

const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];
const HALF_TURN: Matrix = [-1, 0, 0, -1, 0, 0];

/** Fewer paths are not worth a drawing of their own. */
const FEWEST = 3;

/** How far numbers may lie apart that are meant to be the same, mm. */
const NEAR = 1e-6;

/** A drawing about the origin whose second half is the first one upside down: stored once and used twice, the whole first. */
export function halvedSymbol(symbol: PageSymbol): readonly PageSymbol[] {
  const paths = symbol.content.filter((part) => part.kind === 'path');
  const most = paths.length === symbol.content.length ? Math.floor(paths.length / 2) : 0;
  for (let count = most; count >= FEWEST; count--) {
    if (!isTurned(paths.slice(0, count), paths.slice(count, 2 * count))) continue;
    const half = `${symbol.id}-half`;
    const uses = [AS_IT_IS, HALF_TURN].map((matrix) => ({ kind: 'use', symbol: half, matrix }) as const);
    return [
      { ...symbol, content: [...uses, ...paths.slice(2 * count)] },
      { ...symbol, id: half, content: paths.slice(0, count) },
    ];
  }
  return [symbol];
}

function isTurned(half: readonly PathPrimitive[], other: readonly PathPrimitive[]): boolean {
  return half.every((path, at) => isSame(transformPath(path, HALF_TURN), other[at]));
}

function isSame(one: PathPrimitive, other: PathPrimitive | undefined): boolean {
  if (!other || one.segments.length !== other.segments.length) return false;
  const paint = ({ segments: _, ...rest }: PathPrimitive) => JSON.stringify(rest);
  return (
    paint(one) === paint(other) && one.segments.every((segment, at) => isNear(segment, other.segments[at]!))
  );
}

function isNear([letter, ...numbers]: Segment, [otherLetter, ...others]: Segment): boolean {
  return letter === otherLetter && numbers.every((value, at) => Math.abs(value - (others[at] ?? 0)) < NEAR);
}
