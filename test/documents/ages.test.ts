import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import { texts } from '../support/pages.ts';
import { edited, followSuitSource, PLAIN, pagesOf, readSource, stichwerk } from '../support/shipped.ts';

async function wordsOf(source: Source, language: 'de' | 'en'): Promise<readonly string[]> {
  const { pages } = (await pagesOf(source, { language, only: ['rules'] })).get('rules')!;
  return texts(pages[0]).map(({ text }) => text.trim());
}

describe('how old players should be', () => {
  it('stands beside how many they are, as the source of Stiche-Raten says it', async () => {
    const source = readSource('assets/games/stiche-raten.yaml');
    expect(await wordsOf(source, 'de')).toEqual(expect.arrayContaining(['3–6, ab 14 Jahren', '30 Min.']));
    expect(await wordsOf(source, 'en')).toEqual(expect.arrayContaining(['3–6, ages 14+', '30 min']));
  });

  it('is not said where a definition does not say it', async () => {
    for (const language of ['de', 'en'] as const)
      expect((await wordsOf(followSuitSource(), language)).join('\n')).not.toMatch(/Jahren|ages/);
  });

  it.each(['1', '100', '7.5', '"14"', '[6, 12]'])('is a whole number of years, not %s', async (ages) => {
    const source = edited(followSuitSource(), 'players: 3\n', `ages: ${ages}\nplayers: 3\n`);
    const { diagnostics } = await stichwerk.layOut(source, PLAIN);
    expect(diagnostics).toMatchObject([{ severity: 'error', span: { start: { column: 7 } } }]);
  });
});

it('a duration that no source tells is not told', async () => {
  for (const id of ['bauer', 'bauerchen', 'whist-rauf-und-runter'])
    expect((await wordsOf(readSource(`assets/games/${id}.yaml`), 'de')).join('\n')).not.toMatch(
      /Dauer|Min\./,
    );
});
