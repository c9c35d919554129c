import { expect, test } from 'vitest';
import { shippedGames, stichwerk } from '../support/shipped.ts';

test('every variant, and every number of players, prints in both languages without a finding', async () => {
  for (const source of shippedGames()) {
    const { value } = await stichwerk.read(source);
    if (!value) throw new Error(`${source.file} does not compile`);
    const { variants, players } = value.game;
    const single = variants.map(({ id }) => ({ variants: [id] }));
    const all = { variants: variants.map(({ id }) => id), players: players.at(-1)! };
    const numbers = players.slice(1).map((count) => ({ players: count }));
    for (const choice of [...single, ...numbers, ...(source.file.includes('stiche-raten') ? [all] : [])]) {
      const { diagnostics, kinds } = await stichwerk.check(source, choice);
      expect(diagnostics, `${source.file} ${JSON.stringify(choice)}`).toEqual([]);
      expect(kinds).toContain('rules');
    }
  }
}, 120_000);
