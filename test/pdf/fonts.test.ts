import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import type { Weight } from '../../src/page/primitive.ts';
import { findMissingGlyphs, openFonts } from '../../src/pdf/fonts.ts';
import { documentOf, FONT_FILES, fonts, words } from './sample-document.ts';

const { measure } = fonts;
const WEIGHTS: readonly Weight[] = ['regular', 'semibold'];

describe('measuring text', () => {
  test.each(WEIGHTS)('%s is kerned as the full layout engine kerns it', (weight) => {
    const letters = Array.from('AEFKLPRTVWYafgkortvwyzÄÖÜäöüßẞ.,:!„“–-()/17 ');
    const engine = create(FONT_FILES[weight]);
    const plain = { liga: false, clig: false, calt: false, ccmp: false };
    const pairs = letters.flatMap((left) => letters.map((right) => left + right));
    const ours = pairs.map((pair) => [pair, fonts.weights[weight].set(pair, false).width]);
    expect(ours).toEqual(pairs.map((pair) => [pair, engine.layout(pair, plain).advanceWidth]));
    expect(measure.width('AV', { size: 10, weight })).toBeLessThan(
      measure.width('A', { size: 10, weight }) + measure.width('V', { size: 10, weight }),
    );
  });

  test('a width grows with the type size and is given in millimetres', () => {
    const width = measure.width('n'.repeat(100), { size: 10, weight: 'regular' });
    const engine = create(FONT_FILES.regular);
    expect(width).toBeCloseTo((engine.layout('n', {}).advanceWidth * 100 * 10 * 25.4) / 72 / 1000, 9);
    expect(measure.width('n'.repeat(100), { size: 20, weight: 'regular' })).toBeCloseTo(2 * width, 9);
    expect(measure.width('', { size: 10, weight: 'regular' })).toBe(0);
  });

  test.each(WEIGHTS)('tabular figures of %s are all of one width, whatever stands beside them', (weight) => {
    const face = { size: 12, weight, tabular: true };
    const widths = Array.from('0123456789', (figure) => measure.width(`${figure}${figure}–`, face));
    expect(new Set(widths.map((width) => width.toFixed(9))).size).toBe(1);
    expect(measure.width('–1', face)).toBeCloseTo(measure.width('–', face) + measure.width('1', face), 9);
  });

  test('capitals of 22 pt are as high as the font says', () => {
    expect(measure.capHeight({ size: 22, weight: 'regular' })).toBeCloseTo((0.66 * 22 * 25.4) / 72, 2);
  });

  test('letters written as base and mark measure like the composed letter', () => {
    const face = { size: 11, weight: 'regular' } as const;
    expect(measure.width('Zwo\u0308lf', face)).toBe(measure.width('Zwölf', face));
  });
});

describe('missing glyphs', () => {
  test.each(['中', '①', '\t', 'x\u0301', '🂡'])('%j cannot be printed', (text) => {
    expect(measure.missing(`Karte ${text}`, 'regular')).toBe(Array.from(text).at(-1));
  });

  test.each(['ÄÖÜäöüßẞ', '„“‚‘”’', '…·–—−×', '♣♠♥♦', 'Karte\u00a07'])('%j can be printed', (text) => {
    expect(measure.missing(text, 'regular')).toBeUndefined();
    expect(measure.missing(text, 'semibold')).toBeUndefined();
  });

  test('a document is searched for every character that the font of its text lacks, each told once', () => {
    const good = words('Zwölf Karten', 20, 20);
    const bad = { ...words('Spiel 中 und 国', 20, 30), weight: 'semibold' } as const;
    const fontName = 'Source Sans 3 SemiBold';
    expect(findMissingGlyphs(documentOf([good]), fonts)).toEqual([]);
    expect(findMissingGlyphs(documentOf([good, bad, bad]), fonts)).toEqual([
      { character: '中', fontName, text: bad.text },
      { character: '国', fontName, text: bad.text },
    ]);
  });
});

test('a file that is not a font is refused', async () => {
  const broken = new TextEncoder().encode('no font at all');
  await expect(openFonts({ regular: broken, semibold: broken })).rejects.toThrow();
});
