import type {
  Align,
  Block,
  FrameBlock,
  GroupRole,
  PictureBlock,
  RowBlock,
  RowChild,
  RuleBlock,
  Run,
  SpaceBlock,
  StackBlock,
  TextBlock,
  VerticalAlign,
} from '../page/block.ts';
import type { FlowBlock } from '../page/content.ts';
import type { Mm } from '../page/geometry.ts';
import { inherit, type Origins } from '../page/origin.ts';
import type { LineName, StyleName } from '../page/theme.ts';
import { parseRuns } from './markup.ts';

/** A paragraph in a style; a string of the language may carry strong words and suit marks. */
export function text(style: StyleName, content: string | readonly Run[], align?: Align): TextBlock {
  return paragraph('P', style, content, align);
}

/** A heading of level 1 to 3. */
export function heading(level: 1 | 2 | 3, style: StyleName, content: string | readonly Run[]): TextBlock {
  return paragraph(`H${level}`, style, content);
}

/** The label of a list's item. */
export function itemLabel(style: StyleName, content: string | readonly Run[]): TextBlock {
  return paragraph('Lbl', style, content);
}

function paragraph(
  role: TextBlock['role'],
  style: StyleName,
  content: string | readonly Run[],
  align?: Align,
): TextBlock {
  const runs = typeof content === 'string' ? parseRuns(content) : content;
  return { kind: 'text', role, style, runs, ...(align && { align }) };
}

/** Says which keys of the definition the words of a block come from, as far as nothing within says so itself. */
export function from<B extends FlowBlock>(origin: string | Origins, block: B): B {
  return inherit(typeof origin === 'string' ? [origin] : origin, block);
}

/** Children one below the other. */
export function stack(
  children: readonly Block[],
  options: { gap?: Mm; align?: Align; role?: GroupRole } = {},
): StackBlock {
  return { kind: 'stack', children, ...options };
}

/** Children side by side, each with its width. */
export function row(
  children: readonly (readonly [RowChild['width'], Block])[],
  options: { gap?: Mm; align?: VerticalAlign; stretch?: boolean; keep?: boolean; role?: GroupRole } = {},
): RowBlock {
  return { kind: 'row', children: children.map(([width, block]) => ({ width, block })), ...options };
}

/** Empty height in mm. */
export function space(height: Mm): SpaceBlock {
  return { kind: 'space', height };
}

/** A horizontal line; without a width it runs as far as it may. */
export function rule(line: LineName, width?: Mm): RuleBlock {
  return { kind: 'rule', line, ...(width !== undefined && { width }) };
}

/** A quiet box as handouts use it. */
export function box(child: Block): FrameBlock {
  return { kind: 'frame', child, padding: { x: 4.5, y: 3.4 }, radius: 2, line: 'box' };
}

/** An empty box to write in. */
export function blank(width: Mm, height: Mm, line: LineName = 'box'): FrameBlock {
  return { kind: 'frame', width, height, padding: { x: 0, y: 0 }, radius: 1.6, line };
}

/** Nothing, as wide as it is given. */
export const EMPTY: SpaceBlock = space(0);

/** A picture of its own size. */
export function picture(
  size: { readonly width: Mm; readonly height: Mm },
  content: PictureBlock['content'],
  alt?: string,
): PictureBlock {
  return { kind: 'picture', size, content, ...(alt !== undefined && { alt }) };
}

/** A picture that stands for words, as a suit or a card does; `alt` may say more of it. */
export function signPicture(
  size: PictureBlock['size'],
  content: PictureBlock['content'],
  words: string,
  alt = words,
): PictureBlock {
  return { ...picture(size, content, alt), words };
}

/** What stands in a stack by itself, so that a page may end between; what is centred stays together. */
export function unstacked(block: Block): readonly Block[] {
  if (block.kind !== 'stack' || block.align) return [block];
  const { children, gap = 0, from: origins } = block;
  return children.flatMap((child, at) => [
    ...(at === 0 || gap === 0 ? [] : [space(gap)]),
    ...unstacked(inherit(origins, child)),
  ]);
}

/** Things in rows of so many, the last row with what is left. */
export function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, at) => at * size);
  return starts.map((start) => items.slice(start, start + size));
}
