import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { marginsFor, RULERS } from '../../src/layout/imposition/margins.ts';
import { flatRuler, stackedRuler } from '../../src/layout/imposition/ruler.ts';
import { USUAL_PRINTING } from '../../src/page/print.ts';
import { openFonts } from '../../src/pdf/fonts.ts';

const read = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));
const font = (weight: string): Buffer => read(`assets/fonts/SourceSans3-${weight}.ttf`);
const { measure } = await openFonts({ regular: font('Regular'), semibold: font('Semibold') });

/** What the printer leaves blank, and the white between cards and ruler. */
const BLANK = 5;
const WHITE = 1;

/** Length that the words of a ruler may take beside it. */
const WORDS = 42;

/** How high the ruler may be on a square paper, by the length on which the printer prints. */
function heightFor(length: number): number {
  const printing = { ...USUAL_PRINTING, marks: 'none', bleed: 0, unprintable: BLANK } as const;
  const side = length + 2 * BLANK;
  const margins = marginsFor(printing, { width: side, height: side });
  return Math.min(...margins.map(({ x, y }) => Math.max(x, y))) - BLANK - WHITE;
}

describe.each(['de', 'en'])('the margin of a card sheet in the language %s', (language) => {
  const words = JSON.parse(read(`templates/${language}/words.json`).toString());
  const rulers = RULERS.map((length, at) => ({ length, text: words[at === 0 ? 'ruler' : 'ruler-short'] }));

  it.each(rulers)('is as wide as the ruler of $length mm with its words beside it', ({ length, text }) => {
    const { box } = flatRuler(length, text, measure);
    expect(box.width).toBeLessThanOrEqual(length + WORDS);
    expect(box.height).toBeLessThanOrEqual(heightFor(length + WORDS));
    expect(box.height).toBeGreaterThan(heightFor(length + WORDS) - 0.2);
  });

  it.each(rulers)('is as wide as the ruler of $length mm with its words above it', ({ length, text }) => {
    const { box } = stackedRuler(length, text, measure);
    expect(box.width).toBeLessThanOrEqual(length + 0.2);
    expect(box.height).toBeLessThanOrEqual(heightFor(length + WORDS - 1));
    expect(box.height).toBeGreaterThan(heightFor(length + WORDS - 1) - 0.2);
  });
});
