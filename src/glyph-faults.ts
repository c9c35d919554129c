import type { Language } from './cards/localized.ts';
import type { Readable } from './definition/compile.ts';
import type { Diagnostic, Span } from './diagnostics/diagnostic.ts';
import { missingCharacter, missingInName } from './page/missing-character.ts';
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
      const { problem: message, help } = missingCharacter(measure.fontName('regular'), character);
      faults.set(character, { code: 'E0403', severity: 'error', message, span: locate(path), help });
    }
  }
  return [...faults.values()];
}

/** E0403 for each name that has characters which the font lacks; `place` is where the names stand, if in a file. */
export function findNameFaults(
  names: readonly string[],
  { measure }: Fonts,
  place?: Span,
): readonly Diagnostic[] {
  return names.flatMap((name): readonly Diagnostic[] => {
    const missing = missingCharacters(measure, name, 'regular');
    if (missing.length === 0) return [];
    const { problem: message, help } = missingInName(measure.fontName('regular'), name, [
      ...new Set(missing),
    ]);
    return [{ code: 'E0403', severity: 'error', message, help, ...(place && { span: place }) }];
  });
}
