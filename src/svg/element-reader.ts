import type { Matrix } from '../page/geometry.ts';
import type { Primitive } from '../page/primitive.ts';
import { multiply } from '../page/transform.ts';
import { type Attributes, MAX_NUMBER } from './attributes.ts';
import { isActiveAttribute, isIgnoredElement } from './harmless.ts';
import type { DrawingOptions } from './options.ts';
import { INITIAL_PAINT, inheritPaint, PAINT_ATTRIBUTES, type Paint, paintPath } from './paint.ts';
import type { Element } from './parse.ts';
import { PLACE_ATTRIBUTE, quote, type Refusals } from './problem.ts';
import { SHAPES } from './shapes.ts';
import { readAttributes } from './style.ts';
import { readText } from './text.ts';
import { keepInside } from './text-extent.ts';
import { TEXT_ATTRIBUTES } from './text-setting.ts';
import { readTransform } from './transform-list.ts';
import { readUse, USE_ATTRIBUTES } from './use.ts';

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
      return ['transform', ...USE_ATTRIBUTES];
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
    this.#enter(root);
    const attributes = readAttributes(root, ROOT, this.#refusals);
    return this.#readChildren(root, this.#paint(attributes, INITIAL_PAINT), matrix);
  }

  #readChildren(parent: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    return parent.children.flatMap((child) => this.#readElement(child, paint, matrix));
  }

  #readElement(element: Element, inherited: Paint, outer: Matrix): readonly Primitive[] {
    if (element.type === 'text') return this.#refuseStrayText(element.value);
    this.#enter(element);
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

  #enter({ attributes }: Element): void {
    this.#refusals.enter(attributes[PLACE_ATTRIBUTE]);
  }

  #draw(element: Element, paint: Paint, matrix: Matrix): readonly Primitive[] {
    switch (element.name) {
      case 'g':
        return this.#readChildren(element, paint, matrix);
      case 'text':
        return this.#readText(element, paint, matrix);
      case 'use':
        return readUse(element.attributes, matrix, this.#options, this.#refusals);
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
    const { measure, fit } = this.#options;
    if (!measure) this.#refusals.refuse('it contains <text>', 'convert text to paths');
    if (element.children.some((child) => child.type !== 'text'))
      this.#refusals.refuse('<text> contains an element', 'write one line in one look');
    if (!measure) return [];
    const content = element.children.map((child) => child.value).join('');
    const lines = readText(content, element.attributes, paint, matrix, measure, this.#refusals);
    if (fit) for (const line of lines) keepInside(line, fit, measure, this.#refusals);
    return lines;
  }
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
