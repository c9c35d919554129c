import type { Font } from 'fontkit';
import { MM_PER_PT } from '../page/geometry.ts';
import type { Face, TextMeasure } from '../page/measure.ts';
import type { PrintDocument } from '../page/page.ts';
import type { TextPrimitive, Weight } from '../page/primitive.ts';
import { type Kerning, readKerning } from './kerning.ts';

/** A glyph in its place in a line; lengths in font units. */
export interface PlacedGlyph {
  readonly id: number;
  readonly advance: number;
  /** Kerning before the next glyph. */
  readonly kern: number;
  readonly codePoint: number;
}

/** A line of text as glyphs; `width` in font units. */
export interface GlyphRun {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** One font, opened once and shared by all documents. */
export interface OpenFont {
  readonly font: Font;
  /** Sets a line: one glyph a character, kerned, no ligatures, which German compounds do not want. */
  readonly set: (text: string, tabular: boolean) => GlyphRun;
}

/** The fonts of all weights, and a measure that agrees with what is drawn. */
export interface Fonts {
  readonly measure: TextMeasure;
  readonly weights: Readonly<Record<Weight, OpenFont>>;
}

/** A character that a document uses and its font lacks. */
export interface MissingGlyph {
  readonly character: string;
  readonly fontName: string;
  /** The line it stands in. */
  readonly text: string;
}

/** Opens a TrueType file for each weight; loads the font library on first use. Throws if a file is not a font. */
export async function openFonts(files: Readonly<Record<Weight, Uint8Array>>): Promise<Fonts> {
  const { create } = await import('fontkit');
  const open = (bytes: Uint8Array): OpenFont => openFont(create(bytes), readKerning(bytes));
  const weights = { regular: open(files.regular), semibold: open(files.semibold) };
  return { weights, measure: measureWith(weights) };
}

/** The first character of a document that would be drawn as an empty box, if any. */
export function findMissingGlyph(document: PrintDocument, fonts: Fonts): MissingGlyph | undefined {
  const { missing, fontName } = fonts.measure;
  for (const { text, weight } of textsOf(document)) {
    const character = missing(text, weight);
    if (character !== undefined) return { character, fontName: fontName(weight), text };
  }
  return undefined;
}

function textsOf(document: PrintDocument): TextPrimitive[] {
  const content = document.pages.flatMap((page) => page.items.flatMap((item) => item.content));
  return content.filter((primitive) => primitive.kind === 'text');
}

function openFont(font: Font, kerning: Kerning): OpenFont {
  const known = { plain: new Map<string, GlyphRun>(), tabular: new Map<string, GlyphRun>() };
  const set = (text: string, tabular: boolean): GlyphRun => {
    const runs = tabular ? known.tabular : known.plain;
    let run = runs.get(text);
    if (run === undefined) {
      run = setLine(font, text, tabular ? keepFigures(font, kerning) : kerning);
      runs.set(text, run);
    }
    return run;
  };
  return { font, set };
}

function setLine(font: Font, text: string, kerning: Kerning): GlyphRun {
  // The glyph's own code points depend on who asked for it first: an ö loads an o as its part.
  const drawn = Array.from(text.normalize('NFC'), (character) => {
    const codePoint = character.codePointAt(0)!;
    return { codePoint, glyph: font.glyphForCodePoint(codePoint) };
  });
  const glyphs = drawn.map(({ codePoint, glyph }, i) => {
    const next = drawn[i + 1];
    const kern = next === undefined ? 0 : kerning(glyph.id, next.glyph.id);
    return { id: glyph.id, advance: glyph.advanceWidth, kern, codePoint };
  });
  return { glyphs, width: glyphs.reduce((sum, { advance, kern }) => sum + advance + kern, 0) };
}

/** Kerning that leaves figures alone, so that they line up; the fonts' own figures are of equal width. */
function keepFigures(font: Font, kerning: Kerning): Kerning {
  const figures = new Set(Array.from('0123456789', (figure) => idOf(font, figure)));
  return (left, right) => (figures.has(left) || figures.has(right) ? 0 : kerning(left, right));
}

function idOf(font: Font, character: string): number {
  return font.glyphForCodePoint(character.codePointAt(0)!).id;
}

function measureWith(weights: Readonly<Record<Weight, OpenFont>>): TextMeasure {
  const scale = ({ size, weight }: Face): number => (size * MM_PER_PT) / weights[weight].font.unitsPerEm;
  return {
    width: (text, face) => weights[face.weight].set(text, face.tabular ?? false).width * scale(face),
    capHeight: (face) => weights[face.weight].font.capHeight * scale(face),
    missing: (text, weight) => firstMissing(weights[weight].font, text),
    fontName: (weight) => weights[weight].font.fullName,
  };
}

/** Control characters and marks that join no letter cannot be drawn even if the font has a glyph for them. */
const UNDRAWABLE = /[\p{Cc}\p{M}]/u;

function firstMissing(font: Font, text: string): string | undefined {
  return Array.from(text.normalize('NFC')).find(
    (character) => UNDRAWABLE.test(character) || idOf(font, character) === 0,
  );
}
