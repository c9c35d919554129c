import { describe, expect, test } from 'vitest';
import { proveText, withExample } from '../support/small-games.ts';

/** Spades are trumps and may not be led before one was played. */
const SPADES = `
game: pik
title: {de: Pik, en: Spades}
players: 4
deck: french-52
deal: {cards: 13, dealer: rotates}
trump: {by: fixed, suit: ♠}
order: A K Q J 10 9 8 7 6 5 4 3 2
play: {lead: left-of-dealer, obligations: [follow, no-trump-lead-before-ruff]}
scoring: [{line: tricks, score: tricks}]
match: {hands: 4, winner: highest-total, ties: shared}
`;

const prove = (...parts: readonly string[]) => proveText(withExample(SPADES, 'lead: A', ...parts));

describe('in the middle of a hand', () => {
  test('it is not known whether a trump may be led', async () => {
    const parts = ['hands: {A: ♠A ♥2}', 'tricks: [{A: ♠A, B: ♠2, C: ♠3, D: ♠4}]'];
    expect(await prove(...parts)).toMatchObject([
      {
        code: 'E0224',
        message: 'A leads ♠A, and the tricks before are not shown',
        why: 'whether it is legal depends on whether a trump was played before',
      },
    ]);
  });

  test.each([
    'legal: [{trick: 1, seat: A, card: ♠A}]',
    'illegal: [{trick: 1, seat: A, card: ♠A}]',
    'legal-cards: [{trick: 1, seat: A, cards: ♥2}]',
  ])('nothing is checked of what is claimed about it: %s', async (claim) => {
    expect(await prove('hands: {A: ♠A ♥2}', 'tricks: [{A: ♥2}]', `claims: {${claim}}`)).toMatchObject([
      { code: 'E0227', message: 'example claims what A may play, and the tricks before are not shown' },
    ]);
  });

  test('a trump may be led once a trick shows one', async () => {
    const tricks = 'tricks: [{A: ♥2, B: ♥3, C: ♠3, D: ♥4}, {C: ♠4, D: ♠5, A: ♠A, B: ♠2}]';
    expect(await prove('hands: {A: ♠A ♥2, C: ♠3 ♠4}', tricks)).toEqual([]);
    const claim = 'claims: {legal-cards: [{trick: 2, seat: C, cards: ♠4 ♦4}]}';
    expect(await prove('hands: {A: ♠A ♥2 ♣2, C: ♠3 ♠4 ♦4}', tricks, claim)).toEqual([]);
  });

  test('a trump may be led by whoever holds nothing else, and any plain card by everybody', async () => {
    const claim = (cards: string) => `claims: {legal-cards: [{trick: 1, seat: A, cards: ${cards}}]}`;
    expect(await prove('hands: {A: ♠A ♠K}', 'tricks: [{A: ♠A}]', claim('♠A ♠K'))).toEqual([]);
    expect(await prove('hands: {A: ♣A ♦K}', 'tricks: [{A: ♣A}]', claim('♣A ♦K'))).toEqual([]);
  });

  test('a plain card from beside trumps may be led in any case', async () => {
    expect(await prove('hands: {A: ♠A ♥2}', 'tricks: [{A: ♥2}]')).toEqual([]);
  });
});

test('a trump led to the first trick of a hand is a revoke', async () => {
  const hand = 'hands: {A: ♠A ♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥9 ♥10 ♥J ♥Q ♥K}';
  expect(await prove(hand, 'tricks: [{A: ♠A}]')).toMatchObject([{ code: 'E0217' }]);
});
