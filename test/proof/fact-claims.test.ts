import { expect, test } from 'vitest';
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
