import type { Source } from './definition/game.ts';
import type { Library } from './library.ts';
import type { PrintDocument } from './page/page.ts';

/** Step 7: pages → bytes, the definition attached. */
export async function finish(
  library: Library,
  document: PrintDocument,
  source: Source,
  date: Date,
): Promise<Uint8Array> {
  const [{ renderPdf }, fonts, icc] = await Promise.all([
    import('./pdf/render.ts'),
    library.fonts(),
    library.colorProfile(),
  ]);
  const attachment = {
    name: source.file.split(/[/\\]/).at(-1) ?? source.file,
    bytes: new TextEncoder().encode(source.text),
    description: 'The definition that this document was made from',
  };
  return renderPdf(document, { fonts, icc, date, producer: 'stichwerk', attachment });
}
