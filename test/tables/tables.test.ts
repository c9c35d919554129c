import { describe, expect, test } from 'vitest';
import { sample } from '../support/tier.ts';
import { type Combination, combinations } from './combinations.ts';
import { faultsOf } from './faults.ts';
import { pressTable } from './press.ts';

const all = combinations();

test('there are more than 400 combinations of game, variant, players and paper', () => {
  expect(all.length).toBeGreaterThan(400);
});

/** Bids and points of six have no room on a quarter of a Letter sheet, which is smaller than A6. */
const isTooWide = ({ players, print, name }: Combination) =>
  players === 6 && print.pad === 'a6' && name.includes('Letter') && !name.startsWith('bauer');

describe.each(sample(all, 2))('$name', (combination) => {
  test('is a table with the rows and columns of its game, to be written on, cut and read', async () => {
    const { errors, pages } = await pressTable(combination);
    if (isTooWide(combination)) {
      expect(errors.map(({ code }) => code)).toEqual(['E0404']);
      expect(pages).toEqual([]);
      return;
    }
    expect(errors).toEqual([]);
    expect([...new Set(faultsOf(combination, pages))].slice(0, 8)).toEqual([]);
  });
});
