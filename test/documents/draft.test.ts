import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/documents/kinds.ts';
import { texts } from '../support/pages.ts';
import { edited, followSuitSource, pagesOf } from '../support/shipped.ts';

describe('a draft', () => {
  const refuted = edited(followSuitSource(), 'winners: [A, C, B, B]', 'winners: [A, C, B, C]');

  it.each(['de', 'en'] as const)('is marked on every page, and claims no check (%s)', async (language) => {
    const documents = await pagesOf(refuted, { language, draft: true });
    expect([...documents.keys()]).toEqual(KINDS.filter((kind) => kind !== 'examples'));
    for (const [kind, document] of documents) {
      const word = language === 'de' ? 'Entwurf' : 'Draft';
      for (const [index, page] of document.pages.entries()) {
        // Above the backs of cards, which would hide it, and below everything else.
        const marked = page.items.at(kind === 'cards' && index % 2 === 1 ? -1 : 0);
        expect(marked?.mark).toBe('artifact');
        expect(marked?.content[0]).toMatchObject({ kind: 'text', text: word });
        for (const { text } of texts(page)) expect(text).not.toMatch(/geprüft|checked/i);
        expect(JSON.stringify(page.items)).not.toContain('mark-checked');
      }
      expect(`${document.title} ${document.subject}`).not.toMatch(/geprüft|checked/i);
    }
  });

  it('says in its footer that claims are refuted only if they are', async () => {
    const footerOf = async (source: typeof refuted) => {
      const rules = (await pagesOf(source, { draft: true, only: ['rules'] })).get('rules')!;
      return texts(rules.pages[0]).at(-1)?.text;
    };
    expect(await footerOf(refuted)).toBe('Entwurf mit widerlegten Angaben');
    expect(await footerOf(followSuitSource())).toBe('Entwurf');
  });
});
