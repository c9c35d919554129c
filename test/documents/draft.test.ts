import { describe, expect, it } from 'vitest';
import { KINDS } from '../../src/documents/kinds.ts';
import { texts } from '../support/pages.ts';
import { edited, followSuitSource, pagesOf } from '../support/shipped.ts';

describe('a draft', () => {
  const refuted = edited(followSuitSource(), 'winners: [A, C, B, B]', 'winners: [A, C, B, C]');

  it.each(['de', 'en'] as const)(
    'is marked on every page behind its words, and claims no check (%s)',
    async (language) => {
      const documents = await pagesOf(refuted, { language, draft: true });
      expect([...documents.keys()]).toEqual(KINDS);
      for (const document of documents.values()) {
        const word = language === 'de' ? 'Entwurf' : 'Draft';
        for (const page of document.pages) {
          const [first] = page.items;
          expect(first?.mark).toBe('artifact');
          expect(first?.content[0]).toMatchObject({ kind: 'text', text: word });
          for (const { text } of texts(page)) expect(text).not.toMatch(/geprüft|checked/i);
          expect(JSON.stringify(page.items)).not.toContain('mark-checked');
        }
        expect(`${document.title} ${document.subject}`).not.toMatch(/geprüft|checked/i);
      }
    },
  );
});
