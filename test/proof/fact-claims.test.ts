import { describe, expect, test } from 'vitest';
import { BIDS, POINTS, proveText } from '../support/small-games.ts';

test('a fact can be claimed for each number of players', async () => {
  expect(await proveText(`${BIDS}facts: {rounds: {3: 10, 4: 8}, deck-cards: 32}\n`)).toEqual([]);
});

test('a fact that is wrong for one number of players is refuted there', async () => {
  expect(await proveText(`${BIDS}facts:\n  rounds:\n    3: 10\n    4: 9\n`)).toMatchObject([
    {
      code: 'E0308',
      message: 'game claims 9 for rounds with 4 players, the rules give 8',
      help: 'write 8',
      span: { start: { line: 18 } },
    },
  ]);
});

test('a single value must hold for every number of players', async () => {
  expect(await proveText(`${BIDS}facts: {rounds: 10}\n`)).toMatchObject([
    {
      code: 'E0308',
      message: 'game claims 10 for rounds with 4 players, the rules give 8',
      help: 'for 4 players write 8',
    },
  ]);
});

test('doublings have a number where they have a limit', async () => {
  const twice = POINTS.replace('doubling: unlimited', 'doubling: 2');
  expect(await proveText(`${twice}facts: {most-doubles: 2}\n`)).toEqual([]);
  expect(await proveText(`${twice}facts: {most-doubles: 3}\n`)).toMatchObject([
    { code: 'E0308', message: 'game claims 3 for most-doubles, the rules give 2' },
  ]);
  expect(await proveText(`${POINTS}facts: {most-doubles: 12}\n`)).toMatchObject([
    { code: 'E0308', help: 'leave the fact out' },
  ]);
});

test('card points and trumps are counted', async () => {
  expect(await proveText(`${POINTS}facts: {card-points: 130, trumps: 8, least-trick-points: 8}\n`)).toEqual(
    [],
  );
});

test('scores that a side can reach are a set, in whatever order', async () => {
  const game = BIDS.replace('deal: {schedule: up', 'deal: {schedule: up, cap: 1').replace(
    'trump: {by: turn-up, turned: [{cards: J, trump: none}], largest-hand: none}',
    'trump: none',
  );
  expect(await proveText(`${game}facts: {hand-scores: [30, -10, 20]}\n`)).toEqual([]);
  expect(await proveText(`${game}facts: {hand-scores: [30, 20]}\n`)).toMatchObject([
    { code: 'E0308', help: 'for 3 players write [-10, 20, 30]' },
  ]);
});

const ALONE = `
    dealer: D
    named: ♥
    solo: A
    tricks: [{A: ♦J, B: ♥J, D: ♠J}]
    claims: {trick-points: [6]}`;

describe('where players may play alone', () => {
  const game = (fact: string) =>
    `${POINTS}facts: {${fact}}\nexamples:\n  - id: allein\n    title: {de: Allein, en: Alone}${ALONE}\n`;

  test('tricks and card points are those of hands that nobody plays alone', async () => {
    expect(await proveText(game('least-trick-points: 8, card-points: 130, cards-per-trick: 4'))).toEqual([]);
  });

  test.each([
    ['least-trick-points: 6', 8],
    ['card-points: 120', 130],
    ['cards-per-trick: 3', 4],
    ['trick-sequences: 3', 116280],
    ['tied-tricks: 1', 0],
  ])('it is said with the proof: %s', async (fact, right) => {
    expect(await proveText(game(fact))).toMatchObject([
      { code: 'E0308', help: `write ${right}`, why: expect.stringMatching(/, where nobody plays alone$/) },
    ]);
  });

  test('not every card is played in every hand', async () => {
    expect(await proveText(game('every-card-played-once: false'))).toEqual([]);
    expect(await proveText(game('every-card-played-once: true'))).toMatchObject([
      { code: 'E0308', why: 'partners of whoever plays alone lay down their cards' },
    ]);
    const together = POINTS.replace(/solo: .*\n/, '').replaceAll('soloist && ', '');
    expect(await proveText(`${together}facts: {every-card-played-once: true}\n`)).toEqual([]);
  });
});

/** Hands of 1 to 8 cards with this score for every side. */
const growing = (score: string) =>
  BIDS.replace('players: {min: 3, max: 4}', 'players: 4')
    .replace(/bidding: .*\n/, '')
    .replace(/scoring:[\s\S]*(?=match:)/, `scoring: [{line: all, score: ${score}}]\n`);

describe('a fact that cannot be proved is told why', () => {
  const some = POINTS.replace('cards: 5, packets: [2, 3]', 'cards: 4, undealt: 4').replace(', sees: 2', '');
  const jester = POINTS.replace('choices: ♣', 'choices: none ♣');
  test.each([
    ['card-points: 130', some, '4 cards stay out, so that it differs from hand to hand: 86 to 122'],
    ['trumps: 8', jester, 'it differs from hand to hand: 4 or 8'],
    ['trumps: 8', BIDS, 'it differs from hand to hand: 0 or 8'],
    ['card-points: 120', BIDS, 'cards count nothing in this game'],
    ['cards-per-hand: 4', BIDS, 'hands have 1 to 10 cards'],
    ['hands-per-match: 4', POINTS, 'a target ends the match, after however many hands'],
    ['most-doubles: 4', POINTS, 'the rules set no limit to it'],
    ['most-doubles: 4', BIDS, 'hands of this game are not doubled'],
    [
      'points-per-hand: 4',
      POINTS,
      'it is proved only where scores follow from the tricks alone, and here they depend on `soloist`, `points`, `other_points`, `maker`, `doubles` and `melds`',
    ],
    ['points-per-hand: 4', growing('tricks'), 'hands have 1 to 8 tricks and give 1 to 8'],
    ['points-per-hand: 4', growing('tricks * tricks'), 'the ways to share 2 tricks give 2 to 4'],
    ['points-per-match: 4', growing('tricks * tricks'), 'the ways to share 2 tricks give 2 to 4'],
  ])('%s', async (fact, game, why) => {
    expect(await proveText(`${game}facts: {${fact}}\n`)).toMatchObject([{ code: 'E0308', why }]);
  });
});
