import type { Block, PictureBlock, RuleBlock, TextBlock } from '../../page/block.ts';
import type { Mm } from '../../page/geometry.ts';
import type { Origins } from '../../page/origin.ts';
import { linesPath } from '../../page/shapes.ts';
import { type Box, sourced } from '../box.ts';
import type { Report } from '../laid-pages.ts';
import { type Context, EPSILON, type Given } from './context.ts';
import { naturalFrameWidth, placeFrame } from './frame.ts';
import { tooWide } from './problems.ts';
import { naturalRowWidth, placeRow } from './row.ts';
import { naturalStackWidth, placeStack } from './stack.ts';
import { naturalTableWidth, placeTable } from './table.ts';
import { naturalTextWidth, placeText } from './text.ts';

/** Gives a block its size in the room it has; reports E0404 if it needs more width. */
export function place(block: Block, given: Given, context: Context): Box {
  if (!HOLDERS.has(block.kind)) return placeAnew(block, given, context);
  const { placed, report } = context;
  const room = `${given.width} ${given.minHeight} ${given.align}`;
  const known = placed.get(block)?.get(room);
  if (known) return known;
  let isSound = true;
  const watched: Report = (fault) => {
    isSound = false;
    report(fault);
  };
  const box = placeAnew(block, given, { ...context, report: watched });
  const boxes = placed.get(block) ?? new Map<string, Box>();
  if (isSound) placed.set(block, boxes.set(room, box));
  return box;
}

/** The kinds of block that hold others. */
const HOLDERS: ReadonlySet<Block['kind']> = new Set(['stack', 'row', 'frame', 'table']);

function placeAnew(block: Block, given: Given, context: Context): Box {
  const box = placeKind(block, given, context);
  if (box.width > given.width + EPSILON) context.report(tooWide(block, box.width, given.width));
  const from = block.kind === 'text' ? originsOf(block) : block.from;
  return from ? { ...box, parts: sourced(from, box.parts) } : box;
}

function placeKind(block: Block, given: Given, context: Context): Box {
  switch (block.kind) {
    case 'text':
      return placeText(block, given, context);
    case 'picture':
      return placePicture(block);
    case 'stack':
      return placeStack(block, given, context);
    case 'row':
      return placeRow(block, given, context);
    case 'frame':
      return placeFrame(block, given, context);
    case 'rule':
      return placeRule(block, given, context);
    case 'space':
      return { width: 0, height: block.height, parts: [] };
    case 'table':
      return placeTable(block, given, context);
  }
}

/** Where the words of a text come from, its stretches that say so themselves among them. */
function originsOf({ from, runs }: TextBlock): Origins | undefined {
  if (runs.every((run) => run.from === undefined)) return from;
  return [...new Set(runs.flatMap((run) => run.from ?? from ?? []))];
}

/** The width a block takes if nothing limits it. */
export function naturalWidth(block: Block, context: Context): Mm {
  switch (block.kind) {
    case 'text':
      return naturalTextWidth(block, context);
    case 'picture':
      return block.size.width;
    case 'stack':
      return naturalStackWidth(block, context);
    case 'row':
      return naturalRowWidth(block, context);
    case 'frame':
      return naturalFrameWidth(block, context);
    case 'rule':
      return block.width ?? 0;
    case 'space':
      return 0;
    case 'table':
      return naturalTableWidth(block);
  }
}

function placePicture({ size, content, alt, words }: PictureBlock): Box {
  if (!alt) return { ...size, parts: [{ kind: 'artifact', content }] };
  const node = { role: 'Figure', alt, ...(words && { words }) } as const;
  return { ...size, parts: [{ kind: 'node', node, parts: [{ kind: 'content', content }] }] };
}

function placeRule(block: RuleBlock, given: Given, { theme }: Context): Box {
  const width = block.width ?? given.width;
  const path = linesPath([{ x1: 0, y1: 0, x2: width, y2: 0 }], theme.lines[block.line]);
  return { width, height: 0, parts: [{ kind: 'artifact', content: [path] }] };
}
