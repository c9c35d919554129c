import type { CardFace } from '../page/content.ts';
import { BACK_BLEED } from './back.ts';
import { cardName, type DocumentKind } from './input.ts';
import { parseCounted } from './markup.ts';

/** The deck to cut out, with backs for printing on both sides. */
export const cards: DocumentKind = {
  applies: () => true,
  compose: (input) => {
    const { game, language, words, drawings, draft, printing } = input;
    const { deck } = game;
    const fronts = deck.cards.map(
      ({ index }): CardFace => ({ alt: cardName(input, index), content: drawings.face(index) }),
    );
    const name = game.title[language];
    const edge = words.text('long');
    return {
      title: words.text('cards-title', { game: name }),
      subject: words.text('cards-subject', { cards: fronts.length }),
      language,
      symbols: drawings.symbols,
      content: {
        kind: 'cards',
        card: deck.size,
        printing,
        fronts,
        back: { symbol: 'back', bleed: BACK_BLEED, alt: words.text('back') },
        words: {
          front: [
            [name],
            parseCounted(words.text('cards-front')),
            [words.text('cards-flip-front', { edge })],
          ],
          back: [[name], parseCounted(words.text('cards-back')), [words.text('cards-flip-back', { edge })]],
          ruler: words.text('ruler'),
        },
        ...(draft && { watermark: words.text('draft') }),
      },
    };
  },
};
