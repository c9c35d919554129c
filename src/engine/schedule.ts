import type { Rules } from './rules.ts';

/** How many cards are dealt: always the same number, or a schedule from 1 upwards (and down again). */
type DealParts =
  | { readonly cards: number }
  | {
      readonly schedule: 'up' | 'up-down';
      /** No hand has more cards. */
      readonly cap?: number;
      /** Cards that stay out. */
      readonly undealt?: number;
    };

/** Cards for each player, hand by hand; empty if a schedule has not even one card for each. */
export function sizesFor(deal: DealParts, deckCards: number, players: number): readonly number[] {
  if ('cards' in deal) return [deal.cards];
  const { schedule, cap = deckCards, undealt = 0 } = deal;
  const most = Math.max(0, Math.min(cap, Math.floor((deckCards - undealt) / players)));
  const up = Array.from({ length: most }, (_, index) => index + 1);
  switch (schedule) {
    case 'up':
      return up;
    case 'up-down':
      return [...up, ...up.slice(0, -1).reverse()];
  }
}

/** Cards for each player in hand `number` (from 0). */
export function sizeOfHand(rules: Rules, number: number): number {
  const { sizes } = rules.deal;
  const size = sizes[Math.min(number, sizes.length - 1)];
  if (size === undefined) throw new RangeError(`there is no hand ${number}`);
  return size;
}

/** Whether no hand has more cards than hand `number` (from 0). */
export function isLargest(rules: Rules, number: number): boolean {
  const size = sizeOfHand(rules, number);
  return !rules.deal.sizes.some((other) => other > size);
}
