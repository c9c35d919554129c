import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { boundsOfPath } from '../page/bounds.ts';
import type { Matrix, Mm, Size } from '../page/geometry.ts';
import type { PageSymbol, PathPrimitive } from '../page/primitive.ts';
import { around, grow, holds } from '../page/rect.ts';
import { transformRect } from '../page/transform.ts';
import type { Wanted } from './wanted-file.ts';

/** A back as it lies on its card. */
interface PlacedDrawing {
  readonly drawing: PageSymbol;
  readonly matrix: Matrix;
  /** How far it reaches beyond the trim. */
  readonly bleed: Mm;
  readonly card: Size;
}

/** What stays further inside than this is not cut by a crooked cut. */
const SAFE: Mm = 1;

/** Slips of reckoning. */
const TOLERANCE: Mm = 0.05;

/** Warning E0411 of a back that a crooked cut gives a white edge, since it does not reach as far beyond the cut as was asked for. */
export function warnOfEdge({ what, span }: Wanted, back: PlacedDrawing, asked: Mm): readonly Diagnostic[] {
  const { bleed, card } = back;
  if (bleed > asked - TOLERANCE || !reachesEdge(back)) return [];
  const size = (by: Mm) => `${figure(card.width + 2 * by)} × ${figure(card.height + 2 * by)} mm`;
  return [
    {
      code: 'E0411',
      severity: 'warning',
      message: `${what} ${bleed === 0 ? 'ends at the cut' : `reaches ${figure(bleed)} mm beyond the cut`}, the bleed is ${figure(asked)} mm`,
      why: 'where a cut is a little crooked, the edge of the card stays white',
      span,
      help: `draw it on ${size(asked)} for cards of ${size(0)}, or leave a white margin`,
    },
  ];
}

function reachesEdge({ drawing, matrix, card }: PlacedDrawing): boolean {
  const inked = drawing.content.filter((part) => part.kind === 'path').filter(showsInk);
  const bounds = inked.flatMap((path) => boundsOfPath(path) ?? []);
  if (bounds.length === 0) return false;
  const safe = grow({ x: 0, y: 0, ...card }, -SAFE);
  return !holds(safe, transformRect(around(bounds), matrix));
}

function showsInk({ fill, stroke }: PathPrimitive): boolean {
  return (fill !== undefined && fill.toUpperCase() !== '#FFFFFF') || stroke !== undefined;
}

function figure(value: Mm): string {
  return String(Math.round(value * 100) / 100);
}
