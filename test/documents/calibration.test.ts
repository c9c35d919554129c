import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeCalibration } from '../../src/documents/calibration.ts';
import { layOut } from '../../src/layout/lay-out.ts';
import { MM_PER_PT, type Rect, type Size } from '../../src/page/geometry.ts';
import type { Item, Page, PrintDocument, StructureNode } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { TextPrimitive } from '../../src/page/primitive.ts';
import type { BackOffset } from '../../src/page/print.ts';
import { type Fonts, openFonts } from '../../src/pdf/fonts.ts';
import { openWords } from '../../src/templates/words.ts';
import { distance, figureAt, mean, stretchesOf } from '../support/calibration-sheet.ts';
import { overlap } from '../support/card-sheets.ts';
import { texts } from '../support/pages.ts';
import { amount } from '../support/tier.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

const NONE: BackOffset = { x: 0, y: 0, angle: 0 };

let fonts: Fonts;
beforeAll(async () => {
  const [regular, semibold] = ['Regular', 'Semibold'].map((name) =>
    read(`assets/fonts/SourceSans3-${name}.ttf`),
  );
  fonts = await openFonts({ regular: regular!, semibold: semibold! });
});

interface Asked {
  readonly language?: 'de' | 'en';
  readonly backs?: 'duplex-long' | 'duplex-short';
  readonly backOffset?: BackOffset;
}

function outcomeOf(paper: Size, { language = 'de', backs = 'duplex-long', backOffset = NONE }: Asked = {}) {
  const words = openWords({ table: read(`templates/${language}/words.json`).toString(), documents: {} });
  const { measure } = fonts;
  const input = { words, language, paper, backs, backOffset, unprintable: 5, measure, symbols: {} };
  return layOut(composeCalibration(input), { paper, measure });
}

function sheet(paper: Size, asked?: Asked): PrintDocument {
  const { value, diagnostics } = outcomeOf(paper, asked);
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}

/** All words of a page, lines joined. */
const wordsOn = (page: Page | undefined): string =>
  texts(page)
    .map(({ text }) => text.trim())
    .join(' ');

/** What one line of text covers. */
function boxOf(text: TextPrimitive): Rect {
  const long = fonts.measure.width(text.text.trimEnd(), text);
  const high = text.size * MM_PER_PT * 0.5;
  return text.rotate === 270
    ? { x: text.x - high, y: text.y - long, width: high, height: long }
    : { x: text.x, y: text.y - high, width: long, height: high };
}

/** What the lines of an item cover that are no hairs: each line of a path by itself. */
function linesOfItem({ content }: Item): readonly Rect[] {
  return stretchesOf(content).map(({ from, to }) => ({
    x: Math.min(from.x, to.x) - 0.1,
    y: Math.min(from.y, to.y) - 0.1,
    width: Math.abs(from.x - to.x) + 0.2,
    height: Math.abs(from.y - to.y) + 0.2,
  }));
}

const sizes = fc
  .tuple(fc.integer({ min: 105, max: 430 }), fc.integer({ min: 148, max: 430 }), fc.boolean())
  .map(
    ([short, long, upright]): Size =>
      upright ? { width: short, height: long } : { width: long, height: short },
  );
const asked = fc.record({
  language: fc.constantFrom('de' as const, 'en' as const),
  backs: fc.constantFrom('duplex-long' as const, 'duplex-short' as const),
  backOffset: fc.constantFrom(NONE, { x: -1.25, y: 0.75, angle: -0.35 }),
});

describe('the calibration sheet', () => {
  it('has all its words on every paper from 105 × 148 mm on, apart from each other and from all lines', () => {
    fc.assert(
      fc.property(sizes, asked, (paper, wishes) => {
        const { value, diagnostics } = outcomeOf(paper, wishes);
        expect(diagnostics).toEqual([]);
        for (const { items } of value!.pages) {
          const boxes = items.flatMap((item) =>
            item.content.flatMap((one) => (one.kind === 'text' ? [boxOf(one)] : [])),
          );
          const drawn = items.map(linesOfItem);
          const lines = drawn.flat();
          for (const [index, some] of drawn.entries()) {
            const others = drawn.slice(index + 1).flat();
            expect(some.filter((line) => others.some((other) => overlap(line, other)))).toEqual([]);
          }
          for (const [index, box] of boxes.entries()) {
            expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
            expect(lines.filter((line) => overlap(box, line))).toEqual([]);
            expect(box.x + box.width).toBeLessThan(paper.width);
          }
        }
      }),
      {
        numRuns: amount(6, 25),
        examples: [
          [
            { width: 105, height: 148 },
            { language: 'de', backs: 'duplex-short', backOffset: NONE },
          ],
        ],
      },
    );
  });

  it('cuts no word on small paper', () => {
    const wordsIn = (text: string): readonly string[] => text.match(/\p{L}{3,}/gu) ?? [];
    const table = JSON.parse(read('templates/de/words.json').toString()) as Readonly<Record<string, string>>;
    const known = Object.entries(table)
      .filter(([key]) => key.startsWith('calibration-'))
      .flatMap(([, text]) => wordsIn(text.replaceAll(/\{\{.*?\}\}/g, ' ')));
    fc.assert(
      fc.property(fc.integer({ min: 105, max: 160 }), fc.integer({ min: 148, max: 210 }), (width, height) => {
        const words = sheet({ width, height }).pages.flatMap((page) => wordsIn(wordsOn(page)));
        expect(words.length).toBeGreaterThan(60);
        for (const word of words) expect(known).toContain(word);
      }),
      { numRuns: amount(5, 15) },
    );
  });

  it('tells on its back how the readings become what is typed', () => {
    const { pages } = sheet(PAPERS.A4);
    const words = wordsOn(pages[1]);
    expect(words).toContain('x mm = (x links + x rechts) : 2 y mm = (y links + y rechts) : 2');
    expect(words).toContain('Winkel ° = (y rechts − y links) × 0,4 Rand');
    expect(words).toContain('stichwerk calibrate --set x,y,Winkel --unprintable Rand --printer Name');
    expect(words).toContain('an langer Kante gewendet · Versatz 0 / 0 mm, 0°');
  });

  it('counts in the offset that it is printed with', () => {
    const words = wordsOn(sheet(PAPERS.A4, { backOffset: { x: 0.5, y: -0.3, angle: 0.15 } }).pages[1]);
    expect(words).toContain('Versatz 0,5 / −0,3 mm, 0,15°');
    expect(words).toContain('(x links + x rechts) : 2 + 0,5');
    expect(words).toContain('(y links + y rechts) : 2 − 0,3');
    expect(words).toContain('(y rechts − y links) × 0,4 + 0,15');
  });

  it('states the degrees that belong to the distance of its crosses', () => {
    fc.assert(
      fc.property(sizes, (paper) => {
        const document = sheet(paper, { language: 'en' });
        const middles = stretchesOf(figureAt(document, 'Two fine crosses')).map(({ from, to }) =>
          mean([from, to]),
        );
        const span = Math.max(...middles.map((one) => distance(one, middles[0]!)));
        const [, degrees] = /\(y right − y left\) × ([\d.]+)/.exec(wordsOn(document.pages[1])) ?? [];
        expect(Math.abs((Number(degrees) * Math.PI) / 180 - 1 / span)).toBeLessThan(1e-9);
      }),
      { numRuns: amount(5, 20) },
    );
  });

  it('asks for the edge at which it is turned, and names the other one where it went wrong', () => {
    const [front, back] = sheet(PAPERS.A4, { backs: 'duplex-short' }).pages.map(wordsOn);
    expect(front).toContain('an kurzer Kante gewendet');
    expect(back).toContain('Sonst hat der Drucker an langer Kante gewendet');
  });

  it('asks for a bank card only where both rulers are long enough', () => {
    expect(wordsOn(sheet(PAPERS.A4).pages[0])).toContain('Eine Bankkarte (85,6 mm)');
    const small = wordsOn(sheet({ width: 105, height: 148 }).pages[0]);
    expect(small).toContain('Beide Maßstäbe mit einem Lineal nachmessen.');
    expect(small).not.toContain('Bankkarte');
  });

  it('is read in order: title, steps, figures; then the back', () => {
    const roles = ({ children }: StructureNode): readonly string[] =>
      children.flatMap((child) => (typeof child === 'number' ? [] : [child.role]));
    const [front, back] = sheet(PAPERS.A4).structure.children as readonly StructureNode[];
    expect(roles(front!).slice(0, 4)).toEqual(['H1', 'P', 'H2', 'P']);
    expect(roles(front!).slice(-4)).toEqual(['Figure', 'Figure', 'Figure', 'Figure']);
    expect(roles(back!).slice(0, 2)).toEqual(['H2', 'P']);
  });
});
