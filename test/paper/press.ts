import type { BuiltFile } from '../../src/api.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Matrix, Size } from '../../src/page/geometry.ts';
import { IDENTITY } from '../../src/page/transform.ts';
import { openStichwerk } from '../../src/pipeline.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import { readPdf } from '../support/read-pdf.ts';
import { PLAIN } from '../support/shipped.ts';
import type { Sheet } from './back-faults.ts';
import { type Combination, whole } from './combination.ts';
import { FACE_REACH, markedDeck } from './marked-deck.ts';
import { moving, undoing } from './plane.ts';
import { type SeenPage, seePage } from './seen-page.ts';

/** What came out of the printer, and what was said about it. */
export interface Pressed {
  readonly errors: readonly Diagnostic[];
  /** Those that are about paper; that the backs of these decks can be told from their half turn is meant. */
  readonly warnings: readonly Diagnostic[];
  readonly sheets: readonly Sheet[];
  /** How the backs of the sheets were moved and turned, which is undone in `sheets`. */
  readonly printedBack: Matrix;
  /** Sheets of paper, as the program tells. */
  readonly paperSheets: number;
}

/** Files of marked decks by the path of their definition. */
const beside = new Map<string, string>();
const stichwerk = openStichwerk({
  ...diskFiles(),
  beside: async (file, path) => {
    const text = beside.get(`${file} ${path.replace(/^\.\//, '')}`);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  },
});

/** Prints a marked deck and looks at the finished pages. */
export async function press(combination: Combination): Promise<Pressed> {
  const { paper, card, count, printing, language = PLAIN.language, reach = FACE_REACH } = combination;
  const deck = markedDeck(count, card, reach);
  const source = { ...deck.source, file: `${card.width}x${card.height}+${reach}/${deck.source.file}` };
  for (const [name, text] of Object.entries(deck.beside)) beside.set(`${source.file} ${name}`, text);
  const { files, diagnostics } = await stichwerk.build(source, {
    ...PLAIN,
    language,
    only: ['cards'],
    print: { ...printing, paper },
  });
  const said = diagnostics.filter(({ code }) => code !== 'E0407');
  const pages = await readSides(combination, files);
  return {
    errors: said.filter(({ severity }) => severity === 'error'),
    warnings: said.filter(({ severity }) => severity !== 'error'),
    sheets: pages.fronts.map((front, at) => ({ front, ...(pages.backs[at] && { back: pages.backs[at] }) })),
    printedBack: isTwoSided(combination) ? offsetOf(combination, paper, moving) : IDENTITY,
    paperSheets: files.reduce((sum, { sheets }) => sum + sheets, 0),
  };
}

interface Sides {
  readonly fronts: readonly SeenPage[];
  readonly backs: readonly SeenPage[];
}

function isTwoSided(combination: Combination): boolean {
  const { backs } = whole(combination);
  return backs !== 'none' && backs !== 'fold';
}

function offsetOf(combination: Combination, paper: Size, matrix: typeof moving): Matrix {
  const { x, y, angle } = whole(combination).backOffset;
  return matrix(paper, x, y, angle);
}

/** The pages of all files, fronts and backs as the order that was asked for has them; backs with their offset undone. */
async function readSides(combination: Combination, files: readonly BuiltFile[]): Promise<Sides> {
  const { backs: turn, order } = whole(combination);
  const total = files.reduce((sum, { pages }) => sum + pages, 0);
  const isBack = (page: number): boolean => {
    if (!isTwoSided(combination)) return false;
    return turn !== 'separate' && order === 'interleaved' ? page % 2 === 1 : page >= total / 2;
  };
  const fronts: SeenPage[] = [];
  const backs: SeenPage[] = [];
  let before = 0;
  for (const { bytes, pages } of files) {
    const first = before;
    const read = await readPdf(bytes, (page, size) =>
      isBack(first + page) ? offsetOf(combination, size, undoing) : IDENTITY,
    );
    read.pages.forEach((page, at) => {
      (isBack(first + at) ? backs : fronts).push(seePage(page));
    });
    before += pages;
  }
  return { fronts, backs };
}
