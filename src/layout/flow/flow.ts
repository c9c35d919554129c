import type { FlowContent } from '../../page/content.ts';
import type { Mm, Size } from '../../page/geometry.ts';
import type { Item, Page, StructureNode } from '../../page/page.ts';
import { bodyOf } from '../../page/paper.ts';
import { transformPrimitives } from '../../page/transform.ts';
import { Emitter } from '../emitter.ts';
import type { LaidPages } from '../laid-pages.ts';
import { watermark } from '../watermark.ts';
import type { Context } from './context.ts';
import { placeFooter } from './footer.ts';
import { paginate } from './paginate.ts';
import { tooSmall } from './problems.ts';
import type { TableLayout } from './table.ts';

/** What a line needs to hold a few columns of words, before everything is enlarged. */
const SHORTEST_LINE: Mm = 100;

/** Lays a handout or sheet out: blocks from the upper margin down, a footer on every page; then all is enlarged. */
export function layFlow(content: FlowContent, paper: Size, context: Context): LaidPages {
  const body = bodyOf(paper, content.size);
  if (body.width < SHORTEST_LINE) {
    context.report(tooSmall(paper, content.size ?? 'normal'));
    return { pages: [], structure: { role: 'Document', children: [] } };
  }
  const placements = paginate(content.blocks, body, context);
  const count = (placements.at(-1)?.page ?? 0) + 1;
  const emitter = new Emitter();
  const { scale } = body;
  const pages = Array.from({ length: count }, (): Item[] => watermarked(content, paper, scale, context));
  const children: (StructureNode | number)[] = [];
  let open: { readonly table: TableLayout; readonly rows: (StructureNode | number)[] } | undefined;
  for (const { page, y, parts, table } of placements) {
    const nodes = emitter.emit(parts(), body.left, body.top + y, pages[page]!);
    if (!table) {
      children.push(...nodes);
      open = undefined;
    } else if (open?.table === table) open.rows.push(...nodes);
    else {
      open = { table, rows: [...nodes] };
      children.push({ role: 'Table', children: open.rows });
    }
  }
  for (const [index, items] of pages.entries())
    emitter.emit(
      placeFooter(content.footer, { number: index + 1, total: count, body, context }),
      0,
      0,
      items,
    );
  return {
    pages: pages.map((items): Page => ({ size: paper, items: enlarged(items, scale) })),
    structure: { role: 'Document', children },
  };
}

function watermarked({ watermark: text }: FlowContent, paper: Size, scale: number, context: Context): Item[] {
  const size = { width: paper.width / scale, height: paper.height / scale };
  return text ? [watermark(text, size, context.measure)] : [];
}

function enlarged(items: readonly Item[], scale: number): readonly Item[] {
  if (scale === 1) return items;
  return items.map(({ mark, content }) => ({
    mark,
    content: transformPrimitives(content, [scale, 0, 0, scale, 0, 0]),
  }));
}
