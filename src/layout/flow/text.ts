import type { Align, TextBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { Primitive } from '../../page/primitive.ts';
import { multiply, translation } from '../../page/transform.ts';
import type { Box, Part } from '../box.ts';
import type { Context, Given } from './context.ts';
import { NARROW } from './hyphens.ts';
import { breakLines, fragmentWidth, type TextLine } from './lines.ts';
import {
  type Fragment,
  type Look,
  lookOf,
  type SymbolFragment,
  type TextFragment,
  wordsOf,
} from './words.ts';

/** Width of a text that is only broken where it says so. */
export function naturalTextWidth(block: TextBlock, context: Context): Mm {
  return widest(
    breakLines(wordsOf(block.runs, block.style, context), Number.POSITIVE_INFINITY, context.measure),
  );
}

/** Breaks a text into lines; capitals stand in the middle of a line's leading. */
export function placeText(block: TextBlock, given: Given, context: Context): Box {
  // Headings are read at a glance.
  const hyphens = block.role === 'P' && given.width < NARROW ? context.hyphens : undefined;
  const lines = breakLines(wordsOf(block.runs, block.style, context), given.width, context.measure, hyphens);
  const align = block.align ?? given.align ?? 'left';
  const width = align === 'left' ? widest(lines) : given.width;
  const base = lookOf(context.theme, block.style);
  const setter = new Setter(context);
  let y = 0;
  let first: Mm | undefined;
  for (const line of lines) {
    const look = tallestLook(line, base);
    const baseline = y + (look.leading + context.measure.capHeight(look.face)) / 2;
    first ??= baseline;
    setter.setLine(line, startOf(align, width - line.width), baseline, base);
    y += look.leading;
  }
  const parts = setter.finish();
  if (first === undefined) return { width: 0, height: 0, parts: [] };
  return { width, height: y, baseline: first, parts: [{ kind: 'node', node: { role: block.role }, parts }] };
}

/** Where something stands in the space that is left over. */
export function startOf(align: Align, left: Mm): Mm {
  switch (align) {
    case 'left':
      return 0;
    case 'center':
      return left / 2;
    case 'right':
      return left;
  }
}

function widest(lines: readonly TextLine[]): Mm {
  return Math.max(0, ...lines.map((line) => line.width));
}

function tallestLook(line: TextLine, base: Look): Look {
  return line.fragments.reduce(
    (look, fragment) =>
      fragment.kind === 'text' && fragment.look.leading > look.leading ? fragment.look : look,
    base,
  );
}

/** Collects the drawn lines of a paragraph; a symbol interrupts its text and stands for its words. */
class Setter {
  readonly #context: Context;
  readonly #parts: Part[] = [];
  #text: Primitive[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  setLine(line: TextLine, start: Mm, baseline: Mm, base: Look): void {
    let x = start;
    for (const fragment of line.fragments) {
      this.#setFragment(fragment, x, baseline, base);
      x += fragmentWidth(fragment, this.#context.measure);
    }
  }

  finish(): readonly Part[] {
    this.#closeText();
    return this.#parts;
  }

  #setFragment(fragment: Fragment, x: Mm, baseline: Mm, base: Look): void {
    if (fragment.kind === 'text') this.#setText(fragment, x, baseline);
    else this.#setSymbol(fragment, x, baseline - this.#context.measure.capHeight(base.face) / 2);
  }

  /** A hyphen at the end of a line is found and copied as the soft one that it is. */
  #setText(fragment: TextFragment, x: Mm, baseline: Mm): void {
    const text = textPrimitive(fragment, x, baseline);
    if (fragment.hyphen) this.#pushWords('\u00ad', [text]);
    else this.#text.push(text);
  }

  #pushWords(words: string, content: readonly Primitive[]): void {
    this.#closeText();
    this.#parts.push({ kind: 'node', node: { role: 'Span', words }, parts: [{ kind: 'content', content }] });
  }

  #setSymbol(fragment: SymbolFragment, x: Mm, middle: Mm): void {
    const content = [this.#drawSymbol(fragment, x, middle)];
    if (fragment.alt === '') {
      this.#parts.push({ kind: 'artifact', content });
      return;
    }
    this.#pushWords(fragment.alt, content);
  }

  #drawSymbol(fragment: SymbolFragment, x: Mm, middle: Mm): Primitive {
    const box = this.#context.symbols[fragment.symbol]?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const scale = fragment.height / box.height;
    const matrix = multiply(
      [scale, 0, 0, scale, x, middle - fragment.height / 2],
      translation(-box.x, -box.y),
    );
    return { kind: 'use', symbol: fragment.symbol, matrix };
  }

  #closeText(): void {
    if (this.#text.length > 0) this.#parts.push({ kind: 'content', content: this.#text });
    this.#text = [];
  }
}

function textPrimitive({ text, look }: TextFragment, x: Mm, y: Mm): Primitive {
  const { size, weight, tabular, tracking } = look.face;
  const color = look.color;
  return {
    kind: 'text',
    x,
    y,
    text,
    size,
    weight,
    color,
    ...(tabular && { tabular }),
    ...(tracking && { tracking }),
  };
}
