import { brightness, WHITE } from '../page/color.ts';
import type { Mm } from '../page/geometry.ts';
import { hullOfPaths } from '../page/hull.ts';
import type { Color, PageSymbol, PathPrimitive, Primitive, Segment, Stroke } from '../page/primitive.ts';
import { INK } from '../page/theme.ts';
import { transformPath } from '../page/transform.ts';

/** White details on what was dark get a line thinner than that of their neighbours. */
const FINE = 0.6;

/** What is thinner than this was drawn as a line. */
const THIN: Mm = 0.85;

/** Width of outlines that stand for filled shapes of authors: of signs, and of the many small shapes of a back. */
const LIGHT_LINES = { sign: 0.5, back: 0.25 } as const satisfies Record<string, Mm>;

/** Lines of small signs, in parts of the size of the sign. */
const SLIGHT = 0.1;

/** Authors' colours that are brighter are those of paper: a shape in them takes no ink, a text in them would vanish. */
const PALE = 0.8;

/** The line around a shape that was filled; undefined if it is to have none. */
type OutlineOf = (fill: Color) => Stroke | undefined;

/** A sign or figure of a deck that takes little ink; `width` is that of its lines, in the drawing's units. */
export function lightSymbol(symbol: PageSymbol, id: string, width: number): PageSymbol {
  const paths = symbol.content.filter((part) => part.kind === 'path');
  const others = symbol.content.filter((part) => part.kind === 'use');
  const [only] = paths;
  if (symbol.content.length === 1 && only?.fill && !only.stroke)
    return { ...symbol, id, content: [insetOutline(only, only.fill, width)] };
  const outlineOf: OutlineOf = (fill) =>
    fill.toUpperCase() === WHITE ? outline(INK, width * FINE) : outline(fill, width);
  return { ...symbol, id, content: [...others, ...paths.map((path) => lightPath(path, outlineOf, THIN))] };
}

/** An author's sign that takes little ink; `scale` is how many mm on paper a unit of it is. */
export function lightSign({ box, content, ...symbol }: PageSymbol, id: string, scale: number): PageSymbol {
  const size = Math.max(box.width, box.height) * scale;
  const colors = content.flatMap((part) => (part.kind === 'path' ? colorsOf(part) : []));
  // What is pale all over was drawn for a dark ground.
  const ground = colors.every(isPale) ? INK : undefined;
  const width = Math.min(LIGHT_LINES.sign, size * SLIGHT);
  return { ...symbol, id, box, content: lightDrawing(content, width, scale, ground) };
}

/** An author's back, of paths only, that takes little ink; `scale` is how many mm on paper a unit of it is. */
export function lightBack(drawing: PageSymbol, scale: number): PageSymbol {
  const paths = drawing.content.filter((part) => part.kind === 'path');
  return { ...drawing, content: lightDrawing(joinAlike(paths, THIN / scale), LIGHT_LINES.back, scale) };
}

/** An author's face, in mm, that takes little ink; what it uses is left as it is. */
export function lightFace(primitives: readonly Primitive[]): readonly Primitive[] {
  return lightDrawing(primitives, LIGHT_LINES.sign);
}

/** An author's drawing that takes little ink; `width` is that of its lines on paper, where a unit of it is `scale` mm. */
function lightDrawing<T extends Primitive>(
  primitives: readonly T[],
  width: Mm,
  scale = 1,
  ground?: Color,
): readonly T[] {
  let dark = ground;
  // A pale shape that is spared out of a dark one is seen by its edge, any other is paper on paper.
  const outlineOf: OutlineOf = (color) => {
    if (!isPale(color)) dark = color;
    return dark === undefined ? undefined : outline(dark, width / scale);
  };
  const light = (primitive: Primitive): Primitive => {
    switch (primitive.kind) {
      case 'path':
        return lightPath(primitive, outlineOf, THIN / scale);
      case 'text':
        return isPale(primitive.color) ? { ...primitive, color: INK } : primitive;
      case 'use':
        return primitive;
    }
  };
  // A path stays a path and a text a text.
  return primitives.map((primitive) => light(primitive) as T);
}

/** Shapes that follow each other in one colour as one shape: if the last covered the others, a half turn would tell. */
function joinAlike(paths: readonly PathPrimitive[], thin: number): readonly PathPrimitive[] {
  const groups: [PathPrimitive, ...PathPrimitive[]][] = [];
  for (const path of paths) {
    const group = groups.at(-1);
    const isMore = group && areAlike(group[0], path) && !middleLine(path.segments, thin);
    if (isMore) group.push(path);
    else groups.push([path]);
  }
  return groups.map((group) => ({ ...group[0], segments: group.flatMap(({ segments }) => segments) }));
}

function areAlike(one: PathPrimitive, other: PathPrimitive): boolean {
  const isPlain = [one, other].every(({ stroke, fillRule }) => !stroke && !fillRule);
  return isPlain && one.fill === other.fill;
}

function colorsOf({ fill, stroke }: PathPrimitive): readonly Color[] {
  return [...(fill === undefined ? [] : [fill]), ...(stroke ? [stroke.color] : [])];
}

/** Whether a colour is about that of paper. */
function isPale(color: Color): boolean {
  return brightness(color) > PALE;
}

function outline(color: Color, width: number): Stroke {
  return { color, width, join: 'round' };
}

/** A fill as a line along the inside of its edge. */
function insetOutline({ kind, segments: edge }: PathPrimitive, color: Color, width: number): PathPrimitive {
  const path = { kind, segments: edge };
  const { left, top, right, bottom } = hullOfPaths([path]);
  const scaleX = insetScale(right - left, width);
  const scaleY = insetScale(bottom - top, width);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const { segments } = transformPath(path, [scaleX, 0, 0, scaleY, x * (1 - scaleX), y * (1 - scaleY)]);
  return { kind, segments, stroke: outline(color, width) };
}

/** How much smaller an extent is drawn so that a line along its edge stays inside; what is no wider than the line stays as it is. */
function insetScale(extent: number, width: number): number {
  return extent > width ? (extent - width) / extent : 1;
}

/** What was filled is white with an outline, so that it still covers what it lies over. */
function lightPath(path: PathPrimitive, outlineOf: OutlineOf, thin: number): PathPrimitive {
  const { kind, segments, fill, fillRule, stroke: own } = path;
  if (fill === undefined) return own ? { ...path, stroke: seenStroke(own, outlineOf) } : path;
  const fresh = outlineOf(fill);
  const middle = own ? undefined : middleLine(segments, thin);
  if (middle && fresh) {
    const width = Math.min(fresh.width, middle.thickness);
    return { kind, segments: middle.segments, stroke: { ...fresh, width, cap: 'butt' } };
  }
  const stroke = own && !isPale(own.color) ? own : fresh;
  return { kind, segments, fill: WHITE, ...(fillRule && { fillRule }), ...(stroke && { stroke }) };
}

/** A pale line would no longer be seen where what lay below it was dark. */
function seenStroke(stroke: Stroke, outlineOf: OutlineOf): Stroke {
  return isPale(stroke.color) ? { ...stroke, color: outlineOf(stroke.color)?.color ?? stroke.color } : stroke;
}

/** A line in place of a shape, and how thick that is. */
interface Middle {
  readonly segments: readonly Segment[];
  readonly thickness: number;
}

/** The line along the middle of a single long and thin outline; undefined if it is no such. */
function middleLine(segments: readonly Segment[], thin: number): Middle | undefined {
  const outlines = segments.filter(([command]) => command === 'M').length;
  const { left: x, top: y, right, bottom } = hullOfPaths([{ kind: 'path', segments }]);
  const [width, height] = [right - x, bottom - y];
  const [thickness, length] = [Math.min(width, height), Math.max(width, height)];
  if (outlines > 1 || thickness > thin || length < 3 * thin) return undefined;
  const isLevel = width > height;
  const start = isLevel ? ([x, y + height / 2] as const) : ([x + width / 2, y] as const);
  const end = isLevel ? ([x + width, y + height / 2] as const) : ([x + width / 2, y + height] as const);
  const line: readonly Segment[] = [
    ['M', ...start],
    ['L', ...end],
  ];
  return { segments: line, thickness };
}
