import type { Rect, Size } from '../../src/page/geometry.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { transformRect } from '../../src/page/transform.ts';
import { type Raster, renderPages } from '../support/render-pages.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn } from '../support/spoken.ts';

/** Dots a millimetre unless a test says otherwise: about 150 dpi, so that lines of 0.2 mm are as wide as they are said to be. */
export const DOTS = 6;

/** A deck as it comes out of the printer, and the pages as they were laid out. */
export interface Printed {
  readonly document: PrintDocument;
  /** Some sides as dots, counted from 0: fronts are even, backs odd. */
  readonly render: (pages: readonly number[], dots?: number) => Promise<readonly Raster[]>;
}

/** Prints one of the decks that come along. */
export async function printDeck(id: string, print: PrintRequest = {}): Promise<Printed> {
  const source = readSource(`assets/decks/${id}.yaml`);
  const options = { ...PLAIN, only: ['cards'], print } as const;
  const { documents } = await stichwerk.layOut(source, options);
  const { files, diagnostics } = await stichwerk.build(source, options);
  const document = documents[0]?.document;
  const bytes = files[0]?.bytes;
  if (!document || !bytes) throw new Error(JSON.stringify(diagnostics));
  return { document, render: (pages, dots = DOTS) => renderPages(bytes, dots, pages) };
}

/** The trims on a page of backs, in the order of their fronts. */
export function backTrims({ document }: Printed, page: number, card: Size): readonly Rect[] {
  const drawn = document.pages[page]!.items.flatMap(({ content }) => content);
  const backs = drawn.filter((part) => part.kind === 'use' && part.symbol === 'back');
  return backs.flatMap((part) =>
    part.kind === 'use' ? [transformRect({ x: 0, y: 0, ...card }, part.matrix)] : [],
  );
}

/** The trims on a page of fronts, whose paper is upright and turned over on its long edge. */
export function frontTrims(printed: Printed, page: number, card: Size): readonly Rect[] {
  const { width } = printed.document.pages[page]!.size;
  return backTrims(printed, page + 1, card).map((trim) => ({ ...trim, x: width - trim.x - trim.width }));
}

/** What the cards on a page of fronts show in words, in their order. */
export function cardsOn({ document }: Printed, page: number): readonly string[] {
  const figures = nodesIn(document.structure).filter(({ role }) => role === 'Figure');
  return document.pages[page]!.items.flatMap(({ mark }) => {
    const figure = figures.find(({ children }) => mark !== 'artifact' && children.includes(mark));
    return figure?.alt ?? [];
  });
}
