import { describe, expect, it } from 'vitest';
import type { Kind } from '../../src/documents/kinds.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { PAPERS } from '../../src/page/paper.ts';
import { texts } from '../support/pages.ts';
import { pagesOf, readSource } from '../support/shipped.ts';
import { sample } from '../support/tier.ts';

const games = ['stiche-raten', 'whist-rauf-und-runter', 'bauerchen', 'bauer'] as const;
const prints = games.flatMap((game) => [[game, 'de', 'A4'], [game, 'en', 'A4'], [game, 'de', 'Letter'], [game, 'en', 'Letter']] as const); // biome-ignore format: a table

async function print(
  game: string,
  kind: Kind,
  language: 'de' | 'en',
  paper: 'A4' | 'Letter',
): Promise<PrintDocument> {
  const source = readSource(`assets/games/${game}.yaml`);
  return (await pagesOf(source, { language, print: { paper: PAPERS[paper] }, only: [kind] })).get(kind)!;
}

describe.each(sample(prints, 1))('the handout of %s in %s on %s', (game, language, paper) => {
  it('keeps the words below the cards of a hand apart', async () => {
    const { pages } = await print(game, 'rules', language, paper);
    const words = language === 'de' ? ['darf', 'nicht'] : ['legal', 'illegal'];
    for (const page of pages) {
      const below = texts(page).filter(({ text }) => words.includes(text.trim()));
      for (const one of below) {
        const next = below.filter(({ x, y }) => y === one.y && x > one.x).sort((a, b) => a.x - b.x)[0];
        // A letter of 8.5 pt is about half as wide as it is high.
        const wide = one.text.trim().length * 1.35;
        if (next) expect(next.x - one.x).toBeGreaterThan(wide + 1);
      }
    }
  });
});

describe('the exercise of a game with eight tricks', () => {
  it.each(['A4', 'Letter'] as const)('has all of them on one page, on %s', async (paper) => {
    const { pages } = await print('bauer', 'exercise', 'de', paper);
    const heads = pages.map(
      (page) => texts(page).filter(({ text }) => text.trim() === 'Wer gewinnt?').length,
    );
    expect(heads[0]).toBe(1);
    expect(heads.slice(1).every((count) => count === 0)).toBe(true);
  });
});
