import { describe, expect, test } from 'vitest';
import { BIDS, POINTS, proveText, withExample } from '../support/small-games.ts';

const stated = (claims: string, ...parts: readonly string[]) =>
  proveText(withExample(BIDS, 'players: 4', 'hand: 4', 'turn-up: ♥7', ...parts, `claims: {${claims}}`));

/** One finding: the claim is about something that is not known, for this reason. */
const dismissed = (why: string) => [{ code: 'E0227', why: expect.stringContaining(why) }];

describe('a claim about something that the example does not tell is dismissed', () => {
  test('scores without all bids', async () => {
    const parts = ['dealer: D', 'bids: {A: 0, B: 2}', 'won: {A: 0, B: 2, C: 2, D: 0}'];
    expect(await stated('scores: {A: 20}', ...parts)).toMatchObject(
      dismissed('the bid of C and D is not given'),
    );
  });

  test('a dealer that nothing names', async () => {
    expect(await stated('dealer: D', 'bids: {A: 0}')).toMatchObject(dismissed('nothing says who deals'));
  });

  test('card points in a game in which cards count nothing', async () => {
    const parts = ['dealer: D', 'tricks: [{A: ♥A, B: ♥K, C: ♥Q, D: ♥8}]'];
    expect(await stated('trick-points: [0]', ...parts)).toMatchObject(dismissed('no `points`'));
  });

  test('a bidder where nothing says who began', async () => {
    expect(await stated('bidder: B', 'bids: {A: 0}')).toMatchObject(dismissed('nothing says who bids first'));
  });

  test('a bidder where every seat has bid', async () => {
    const parts = ['dealer: D', 'bids: {A: 0, B: 0, C: 0, D: 0}'];
    expect(await stated('bidder: B', ...parts)).toMatchObject(dismissed('every seat has bid'));
    expect(await stated('forbidden-bids: [1]', ...parts)).toMatchObject(dismissed('every seat has bid'));
  });

  test('playing alone, and trumps that are seen, where the game has neither', async () => {
    const parts = ['dealer: D', 'bids: {A: 0}'];
    expect(await stated('solo-allowed: true', ...parts)).toMatchObject(dismissed('no `solo`'));
    expect(await stated('sees: ♥A', ...parts)).toMatchObject(dismissed('nobody names trumps'));
    expect(await stated('last-card-allowed: true', ...parts)).toMatchObject(dismissed('no `last-card`'));
  });

  test('hands of a match that ends at a target', async () => {
    const text = withExample(POINTS, 'dealer: D', 'named: ♥', 'tricks: [{A: ♥K}]', 'claims: {hands: 3}');
    expect(await proveText(text)).toMatchObject(dismissed('the target is 12'));
  });

  test('card points of a hand that is not played out', async () => {
    const parts = ['dealer: D', 'named: ♥', 'tricks: [{A: ♥K}]'];
    const claims = 'claims: {points: {A: 4}, tricks: {A: 1}, totals: {A: 1}, game-over: true}';
    const found = await proveText(withExample(POINTS, ...parts, claims));
    expect(found).toHaveLength(4);
    expect(found).toMatchObject(
      found.map(() => ({ code: 'E0227', why: expect.stringContaining('not given') })),
    );
  });
});

describe('the turned-up card', () => {
  test('is in no hand', async () => {
    const parts = ['dealer: D', 'tricks: [{A: ♥A, B: ♥7}]'];
    expect(await stated('trump: ♥', ...parts)).toMatchObject([
      { code: 'E0214', message: 'B plays ♥7, which was turned up' },
    ]);
  });
});

describe('a claim in an example of a variant', () => {
  const game = `${BIDS}variants:
  sanft:
    title: {de: Sanft, en: Gentle}
    rules: {scoring: [{line: all, score: tricks}]}
`;
  const hand = ['players: 4', 'hand: 4', 'turn-up: ♥7', 'won: {A: 0, B: 2, C: 2, D: 0}'];

  test('is checked by the rules of the variant, and its line is named', async () => {
    const right = withExample(game, ...hand, 'variants: [sanft]', 'claims: {scores: {B: 2}}');
    expect(await proveText(right)).toEqual([]);
    const wrong = right.replace('{B: 2}}\n', '{B: 40}}\n');
    expect(await proveText(wrong)).toMatchObject([
      {
        code: 'E0302',
        why: 'B took 2 tricks, line `all` gives 2',
        related: [{ text: 'this line counts', span: { start: { line: 18 } } }],
      },
    ]);
  });
});
