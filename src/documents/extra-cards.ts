import type { CardFace } from '../page/content.ts';
import type { Words } from '../templates/words.ts';
import type { Drawings } from './drawings.ts';

/** Cards besides those that are played with: the jokers that were drawn, and blank ones. */
export function extraCards(
  { jokers }: Pick<Drawings, 'jokers'>,
  blanks: number,
  words: Words,
): readonly CardFace[] {
  const drawn = jokers.map((content, at) => ({ alt: words.text('joker', { n: at + 1 }), content }));
  const blank: CardFace = { alt: words.text('blank-card'), content: [] };
  return [...drawn, ...Array.from({ length: blanks }, () => blank)];
}
