import type { Language } from './cards/localized.ts';
import type { Readable } from './definition/compile.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { nameCharacter } from './diagnostics/visible.ts';
import { type Fonts, missingCharacters } from './pdf/fonts.ts';

/** E0403 for each character of the author's texts that the font lacks, at the first text that holds it. */
export function findGlyphFaults(
  { texts, locate }: Readable,
  languages: readonly Language[],
  { measure }: Fonts,
): readonly Diagnostic[] {
  const faults = new Map<string, Diagnostic>();
  for (const { path, text, language } of texts) {
    if (language !== undefined && !languages.includes(language)) continue;
    for (const character of missingCharacters(measure, text, 'regular')) {
      if (faults.has(character)) continue;
      faults.set(character, {
        code: 'E0403',
        severity: 'error',
        message: `the font ${measure.fontName('regular')} has no character ${nameCharacter(character)}`,
        span: locate(path),
        help: 'write the text without this character',
      });
    }
  }
  return [...faults.values()];
}
