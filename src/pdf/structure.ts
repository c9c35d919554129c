import type { Rect } from '../page/geometry.ts';
import type { Role, StructureNode } from '../page/page.ts';
import type { PdfElement, PdfFile, PdfMarkedContent, PdfValue } from './pdf-file.ts';

/** Content that was drawn with a mark, and its text; `bounds` in points from the lower left corner of the page, worked out when asked for. */
export interface MarkedItem {
  readonly page: number;
  readonly content: PdfMarkedContent;
  readonly bounds: () => Rect | undefined;
  readonly text: string;
}

/** The node that holds each mark; throws if two nodes hold the same. */
export function nodesOfMarks(root: StructureNode): ReadonlyMap<number, StructureNode> {
  const nodes = new Map<number, StructureNode>();
  const visit = (node: StructureNode): void => {
    for (const child of node.children) {
      if (typeof child !== 'number') visit(child);
      else if (nodes.has(child)) throw new Error(`mark stands twice in the structure: ${child}`);
      else nodes.set(child, node);
    }
  };
  visit(root);
  return nodes;
}

/** Writes the structure tree, without elements that hold nothing; table cells may be empty. */
export function writeStructure(
  file: PdfFile,
  root: StructureNode,
  items: ReadonlyMap<number, MarkedItem>,
): void {
  const element = build(file, root, items);
  if (element === undefined) return;
  file.addStructure(element);
  element.end();
}

/** Roles whose figures run with the text. */
const TEXTS: ReadonlySet<Role> = new Set(['H1', 'H2', 'H3', 'P']);

function build(
  file: PdfFile,
  node: StructureNode,
  items: ReadonlyMap<number, MarkedItem>,
  inText = false,
): PdfElement | undefined {
  const holdsText = TEXTS.has(node.role);
  const children = node.children.flatMap((child) => {
    if (typeof child !== 'number') return build(file, child, items, holdsText) ?? [];
    return itemOf(child, items).content;
  });
  if (children.length === 0 && node.role !== 'TD' && node.role !== 'TH') return undefined;
  // What a figure is described by may say more than the words that it stands for.
  const element = file.struct(node.role, { alt: node.alt, actual: node.alt ? undefined : node.words });
  const placement = inText ? 'Inline' : 'Block';
  const attributes =
    tableAttributes(node) ?? listAttributes(node) ?? figureAttributes(node, items, placement);
  if (attributes !== undefined) element.dictionary.data.A = attributes;
  for (const child of children) element.add(child);
  return element;
}

/** What was drawn with a mark; throws if nothing was. */
export function itemOf(mark: number, items: ReadonlyMap<number, MarkedItem>): MarkedItem {
  const item = items.get(mark);
  if (item === undefined) throw new Error(`mark on no page: ${mark}`);
  return item;
}

function tableAttributes({ scope, columns, rows }: StructureNode): PdfValue | undefined {
  if (scope === undefined && columns === undefined && rows === undefined) return undefined;
  return { O: 'Table', Scope: scope, ColSpan: columns, RowSpan: rows };
}

/** How the labels of a list are made; all lists that have them are numbered. */
function listAttributes({ role }: StructureNode): PdfValue | undefined {
  return role === 'L' ? { O: 'List', ListNumbering: 'Decimal' } : undefined;
}

/** Where a figure stands, if it stands on one page. */
function figureAttributes(
  node: StructureNode,
  items: ReadonlyMap<number, MarkedItem>,
  placement: 'Block' | 'Inline',
): PdfValue | undefined {
  if (node.role !== 'Figure') return undefined;
  const parts = node.children.filter((child) => typeof child === 'number').map((mark) => itemOf(mark, items));
  const boxes = parts.flatMap(({ bounds }) => bounds() ?? []);
  if (boxes.length === 0 || new Set(parts.map(({ page }) => page)).size > 1) return undefined;
  // Whole points are enough for what only tells readers where to look.
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)));
  const bottom = Math.floor(Math.min(...boxes.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)));
  const top = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  return { O: 'Layout', Placement: placement, BBox: [left, bottom, right, top] };
}
