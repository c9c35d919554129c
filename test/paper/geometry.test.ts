import { describe, expect, test } from 'vitest';
import { IN_FULL, sample } from '../support/tier.ts';
import { type Combination, whole } from './combination.ts';
import { combinations } from './combinations.ts';
import { faultsOf, perPage } from './faults.ts';
import { press } from './press.ts';

const all = combinations();
const printed: Combination[] = [];

describe.each(sample(all, 6))('$name', (combination) => {
  test('is printed to a twentieth of a millimetre, or refused because it cannot be', async () => {
    const pressed = await press(combination);
    const [least, most] = perPage(combination);
    if (pressed.errors.length > 0) {
      expect(pressed.errors.map(({ code }) => code)).toEqual(['E0404']);
      expect(least, 'cards that have room').toBe(0);
      return;
    }
    printed.push(combination);
    expect(most, 'cards that have room').toBeGreaterThan(0);
    expect([...new Set(faultsOf(combination, pressed))].slice(0, 12)).toEqual([]);
  });
});

test('of the combinations, seven in ten are printed', () => {
  expect(printed.length).toBeGreaterThanOrEqual(IN_FULL ? 200 : 1);
});

const RARE: readonly (readonly [string, (combination: Combination) => boolean])[] = [
  ['faces that do not bleed', ({ reach }) => reach === 0],
  ['a bleed of 10 mm', (one) => whole(one).bleed === 10],
  ['words in English', ({ language }) => language === 'en'],
  ['backs in a file of their own', (one) => whole(one).backs === 'separate'],
  ['sheets put in again', (one) => whole(one).order === 'fronts-then-backs' && /^duplex/.test(whole(one).backs)],
  ['a grid that is asked for', (one) => whole(one).grid !== undefined],
  ['a grid on half of a folded sheet', (one) => whole(one).grid !== undefined && whole(one).backs === 'fold'],
  ['a printer that leaves 3 mm blank', (one) => whole(one).unprintable === 3],
  ['a printer that leaves 8 mm blank', (one) => whole(one).unprintable === 8],
  ['backs moved as far as can be', (one) => whole(one).backOffset.angle === 5],
  ['corners rounder than half a card', ({ card, ...one }) => whole({ card, ...one }).corners > card.width / 2],
  ['a paper more than a metre long', ({ paper }) => Math.max(paper.width, paper.height) > 1000],
  ['a paper no larger than its card', ({ paper, card }) => paper.width === card.width],
]; // biome-ignore format: a table

test.each(RARE)('%s: printed more than once, or one of the combinations', (_, isMeant) => {
  const combined = IN_FULL ? printed : all;
  expect(combined.filter(isMeant).length).toBeGreaterThanOrEqual(2);
});
