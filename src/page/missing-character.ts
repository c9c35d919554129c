import { nameCharacter } from '../diagnostics/visible.ts';

/** What is told of a character that a font lacks: E0403. */
export function missingCharacter(fontName: string, character: string) {
  return {
    problem: `the font ${fontName} has no character ${nameCharacter(character)}`,
    help: 'write the text without this character',
  };
}
