import { describe, expect, test } from 'vitest';
import type { Deck } from '../../src/cards/deck.ts';
import { ambiguousSpelling, cardsNamed, cardsOf, makeDeck, meantCard } from '../../src/cards/notation.ts';
import { parseCard } from '../support/card.ts';
import { shapes } from '../support/game.ts';

const suit = (id: string, letters?: readonly string[], ranks?: readonly string[]) => ({
  id,
  ...(letters && { letters }),
  name: { de: id, en: id },
  symbol: id,
  color: '#000000',
  ...(ranks && { ranks }),
});

const look = { style: 'french', size: { width: 63, height: 88 } } as const;

const french = makeDeck({
  id: 'french-few',
  ...look,
  suits: [suit('♣', ['C']), suit('♥', ['H'])],
  ranks: [
    { id: '10', pips: 10 },
    { id: 'J', letters: ['B'], pips: 0 },
    { id: '1', pips: 1 },
  ],
  copies: 2,
});

const ids = ({ cards }: Deck) => cards.map(({ id }) => id).join(' ');

describe('a pack', () => {
  test('is laid out rank by rank, and suit by suit within a rank', () => {
    expect(ids(shapes)).toBe('C1 T1 S1 C2 T2 S2 C3 T3 S3 C4 T4 S4');
    expect(shapes.cards.map(({ index }) => index)).toEqual([...shapes.cards.keys()]);
    expect(shapes.copies).toBe(1);
  });

  test('has the copies of a card side by side, written alike and counted from 0', () => {
    expect(ids(french)).toBe('♣10 ♣10 ♥10 ♥10 ♣J ♣J ♥J ♥J ♣1 ♣1 ♥1 ♥1');
    expect(french.cards.map(({ copy }) => copy).join('')).toBe('010101010101');
    expect(french.cards.map(({ index }) => index)).toEqual([...french.cards.keys()]);
  });

  test('has of every suit the ranks of that suit only', () => {
    const tarot = makeDeck({
      id: 'tarot',
      ...look,
      suits: [suit('♠', [], ['K', '2']), suit('T', [], ['2', '21'])],
      ranks: ['K', '2', '21'].map((id) => ({ id, pips: 0 })),
    });
    expect(ids(tarot)).toBe('♠K ♠2 T2 T21');
    expect(tarot.cards[3]).toEqual({ index: 3, id: 'T21', suit: 1, rank: 2, copy: 0 });
  });
});

describe('notation', () => {
  test('every card is found by its own notation, with all its copies', () => {
    for (const deck of [shapes, french]) {
      for (const card of deck.cards) {
        const named = cardsNamed(deck, card.id);
        expect(named).toContain(card);
        expect(named.map(({ copy }) => copy)).toEqual([...Array(deck.copies).keys()]);
        expect(parseCard(deck, card.id)).toBe(named[0]);
      }
    }
  });

  test.each(['♥J', 'HJ', '♥B', 'HB', '♥\uFE0FJ', '♥\uFE0EB'])('"%s" is the jack of hearts', (text) => {
    expect(cardsNamed(french, text).map(({ index }) => index)).toEqual([6, 7]);
  });

  test.each(['', 'C', '1', 'C5', 'X1', 'c1', 'C1 ', '1C', 'C11', 'constructor'])(
    '"%s" is no card of the shapes',
    (text) => {
      expect(cardsNamed(shapes, text)).toEqual([]);
      expect(parseCard(shapes, text)).toBeUndefined();
    },
  );

  test('copies do not make a spelling ambiguous, letters of two suits do', () => {
    expect(ambiguousSpelling(french)).toBeUndefined();
    const alike = makeDeck({
      id: 'alike',
      ...look,
      suits: [suit('A', ['X']), suit('X1')],
      ranks: ['1', '11'].map((id) => ({ id, pips: 0 })),
    });
    expect(ambiguousSpelling(alike)).toBe('X11');
  });

  test('cards are looked up in the order given', () => {
    expect(cardsOf(shapes, [11, 0]).map(({ id }) => id)).toEqual(['S4', 'C1']);
    expect(() => cardsOf(shapes, [12])).toThrow(RangeError);
  });
});

test.each([
  ['h10', '♥10'],
  ['10♥', '♥10'],
  ['bh', '♥J'],
  ['hb', '♥J'],
  ['x3', undefined],
])('%s is taken for %s, whatever its capitals and its order', (text, id) => {
  expect(meantCard(french, text)?.id).toBe(id);
});
