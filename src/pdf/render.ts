import { type Bounds, boundsWith, MITER_LIMIT } from '../page/bounds.ts';
import { MM_PER_PT, type Rect, type Size } from '../page/geometry.ts';
import type { Item, Page, PrintDocument, StructureNode } from '../page/page.ts';
import type { TextPrimitive, Weight } from '../page/primitive.ts';
import { intersect } from '../page/rect.ts';
import { transformRect } from '../page/transform.ts';
import { type Attachment, writeAttachment } from './attachment.ts';
import { drawClipped, type Resources } from './draw.ts';
import { type Fonts, findMissingGlyphs } from './fonts.ts';
import { infoOf, writeMetadata, writeOutputIntent, writeViewerPreferences } from './metadata.ts';
import { writeBookmarks, writePageLabels } from './navigation.ts';
import { factor } from './numbers.ts';
import { finishPdf, type PdfFile, type PdfFont, startPdf } from './pdf-file.ts';
import { shareRepeatedPaths } from './shared-paths.ts';
import { drawStandIn } from './stand-in.ts';
import { type MarkedItem, nodesOfMarks, writeStructure } from './structure.ts';
import { type StoredSymbol, symbolStore } from './symbols.ts';

/** What a file is made with besides its pages. */
export interface RenderOptions {
  readonly fonts: Fonts;
  /** The only date in the file. */
  readonly date: Date;
  /** The sRGB profile. */
  readonly icc: Uint8Array;
  readonly attachment?: Attachment;
  /** Name and version of the program. */
  readonly producer: string;
}

/** What all pages of a file draw with. */
interface Studio {
  readonly fonts: Fonts;
  readonly file: PdfFile;
  readonly symbol: (id: string) => StoredSymbol;
  readonly boundsOf: Bounds;
  readonly font: (weight: Weight) => PdfFont;
  readonly nodes: ReadonlyMap<number, StructureNode>;
  readonly items: Map<number, MarkedItem>;
}

/**
 * Writes a document as tagged PDF/A-3a; same input, same bytes. Throws on broken page data, such as a mark without a
 * place in the structure, or a character that the font lacks.
 */
export async function renderPdf(document: PrintDocument, options: RenderOptions): Promise<Uint8Array> {
  const { fonts, date, icc, attachment, producer } = options;
  const [missing] = findMissingGlyphs(document, fonts);
  if (missing) throw new Error(`${missing.fontName} has no character ${missing.character}: ${missing.text}`);
  const about = { document, date, producer };
  const file = await startPdf({ language: document.language, info: infoOf(about) });
  writeMetadata(file, about);
  writeOutputIntent(file, icc);
  writeViewerPreferences(file, document.duplex);
  if (attachment !== undefined) writeAttachment(file, attachment, date);
  drawPages(file, shareRepeatedPaths(document), fonts);
  return finishPdf(file);
}

function drawPages(file: PdfFile, document: PrintDocument, fonts: Fonts): void {
  const boundsOf = boundsWith((id) => document.symbols[id], fonts.measure);
  const studio: Studio = {
    fonts,
    file,
    symbol: symbolStore(file, document.symbols, boundsOf),
    boundsOf,
    font: fontStore(file, fonts),
    nodes: nodesOfMarks(document.structure),
    items: new Map(),
  };
  document.pages.forEach((page, index) => {
    drawPage(studio, page, index);
  });
  writeStructure(file, document.structure, studio.items);
  writeBookmarks(file, document, studio.items);
  writePageLabels(file, document.pages);
}

/** Gives the font of a weight in this file; each is embedded if asked for. */
function fontStore(file: PdfFile, fonts: Fonts): (weight: Weight) => PdfFont {
  const opened = new Map<Weight, PdfFont>();
  return (weight) => {
    let font = opened.get(weight);
    if (font === undefined) {
      file.font(fonts.weights[weight].font);
      font = file._font;
      opened.set(weight, font);
    }
    return font;
  };
}

const PT_PER_MM = 1 / MM_PER_PT;

function drawPage(studio: Studio, page: Page, index: number): void {
  const { width, height } = page.size;
  const { file } = studio;
  file.addPage({ size: [width * PT_PER_MM, height * PT_PER_MM], margin: 0 });
  // Obsolete since PDF 1.4, empty, and what holds anyway.
  delete file.page.resources.data.ProcSet;
  delete file.page.resources.data.ColorSpace;
  delete file.page.dictionary.data.UserUnit;
  // pdfkit has put the origin at the top left; from here on a unit is a millimetre.
  file.addContent(`${PT_PER_MM.toFixed(8)} 0 0 ${PT_PER_MM.toFixed(8)} 0 0 cm ${MITER_LIMIT} M`);
  if (page.placement) file.addContent(`${page.placement.map(factor).join(' ')} cm`);
  const resources = pageResources(studio);
  for (const item of page.items) drawItem(studio, item, { resources, index, page });
}

function pageResources({ file, fonts, font, symbol }: Studio): Resources {
  const { page } = file;
  return {
    symbol: (id) => {
      const { name, reference } = symbol(id);
      page.xobjects[name] = reference;
      return name;
    },
    line: ({ text, weight, tabular }: TextPrimitive) => {
      const used = font(weight);
      page.fonts[used.id] = used.ref();
      const opened = fonts.weights[weight];
      return { font: used, run: opened.set(text, tabular ?? false), em: opened.em };
    },
  };
}

/** Where an item is drawn. */
interface Place {
  readonly resources: Resources;
  readonly index: number;
  readonly page: Page;
}

function drawItem(studio: Studio, item: Item, place: Place): void {
  const { file, fonts, boundsOf } = studio;
  const { content, clip } = item;
  const { resources } = place;
  const operators = drawClipped(content, clip, resources);
  const { words } = beginItem(studio, item, place);
  const bounds = words ? boundsOf(content) : undefined;
  if (words && bounds) drawStandIn(file, { words, operators, bounds }, { measure: fonts.measure, resources });
  else if (operators !== '') file.addContent(operators);
  file.endMarkedContent();
}

/** Says where in the structure something belongs; gives the node that holds it. */
function beginItem(
  { file, items, nodes, boundsOf }: Studio,
  { mark, content, clip }: Item,
  { index, page }: Place,
): Pick<StructureNode, 'words'> {
  const texts = content.flatMap((one) => (one.kind === 'text' ? [one.text] : []));
  if (mark === 'artifact') {
    // Words that are not content are running heads, feet and margin labels.
    file.markContent('Artifact', { type: texts.length > 0 ? 'Pagination' : 'Layout' });
    return {};
  }
  const node = nodes.get(mark);
  if (node === undefined) throw new Error(`mark without a place in the structure: ${mark}`);
  if (items.has(mark)) throw new Error(`mark on two items: ${mark}`);
  items.set(mark, {
    page: index,
    content: file.markStructureContent(node.role),
    // Only figures and headings say where they stand.
    bounds: () => inPoints(seenOn(page, boundsOf(content), clip), page.size),
    text: texts.join(''),
  });
  return node;
}

/** What is seen of a drawing on a page where it is clipped, and which is moved as a whole. */
function seenOn({ placement }: Page, bounds: Rect | undefined, clip: Rect | undefined): Rect | undefined {
  const visible = bounds && clip ? intersect(bounds, clip) : bounds;
  return visible && placement ? transformRect(visible, placement) : visible;
}

/** The same rectangle in points from the lower left corner of the page. */
function inPoints(bounds: Rect | undefined, page: Size): Rect | undefined {
  if (bounds === undefined) return undefined;
  return {
    x: bounds.x * PT_PER_MM,
    y: (page.height - bounds.y - bounds.height) * PT_PER_MM,
    width: bounds.width * PT_PER_MM,
    height: bounds.height * PT_PER_MM,
  };
}
