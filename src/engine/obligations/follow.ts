import type { Obligation } from './obligation.ts';

/** Whoever holds the led suit plays it; whoever does not may play any card. */
export const follow: Obligation = {
  word: 'follow',
  narrow: ({ rules, holding, played }, cards) => {
    const [led] = played;
    if (led === undefined) return undefined;
    const suitOf = (card: number) => rules.deck.cards[card]!.suit;
    const suit = suitOf(led);
    const allowed = cards.filter((card) => suitOf(card) === suit);
    if (allowed.length === 0) return { allowed: cards, reason: { kind: 'void', suit } };
    const holds = holding.filter((card) => suitOf(card) === suit);
    return { allowed, reason: { kind: 'must-follow', suit, holds } };
  },
};
