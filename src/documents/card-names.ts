import type { Deck, Rank } from '../cards/deck.ts';
import type { Language } from '../cards/localized.ts';
import type { CardIndex } from '../engine/rules.ts';
import type { Words } from '../templates/words.ts';

/** What cards are named from. */
interface Naming {
  readonly game: { readonly deck: Deck };
  readonly language: Language;
  readonly words: Words;
}

/** `Herz-Bube`, `Herz 10`, `Kreis 4`; `jack of hearts`, `10 of hearts`, `circle 4`; no line ends at a space in it. */
export function cardLabel(naming: Naming, card: CardIndex): string {
  const { game, language, words } = naming;
  const { suits, ranks, cards } = game.deck;
  const found = cards[card];
  const rank = ranks[found?.rank ?? -1];
  if (!found || !rank) return '';
  const parts = {
    suit: suits[found.suit]?.name[language] ?? '',
    rank: rankName(rank, language),
    isWord: rank.name !== undefined,
    // Where some ranks have names, all cards are called in the way of such decks.
    isNamedDeck: ranks.some(({ name }) => name !== undefined),
  };
  return words.text('card', parts).replaceAll(' ', '\u00a0');
}

/** `♥B`, as it would be written down; in every language with its own letters. */
export function cardSign({ game, language }: Omit<Naming, 'words'>, card: CardIndex): string {
  const { suits, ranks, cards } = game.deck;
  const found = cards[card];
  const rank = ranks[found?.rank ?? -1];
  return found && rank ? `${suits[found.suit]?.id ?? ''}${rankSign(rank, language)}` : '';
}

/** What a rank is called in a sentence: Bube, 10. */
export function rankName(rank: Rank, language: Language): string {
  return rank.name?.[language] ?? rankSign(rank, language);
}

/** What stands in the corner of the cards of a rank: B, 10. */
export function rankSign(rank: Rank, language: Language): string {
  return rank.sign?.[language] ?? rank.id;
}
