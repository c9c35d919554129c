import type { Language } from './cards/localized.ts';
import type { Readable } from './definition/compile.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { missingCharacter } from './page/missing-character.ts';
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

/** E0403 for each character of names that the font lacks. */
export function findNameFaults(names: readonly string[], { measure }: Fonts): readonly Diagnostic[] {
  const characters = new Set(names.flatMap((name) => missingCharacters(measure, name, 'regular')));
  return [...characters].map((character) => {
    const { problem: message, help } = missingCharacter(measure.fontName('regular'), character);
    const name = names.find((one) => one.includes(character)) ?? '';
    return { code: 'E0403', severity: 'error', message: `the name ${name}: ${message}`, help };
  });
}
