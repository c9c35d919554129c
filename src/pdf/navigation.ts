import type { Page, PrintDocument, StructureNode } from '../page/page.ts';
import { type PdfFile, type PdfReference, type PdfValue, pdfText } from './pdf-file.ts';
import { itemOf, type MarkedItem } from './structure.ts';

/** A heading where it stands: `top` in points from the lower edge of its page. */
interface Heading {
  readonly level: number;
  readonly title: string;
  readonly page: number;
  readonly top: number;
}

/** A heading with those below it. */
interface Bookmark extends Heading {
  readonly children: Bookmark[];
}

/**
 * Writes a bookmark for each heading; a file with no more than a title needs none. The first level is unfolded, but whether
 * viewers show the bookmarks at all is left to them: on a handout of two pages the panel takes more than it gives.
 */
export function writeBookmarks(
  file: PdfFile,
  { structure, pages }: Pick<PrintDocument, 'structure' | 'pages'>,
  items: ReadonlyMap<number, MarkedItem>,
): void {
  const headings = headingsIn(structure, items).filter(isFirst);
  if (headings.length < 2) return;
  const bookmarks = nested(headings.map((heading) => toldApart(heading, headings, pages)));
  const unfolded = bookmarks.reduce((sum, { children }) => sum + children.length, bookmarks.length);
  const outline = file.ref({ Type: 'Outlines', Count: unfolded });
  writeLevel(file, bookmarks, outline, 1);
  outline.end();
  file._root.data.Outlines = outline;
}

/** Tells the numbers that are printed on the pages, if all have one. */
export function writePageLabels(file: PdfFile, pages: readonly Page[]): void {
  const numbers = pages.map(({ label }) => label?.number);
  const ranges = numbers.flatMap((number, at): readonly PdfValue[] => {
    const goesOn = at > 0 && number === numbers[at - 1]! + 1;
    return goesOn || number === undefined ? [] : [at, { S: 'D', St: number }];
  });
  if (!numbers.includes(undefined)) file._root.data.PageLabels = { Nums: ranges };
}

function headingsIn(node: StructureNode, items: ReadonlyMap<number, MarkedItem>): readonly Heading[] {
  const [, level] = /^H(\d)$/.exec(node.role) ?? [];
  if (level === undefined) {
    return node.children.flatMap((child) => (typeof child === 'number' ? [] : headingsIn(child, items)));
  }
  const [first] = itemsOf(node, items);
  if (first === undefined) return [];
  const { page } = first;
  const bounds = first.bounds();
  const title = textOf(node, items).replace(/\s+/gu, ' ').trim();
  return [{ level: Number(level), title, page, top: Math.ceil((bounds?.y ?? 0) + (bounds?.height ?? 0)) }];
}

function itemsOf(node: StructureNode, items: ReadonlyMap<number, MarkedItem>): readonly MarkedItem[] {
  return node.children.flatMap((child) =>
    typeof child === 'number' ? [itemOf(child, items)] : itemsOf(child, items),
  );
}

function textOf(node: StructureNode, items: ReadonlyMap<number, MarkedItem>): string {
  if (node.words !== undefined) return node.words;
  return node.children
    .map((child) => (typeof child === 'number' ? itemOf(child, items).text : textOf(child, items)))
    .join('');
}

/** Sheets that are cut into parts say the same several times on a page. */
function isFirst({ level, title, page }: Heading, at: number, all: readonly Heading[]): boolean {
  return at === all.findIndex((one) => one.page === page && one.level === level && one.title === title);
}

/** The heading, with what its page is called where another one says the same. */
function toldApart(heading: Heading, all: readonly Heading[], pages: readonly Page[]): Heading {
  const { title, page } = heading;
  const label = pages[page]?.label;
  if (!label || !all.some((one) => one !== heading && one.title === title)) return heading;
  return { ...heading, title: `${title} · ${label.words}` };
}

function nested(headings: readonly Heading[]): readonly Bookmark[] {
  const outermost: Bookmark[] = [];
  const open: Bookmark[] = [];
  for (const heading of headings) {
    while (open.length > 0 && open.at(-1)!.level >= heading.level) open.pop();
    const bookmark = { ...heading, children: [] };
    (open.at(-1)?.children ?? outermost).push(bookmark);
    open.push(bookmark);
  }
  return outermost;
}

function writeLevel(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  parent: PdfReference,
  depth: number,
): void {
  const pages = file._root.data.Pages.data.Kids;
  const references = bookmarks.map(({ title, page, top }) =>
    // pdfkit's own outline points at the right edge of the page.
    file.ref({ Title: pdfText(title), Parent: parent, Dest: [pages[page]!, 'XYZ', 0, top, 0] }),
  );
  parent.data.First = references[0]!;
  parent.data.Last = references.at(-1)!;
  for (const [at, reference] of references.entries()) {
    const { children } = bookmarks[at]!;
    if (at > 0) reference.data.Prev = references[at - 1]!;
    if (at < references.length - 1) reference.data.Next = references[at + 1]!;
    if (children.length > 0) {
      // A folded bookmark counts those below it as negative.
      reference.data.Count = depth === 1 ? children.length : -children.length;
      writeLevel(file, children, reference, depth + 1);
    }
    reference.end();
  }
}
