import type { Language, Localized } from '../cards/localized.ts';
import type { Definition, Path } from './game.ts';

/** A text that the author wrote for print, and where it stands. */
interface AuthorText {
  readonly path: Path;
  readonly text: string;
}

/** All texts of a definition in one language that can come to stand on paper. */
export function textsOf({ game }: Definition, language: Language): readonly AuthorText[] {
  const localized: (readonly [Path, Localized | undefined])[] = [
    [['title'], game.title],
    [['subtitle'], game.subtitle],
    [['notes'], game.notes],
    ...game.deck.suits.map(({ name }, index) => [['deck', 'suits', index, 'name'], name] as const),
    ...game.examples.map(({ path, title }) => [[...path, 'title'], title] as const),
  ];
  const texts = localized.flatMap(([path, words]): readonly AuthorText[] =>
    words ? [{ path: [...path, language], text: words[language] }] : [],
  );
  const ranks = game.deck.ranks.map(({ id }, index) => ({ path: ['deck', 'ranks', index], text: id }));
  return [...texts, ...ranks];
}
