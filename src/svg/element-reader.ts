import type { Matrix } from '../page/geometry.ts';
import type { Primitive } from '../page/primitive.ts';
import { multiply, translation } from '../page/transform.ts';
import { type Attributes, MAX_NUMBER, numberOf } from './attributes.ts';
import type { DrawingOptions } from './options.ts';
import { INITIAL_PAINT, inheritPaint, PAINT_ATTRIBUTES, type Paint, paintPath } from './paint.ts';
import type { Element } from './parse.ts';
import { quote, type Refusals } from './problem.ts';
import { SHAPES } from './shapes.ts';
import { readText, TEXT_ATTRIBUTES } from './text.ts';
import { readTransform } from './transform-list.ts';

/** Most segments in all paths of a drawing. */
export const MAX_SEGMENTS = 20_000;

/** Attributes that say nothing about the drawing. */
const SILENT = /^(?:id|class|role|version|xml:space|xmlns|xmlns:svg|aria-[a-z]+|data-[\w-]+)$/;

const GROUP = ['transform', ...PAINT_ATTRIBUTES];

/** Walks the elements of one drawing, counts what it draws and refuses what it does not know. */
export class ElementReader {
  readonly #options: DrawingOptions;
  readonly #refusals: Refusals;
  #segments = 0;

  constructor(options: DrawingOptions, refusals: Refusals) {
    this.#options = options;
    this.#refusals = refusals;
  }

  /** What the root element draws. */
  readRoot(root: Element, matrix: Matrix): readonly Primitive[] {
    this.#check(root, ['viewBox', 'width', 'height', ...PAINT_ATTRIBUTES]);
    return this.#readChildren(root, this.#paint(root, INITIAL_PAINT), matrix);
  }

  #readChildren(parent: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    return parent.children.flatMap((child) => this.#readElement(child, paint, matrix));
  }

  #readElement(element: Element, inherited: Paint, outer: Matrix): readonly Primitive[] {
    if (element.type === 'text') return this.#refuseStrayText(element.value);
    if (element.name === 'title' || element.name === 'desc') return [];
    const matrix = multiply(outer, readTransform(element.attributes.transform, this.#refusals));
    const paint = this.#paint(element, inherited);
    const primitives = this.#draw(element, paint, matrix);
    if (!primitives.every(isInReach))
      this.#refusals.refuse(`<${element.name}> reaches too far`, `keep numbers below ${MAX_NUMBER}`);
    return primitives;
  }

  #draw(element: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    const shape = Object.hasOwn(SHAPES, element.name) ? SHAPES[element.name] : undefined;
    if (shape) {
      this.#check(element, [...GROUP, ...shape.attributes]);
      const segments = shape.read(element.attributes, this.#refusals);
      this.#count(segments.length);
      return paintPath(segments, paint, matrix);
    }
    switch (element.name) {
      case 'g':
        this.#check(element, GROUP);
        return this.#readChildren(element, paint, matrix);
      case 'text':
        return this.#readText(element, paint, matrix);
      case 'use':
        return this.#readUse(element, matrix);
      default:
        this.#refusals.refuse(`<${element.name}> stands inside the drawing`, 'keep one <svg> element');
        return [];
    }
  }

  #paint(element: Element, inherited: Paint): Paint {
    return inheritPaint(inherited, element.attributes, this.#options.color, this.#refusals);
  }

  #check({ name, attributes }: Element, allowed: readonly string[]): void {
    const unknown = Object.keys(attributes).find((key) => !allowed.includes(key) && !SILENT.test(key));
    if (unknown !== undefined)
      this.#refusals.refuse(
        `<${name}> has the attribute ${quote(unknown)}`,
        `remove it; known are ${allowed.join(', ')}`,
      );
  }

  #count(segments: number): void {
    this.#segments += segments;
    if (this.#segments > MAX_SEGMENTS)
      this.#refusals.refuse(`its paths have more than ${MAX_SEGMENTS} segments`, 'simplify the paths');
  }

  #refuseStrayText(text: string): readonly Primitive[] {
    if (text.trim() !== '')
      this.#refusals.refuse(`the words ${quote(text)} stand outside of <text>`, 'remove them');
    return [];
  }

  #readText(element: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    const { measure } = this.#options;
    this.#check(element, [...GROUP, ...TEXT_ATTRIBUTES]);
    if (!measure) this.#refusals.refuse('it contains <text>', 'convert text to paths');
    if (element.children.some((child) => child.type !== 'text'))
      this.#refusals.refuse('<text> contains an element', 'write one line in one look');
    if (!measure || this.#refusals.first) return [];
    const content = element.children.map((child) => child.value).join('');
    const text = readText(content, element.attributes, paint, matrix, measure, this.#refusals);
    return text ? [text] : [];
  }

  #readUse(element: Element, matrix: Matrix): readonly Primitive[] {
    this.#check(element, ['transform', 'href', 'x', 'y']);
    const { href = '' } = element.attributes;
    const symbol = href.slice(1);
    if (!href.startsWith('#') || !this.#options.symbols?.has(symbol)) {
      this.#refusals.refuse(`<use> draws ${quote(href)}`, 'draw it as a path');
      return [];
    }
    const [x, y] = useOffset(element.attributes, this.#refusals);
    return [{ kind: 'use', symbol, matrix: multiply(matrix, translation(x, y)) }];
  }
}

function useOffset(attributes: Attributes, refusals: Refusals): readonly [number, number] {
  return [numberOf(attributes, 'x', 0, refusals), numberOf(attributes, 'y', 0, refusals)];
}

function isInReach(primitive: Primitive): boolean {
  return numbersIn(primitive).every((value) => Math.abs(value) <= MAX_NUMBER);
}

function numbersIn(primitive: Primitive): readonly number[] {
  switch (primitive.kind) {
    case 'path':
      return [...primitive.segments.flatMap(([, ...values]) => values), primitive.stroke?.width ?? 0];
    case 'text':
      return [primitive.x, primitive.y, primitive.size];
    case 'use':
      return primitive.matrix;
  }
}
