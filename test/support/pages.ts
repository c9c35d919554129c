import { layOut } from '../../src/layout/lay-out.ts';
import type { DocumentContent, FlowContent } from '../../src/page/content.ts';
import type { Mm } from '../../src/page/geometry.ts';
import type { Page, PrintDocument, StructureNode } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { PageSymbol, Primitive, TextPrimitive } from '../../src/page/primitive.ts';
import { fakeMeasure } from './fake-measure.ts';

/** A square of 10 in a box of 12. */
export const square: PageSymbol = {
  id: 'square',
  box: { x: -6, y: -6, width: 12, height: 12 },
  content: [
    {
      kind: 'path',
      segments: [['M', -5, -5], ['L', 5, -5], ['L', 5, 5], ['L', -5, 5], ['Z']],
      fill: '#009E73',
    },
  ],
};

/** A document around some content. */
export function documentOf(
  content: DocumentContent['content'],
  symbols: Record<string, PageSymbol> = { square },
): DocumentContent {
  return { title: 'Titel', subject: 'Probe', language: 'de', content, symbols };
}

/** Lays blocks out on A4; fails the test if a problem is found. */
export function layBlocks(blocks: FlowContent['blocks'], more: Partial<FlowContent> = {}): PrintDocument {
  const footer = { left: [], center: [], right: [] };
  const outcome = layOut(documentOf({ kind: 'flow', blocks, footer, ...more }), {
    paper: PAPERS.A4,
    measure: fakeMeasure,
  });
  if (!outcome.value) throw new Error(JSON.stringify(outcome.diagnostics));
  return outcome.value;
}

/** All that a page draws, in order. */
export function drawn(page: Page | undefined): readonly Primitive[] {
  return page!.items.flatMap((item) => item.content);
}

/** The lines of text of a page, in order. */
export function texts(page: Page | undefined): readonly TextPrimitive[] {
  return drawn(page).filter((primitive) => primitive.kind === 'text');
}

/** The one line of text that begins with some words. */
export function textAt(page: Page | undefined, start: string): TextPrimitive {
  const found = texts(page).filter(({ text }) => text.startsWith(start));
  if (found.length !== 1) throw new Error(`${found.length} texts begin with ${start}`);
  return found[0]!;
}

/** The structure as nested lists of roles; marks as numbers. */
export function outline(node: StructureNode): unknown {
  return [node.role, ...node.children.map((child) => (typeof child === 'number' ? child : outline(child)))];
}

/** All marks in the structure, in reading order. */
export function marksIn(node: StructureNode): readonly number[] {
  return node.children.flatMap((child) => (typeof child === 'number' ? [child] : marksIn(child)));
}

/** All marks on the pages, in drawing order. */
export function marksOn(pages: readonly Page[]): readonly number[] {
  return pages.flatMap((page) => page.items.flatMap(({ mark }) => (mark === 'artifact' ? [] : [mark])));
}

/** Straight lines of all paths of a page: `[x1, y1, x2, y2]`, rounded to 0.001 mm. */
export function linesOf(page: Page | undefined): readonly (readonly Mm[])[] {
  return drawn(page).flatMap((primitive) => {
    if (primitive.kind !== 'path' || !primitive.stroke) return [];
    const { segments } = primitive;
    return segments.flatMap((segment, index) => {
      const before = segments[index - 1];
      if (segment[0] !== 'L' || !before || before[0] === 'Z' || before[0] === 'C') return [];
      return [[before[1], before[2], segment[1], segment[2]].map((value) => Math.round(value * 1000) / 1000)];
    });
  });
}

/** Page data as a golden file records it: a line for each part, numbers to 0.0001 mm. */
export function golden({ pages, structure, symbols, ...head }: PrintDocument): string {
  const line = (value: unknown): string => `${JSON.stringify(value, roundNumber)}\n`;
  const parts = [
    head,
    ...pages.flatMap(({ size, items }) => [{ page: size }, ...items]),
    ...structure.children.map((child) => ({ structure: child })),
    ...Object.values(symbols).map((symbol) => ({ symbol })),
  ];
  return parts.map(line).join('');
}

function roundNumber(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 + 0 : value;
}
