import { describe, expect, test } from 'vitest';
import { BIDS, POINTS, proveText, withExample } from '../support/small-games.ts';

const hands = 'hands: {A: ♣J ♥A ♥K ♥Q ♠A, B: ♠J ♥10 ♣A ♣10 ♠10, C: ♥J ♦A ♦10 ♦K ♠K, D: ♦J ♣K ♣Q ♠Q ♦Q}';
const trick = '{A: ♥K, B: ♥10, C: ♥J, D: ♦J}';

const points = (...parts: readonly string[]) =>
  proveText(withExample(POINTS, 'dealer: D', 'named: ♥', ...parts));

describe('a meld', () => {
  test('is announced by leading one of its cards', async () => {
    const melds = 'melds: [{trick: 1, seat: A, meld: "40"}]';
    expect(await points(hands, `tricks: [${trick}]`, melds)).toEqual([]);
  });

  test('is not announced with another card', async () => {
    const melds = 'melds: [{trick: 1, seat: A, meld: "40"}]';
    const other = 'tricks: [{A: ♥A, B: ♠J, C: ♥J, D: ♦J}]';
    expect(await points(hands, other, melds)).toMatchObject([
      {
        code: 'E0240',
        message: 'A melds 40 in trick 1, which the rules do not allow',
        why: 'A leads ♥A from ♣J ♥A ♥K ♥Q ♠A, the meld is ♥K ♥Q',
        span: { start: { line: expect.any(Number) } },
      },
    ]);
  });

  test('is not announced by whoever does not lead', async () => {
    const melds = 'melds: [{trick: 1, seat: B, meld: "40"}]';
    expect(await points(hands, `tricks: [${trick}]`, melds)).toMatchObject([
      { code: 'E0240', message: 'B melds 40 in trick 1 without leading it', why: 'A leads this trick' },
    ]);
  });

  test('cannot be checked if the hand is not given', async () => {
    const melds = 'melds: [{trick: 1, seat: A, meld: "40"}]';
    expect(await points('tricks: [{A: ♥K}]', melds)).toMatchObject([
      { code: 'E0240', help: 'give the hand of A under `hands:`' },
    ]);
  });
});

describe('playing alone', () => {
  const alone = ['solo: A', hands];

  test('leaves three to a trick, the partner lays down the cards', async () => {
    const tricks = 'tricks: [{A: ♥K, B: ♥10, D: ♦J}]';
    expect(await points(...alone, tricks, 'claims: {winners: [D], leader: A}')).toEqual([]);
  });

  test('and the partner plays all the same', async () => {
    expect(await points(...alone, `tricks: [${trick}]`)).toMatchObject([
      {
        code: 'E0215',
        message: 'C plays to trick 1, but lays down the cards in this hand',
        why: 'A plays alone',
        help: 'leave the card of C out',
      },
    ]);
  });

  test('is refused where the game decides for both sides', async () => {
    const units = 'units: {knoddel: {A: 1, B: 1}}';
    expect(await points('solo: A', units, 'tricks: [{A: ♥K}]')).toMatchObject([
      { code: 'E0240', message: 'A plays alone, which is not allowed in this game' },
    ]);
    expect(await points('solo: A', 'units: {knoddel: {A: 1}}', 'tricks: [{A: ♥K}]')).toEqual([]);
  });

  test('is refused in the last hand of a match too', async () => {
    const result = 'won: {A: 5, B: 0, C: 0, D: 0}, card-points: {A: 130, B: 0}, last-trick: A';
    const match = [
      'before: {A: 9, B: 0}',
      'units: {knoddel: {A: 1}}',
      'match:',
      `  - {dealer: D, named: ♥, ${result}}`,
      `  - {dealer: A, named: ♥, solo: B, won: {A: 5, B: 0, C: 0, D: 0}, card-points: {A: 130, B: 0}, last-trick: A}`,
    ];
    expect(await proveText(withExample(POINTS, ...match))).toMatchObject([
      {
        code: 'E0240',
        message: 'B plays alone, which is not allowed in this game',
        span: { start: { line: 43 } },
      },
    ]);
  });
});

describe('the hook', () => {
  const bids = (last: number) => `bids: {A: 0, B: 2, C: 1, D: ${last}}`;
  const hand = ['players: 4', 'hand: 4', 'turn-up: ♥7', 'won: {A: 0, B: 2, C: 2, D: 0}'];

  test('is broken even if nothing says who bid last', async () => {
    expect(await proveText(withExample(BIDS, ...hand, bids(1)))).toMatchObject([
      {
        code: 'E0240',
        message: 'the bids add up to 4, which the last bid may not do',
        related: [{ text: 'the hook is in force', span: { start: { line: 8 } } }],
      },
    ]);
  });

  test('binds nobody once the bids are too many', async () => {
    expect(await proveText(withExample(BIDS, ...hand, bids(2)))).toEqual([]);
  });

  test('of a game without bidding is no matter for a claim', async () => {
    const claims = 'claims: {forbidden-bids: []}';
    expect(await points('tricks: [{A: ♥K}]', claims)).toMatchObject([
      { code: 'E0227', why: 'the game has no bidding', help: 'leave `forbidden-bids` out' },
    ]);
  });

  test('that is not there is named where a claim asks for it', async () => {
    const free = BIDS.replace('hook: dealer', 'hook: none');
    const claims = 'claims: {forbidden-bids: [1]}';
    const parts = ['players: 4', 'hand: 4', 'turn-up: ♥7', 'bids: {A: 0, B: 2, C: 1}', claims];
    expect(await proveText(withExample(free, ...parts))).toMatchObject([
      {
        code: 'E0312',
        message: 'example claims forbidden 1, the rules give no forbidden bid',
        why: 'every bid is allowed, `bidding` says `hook: none`',
        related: [{ text: 'hook: none', span: { start: { line: 8 } } }],
      },
    ]);
  });
});
