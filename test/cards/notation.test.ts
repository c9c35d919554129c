import { describe, expect, test } from 'vitest';
import { cardsOf, makeDeck, parseCard } from '../../src/cards/notation.ts';
import { shapes } from '../support/game.ts';

const french = makeDeck({
  id: 'french-few',
  style: 'french',
  size: { width: 63, height: 88 },
  suits: ['♣', '♥', 'H'].map((id) => ({ id, name: { de: id, en: id }, symbol: id, color: '#000000' })),
  ranks: ['10', 'B', '1'].map((id) => ({ id, pips: 0 })),
});

describe('notation', () => {
  test('a pack is laid out rank by rank, and suit by suit within a rank', () => {
    expect(shapes.cards.map(({ id }) => id).join(' ')).toBe('C1 T1 S1 C2 T2 S2 C3 T3 S3 C4 T4 S4');
    expect(shapes.cards.map(({ index }) => index)).toEqual([...shapes.cards.keys()]);
  });

  test('every card is found by its own notation', () => {
    for (const card of [...shapes.cards, ...french.cards]) {
      const deck = shapes.cards.includes(card) ? shapes : french;
      expect(parseCard(deck, card.id)).toBe(card);
    }
  });

  test('suits and ranks of several characters are read', () => {
    expect(parseCard(french, '♥10')).toMatchObject({ suit: 1, rank: 0 });
    expect(parseCard(french, 'HB')).toMatchObject({ suit: 2, rank: 1 });
    expect(parseCard(french, '♣1')).toMatchObject({ suit: 0, rank: 2 });
  });

  test.each(['', 'C', '1', 'C5', 'X1', 'c1', 'C1 ', '1C', 'C11'])('"%s" is no card of the shapes', (text) => {
    expect(parseCard(shapes, text)).toBeUndefined();
  });

  test('cards are looked up in the order given', () => {
    expect(cardsOf(shapes, [11, 0]).map(({ id }) => id)).toEqual(['S4', 'C1']);
    expect(() => cardsOf(shapes, [12])).toThrow(RangeError);
  });
});
