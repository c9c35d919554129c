import type { Font } from 'fontkit';
import { MM_PER_PT } from '../page/geometry.ts';
import type { Face, TextMeasure } from '../page/measure.ts';
import type { PrintDocument } from '../page/page.ts';
import type { TextPrimitive, Weight } from '../page/primitive.ts';
import { type Kerning, readKerning } from './kerning.ts';

/** A glyph in its place in a line; lengths in font units. */
interface PlacedGlyph {
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
interface OpenFont {
  readonly font: Font;
  /** Font units of an em. */
  readonly em: number;
  /** The glyph of a character and its width in font units; id 0 if the font has none. */
  readonly glyph: (codePoint: number) => { readonly id: number; readonly advance: number };
  /** Sets a line: one glyph a character, kerned, no ligatures, which German compounds do not want. */
  readonly set: (text: string, tabular: boolean) => GlyphRun;
}

/** The fonts of all weights, and a measure that agrees with what is drawn. */
export interface Fonts {
  readonly measure: TextMeasure;
  readonly weights: Readonly<Record<Weight, OpenFont>>;
}

/** A character that a document uses and its font lacks. */
interface MissingGlyph {
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

/** The characters of a text that would be drawn as an empty box, each once; line breaks are no characters. */
export function missingCharacters(measure: TextMeasure, text: string, weight: Weight): readonly string[] {
  const line = text.replace(/\s+/g, ' ');
  const character = measure.missing(line, weight);
  if (character === undefined) return [];
  return [character, ...missingCharacters(measure, line.replaceAll(character, ''), weight)];
}

/** Every character of a document that would be drawn as an empty box, each at the first line it stands in. */
export function findMissingGlyphs(document: PrintDocument, { measure }: Fonts): readonly MissingGlyph[] {
  const found = textsOf(document).flatMap(({ text, weight }) =>
    missingCharacters(measure, text, weight).map((character) => ({
      character,
      fontName: measure.fontName(weight),
      text,
    })),
  );
  return found.filter(
    (one, index) => found.findIndex(({ character }) => character === one.character) === index,
  );
}

function textsOf(document: PrintDocument): TextPrimitive[] {
  const content = document.pages.flatMap((page) => page.items.flatMap((item) => item.content));
  return content.filter((primitive) => primitive.kind === 'text');
}

function openFont(font: Font, kerning: Kerning): OpenFont {
  const glyph = remember((codePoint: number) => {
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { id, advance: advanceWidth };
  });
  const plain = remember((text: string) => setLine(glyph, text, kerning));
  const evenly = keepFigures(glyph, kerning);
  const tabular = remember((text: string) => setLine(glyph, text, evenly));
  // The font library reads a table for it each time.
  const em = font.unitsPerEm;
  return { font, em, glyph, set: (text, inColumns) => (inColumns ? tabular : plain)(text) };
}

/** The font library looks a character up each time; a line is measured and drawn many times. */
function remember<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = find(key);
      known.set(key, value);
    }
    return value;
  };
}

function setLine(glyph: OpenFont['glyph'], text: string, kerning: Kerning): GlyphRun {
  // The font's glyphs name code points too, but which depends on who asked first: an ö loads an o as its part.
  const drawn = Array.from(text.normalize('NFC'), (character) => {
    const codePoint = character.codePointAt(0)!;
    return { codePoint, ...glyph(codePoint) };
  });
  const glyphs = drawn.map((one, i) => {
    const next = drawn[i + 1];
    return { ...one, kern: next === undefined ? 0 : kerning(one.id, next.id) };
  });
  return { glyphs, width: glyphs.reduce((sum, { advance, kern }) => sum + advance + kern, 0) };
}

/** Kerning that leaves figures alone, so that they line up; the fonts' own figures are of equal width. */
function keepFigures(glyph: OpenFont['glyph'], kerning: Kerning): Kerning {
  const figures = new Set(Array.from('0123456789', (figure) => glyph(figure.codePointAt(0)!).id));
  return (left, right) => (figures.has(left) || figures.has(right) ? 0 : kerning(left, right));
}

function measureWith(weights: Readonly<Record<Weight, OpenFont>>): TextMeasure {
  const scale = ({ size, weight }: Face): number => (size * MM_PER_PT) / weights[weight].em;
  return {
    width: (text, face) => {
      const { width, glyphs } = weights[face.weight].set(text, face.tabular ?? false);
      const between = Math.max(0, glyphs.length - 1) * (face.tracking ?? 0) * face.size * MM_PER_PT;
      return width * scale(face) + between;
    },
    capHeight: (face) => weights[face.weight].font.capHeight * scale(face),
    missing: (text, weight) => firstMissing(weights[weight].glyph, text),
    fontName: (weight) => weights[weight].font.fullName,
  };
}

/** Control characters and marks that join no letter cannot be drawn even if the font has a glyph for them. */
const UNDRAWABLE = /[\p{Cc}\p{M}]/u;

function firstMissing(glyph: OpenFont['glyph'], text: string): string | undefined {
  return Array.from(text.normalize('NFC')).find(
    (character) => UNDRAWABLE.test(character) || glyph(character.codePointAt(0)!).id === 0,
  );
}
