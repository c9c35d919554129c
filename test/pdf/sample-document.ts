import { readFileSync } from 'node:fs';
import type { Item, PrintDocument, StructureNode } from '../../src/page/page.ts';
import type { PageSymbol, Primitive, Segment, TextPrimitive } from '../../src/page/primitive.ts';
import { type Fonts, openFonts } from '../../src/pdf/fonts.ts';
import type { RenderOptions } from '../../src/pdf/render.ts';

const asset = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../assets/${path}`, import.meta.url)));

/** The files of the fonts that stichwerk prints with. */
export const FONT_FILES = {
  regular: asset('fonts/SourceSans3-Regular.ttf'),
  semibold: asset('fonts/SourceSans3-Semibold.ttf'),
} as const;

/** The same fonts, opened. */
export const fonts: Fonts = await openFonts(FONT_FILES);

/** Options with a fixed date and no attachment. */
export const OPTIONS: RenderOptions = {
  fonts,
  date: new Date('2024-02-29T12:34:56Z'),
  icc: asset('color/sRGB_IEC61966_2_1.icc'),
  producer: 'stichwerk 0.0.0',
};

/** A closed rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): readonly Segment[] {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}

/** A line of text in 11 pt ink. */
export function words(text: string, x: number, y: number): TextPrimitive {
  return { kind: 'text', x, y, text, size: 11, weight: 'regular', color: '#1A1A1A' };
}

/** A document of one A4 page whose content is decoration. */
export function documentOf(
  content: readonly Primitive[],
  symbols: Readonly<Record<string, PageSymbol>> = {},
): PrintDocument {
  return taggedDocument([{ mark: 'artifact', content }], [], symbols);
}

/** A document of one A4 page with a structure. */
export function taggedDocument(
  items: readonly Item[],
  children: readonly (StructureNode | number)[],
  symbols: Readonly<Record<string, PageSymbol>> = {},
): PrintDocument {
  return {
    title: 'Stiche mit Bedienpflicht',
    subject: 'Karten',
    language: 'de',
    duplex: 'long-edge',
    pages: [{ size: { width: 210, height: 297 }, items }],
    structure: { role: 'Document', children },
    symbols,
  };
}

const SQUARE: PageSymbol = {
  id: 'square',
  box: { x: 0, y: 0, width: 10, height: 10 },
  content: [{ kind: 'path', segments: rectangle(0.5, 0.5, 9, 9), fill: '#009E73' }],
};
const BACK: PageSymbol = {
  id: 'back',
  box: { x: 0, y: 0, width: 51, height: 68 },
  content: [
    { kind: 'path', segments: rectangle(0, 0, 51, 68), stroke: { color: '#0072B2', width: 0.3 } },
    { kind: 'use', symbol: 'square', matrix: [1, 0, 0, 1, 20, 20] },
    { kind: 'use', symbol: 'square', matrix: [-1, 0, 0, -1, 31, 48] },
  ],
};

const FIRST_PAGE = taggedDocument(
  [
    { mark: 0, content: [{ ...words('Stiche & Größe', 18, 30), size: 27, weight: 'semibold' }] },
    { mark: 1, content: [words('Zwölf „große“ Karten, ẞ … 1–4', 18, 40)] },
    { mark: 2, content: [words('Stich', 18, 60)] },
    { mark: 3, content: [words('gewinnt', 50, 60)] },
    { mark: 4, content: [{ ...words('10', 18, 68), tabular: true }] },
    { mark: 'artifact', content: [{ ...words('Rand', 10, 150), size: 7.5, rotate: -90 }] },
  ],
  [
    { role: 'H1', children: [0] },
    { role: 'P', children: [1] },
    {
      role: 'Table',
      children: [
        {
          role: 'TR',
          children: [
            { role: 'TH', scope: 'Column', children: [2] },
            { role: 'TH', scope: 'Column', children: [3] },
          ],
        },
        {
          role: 'TR',
          children: [
            { role: 'TH', scope: 'Row', children: [4] },
            { role: 'TD', children: [] },
          ],
        },
      ],
    },
    { role: 'Figure', alt: 'Zwei Rückseiten', children: [5] },
  ],
  { square: SQUARE, back: BACK },
);

/** Two pages with one of everything: heading, paragraph, table, figure, nested symbol, rotated and tabular text, clip. */
export const SAMPLE: PrintDocument = {
  ...FIRST_PAGE,
  pages: [
    ...FIRST_PAGE.pages,
    {
      size: { width: 210, height: 297 },
      items: [
        {
          mark: 5,
          content: [
            { kind: 'use', symbol: 'back', matrix: [1, 0, 0, 1, 28.5, 12.5] },
            {
              kind: 'use',
              symbol: 'back',
              matrix: [1, 0, 0, 1, 79.5, 12.5],
              clip: { x: 79.5, y: 12.5, width: 25, height: 68 },
            },
          ],
        },
        {
          mark: 'artifact',
          content: [{ kind: 'path', segments: rectangle(10, 290, 100, 1), fill: '#1A1A1A' }],
        },
      ],
    },
  ],
};
