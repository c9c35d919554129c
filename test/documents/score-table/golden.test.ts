import { describe, expect, it } from 'vitest';
import { describePages } from '../../support/describe-pages.ts';
import { filesOf, readSource } from '../../support/shipped.ts';
import { sample } from '../../support/tier.ts';

/** One table of each kind: bids upright and turned, a printed trump suit, sides with melds, a count downwards. */
const TABLES = [
  ['stiche-raten', 4, 'de'],
  ['stiche-raten', 6, 'en'],
  ['whist-rauf-und-runter', 4, 'de'],
  ['bauerchen', 4, 'de'],
  ['bauer', 4, 'en'],
] as const;

describe('the score tables are as recorded', () => {
  it.each(sample(TABLES, 1))('%s for %i in %s', async (id, players, language) => {
    const source = readSource(`assets/games/${id}.yaml`);
    const files = await filesOf(source, { language, players, only: ['score-table'] });
    const document = files.get(`score-table-${players}.pdf`);
    expect(document).toBeDefined();
    await expect(describePages(document!)).toMatchFileSnapshot(`golden/${id}-${players}.${language}.txt`);
  });
});
