import type { Matrix } from '../../src/page/geometry.ts';
import type { Page, PrintDocument, StructureNode } from '../../src/page/page.ts';
import type { Primitive, TextPrimitive } from '../../src/page/primitive.ts';

/** A point, or a vector. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A straight line as drawn. */
export interface Stretch {
  readonly from: Vector;
  readonly to: Vector;
}

/** What a printer does to a page, or a person to the paper. */
export type Motion = (point: Vector) => Vector;

/** What the figure whose words begin so draws, where its page says. */
export function figureAt(document: PrintDocument, start: string): readonly Primitive[] {
  const marks = figuresOf(document.structure)
    .filter(({ alt }) => alt?.startsWith(start))
    .flatMap(({ children }) => children);
  const items = document.pages.flatMap(({ items }) => items);
  const found = items.filter(({ mark }) => marks.includes(mark as number));
  if (found.length === 0) throw new Error(`no figure ${start}`);
  return found.flatMap(({ content }) => content);
}

function figuresOf(node: StructureNode): readonly StructureNode[] {
  const inner = node.children.filter((child) => typeof child !== 'number').flatMap(figuresOf);
  return node.role === 'Figure' ? [node, ...inner] : inner;
}

/** All straight lines of a drawing. */
export function stretchesOf(content: readonly Primitive[]): readonly Stretch[] {
  return content.flatMap((one) => {
    if (one.kind !== 'path') return [];
    return one.segments.flatMap((segment, index) => {
      const before = one.segments[index - 1];
      if (segment[0] !== 'L' || (before?.[0] !== 'M' && before?.[0] !== 'L')) return [];
      return [{ from: { x: before[1], y: before[2] }, to: { x: segment[1], y: segment[2] } }];
    });
  });
}

/** The middles of all circles of a drawing. */
export function circlesOf(content: readonly Primitive[]): readonly Vector[] {
  return content.flatMap((one) => {
    if (one.kind !== 'path' || !one.segments.some(([letter]) => letter === 'C')) return [];
    const ends = one.segments.flatMap((segment) =>
      segment[0] === 'C' ? [{ x: segment[5], y: segment[6] }] : [],
    );
    return [mean(ends)];
  });
}

export function labelsOf(content: readonly Primitive[], text: string): readonly TextPrimitive[] {
  return content.filter((one): one is TextPrimitive => one.kind === 'text' && one.text === text);
}

export function mean(points: readonly Vector[]): Vector {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function distance(a: Vector, b: Vector): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where a page as a whole is put. */
export function placed({ placement }: Page): Motion {
  const [a, b, c, d, e, f]: Matrix = placement ?? [1, 0, 0, 1, 0, 0];
  return ({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
}
