/** The part of fontkit that stichwerk uses; the package brings no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly capHeight: number;
    readonly fullName: string;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
    ): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number }[];
      readonly advanceWidth: number;
    };
  }

  export function create(bytes: Uint8Array): Font;
}
