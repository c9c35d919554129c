import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MM_PER_PT, type Mm } from '../../src/page/geometry.ts';

/** A bookmark: `level` from 1, `page` from 0, `top` from the upper edge of the page. */
export interface ReadBookmark {
  readonly level: number;
  readonly title: string;
  readonly page: number;
  readonly top: Mm;
  /** Whether those below it are shown at once. */
  readonly unfolded: boolean;
}

/** What leads a reader through a file. */
export interface ReadNavigation {
  readonly bookmarks: readonly ReadBookmark[];
  readonly labels: readonly string[] | undefined;
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** Reads bookmarks, in the order in which they are listed, and page labels. */
export async function readNavigation(bytes: Uint8Array): Promise<ReadNavigation> {
  const task = getDocument({ data: bytes.slice(), disableFontFace: true, useSystemFonts: false });
  try {
    const document = await task.promise;
    const bookmarks = await readLevel(document, (await document.getOutline()) ?? [], 1);
    return { bookmarks, labels: (await document.getPageLabels()) ?? undefined };
  } finally {
    await task.destroy();
  }
}

async function readLevel(
  document: PDFDocumentProxy,
  outline: Outline,
  level: number,
): Promise<readonly ReadBookmark[]> {
  const read: ReadBookmark[] = [];
  for (const { title, dest, count = 0, items } of outline) {
    const [target, fit, left, top, zoom] = dest as [{ num: number; gen: number }, object, number, number, number]; // biome-ignore format: a tuple
    if (JSON.stringify([fit, left, zoom]) !== '[{"name":"XYZ"},0,0]') throw new Error(`${title}: ${fit}`);
    const page = await document.getPageIndex(target);
    const { view } = await document.getPage(page + 1);
    read.push({ level, title, page, top: (view[3]! - top) * MM_PER_PT, unfolded: count > 0 });
    read.push(...(await readLevel(document, items, level + 1)));
  }
  return read;
}
