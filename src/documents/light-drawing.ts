import type { Mm } from '../page/geometry.ts';
import type { Color, PathPrimitive, Primitive } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';

/** Width of outlines that stand for filled shapes: of signs, and of the many small shapes of a back. */
export const LIGHT_LINES = { sign: 0.5, back: 0.25 } as const satisfies Record<string, Mm>;

/** Brighter colours are those of paper: a shape in them takes no ink, a text in them would vanish without its ground. */
const PALE = 0.8;

/** Paths of an author's drawing for low ink: outlines in their colours instead of fills; `width` in its own units. */
export function lightenPaths<T extends Primitive>(primitives: readonly T[], width: number): readonly T[] {
  let ground: Color | undefined;
  return primitives.map((primitive) => {
    if (primitive.kind !== 'path' || primitive.fill === undefined) return primitive;
    const { fill, fillRule: _, ...outline }: PathPrimitive = primitive;
    const isPale = brightness(fill ?? INK) > PALE;
    if (!isPale) ground = fill;
    // A pale shape that is spared out of a dark one is seen by its edge, any other is paper on paper.
    if (outline.stroke || ground === undefined) return outline as T;
    return { ...outline, stroke: { color: ground, width, join: 'round' } } as T;
  });
}

/** A face for low ink; what it uses is left as it is. */
export function lightenFace(primitives: readonly Primitive[]): readonly Primitive[] {
  return lightenPaths(primitives, LIGHT_LINES.sign).map((primitive) =>
    primitive.kind === 'text' && brightness(primitive.color) > PALE
      ? { ...primitive, color: INK }
      : primitive,
  );
}

/** From 0 for black to 1 for white. */
function brightness(color: Color): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}
