import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/documents/kinds.ts';
import { describePages } from '../support/describe-pages.ts';
import { followSuitSource, pagesOf } from '../support/shipped.ts';

describe.each(['de', 'en'] as const)('the pages of Stiche mit Bedienpflicht in %s', (language) => {
  // Its few examples all stand in the handout.
  it.each(KINDS.filter((kind) => kind !== 'examples'))('of %s are as recorded', async (kind) => {
    const document = (await pagesOf(followSuitSource(), { language })).get(kind);
    expect(document).toBeDefined();
    await expect(describePages(document!)).toMatchFileSnapshot(`golden/${kind}.${language}.txt`);
  });
});
