import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game, Source } from '../../src/definition/game.ts';
import { PAPERS } from '../../src/page/paper.ts';
import type { ConceptWord } from '../../src/proof/deal/concept-words.ts';
import { findDeal } from '../../src/proof/deal/find-deal.ts';
import { writeExample } from '../../src/proof/deal/write-example.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const FOLDERS = ['assets/games', 'test/games/foreign', 'test/games/strange'];

/** Every definition of a game, shipped or not. */
const files = FOLDERS.flatMap((folder) => {
  const names = readdirSync(new URL(`../../${folder}/`, import.meta.url));
  return names.filter((name) => name.endsWith('.yaml')).map((name) => `${folder}/${name}`);
});

/** Hands as `stichwerk deal --yaml` prints them, one of them with a meld where the game has melds. */
function dealtHands({ rules }: Game): string {
  const wishes: readonly (readonly ConceptWord[])[] = [[], [], rules.melds.length > 0 ? ['meld'] : []];
  const texts = wishes.map((show, at) => {
    const found = findDeal(rules, { seed: 3 + at, show });
    if ('missing' in found) throw new Error(`no deal shows ${show.join()}`);
    return writeExample(found.hand, { id: `deal-${at}`, title: `Deal ${at}`, variants: [] });
  });
  return texts.join('');
}

/** The game with dealt hands instead of its own examples. */
async function withDealtHands(file: string): Promise<Source> {
  const source = readSource(file);
  const { value } = await stichwerk.read(source);
  if (!value) throw new Error(`${file} has a fault`);
  const [rules] = source.text.split(/^examples:/m);
  return { ...source, text: `${rules}\nexamples:\n${dealtHands(value.game)}` };
}

const PRINTS = (['de', 'en'] as const).flatMap((language) =>
  (['A4', 'Letter'] as const).map((paper) => ({ language, print: { paper: PAPERS[paper] } })),
);

describe.each(sample(files, 2))('hands dealt for %s and pasted as its examples', (file) => {
  it('can be printed in both languages on A4 and on Letter', async () => {
    const source = await withDealtHands(file);
    for (const print of sample(PRINTS, 1)) {
      const { diagnostics, documents } = await stichwerk.layOut(source, {
        ...PLAIN,
        ...print,
        only: ['rules'],
      });
      expect(diagnostics.map(({ message }) => message)).toEqual([]);
      expect(documents).toHaveLength(1);
    }
  });
});
