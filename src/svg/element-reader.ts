import type { Matrix } from '../page/geometry.ts';
import type { Primitive } from '../page/primitive.ts';
import { multiply, translation } from '../page/transform.ts';
import { type Attributes, MAX_NUMBER, numberOf } from './attributes.ts';
import { isActiveAttribute, isIgnoredElement } from './harmless.ts';
import type { DrawingOptions } from './options.ts';
import { INITIAL_PAINT, inheritPaint, PAINT_ATTRIBUTES, type Paint, paintPath } from './paint.ts';
import type { Element } from './parse.ts';
import { quote, type Refusals } from './problem.ts';
import { SHAPES } from './shapes.ts';
import { readAttributes } from './style.ts';
import { readText, TEXT_ATTRIBUTES } from './text.ts';
import { readTransform } from './transform-list.ts';

/** Most segments in all paths of a drawing. */
const MAX_SEGMENTS = 20_000;

const GROUP = ['transform', ...PAINT_ATTRIBUTES];

/** What the root may say beside its paint; where it stands in another page does not matter here. */
const ROOT = ['viewBox', 'x', 'y', 'width', 'height', 'preserveAspectRatio', ...PAINT_ATTRIBUTES];

/** Attributes that an element may have; undefined if it must not stand inside a drawing. */
function attributesOf(name: string): readonly string[] | undefined {
  if (Object.hasOwn(SHAPES, name)) return [...GROUP, ...SHAPES[name]!.attributes];
  switch (name) {
    case 'g':
      return GROUP;
    case 'text':
      return [...GROUP, ...TEXT_ATTRIBUTES];
    case 'use':
      return ['transform', 'href', 'x', 'y'];
    default:
      return undefined;
  }
}

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
    const attributes = readAttributes(root, ROOT, this.#refusals);
    return this.#readChildren(root, this.#paint(attributes, INITIAL_PAINT), matrix);
  }

  #readChildren(parent: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    return parent.children.flatMap((child) => this.#readElement(child, paint, matrix));
  }

  #readElement(element: Element, inherited: Paint, outer: Matrix): readonly Primitive[] {
    if (element.type === 'text') return this.#refuseStrayText(element.value);
    if (isIgnoredElement(element.name)) return this.#passBy(element);
    const known = attributesOf(element.name);
    if (!known) return this.#refuseElement(element.name);
    const attributes = readAttributes(element, known, this.#refusals);
    const matrix = multiply(outer, readTransform(attributes.transform, this.#refusals));
    const paint = this.#paint(attributes, inherited);
    const primitives = this.#draw({ ...element, attributes }, paint, matrix);
    if (element.name !== 'g' && !primitives.every(isInReach))
      this.#refusals.refuse(`<${element.name}> reaches too far`, `keep numbers below ${MAX_NUMBER}`);
    return primitives;
  }

  #draw(element: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    switch (element.name) {
      case 'g':
        return this.#readChildren(element, paint, matrix);
      case 'text':
        return this.#readText(element, paint, matrix);
      case 'use':
        return this.#readUse(element, matrix);
      default: {
        const segments = SHAPES[element.name]!.read(element.attributes, this.#refusals);
        this.#count(segments.length);
        return paintPath(segments, paint, matrix);
      }
    }
  }

  /** Nothing of an element is drawn, and still it must not do anything. */
  #passBy({ name, attributes, children }: Element): readonly Primitive[] {
    for (const key of Object.keys(attributes).filter(isActiveAttribute))
      this.#refusals.refuse(`<${name}> has the attribute ${quote(key)}`, 'remove such attributes');
    for (const child of children) this.#passBy(child);
    return [];
  }

  /** The screen has refused most unknown elements already, but not a root inside. */
  #refuseElement(name: string): readonly Primitive[] {
    if (name === 'svg') this.#refusals.refuse('<svg> stands inside the drawing', 'keep one <svg> element');
    return [];
  }

  #paint(attributes: Attributes, inherited: Paint): Paint {
    return inheritPaint(inherited, attributes, this.#options.color, this.#refusals);
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
    if (!measure) this.#refusals.refuse('it contains <text>', 'convert text to paths');
    if (element.children.some((child) => child.type !== 'text'))
      this.#refusals.refuse('<text> contains an element', 'write one line in one look');
    if (!measure || this.#refusals.any) return [];
    const content = element.children.map((child) => child.value).join('');
    const text = readText(content, element.attributes, paint, matrix, measure, this.#refusals);
    return text ? [text] : [];
  }

  #readUse(element: Element, matrix: Matrix): readonly Primitive[] {
    const { href } = element.attributes;
    if (href === undefined) return [];
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
