import { describe, expect, test } from 'vitest';
import { sample } from '../support/tier.ts';
import { combinations } from './combinations.ts';
import { faultsOf } from './faults.ts';
import { pressTable } from './press.ts';

const all = combinations();

test('there are more than 400 combinations of game, variant, players and paper', () => {
  expect(all.length).toBeGreaterThan(400);
});

describe.each(sample(all, 25))('$name', (combination) => {
  test('is a table with the rows and columns of its game, to be written on, cut and read', async () => {
    const { errors, pages } = await pressTable(combination);
    expect(errors).toEqual([]);
    expect([...new Set(faultsOf(combination, pages))].slice(0, 8)).toEqual([]);
  });
});
