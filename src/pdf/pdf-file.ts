import type { Font } from 'fontkit';

/** A value of a PDF dictionary: strings are names, `String` objects are text. */
export type PdfValue =
  | string
  | number
  | boolean
  // biome-ignore lint/complexity/noBannedTypes: pdfkit tells text from names by the wrapper object
  | String
  | Date
  | PdfReference
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue | undefined };

/** An indirect object; written to the file at `end`. */
export interface PdfReference {
  readonly data: Record<string, PdfValue>;
  compress: boolean;
  end(content?: Uint8Array): void;
}

/** A font inside one document, which keeps the glyphs used so far. */
export interface PdfFont {
  /** Name in the resources of a page. */
  readonly id: string;
  readonly subset: { includeGlyph(glyph: number): number };
  /** Advance in thousandths of the type size, and characters, by glyph of the subset. */
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  ref(): PdfReference;
}

/** A page and its resources by name. */
interface PdfPage {
  readonly dictionary: PdfReference;
  readonly resources: PdfReference;
  readonly fonts: Record<string, PdfReference>;
  readonly xobjects: Record<string, PdfReference>;
}

/** The catalogue, with the pages so far. */
interface PdfRoot extends PdfReference {
  readonly data: Record<string, PdfValue> & {
    readonly Pages: { readonly data: { readonly Kids: readonly PdfReference[] } };
  };
}

/** Marked content on some page, to be added to one structure element. */
export interface PdfMarkedContent {
  readonly refs: readonly unknown[];
}

/** An element of the structure tree, open until `end`. */
export interface PdfElement {
  readonly dictionary: PdfReference;
  add(child: PdfElement | PdfMarkedContent): PdfElement;
  end(): void;
}

/** What pdfkit asks of the writer of the metadata packet. */
export interface PdfMetadata {
  append(xml: string): void;
  end(): void;
  getLength(): undefined;
  getXML(): string;
}

/**
 * The parts of a pdfkit document that stichwerk uses. Some are not in pdfkit's documented interface
 * (`_root`, `_font`, `metadata`, dictionaries of pages and elements); this file is the only place that relies on them.
 */
export interface PdfFile extends AsyncIterable<Uint8Array> {
  readonly page: PdfPage;
  readonly _root: PdfRoot;
  readonly _font: PdfFont;
  metadata: PdfMetadata;
  ref(data: Readonly<Record<string, PdfValue | undefined>>): PdfReference;
  font(source: Font): void;
  addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): void;
  addContent(operators: string): void;
  addNamedEmbeddedFile(name: string, file: PdfReference): void;
  markContent(tag: 'Artifact', options: { readonly type: 'Layout' | 'Pagination' }): void;
  markContent(tag: 'Span', options: { readonly actual: string }): void;
  markStructureContent(tag: string): PdfMarkedContent;
  endMarkedContent(): void;
  struct(
    type: string,
    options: { readonly alt: string | undefined; readonly actual: string | undefined },
  ): PdfElement;
  addStructure(root: PdfElement): void;
  getStructParentTree(): { limits: boolean };
  end(): void;
}

/** Starts an empty, tagged document; loads pdfkit on first use. */
export async function startPdf(options: {
  readonly language: string;
  readonly info: Readonly<Record<string, string | Date>>;
}): Promise<PdfFile> {
  const { default: PDFDocument } = await import('pdfkit');
  const file = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: options.language,
    info: options.info,
    // No default font, which pdfkit would read from its own folder; its types do not know that null is allowed.
    font: null as unknown as string,
  }) as unknown as PdfFile;
  // The root of a number tree states no limits.
  file.getStructParentTree().limits = false;
  return file;
}

/** Ends the document and collects its bytes. */
export async function finishPdf(file: PdfFile): Promise<Uint8Array> {
  file.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** Text, as opposed to a name, in a PDF dictionary. */
export function pdfText(text: string): PdfValue {
  return new String(text);
}
