import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BuildOptions } from '../../src/api.ts';
import { MM_PER_PT } from '../../src/page/geometry.ts';
import { PLAIN, readSource, stichwerk } from '../support/shipped.ts';

const build = (options: Partial<BuildOptions> = {}) =>
  stichwerk.layOut(readSource('assets/init/deck/deck.yaml'), { ...PLAIN, ...options });

it('the deck that `init deck` writes is printed as it is: nine cards, a full sheet, in both languages', async () => {
  for (const language of ['de', 'en'] as const) {
    const { diagnostics, documents } = await build({ language });
    expect(diagnostics).toEqual([]);
    expect(documents).toMatchObject([{ kind: 'cards', cards: 9, sheets: 1 }]);
  }
});

it.each([
  ['little ink', { ink: 'low' }],
  ['large print', { size: 'large' }],
  ['small cards', { card: { width: 44, height: 68 } }],
  ['square cards', { card: { width: 70, height: 70 } }],
  ['another paper, with gaps and bleed', { paper: { width: 215.9, height: 279.4 }, gap: 6, bleed: 3 }],
  ['the style text, for which it has other columns', { style: 'text' }],
] as const)('and with %s', async (_, print) => {
  const { diagnostics } = await build({ print });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
});

it('shows all that a deck of its own can have', () => {
  const names = readdirSync('assets/init/deck').sort();
  expect(names).toEqual(['back.svg', 'cards.csv', 'deck.yaml', 'face.svg.hbs', 'star.svg']);
  const { text } = readSource('assets/init/deck/deck.yaml');
  for (const name of names.filter((one) => one !== 'deck.yaml' && one !== 'star.svg'))
    expect(text).toContain(`./${name}`);
  expect(readSource('assets/init/deck/cards.csv').text).toContain('./star.svg');
});

it('has points 16 mm high in large print, in two corners of every card', async () => {
  const { documents } = await build({ print: { size: 'large' } });
  const items = documents.flatMap(({ document }) => document.pages[0]?.items ?? []);
  const large = items
    .flatMap(({ content }) => content)
    .filter((part) => part.kind === 'text' && part.size * MM_PER_PT > 25.2);
  expect(large).toHaveLength(18);
});
