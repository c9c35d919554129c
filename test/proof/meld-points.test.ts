import { describe, expect, test } from 'vitest';
import { prove } from '../../src/proof/prove.ts';
import { compile } from '../definition/support.ts';
import { POINTS } from '../support/small-games.ts';

const RESULT = 'named: ♣, won: {A: 3, B: 2}, card-points: {A: 70, B: 60}, last-trick: A';

async function findingsOf(example: string, game = POINTS) {
  const text = `${game}examples:\n  - {id: e, title: {de: E, en: E}, ${example}}\n`;
  const { value, diagnostics } = await compile(text);
  expect(diagnostics).toEqual([]);
  return prove(value!).diagnostics;
}

describe('a hand that is told by its result', () => {
  test('may tell the points of melds, which count', async () => {
    const with2 = `${RESULT}, maker: A, meld-points: {A: 2}`;
    expect(await findingsOf(`${with2}, claims: {scores: {A: 3, B: 0}}`)).toEqual([]);
    const wrong = await findingsOf(`${with2}, claims: {scores: {A: 1, B: 0}}`);
    expect(wrong).toMatchObject([
      { code: 'E0302', message: 'example claims 1 for A and C, the rules give 3' },
    ]);
  });

  test('counts them in a match that refers to it', async () => {
    const match = `  - {id: m, title: {de: M, en: M}, match: [{example: e}], claims: {totals: {A: 3, B: 0}}}\n`;
    const text = `${POINTS}examples:\n  - {id: e, title: {de: E, en: E}, ${RESULT}, maker: A, meld-points: {A: 2}}\n${match}`;
    const { value, diagnostics } = await compile(text);
    expect(diagnostics).toEqual([]);
    expect(prove(value!).diagnostics).toEqual([]);
  });

  test('may not tell more than counts before the target', async () => {
    const refusing = POINTS.replace('melds-at-target: count', 'melds-at-target: refuse');
    const near = `${RESULT}, maker: A, before: {A: 10, B: 0}, meld-points: {A: 2}`;
    expect(await findingsOf(near, refusing)).toMatchObject([
      { code: 'E0240', message: '2 points of melds cannot count for A and C' },
    ]);
    expect(await findingsOf(near.replace('10', '9'), refusing)).toEqual([]);
  });

  test('names trumps by sign, letter or name', async () => {
    for (const word of ['♣', 'C', 'Kreuz', 'clubs']) {
      const found = await findingsOf(`${RESULT.replace('♣', word)}, maker: A, claims: {trump: ${word}}`);
      expect(found).toEqual([]);
    }
  });
});

test('the winner of a trick that lacks a card is not known, and it is told whose', async () => {
  const trick = 'lead: A, maker: A, named: ♣, tricks: [{A: ♥A, B: ♥K, C: ♥Q}]';
  expect(await findingsOf(`${trick}, claims: {winners: [A]}`)).toMatchObject([
    {
      code: 'E0227',
      message: 'example claims a winner of trick 1, which is not finished',
      why: 'D has not played',
    },
  ]);
});
