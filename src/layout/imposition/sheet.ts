import type { CardContent, CardFace, WrittenFace } from '../../page/content.ts';
import type { Matrix, Mm, Rect } from '../../page/geometry.ts';
import { quarterTurn, transformPrimitives } from '../../page/transform.ts';
import { moved, type Part, sourced } from '../box.ts';
import type { Context } from '../flow/context.ts';
import { placeBacks } from './backs.ts';
import { clipsOf } from './bleed.ts';
import { cornerGuides } from './corners.ts';
import { type Grid, slotRect } from './grid.ts';
import { transformParts, writtenParts } from './panels.ts';
import type { Axis } from './turn.ts';

/** What fronts are drawn from. */
interface Fronts {
  readonly content: CardContent;
  readonly grid: Grid;
  readonly bleeds: boolean;
}

/** The fronts of a sheet: a figure each, or words; and guides for round corners above them. */
export function frontParts(
  { content, grid, bleeds }: Fronts,
  faces: readonly (CardFace | WrittenFace)[],
  context: Context,
): readonly Part[] {
  const { bleed, corners } = content.printing;
  const turn = quarterTurn(grid.turned ? 1 : 0, content.card);
  const clips = bleeds ? clipsOf(grid, faces.length, bleed) : [];
  const trims = faces.map((_, slot) => slotRect(grid, slot));
  const cards = faces.map((face, slot): Part => {
    const { x, y } = trims[slot]!;
    const clip = clips[slot];
    if ('panels' in face) {
      const parts = writtenParts(face, content.card, context);
      return moved(x, y, [section(grid.turned ? transformParts(parts, turn) : parts)]);
    }
    return moved(x, y, [drawnPart(face, turn, clip && { ...clip, x: clip.x - x, y: clip.y - y })]);
  });
  const guides: Part = { kind: 'artifact', content: corners > 0 ? [cornerGuides(trims, corners)] : [] };
  return [section(cards), guides];
}

function drawnPart(face: CardFace, turn: Matrix, clip: Rect | undefined): Part {
  const drawn: Part = {
    kind: 'content',
    content: transformPrimitives(face.content, turn),
    ...(clip && { clip }),
  };
  return { kind: 'node', node: { role: 'Figure', alt: face.alt }, parts: sourced(face.from, [drawn]) };
}

/** The backs of a sheet as one figure, for they are all the same. */
export function backParts(
  content: CardContent,
  grid: Grid,
  count: number,
  axis: Axis,
  context: Context,
): readonly Part[] {
  const { back, card, printing } = content;
  if (!back) return [];
  const unknown = { id: back.symbol, box: { x: 0, y: 0, ...card }, content: [] };
  const symbol = context.symbols[back.symbol] ?? unknown;
  const bleed: Mm = Math.min(printing.bleed, back.bleed);
  const figure: Part = {
    kind: 'node',
    node: { role: 'Figure', alt: back.alt },
    parts: sourced(back.from, [
      { kind: 'content', content: placeBacks(grid, count, axis, { symbol, bleed }) },
    ]),
  };
  return [section([figure])];
}

function section(parts: readonly Part[]): Part {
  return { kind: 'node', node: { role: 'Sect' }, parts };
}
