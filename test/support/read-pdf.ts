import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Matrix, MM_PER_PT, type Rect, type Size } from '../../src/page/geometry.ts';
import type { Segment } from '../../src/page/primitive.ts';
import { IDENTITY, multiply } from '../../src/page/transform.ts';
import { readPaths } from './read-pdf-paths.ts';

/** A path as it lands on paper: mm from the top left corner, all matrices applied. */
export interface ReadPath {
  readonly segments: readonly Segment[];
  /** `#rrggbb`. */
  readonly fill?: string;
  readonly stroke?: { readonly color: string; readonly width: number; readonly dash: readonly number[] };
  readonly evenOdd: boolean;
  /** Bounds of the clipping rectangles in force, if any. */
  readonly clip?: Rect;
  /** What the boxes of the form objects that it is drawn through leave, if any. */
  readonly box?: Rect;
  /** How many form objects the path is drawn through. */
  readonly depth: number;
}

/** A stretch of text: left end of its baseline in mm, size in points, angle in degrees clockwise. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly angle: number;
  readonly font: string;
}

/** A structure element with the text it holds, itself and below, a line break as a space. */
export interface ReadElement {
  readonly role: string;
  readonly alt?: string;
  readonly text: string;
  /** Marked contents that it holds itself. */
  readonly contents: number;
  readonly children: readonly ReadElement[];
}

/** A page: paths and texts in drawing order. */
export interface ReadPage {
  readonly size: Size;
  readonly paths: readonly ReadPath[];
  readonly texts: readonly ReadText[];
  /** What stands in for drawings, without ink. */
  readonly standIns: readonly ReadText[];
  readonly structure: ReadElement | undefined;
}

/** All that a test may want to know of a file. */
export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly language: string | undefined;
  readonly info: Readonly<Record<string, unknown>>;
  /** The metadata packet as written. */
  readonly xmp: string;
  readonly viewerPreferences: Readonly<Record<string, unknown>>;
  readonly attachments: readonly {
    readonly name: string;
    readonly description: string;
    readonly bytes: Uint8Array;
  }[];
}

/** How a page is held while it is looked at: what its paper is moved by, in mm, given its place in the file and its size. */
export type Held = (page: number, size: Size) => Matrix;

/** Reads a finished PDF back, as a viewer would; warnings of the reader go to the console. */
export async function readPdf(bytes: Uint8Array, held: Held = () => IDENTITY): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), disableFontFace: true, useSystemFonts: false });
  try {
    return await readDocument(await task.promise, bytes, held);
  } finally {
    await task.destroy();
  }
}

async function readDocument(document: PDFDocumentProxy, bytes: Uint8Array, held: Held): Promise<ReadPdf> {
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    pages.push(await readPage(await document.getPage(number), held));
  }
  const metadata = await document.getMetadata();
  const info: Readonly<Record<string, unknown>> = { ...metadata.info };
  const attachments: Record<string, { filename: string; description: string; content: Uint8Array }> =
    (await document.getAttachments()) ?? {};
  return {
    pages,
    info,
    language: info.Language as string | undefined,
    xmp: readXmp(bytes),
    viewerPreferences: { ...(await document.getViewerPreferences()) },
    attachments: Object.values(attachments).map(({ filename, description, content }) => ({
      name: filename,
      description,
      bytes: content,
    })),
  };
}

function readXmp(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.slice(text.indexOf('<?xpacket begin'), text.indexOf('<?xpacket end'));
}

async function readPage(page: PDFPageProxy, held: Held): Promise<ReadPage> {
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const size = { width: (right - left) * MM_PER_PT, height: (top - bottom) * MM_PER_PT };
  const upright: Matrix = [MM_PER_PT, 0, 0, -MM_PER_PT, -left * MM_PER_PT, top * MM_PER_PT];
  const toPaper = multiply(held(page.pageNumber - 1, size), upright);
  const paths = readPaths(await page.getOperatorList(), OPS, toPaper);
  return { size, paths, ...(await readWords(page, toPaper)) };
}

interface Words {
  readonly texts: readonly ReadText[];
  readonly standIns: readonly ReadText[];
  readonly structure: ReadElement | undefined;
}

interface TextItem {
  readonly type?: undefined;
  readonly str: string;
  readonly transform: Matrix;
  readonly width: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
}
interface MarkItem {
  readonly type: 'beginMarkedContent' | 'beginMarkedContentProps' | 'endMarkedContent';
  readonly tag?: string;
  readonly id?: string;
}

async function readWords(page: PDFPageProxy, toPaper: Matrix): Promise<Words> {
  const content = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const items = content.items as readonly (TextItem | MarkItem)[];
  const texts: ReadText[] = [];
  const standIns: ReadText[] = [];
  const words = new Map<string, string>();
  const open: MarkItem[] = [];
  for (const item of items) {
    if (item.type === undefined) {
      const id = open.findLast((entry) => typeof entry.id === 'string')?.id;
      // What stands in for a drawing is written without ink.
      const last = open.at(-1);
      const isShown = last?.tag !== 'Span' || typeof last.id === 'string';
      if (id !== undefined) words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      if (item.str !== '' && item.width > 0)
        (isShown ? texts : standIns).push(readText(item, toPaper, fontName(page, item.fontName)));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item);
  }
  const tree = (await page.getStructTree()) as TreeNode | null;
  const root = tree?.children[0] as TreeNode | undefined;
  return { texts, standIns, structure: root === undefined ? undefined : readElement(root, words) };
}

function fontName(page: PDFPageProxy, name: string): string {
  return page.commonObjs.has(name) ? (page.commonObjs.get(name) as { name: string }).name : name;
}

function readText({ str, transform, width }: TextItem, toPaper: Matrix, font: string): ReadText {
  const [a, b, c, d, x, y] = multiply(toPaper, transform);
  return {
    text: str,
    x,
    y,
    width: width * MM_PER_PT,
    size: Math.hypot(c, d) / MM_PER_PT,
    angle: (Math.atan2(b, a) * 180) / Math.PI,
    font,
  };
}

interface TreeNode {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly (TreeNode | { readonly type: 'content'; readonly id: string })[];
}

function readElement(node: TreeNode, words: ReadonlyMap<string, string>): ReadElement {
  const parts = node.children.map((child) =>
    'role' in child ? readElement(child, words) : { text: words.get(child.id) ?? '' },
  );
  const children = parts.filter((part): part is ReadElement => 'role' in part);
  return {
    role: node.role,
    ...(node.alt !== undefined && { alt: node.alt }),
    text: parts
      .map(({ text }) => text)
      .join('')
      .replace(/ +/g, ' ')
      .trim(),
    contents: parts.length - children.length,
    children,
  };
}
