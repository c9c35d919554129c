import { nameCharacter } from '../diagnostics/visible.ts';
import { listed } from '../diagnostics/words.ts';

/** How many characters are told of one text. */
const TOLD = 3;

/** What is told of characters of a name that a font lacks: E0403. */
export function missingInName(fontName: string, name: string, characters: readonly string[]) {
  const first = characters.slice(0, TOLD).map(nameCharacter);
  const rest = characters.length - first.length;
  const more = rest > 0 ? [`${rest} more`] : [];
  return {
    problem: `the font ${fontName} cannot write the name ${name}: it has no ${listed([...first, ...more])}`,
    help: 'write the name in other letters',
  };
}

/** What is told of a character that a font lacks: E0403. */
export function missingCharacter(fontName: string, character: string) {
  return {
    problem: `the font ${fontName} has no character ${nameCharacter(character)}`,
    help: 'write the text without this character',
  };
}
