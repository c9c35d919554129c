import type { Mm, Rect } from '../../page/geometry.ts';
import type { PathPrimitive, Segment } from '../../page/primitive.ts';
import { rectSegments } from '../../page/shapes.ts';
import { LINES } from '../../page/theme.ts';

/** Quarter circles in the corners of cards that show where to round them. */
export function cornerGuides(trims: readonly Rect[], radius: Mm): PathPrimitive {
  const segments = trims.flatMap((trim) =>
    arcs(rectSegments(trim, Math.min(radius, trim.width / 2, trim.height / 2))),
  );
  return { kind: 'path', segments, stroke: LINES.hairline };
}

/** The curves of an outline without its straight lines. */
function arcs(outline: readonly Segment[]): readonly Segment[] {
  return outline.flatMap((segment, index): readonly Segment[] => {
    const before = outline[index - 1];
    if (segment[0] !== 'C' || !before || before[0] === 'Z') return [];
    return [['M', before.at(-2) as Mm, before.at(-1) as Mm], segment];
  });
}
