import type { FlowContent, SheetsContent } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { Item, Page, StructureNode } from '../../page/page.ts';
import { type Body, bodyOf, sheetBody, turnedPaper } from '../../page/paper.ts';
import { transformPrimitives } from '../../page/transform.ts';
import { Emitter } from '../emitter.ts';
import type { LaidPages } from '../laid-pages.ts';
import { gatherLists } from '../lists.ts';
import { watermark } from '../watermark.ts';
import type { Context } from './context.ts';
import { labelOf, placeFooter } from './footer.ts';
import { paginate } from './paginate.ts';
import { cutTicks, partCorners } from './parts.ts';
import { tooSmall } from './problems.ts';
import type { TableLayout } from './table.ts';

/** What a line needs to hold a few columns of words, and what a sheet to write on needs, before everything is enlarged. */
const SHORTEST_LINE: Mm = 100;
const SHORTEST_SHEET: Mm = 60;

/** Lays a handout or sheet out: blocks from the upper margin down, a footer on every page; then all is enlarged. */
export function layFlow(content: FlowContent, paper: Size, context: Context): LaidPages {
  const { pages, children } = layOne(content, paper, context, new Emitter());
  return { pages, structure: { role: 'Document', children } };
}

/** Which share of its height is used of each page that a handout would take, from the top down; none if it has no room at all. */
export function measureFlow(content: FlowContent, paper: Size, context: Context): readonly number[] {
  const body = bodyFor(content, paper, context);
  if (!body) return [];
  const placements = paginate(content.blocks, body, context);
  const pages = Array.from({ length: (placements.at(-1)?.page ?? 0) + 1 }, () => 0);
  for (const { page, y, height } of placements)
    pages[page] = Math.max(pages[page]!, (y + height) / body.height);
  return pages;
}

/** What a page has between its margins; undefined, and reported, where that is too little for words. */
function bodyFor({ size = 'normal', frame }: FlowContent, paper: Size, context: Context): Body | undefined {
  const body = frame ? sheetBody(paper, size, frame) : bodyOf(paper, size);
  if (body.width >= (frame ? SHORTEST_SHEET : SHORTEST_LINE)) return body;
  context.report(tooSmall(paper, size));
  return undefined;
}

/**
 * Lays sheets out one after the other. As soon as one of them takes more than a page, each takes an even number of pages, so
 * that both sides of a sheet of paper belong to one of them.
 */
export function laySheets({ sheets }: SheetsContent, paper: Size, context: Context): LaidPages {
  const emitter = new Emitter();
  const laid = sheets.map((sheet) => layOne(sheet, paper, context, emitter));
  const isSingle = laid.every(({ pages }) => pages.length < 2);
  const pages = laid.flatMap((one) => {
    const [first] = one.pages;
    return isSingle || !first || one.pages.length % 2 === 0
      ? one.pages
      : [...one.pages, { size: first.size, items: [] }];
  });
  return { pages, structure: { role: 'Document', children: laid.flatMap(({ children }) => children) } };
}

interface LaidFlow {
  readonly pages: readonly Page[];
  readonly children: StructureNode['children'];
}

function layOne(content: FlowContent, paper: Size, context: Context, emitter: Emitter): LaidFlow {
  const { frame } = content;
  const body = bodyFor(content, paper, context);
  if (!body) return { pages: [], children: [] };
  const placements = paginate(content.blocks, body, context);
  const count = (placements.at(-1)?.page ?? 0) + 1;
  const { scale } = body;
  const page = turnedPaper(paper, frame);
  const pages = Array.from({ length: count }, (): Item[] => watermarked(content, page, scale, context));
  const children = partCorners(paper, frame).flatMap(({ x, y }) =>
    emitPlacements(placements, emitter, { left: body.left + x / scale, top: body.top + y / scale }, pages),
  );
  for (const [index, items] of pages.entries()) {
    const foot = content.footer
      ? placeFooter(content.footer, { number: index + 1, total: count, body, context })
      : [];
    emitter.emit([...foot, ...cutTicks(paper, frame, context.theme.lines.tick)], 0, 0, items);
  }
  return {
    pages: pages.map((items, index): Page => {
      const label = content.footer && labelOf(content.footer, index + 1, count);
      return { size: page, items: enlarged(items, scale), ...(label && { label }) };
    }),
    children: gatherLists(children),
  };
}

/** Draws what was distributed over pages from a corner; rows of one table are one table, whatever pages they are on. */
function emitPlacements(
  placements: ReturnType<typeof paginate>,
  emitter: Emitter,
  { left, top }: Pick<Body, 'left' | 'top'>,
  pages: readonly Item[][],
): readonly (StructureNode | number)[] {
  const children: (StructureNode | number)[] = [];
  let open: { readonly table: TableLayout; readonly rows: (StructureNode | number)[] } | undefined;
  for (const { page, y, parts, table } of placements) {
    const nodes = emitter.emit(parts(), left, top + y, pages[page]!);
    if (!table) {
      children.push(...nodes);
      open = undefined;
    } else if (open?.table === table) open.rows.push(...nodes);
    else {
      open = { table, rows: [...nodes] };
      children.push({ role: 'Table', children: open.rows });
    }
  }
  return children;
}

function watermarked({ watermark: text }: FlowContent, page: Size, scale: number, context: Context): Item[] {
  const size = { width: page.width / scale, height: page.height / scale };
  return text ? [watermark(text, size, context.measure)] : [];
}

function enlarged(items: readonly Item[], scale: number): readonly Item[] {
  if (scale === 1) return items;
  return items.map((item) => ({
    ...item,
    content: transformPrimitives(item.content, [scale, 0, 0, scale, 0, 0]),
  }));
}
