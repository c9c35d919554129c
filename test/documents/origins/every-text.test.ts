import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from '../../../src/cards/localized.ts';
import { RULE_KEYS } from '../../../src/definition/schema.ts';
import type { Kind } from '../../../src/documents/kinds.ts';
import type { DocumentContent } from '../../../src/page/content.ts';
import { below, DEFINITION, type Schema } from '../../games/rule-schema.ts';
import { composedPapers } from '../../support/composed.ts';
import { pagesOf, readmeGame, readSource, shippedGames } from '../../support/shipped.ts';
import { sample } from '../../support/tier.ts';
import { type ToldText, textsOf, textsOfForms } from '../../support/told-texts.ts';

/** What an author names himself: the second part of a key is an id. */
const NAMED = ['examples', 'variants'];

/** Fields of a definition beside its rules. */
const FIELDS = ['title', 'subtitle', 'notes', 'hints', 'ages', 'minutes', 'examples', 'variants'];

/** Whether a key is one that a definition can have, or `paper`. */
function isKnown(origin: string, ids: Readonly<Record<string, readonly string[]>>): boolean {
  const [key = '', ...parts] = origin.split('.');
  if (origin === 'paper') return true;
  if (NAMED.includes(key) && parts.length > 0) return ids[key]?.includes(parts.join('.')) ?? false;
  if (![...RULE_KEYS, ...FIELDS].includes(key)) return false;
  return parts.length === 0 || holds(below(DEFINITION, key), parts);
}

function holds(schema: Schema, [part, ...parts]: readonly string[]): boolean {
  if (part === undefined) return true;
  const inside = below(schema, part);
  return Object.keys(inside).length > 0 && holds(inside, parts);
}

function idsOf(text: string): Readonly<Record<string, readonly string[]>> {
  const { examples = [], variants = {} } = parse(text) as { examples?: readonly { id: string }[]; variants?: object }; // biome-ignore format: short
  return { examples: examples.map(({ id }) => id), variants: Object.keys(variants) };
}

/** What papers say in a language whatever is played: words into which nothing is filled but a number. */
const OWN = Object.fromEntries(
  LANGUAGES.map((language) => {
    const folder = new URL(`../../../templates/${language}/`, import.meta.url);
    const table = JSON.parse(readFileSync(new URL('words.json', folder), 'utf8')) as Record<string, string>;
    const running = readdirSync(new URL('rules/', folder)).flatMap((name) => readFileSync(new URL(`rules/${name}`, folder), 'utf8').match(/(?<=^\[paper\]).*$/gm) ?? []); // biome-ignore format: short
    const plain = [...Object.values(table), ...running].map((words) => words.replaceAll('**', '').replaceAll('{{number}}', '#')); // biome-ignore format: short
    return [language, new Set(plain.filter((words) => !words.includes('{{')))];
  }),
);

/** Whether a text of the paper's own says nothing of the game. */
function isOwn({ text, from }: ToldText, language: string): boolean {
  const parts = text.split(' · ').map((part) => part.replace(/\d+/g, '#'));
  return from.join() !== 'paper' || /^\d*$/.test(text) || parts.every((part) => OWN[language]?.has(part));
}

/** Texts that come from nowhere, from a key that there is not, or from the paper although they tell of a game. */
function faultsOf(content: DocumentContent, ids: ReturnType<typeof idsOf>): readonly string[] {
  const isFaulty = (told: ToldText) => {
    const { from } = told;
    return (
      from.length === 0 || !from.every((origin) => isKnown(origin, ids)) || !isOwn(told, content.language)
    );
  };
  return textsOf(content).filter(isFaulty).map(({ text, from }) => `${text} (${from.join(', ')})`); // biome-ignore format: short
}

const foreign = readdirSync(new URL('../../games/foreign/', import.meta.url)).filter((name) => name.endsWith('.yaml')).map((name) => readSource(`test/games/foreign/${name}`)); // biome-ignore format: short
const sources = [...shippedGames(), readmeGame(), ...foreign];
const cases = sources.flatMap((source) => {
  const { variants = [] } = idsOf(source.text);
  const chosen = [[], ...variants.map((id) => [id])];
  return LANGUAGES.flatMap((language) => chosen.map((ids) => ({ source, language, variants: ids }))); // biome-ignore format: short
});

describe('every text of a paper comes from a key of the definition, or is the paper’s own', () => {
  test.each(sample(cases, 3).map((one) => [one.source.file, one.language, one.variants, one] as const))(
    '%s in %s with %j',
    async (_, language, variants, { source }) => {
      const papers = await composedPapers(source, { language, variants });
      expect(papers.length).toBeGreaterThan(0);
      const ids = idsOf(source.text);
      const faults = papers.flatMap(({ kind, content }) => faultsOf(content, ids).map((fault) => `${kind}: ${fault}`)); // biome-ignore format: short
      expect([...new Set(faults)].slice(0, 20)).toEqual([]);
    },
  );

  test('and so does every item of its pages', async () => {
    const [source] = sample(shippedGames(), 1);
    const documents = await pagesOf(source!, { language: 'de', draft: sample([true, false], 1)[0]! });
    const bare = [...documents].flatMap(([kind, { pages }]): readonly Kind[] => {
      const items = pages.flatMap((page) => page.items);
      // Words at the foot of pages, in the margins of cards and across drafts are decoration to readers alone.
      const told = items.filter(
        ({ mark, content }) =>
          (kind === 'cards' && mark !== 'artifact') || content.some((one) => one.kind === 'text'),
      );
      return told.some(({ from = [] }) => from.length === 0) ? [kind] : [];
    });
    expect(bare).toEqual([]);
  });

  test('and words of score tables come from the rule that they are about', async () => {
    const cases = [
      ['bauerchen', { 'macht Trumpf': 'trump', verdoppelt: 'doubling', allein: 'solo', meldet: 'melds', Augen: 'points', 'letzter Stich': 'scoring melds doubling' }],
      ['stiche-raten', { Ansage: 'bidding', Trumpf: 'trump', verboten: 'bidding' }],
      ['bauer', { 'macht Trumpf': 'trump', 'Ziel 0': 'match.target', Stiche: 'scoring' }],
    ] as const; // biome-ignore format: a table
    for (const [game, wanted] of cases) {
      const [paper] = await composedPapers(readSource(`assets/games/${game}.yaml`), { language: 'de', only: ['score-table'] });
      const told = textsOfForms(paper!.content);
      for (const [words, keys] of Object.entries(wanted)) {
        const found = told.filter(({ text }) => text.toLowerCase() === words.toLowerCase());
        expect([words, ...found.map(({ from }) => from.join(' '))]).toContain(keys);
      }
    } // biome-ignore format: short
  });

  test('and so do words of trick protocols', async () => {
    const [paper] = await composedPapers(readSource('assets/games/bauerchen.yaml'), { language: 'de', only: ['trick-protocol'] }); // biome-ignore format: short
    const told = textsOfForms(paper!.content);
    const wanted = { Trumpf: 'trump', 'macht Trumpf': 'trump', verdoppelt: 'doubling', allein: 'solo', gemeldet: 'melds', Augen: 'points' }; // biome-ignore format: short
    for (const [words, keys] of Object.entries(wanted))
      expect([words, ...told.filter(({ text }) => text === words).map(({ from }) => from.join(' '))]).toContain(keys); // biome-ignore format: short
  });

  test('a text from nowhere, from an unknown key or from another game is found', () => {
    const content = (from: readonly string[] | undefined): DocumentContent => ({
      title: '', subject: '', language: 'de', symbols: {},
      content: { kind: 'flow', blocks: [{ kind: 'text', role: 'P', style: 'body', runs: [{ text: 'Es gibt fünf Trümpfe.' }], ...(from && { from }) }] },
    }); // biome-ignore format: short
    const ids = { examples: ['one'], variants: [] };
    const found = [undefined, ['nowhere'], ['play.nothing'], ['examples.two'], ['play.obligations'], ['examples.one'], ['paper']].map((from) => faultsOf(content(from), ids).length); // biome-ignore format: short
    expect(found).toEqual([1, 1, 1, 1, 0, 0, 1]);
  });
});
