import type { CardIndex, Rules } from '../../../src/engine/rules.ts';
import { type Card, NO_TRUMP, type Opinion } from './opinion.ts';

/** The pack of an opinion and the deck of the engine, card by card. */
export interface Cards {
  readonly card: (index: CardIndex) => Card;
  readonly index: (card: Card) => CardIndex;
  /** The suit of the deck, undefined for `NO_TRUMP`. */
  readonly suitIndex: (suit: string) => number | undefined;
}

/** Finds every card of the pack in the deck; throws if one of them has other cards. */
export function matchCards({ deck }: Rules, { pack }: Opinion): Cards {
  const byIndex = deck.cards.map(({ id, copy }) => {
    const same = pack.filter((card) => card.suit + card.rank === id && card.copy === copy);
    if (same.length !== 1) throw new Error(`the pack has ${same.length} cards ${id}`);
    return same[0]!;
  });
  if (byIndex.length !== pack.length) throw new Error(`${byIndex.length} cards instead of ${pack.length}`);
  const indices = new Map(byIndex.map((card, index) => [card, index]));
  return {
    card: (index) => byIndex[index]!,
    index: (card) => indices.get(card)!,
    suitIndex: (suit) => (suit === NO_TRUMP ? undefined : deck.suits.findIndex(({ id }) => id === suit)),
  };
}

/** Cards in words, in a fixed order. */
export function inWords(cards: readonly Card[]): string {
  return cards
    .map(({ suit, rank, copy }) => `${suit}${rank}${copy === 0 ? '' : "'"}`)
    .sort()
    .join(' ');
}
