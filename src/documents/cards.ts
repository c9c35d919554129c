import { composeCardSheets } from './card-sheets.ts';
import type { DocumentKind } from './input.ts';

/** The deck to cut out, with backs. */
export const cards: DocumentKind = {
  applies: () => true,
  compose: ({ game, language, words, faces, draft, printing }) => {
    if (!faces) throw new Error('cards are composed without their faces');
    const name = game.title[language];
    return composeCardSheets({ name, language, words, card: game.deck.size, printing, draft, ...faces });
  },
};
