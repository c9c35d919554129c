import type { LaidOutDocument } from './api.ts';
import type { Language } from './cards/localized.ts';
import type { Definition } from './definition/game.ts';
import { textsOf } from './definition/texts.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { type Fonts, findMissingGlyphs } from './pdf/fonts.ts';

/** E0403 for each character that a font lacks, at the author's text that holds it. */
export function findGlyphFaults(
  definition: Definition,
  language: Language,
  documents: readonly LaidOutDocument[],
  fonts: Fonts,
): readonly Diagnostic[] {
  const missing = documents.flatMap(({ document }) => findMissingGlyphs(document, fonts));
  const once = new Map(missing.map((one) => [one.character, one]));
  return [...once.values()].map(({ character, fontName, text }) => {
    const origin = textsOf(definition, language).find((written) => written.text.includes(character));
    return {
      code: 'E0403',
      severity: 'error',
      message: `the font ${fontName} has no character \`${character}\``,
      ...(origin && { span: definition.locate(origin.path) }),
      why: `it is needed for \`${text.trim()}\``,
      help: 'write the text without this character',
    };
  });
}
