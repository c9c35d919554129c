import { expect, it } from 'vitest';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';

const printed = async (file: string) => {
  const { documents } = await stichwerk.layOut(readSource(file), { ...PLAIN, only: ['cards'] });
  const { document } = documents.find(({ kind }) => kind === 'cards')!;
  const parts = document.pages.flatMap(({ items }) => items.flatMap(({ content }) => content));
  return { title: document.title, texts: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])) };
};

it('a deck without a game is called by its name alone, which begins as a line does', async () => {
  const { title, texts } = await printed('assets/decks/french-20.yaml');
  expect(title).toBe('Französische Karten');
  expect(texts).toContain('Französische Karten');
});

it('the cards of a game are called those of the game', async () => {
  const { title } = await printed('assets/games/stiche-mit-bedienpflicht.yaml');
  expect(title).toBe('Stiche mit Bedienpflicht: Karten');
});
