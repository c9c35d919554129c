import { describe, expect, test } from 'vitest';
import { BIDS, POINTS, proveText, withExample } from '../support/small-games.ts';

const first = '{dealer: A, turn-up: ♥7, bids: {A: 0, B: 0, C: 0}, won: {A: 1, B: 0, C: 0}}';

const match = (game: string, ...hands: readonly string[]) =>
  proveText(withExample(game, 'match:', ...hands.map((hand) => `  - ${hand}`), 'claims: {scores: [{}]}'));

describe('a hand of a match', () => {
  test('is dealt by the seat after the last dealer', async () => {
    const second = '{dealer: C, turn-up: ♥7, bids: {A: 1, B: 0, C: 0}, won: {A: 1, B: 0, C: 1}}';
    expect(await match(BIDS, first, second)).toMatchObject([
      {
        code: 'E0215',
        message: 'C deals hand 2, but it is the turn of B to deal',
        why: 'the deal moves on by one seat from hand to hand',
        help: 'write B',
        span: { start: { line: 20 } },
      },
    ]);
  });

  test('binds the last bidder even if the dealer is left to the rules', async () => {
    const second = '{turn-up: ♥7, bids: {A: 2, B: 0, C: 0}, won: {A: 1, B: 0, C: 1}}';
    expect(await match(BIDS, first, second)).toMatchObject([
      { code: 'E0240', message: 'the bids add up to 2, which the last bid may not do' },
    ]);
  });

  test('without its bids cannot be scored', async () => {
    const hand = '{dealer: A, turn-up: ♥7, won: {A: 1, B: 0, C: 0}}';
    expect(await match(BIDS, hand)).toMatchObject([
      {
        code: 'E0202',
        message: 'hand 1 of the match cannot be scored: the bid of A, B and C is not given',
        span: { start: { line: 19 } },
      },
    ]);
  });

  test('that is an example without its bids cannot be scored either', async () => {
    const hands = `  - id: hand
    title: {de: Hand, en: Hand}
    dealer: A
    turn-up: ♥7
    hands: {A: ♣7, B: ♣8, C: ♣9}
    tricks: [{B: ♣8, C: ♣9, A: ♣7}]
`;
    const text = withExample(BIDS, 'match: [{example: hand}]', 'claims: {scores: [{A: 20}]}');
    expect(await proveText(text + hands)).toMatchObject([
      { code: 'E0202', message: expect.stringContaining('the bid of A, B and C is not given') },
    ]);
  });

  test('that ends the game lets the next one begin anew', async () => {
    const result = 'won: {A: 5, B: 0, C: 0, D: 0}, card-points: {A: 130, B: 0}';
    const hands = ['match:', `  - {dealer: D, named: ♥, ${result}}`, `  - {maker: B, named: ♥, ${result}}`];
    const claims = 'claims: {totals: {A: 4, B: 0}, games: {A: 1, B: 0}, units: {knoddel: {A: 0, B: 1}}}';
    expect(await proveText(withExample(POINTS, 'before: {A: 9, B: 11}', ...hands, claims))).toEqual([]);
  });
});
