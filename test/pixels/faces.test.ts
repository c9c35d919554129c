import { beforeAll, describe, expect, test } from 'vitest';
import { CARDS } from '../../src/page/paper.ts';
import { type Difference, SAME, turnDifference } from './half-turn.ts';
import { cardsOn, frontTrims, printDeck } from './printed.ts';

/** Ranks whose signs stand in pairs of which one is the other turned. */
const PAIRED = ['König', 'Dame', 'Bube', '10', '4', '2'];

function isSameTurned(card: string): boolean {
  const [suit, rank = ''] = card.split(/[-\s]/);
  if (card.startsWith('Joker') || card === 'leere Karte') return true;
  // A diamond in the middle is its own half turn; seven signs never are.
  return PAIRED.includes(rank) || (suit === 'Karo' && rank !== '7');
}

describe.each(['full', 'low'] as const)('half a turn of a French card (%s ink)', (ink) => {
  let cards: readonly (readonly [name: string, difference: Difference])[];
  beforeAll(async () => {
    const printed = await printDeck('french-52', { ink, jokers: 3, blanks: 1 });
    const fronts = printed.document.pages.flatMap((_, page) => (page % 2 === 0 ? [page] : []));
    const rasters = await printed.render(fronts);
    cards = fronts.flatMap((page, at) => {
      const trims = frontTrims(printed, page, CARDS.poker);
      const names = cardsOn(printed, page);
      return names.map((name, slot) => [name, turnDifference(rasters[at]!, trims[slot]!)] as const);
    });
  });

  test('leaves courts, jokers, blanks and paired signs as they are', () => {
    const same = cards.filter(([name]) => isSameTurned(name));
    expect(same.length).toBe(4 * PAIRED.length + 6 + 4);
    for (const [name, { mean, most }] of same) {
      expect(mean, name).toBeLessThan(SAME.mean);
      expect(most, name).toBeLessThan(SAME.most);
    }
  });

  test('turns the odd sign of all others on its head', () => {
    const others = cards.filter(([name]) => !isSameTurned(name));
    expect(others.length).toBe(3 * (13 - PAIRED.length) + 1);
    for (const [name, { most }] of others) expect(most, name).toBeGreaterThan(0.3);
  });
});
