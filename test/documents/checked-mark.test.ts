import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import { drawn, texts } from '../support/pages.ts';
import {
  edited,
  filesOf,
  followSuitSource,
  PLAIN,
  pagesOf,
  readSource,
  stichwerk,
} from '../support/shipped.ts';
import { BIDS } from '../support/small-games.ts';
import { sample } from '../support/tier.ts';

const MARK = /geprüft|checked/i;

/** Everything on the papers of a game that says that something was checked. */
async function marksOf(source: Source, language: 'de' | 'en'): Promise<readonly string[]> {
  const files = await filesOf(source, { language });
  return [...files].flatMap(([name, document]) => [
    ...document.pages.flatMap((page) => texts(page).flatMap(({ text }) => (MARK.test(text) ? [`${name}: ${text}`] : []))),
    ...document.pages.flatMap((page) => drawn(page).flatMap((one) => (one.kind === 'use' && one.symbol === 'mark-checked' ? [name] : []))),
    ...(MARK.test(`${document.title} ${document.subject}`) ? [`${name}: ${document.subject}`] : []),
  ]);
} // biome-ignore format: short

const silent: Source = { file: 'bids.yaml', text: BIDS };

/** Follow Suit without facts, in which no example claims anything but the one of the last. */
const quiet = ((): Source => {
  const { file, text } = followSuitSource();
  const bare = text.replace(/^facts:\n(?: .*\n)+/m, '').replaceAll(/^( {4}claims:) *(?:\{.*\}\n|\n(?: {6}.*\n)+)/gm, '$1 {}\n');
  return { file, text: bare };
})(); // biome-ignore format: short

describe('a paper says that it was checked', () => {
  it.each(sample(['de', 'en'] as const, 1))(
    'nowhere, where a game claims nothing, in %s',
    async (language) => {
      expect(await marksOf(silent, language)).toEqual([]);
      expect((await stichwerk.check(quiet)).trace?.claims).toBe(0);
      expect(await marksOf(quiet, language)).toEqual([]);
    },
  );

  it.each([
    ['stiche-mit-bedienpflicht', 'de', 'Aussagen geprüft'],
    ['bauer', 'en', 'claims checked'],
  ] as const)('with the number of claims at the foot of every page of the handout of %s', async (id, language, words) => {
    const source = readSource(`assets/games/${id}.yaml`);
    const { trace } = await stichwerk.check(source);
    const { pages } = (await pagesOf(source, { language, only: ['rules'] })).get('rules')!;
    for (const page of pages)
      expect(texts(page).filter(({ text, y }) => y > 270 && MARK.test(text)).map(({ text }) => text.trim())).toEqual([`${trace!.claims} ${words}`]);
  }); // biome-ignore format: short

  it('in the head of an example only if that example claims something', async () => {
    const { file, text } = followSuitSource();
    const [claimed] = /^ {4}claims:.*\n(?: {6}.*\n)*/m.exec(text)!;
    const source = edited(quiet, '    claims: {}\n', claimed);
    const { trace, diagnostics } = await stichwerk.check({ ...source, file });
    expect(diagnostics).toEqual([]);
    expect(trace!.examples.filter(({ claims }) => claims > 0)).toHaveLength(1);
    const rules = (await pagesOf(source, { only: ['rules'] })).get('rules')!;
    const heads = rules.pages.flatMap((page) =>
      texts(page).filter(({ text: word, y }) => y < 270 && word.trim() === 'geprüft'),
    );
    expect(heads).toHaveLength(1);
  });

  it('as one claim, if there is one', async () => {
    const source = edited(silent, 'match: {hands', 'facts: {deck-cards: 32}\nmatch: {hands');
    const rules = (await pagesOf(source, { only: ['rules'] })).get('rules')!;
    expect(texts(rules.pages[0]).map(({ text }) => text.trim())).toContain('1 Aussage geprüft');
    expect((await stichwerk.layOut(source, { ...PLAIN, language: 'en', only: ['rules'] })).documents[0]!.document.subject).toBe('Rules with checked examples'); // biome-ignore format: short
  });
});
