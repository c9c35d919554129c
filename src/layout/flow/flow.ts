import type { FlowContent } from '../../page/content.ts';
import type { Size } from '../../page/geometry.ts';
import type { Item, StructureNode } from '../../page/page.ts';
import { bodyOf } from '../../page/paper.ts';
import { PAGE_MARGIN } from '../../page/theme.ts';
import { Emitter } from '../emitter.ts';
import type { LaidPages } from '../laid-pages.ts';
import { watermark } from '../watermark.ts';
import type { Context } from './context.ts';
import { placeFooter } from './footer.ts';
import { paginate } from './paginate.ts';
import type { TableLayout } from './table.ts';

/** Lays a handout or sheet out: blocks from the upper margin down, a footer on every page. */
export function layFlow(content: FlowContent, paper: Size, context: Context): LaidPages {
  const body = bodyOf(paper);
  const placements = paginate(content.blocks, body, context);
  const count = (placements.at(-1)?.page ?? 0) + 1;
  const emitter = new Emitter();
  const pages = Array.from({ length: count }, (): Item[] => {
    return content.watermark ? [watermark(content.watermark, paper, context.measure)] : [];
  });
  const children: (StructureNode | number)[] = [];
  let open: { readonly table: TableLayout; readonly rows: (StructureNode | number)[] } | undefined;
  for (const { page, y, parts, table } of placements) {
    const nodes = emitter.emit(parts, PAGE_MARGIN, PAGE_MARGIN + y, pages[page]!);
    if (!table) children.push(...nodes);
    else if (open?.table === table) open.rows.push(...nodes);
    else {
      open = { table, rows: [...nodes] };
      children.push({ role: 'Table', children: open.rows });
    }
  }
  for (const [index, items] of pages.entries())
    emitter.emit(placeFooter(content.footer, index + 1, count, paper, context), 0, 0, items);
  return {
    pages: pages.map((items) => ({ size: paper, items })),
    structure: { role: 'Document', children },
  };
}
