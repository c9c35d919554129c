import { describe, expect, test } from 'vitest';
import { meldHolds, meldsCounted } from '../../src/engine/melds.ts';
import type { Meld } from '../../src/engine/rules.ts';
import { parseCard } from '../support/card.ts';
import { bauerchen } from './support/counted-games.ts';

const rules = bauerchen();
const card = (text: string) => parseCard(rules.deck, text)!.index;
const cards = (text: string) => text.split(' ').map(card);
const CLUBS = 0;

/** K and D of a suit that is not trump; in a hand without trump, of any suit. */
const pairs = ['♣K ♣Q', '♠K ♠Q', '♥K ♥Q', '♦K ♦Q'].map(cards);
const twenty: Meld = {
  name: '20',
  sets: [...pairs.map((_, trump) => pairs.filter((_, suit) => suit !== trump)), pairs],
  score: 1,
};
const forty: Meld = { name: '40', sets: [...pairs.map((pair) => [pair]), []], score: 2 };
const melding = { ...rules, melds: [twenty, forty] };

const call = (meld: number, seat = 0, trick = 0) => ({ trick, seat, meld });

describe('a meld', () => {
  test('is announced by leading the king or the queen while holding both', () => {
    const hand = cards('♥K ♥Q ♠A');
    expect(meldHolds(melding, CLUBS, call(0), card('♥K'), hand)).toBe(true);
    expect(meldHolds(melding, CLUBS, call(0), card('♥Q'), hand)).toBe(true);
  });

  test('needs one of its own cards to be led', () => {
    expect(meldHolds(melding, CLUBS, call(0), card('♠A'), cards('♥K ♥Q ♠A'))).toBe(false);
  });

  test('needs both cards, and of one suit', () => {
    expect(meldHolds(melding, CLUBS, call(0), card('♥K'), cards('♥K ♠A'))).toBe(false);
    expect(meldHolds(melding, CLUBS, call(0), card('♥K'), cards('♥K ♠Q'))).toBe(false);
  });

  test('is a 40 in trumps and a 20 elsewhere', () => {
    const hand = cards('♣K ♣Q');
    expect(meldHolds(melding, CLUBS, call(1), card('♣K'), hand)).toBe(true);
    expect(meldHolds(melding, CLUBS, call(0), card('♣K'), hand)).toBe(false);
    expect(meldHolds(melding, undefined, call(1), card('♣K'), hand)).toBe(false);
    expect(meldHolds(melding, undefined, call(0), card('♣K'), hand)).toBe(true);
  });
});

describe('the points of melds', () => {
  const at = (meldsAtTarget: 'count' | 'refuse' | 'clip') => bauerchen({ meldsAtTarget });

  test('go to the side of whoever melds', () => {
    expect(meldsCounted(rules, [call(0, 2), call(1, 1), call(0, 0)], [0, 0])).toEqual([2, 2]);
    expect(meldsCounted(rules, [], [5, 5])).toEqual([0, 0]);
  });

  test('the twelfth point cannot be melded', () => {
    expect(meldsCounted(at('refuse'), [call(0)], [11, 0])).toEqual([0, 0]);
    expect(meldsCounted(at('refuse'), [call(1)], [10, 0])).toEqual([0, 0]);
    expect(meldsCounted(at('refuse'), [call(1)], [9, 0])).toEqual([2, 0]);
    expect(meldsCounted(at('refuse'), [call(0)], [10, 0])).toEqual([1, 0]);
  });

  test('a 40 at ten points counts one where it is cut short', () => {
    expect(meldsCounted(at('clip'), [call(1)], [10, 0])).toEqual([1, 0]);
    expect(meldsCounted(at('clip'), [call(1)], [11, 0])).toEqual([0, 0]);
    expect(meldsCounted(at('clip'), [call(1)], [9, 0])).toEqual([2, 0]);
  });

  test('earlier melds of the hand bring the target nearer', () => {
    expect(meldsCounted(at('refuse'), [call(0), call(0), call(0)], [9, 0])).toEqual([2, 0]);
    expect(meldsCounted(at('clip'), [call(0), call(1)], [9, 0])).toEqual([2, 0]);
  });

  test('count in full where nothing is said', () => {
    expect(meldsCounted(at('count'), [call(1)], [11, 0])).toEqual([2, 0]);
  });
});
