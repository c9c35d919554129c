import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { MM_PER_PT } from '../../src/page/geometry.ts';

/** What is seen of a page, dot by dot and row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Dots a millimetre. */
  readonly dots: number;
  /** How dark the dots of the grey picture are: 0 for paper, 1 for black. */
  readonly grey: Float32Array;
  /** How much of the dots is covered by ink of whatever colour, which all take the light of one channel away. */
  readonly ink: Float32Array;
}

interface Canvas {
  readonly context: CanvasRenderingContext2D;
}
interface CanvasMaker {
  readonly create: (width: number, height: number) => Canvas;
  readonly destroy: (canvas: Canvas) => void;
}

/** Pages as a viewer shows them; all if none are named, counted from 0. */
export async function renderPages(
  bytes: Uint8Array,
  dots: number,
  pages?: readonly number[],
): Promise<readonly Raster[]> {
  const task = getDocument({ data: bytes.slice(), disableFontFace: true, useSystemFonts: false });
  try {
    const document = await task.promise;
    const maker = document.canvasFactory as CanvasMaker;
    const rasters: Raster[] = [];
    for (const page of pages ?? Array.from({ length: document.numPages }, (_, at) => at)) {
      rasters.push(await renderPage(await document.getPage(page + 1), dots, maker));
    }
    return rasters;
  } finally {
    await task.destroy();
  }
}

async function renderPage(page: PDFPageProxy, dots: number, maker: CanvasMaker): Promise<Raster> {
  const viewport = page.getViewport({ scale: dots * MM_PER_PT });
  const size = { width: Math.round(viewport.width), height: Math.round(viewport.height) };
  const canvas = maker.create(size.width, size.height);
  await page.render({ canvasContext: canvas.context, canvas: null, viewport }).promise;
  const { data } = canvas.context.getImageData(0, 0, size.width, size.height);
  maker.destroy(canvas);
  return { ...size, dots, ...readDots(data) };
}

/** Grey is mixed from the channels as by the programs that print in grey (ITU-R BT.601). */
function readDots(data: Uint8ClampedArray): Pick<Raster, 'grey' | 'ink'> {
  const grey = new Float32Array(data.length / 4);
  const ink = new Float32Array(data.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!];
    grey[at] = 1 - (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    ink[at] = 1 - Math.min(red, green, blue) / 255;
  }
  return { grey, ink };
}
