import { expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import { texts } from '../support/pages.ts';
import { followSuitSource, pagesOf, readmeGame, readSource } from '../support/shipped.ts';

async function wordsOn(source: Source): Promise<readonly string[]> {
  const document = (await pagesOf(source, { only: ['trick-protocol'] })).get('trick-protocol');
  return document!.pages.flatMap((page) => texts(page).map(({ text }) => text.trim()));
}

const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;

it('the protocol has a line for points where a trick is not a point, with the sum to check them by', async () => {
  const words = await wordsOn(readmeGame());
  expect(count(words, 'Stiche in dieser Hand')).toBe(4);
  expect(count(words, 'Punkte dafür')).toBe(4);
  expect(count(words, 'zusammen 3')).toBe(4);
  expect(count(words, 'zusammen 6')).toBe(4);
  expect(count(words, 'zusammen 24')).toBe(1);
});

it('the protocol has none where tricks are points', async () => {
  const words = await wordsOn(followSuitSource());
  expect(count(words, 'Stiche in dieser Hand')).toBe(3);
  expect(count(words, 'Punkte dafür')).toBe(0);
});

it('the lead moves on from hand to hand on the protocol as it does in the match', async () => {
  const words = await wordsOn(followSuitSource());
  expect(words.filter((word) => word.endsWith(' beginnt'))).toEqual(['A beginnt', 'B beginnt', 'C beginnt']);
});

it('an exercise names the trump suit of its hand, and denies trumps only in games without any', async () => {
  const said = async (source: Source) => {
    const documents = await pagesOf(source, { only: ['exercise', 'solution'] });
    return [...documents.values()].flatMap(({ pages }) => pages.flatMap((page) => texts(page).map(({ text }) => text.trim()))); // biome-ignore format: short
  };
  const trumps = await said(readSource('assets/games/bauerchen.yaml'));
  expect(trumps).toContain('Trumpf ist');
  expect(trumps).not.toContain('Es gibt keinen Trumpf.');
  expect(await said(followSuitSource())).toContain('Es gibt keinen Trumpf.');
});
