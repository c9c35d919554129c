import { beforeAll, describe, expect, test } from 'vitest';
import type { Built, BuiltFile } from '../../src/api.ts';
import type { PrintRequest } from '../../src/page/print.ts';
import { formsDrawn, type PdfObject, readObjects, referred } from '../support/read-pdf-objects.ts';
import { followSuitSource, PLAIN, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const FILES_OF_52 = ['games/stiche-raten', 'games/whist-rauf-und-runter', 'decks/french-52'];
const FIFTY_TWO = readSource('assets/games/stiche-raten.yaml');

function printCards(print: PrintRequest, source = FIFTY_TWO): Promise<Built> {
  return stichwerk.build(source, { ...PLAIN, only: ['cards'], print });
}

function onlyFile({ files, diagnostics }: Built): BuiltFile {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files).toHaveLength(1);
  return files[0]!;
}

const ofType = (objects: ReadonlyMap<number, PdfObject>, type: string): readonly PdfObject[] =>
  [...objects.values()].filter(({ text }) => new RegExp(`/${type}\\b`).test(text));

describe('52 cards on A4, printed on both sides', () => {
  let file: BuiltFile;
  let objects: ReadonlyMap<number, PdfObject>;
  let pages: readonly PdfObject[];
  beforeAll(async () => {
    file = onlyFile(await printCards({}));
    objects = readObjects(file.bytes);
    pages = ofType(objects, 'Type /Page');
  });

  test('take six sheets, as many as nine a sheet need', () => {
    expect(file).toMatchObject({ cards: 52, pages: 12, sheets: 6, duplex: 'long-edge' });
    expect(pages).toHaveLength(12);
  });

  test.each([{}, { ink: 'low' }, { size: 'large' }] as const)(
    'are a file of less than 60 kB, of a game or of the deck alone, printed as %j',
    async (print) => {
      for (const path of sample(FILES_OF_52, 1)) {
        const source = readSource(`assets/${path}.yaml`);
        const { cards, bytes } = onlyFile(await printCards(print, source));
        expect([path, cards, bytes.length < 60_000]).toEqual([path, 52, true]);
      }
    },
  );

  test('have their back stored once and drawn 52 times', () => {
    const fronts = new Set(
      pages.filter((_, at) => at % 2 === 0).flatMap((page) => formsDrawn(objects, page)),
    );
    const drawn = pages.filter((_, at) => at % 2 === 1).map((page) => formsDrawn(objects, page));
    // What both sides of a sheet have is no back.
    const backs = drawn.map((forms) => forms.filter((form) => !fronts.has(form)));
    expect(backs.map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 7]);
    expect(new Set(backs.flat()).size).toBe(1);
  });

  test('have every drawing stored once', () => {
    const forms = ofType(objects, 'Subtype /Form');
    const drawings = forms.map(({ text, stream }) => `${/\/BBox \[[^\]]*\]/.exec(text)?.[0]} ${stream}`);
    expect(drawings.filter((drawing, at) => drawings.indexOf(drawing) !== at)).toHaveLength(0);
  });

  test('say of no page that it is of another size, or is turned or cropped', () => {
    const [width, height] = [(210 * 72) / 25.4, (297 * 72) / 25.4];
    for (const { text } of pages) {
      const box = /\/MediaBox \[([\d. ]+)\]/.exec(text)![1]!.split(' ').map(Number);
      const off = [0, 0, width, height].map((value, at) => Math.abs(value - box[at]!));
      expect(Math.max(...off)).toBeLessThan(0.0001);
      expect(text).not.toMatch(/\/Rotate|\/CropBox|\/UserUnit (?!1\b)/);
    }
  });
});

/** Twelve cards of which nine have room on A4. */
const TWELVE = followSuitSource();

describe.each([
  ['an A4 sheet', { paper: { width: 210, height: 297 } }],
  ['an A4 sheet across', { paper: { width: 297, height: 210 } }],
] as const)('twelve cards on %s', (_, paper) => {
  test.each([
    ['turned on the long edge', { backs: 'duplex-long' }, 'DuplexFlipLongEdge'],
    ['turned on the short edge', { backs: 'duplex-short' }, 'DuplexFlipShortEdge'],
    ['put in again for their backs', { order: 'fronts-then-backs' }, 'Simplex'],
    ['folded', { backs: 'fold' }, 'Simplex'],
    ['without backs', { backs: 'none' }, 'Simplex'],
    ['with backs in a file of their own', { backs: 'separate' }, 'Simplex'],
  ] as const)(
    '%s ask the viewer not to scale, and the printer to turn as said',
    async (_name, print, duplex) => {
      const asked: PrintRequest = print;
      const { files } = await printCards({ ...paper, card: { width: 63, height: 88 }, ...print }, TWELVE);
      expect(files).toHaveLength(asked.backs === 'separate' ? 2 : 1);
      for (const { bytes } of files) {
        const [preferences] = ofType(readObjects(bytes), 'PrintScaling');
        expect(preferences!.text).toContain('/PrintScaling /None');
        expect(preferences!.text).toContain('/PickTrayByPDFSize true');
        expect(preferences!.text).toMatch(new RegExp(`/Duplex /${duplex}\\b`));
      }
      const pages = asked.backs === 'fold' ? files[0]!.pages : 2;
      expect(files.reduce((sum, { sheets }) => sum + sheets, 0)).toBe(pages);
    },
  );
});

const LOOKS = [{}, { ink: 'low' }, { size: 'large' }] as const;

describe.each(shippedGames())('the cards of $file', (source) => {
  test.each(sample(LOOKS, 1))('are vectors and text, with every font embedded: %o', async (print) => {
    const { bytes } = onlyFile(await printCards(print, source));
    const objects = readObjects(bytes);
    expect(ofType(objects, 'Subtype /Image')).toEqual([]);
    const drawn = [...objects.values()].filter(({ text }) => !text.includes('/Type /EmbeddedFile'));
    // An image that stands in the drawing itself.
    expect(drawn.filter(({ stream }) => stream && /^BI$/m.test(stream))).toEqual([]);
    const fonts = ofType(objects, 'Type /Font').filter(({ text }) => !text.includes('/Subtype /Type0'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(font.text).toMatch(/\/BaseFont \/[A-Z]{6}\+SourceSans3-/);
      const descriptor = referred(objects, font, 'FontDescriptor');
      const program = descriptor && referred(objects, descriptor, 'FontFile2');
      expect(['true', '\0\x01\0\0']).toContain(program?.stream?.slice(0, 4));
    }
  });
});
