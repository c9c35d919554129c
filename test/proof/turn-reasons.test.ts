import { describe, expect, test } from 'vitest';
import { BIDS, POINTS, proveText, withExample } from '../support/small-games.ts';

const HOME = 'won: {A: 5, B: 0, C: 0, D: 0}, card-points: {A: 130, B: 0}, last-trick: A';
const LAST_WINNER = BIDS.replace('lead: left-of-dealer', 'lead: last-winner');

/** What is said of the only claim that is refuted, and the words on the places beside it. */
async function reasonOf(game: string, ...parts: readonly string[]) {
  const found = await proveText(withExample(game, ...parts));
  expect(found).toMatchObject([{ code: 'E0311' }]);
  const [{ why, related }] = found as [(typeof found)[number]];
  return { why, lines: (related ?? []).map(({ span }) => span.start.line) };
}

describe('who leads', () => {
  test('is the soloist, where the rules let him lead', async () => {
    const { why } = await reasonOf(POINTS, 'dealer: D', 'named: ♥', 'solo: B', 'claims: {leader: A}');
    expect(why).toBe('whoever plays alone leads');
  });

  test('is the next player, where the one who would lead has laid down the cards', async () => {
    const game = POINTS.replace('lead: soloist', 'lead: unchanged');
    const { why } = await reasonOf(game, 'dealer: D', 'named: ♥', 'solo: C', 'claims: {leader: A}');
    expect(why).toBe('the player who would lead has laid down the cards, so the next one leads');
  });

  test('is the player left of the dealer, in a first hand that no last trick stands before', async () => {
    const { why } = await reasonOf(LAST_WINNER, 'dealer: A', 'turn-up: ♥7', 'claims: {leader: A}');
    expect(why).toBe('the player to the left of the dealer leads');
  });

  test('is whoever won the last trick, where the example tells', async () => {
    const parts = ['hand: 2', 'last-winner: C', 'turn-up: ♥7', 'claims: {leader: A}'];
    expect((await reasonOf(LAST_WINNER, ...parts)).why).toBe(
      'whoever won the last trick of the hand before leads',
    );
  });

  test('is whom the example names', async () => {
    const parts = ['dealer: A', 'lead: B', 'turn-up: ♥7', 'claims: {leader: A}'];
    const { why, lines } = await reasonOf(BIDS, ...parts);
    expect(why).toBe('the example says who leads');
    expect(lines).toEqual([BIDS.split('\n').length + 4]);
  });

  test('is the soloist in a later hand of a match too', async () => {
    const alone = HOME.replace('A: 5, B: 0, C: 0', 'A: 0, B: 0, C: 5').replace('trick: A', 'trick: C');
    const hands = [`{dealer: D, named: ♥, ${HOME}}`, `{named: ♥, solo: C, ${alone}}`];
    const match = ['match:', ...hands.map((hand) => `  - ${hand}`), 'claims: {leaders: [A, B]}'];
    expect((await reasonOf(POINTS, ...match)).why).toBe('whoever plays alone leads');
  });

  test('is told of a hand of a match that another seat leads', async () => {
    const match = [
      'match:',
      '  - {dealer: A, turn-up: ♥7, bids: {A: 0, B: 0, C: 0}, won: {A: 1, B: 0, C: 0}, last-trick: A}',
      '  - {lead: C, turn-up: ♥7, bids: {A: 0, B: 0, C: 0}, won: {A: 1, B: 1, C: 0}, last-trick: A}',
    ];
    expect(await proveText(withExample(LAST_WINNER, ...match))).toMatchObject([
      { code: 'E0215', why: 'whoever won the last trick of the hand before leads' },
    ]);
  });
});

describe('who deals', () => {
  test('is whom the example names, at that line', async () => {
    const { why, lines } = await reasonOf(POINTS, 'dealer: D', 'named: ♥', 'claims: {dealer: A}');
    expect(why).toBe('the example says who deals');
    expect(lines).toEqual([POINTS.split('\n').length + 3]);
  });

  test('follows from who names trumps', async () => {
    const { why } = await reasonOf(POINTS, 'maker: A', 'named: ♥', 'claims: {dealer: A}');
    expect(why).toBe('the player to the left of the dealer names trumps');
  });

  test('follows from who leads', async () => {
    const { why } = await reasonOf(BIDS, 'lead: B', 'turn-up: ♥7', 'claims: {dealer: B}');
    expect(why).toBe('the player to the left of the dealer leads');
  });

  test('is whom the match names in its first hand, and follows in the next', async () => {
    const match = (claim: string) => [
      'match:',
      `  - {dealer: D, named: ♥, ${HOME}}`,
      `  - {named: ♥, ${HOME}}`,
      `claims: {dealers: ${claim}}`,
    ];
    const first = await reasonOf(POINTS, ...match('[A, A]'));
    expect(first.why).toBe('the example says who deals');
    expect(first.lines).toEqual([POINTS.split('\n').length + 4]);
    expect((await reasonOf(POINTS, ...match('[D, D]'))).why).toBe('whoever named trumps deals next');
  });
});
