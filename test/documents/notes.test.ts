import { describe, expect, it } from 'vitest';
import { edited, followSuitSource, pagesOf, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

const withNotes = (words: string) =>
  edited(followSuitSource(), 'Wer hilft, darf Karten', `${words} darf Karten`);

describe('notes', () => {
  it('have proved facts filled in', async () => {
    const source = withNotes(
      'In {{facts.tricks-per-hand}} Stichen und {{ facts.trick-sequences }} Folgen: Wer hilft,',
    );
    const rules = (await pagesOf(source, { only: ['rules'] })).get('rules')!;
    const words = nodesIn(rules.structure).map((node) => (node.role === 'P' ? wordsOf(rules, node) : ''));
    expect(words.join(' ')).toContain('In 4 Stichen und 1320 Folgen: Wer hilft, darf Karten');
  });

  it.each([
    '{{facts.trick-per-hand}}',
    '{{facts}}',
    '{{facts.tied-match}}',
    '{{tricks-per-hand}}',
    '{{constructor}}',
    '{{facts.constructor}}',
    '{{facts.__proto__}}',
    '{{@root.facts.deck-cards}}',
    '{{../facts.deck-cards}}',
    '{{this}}',
    '{{toString}}',
    '{{facts.deck-cards 1}}',
    '{{facts.deck-cards a=1}}',
    '{{> partial}}',
    '{{#if facts.deck-cards}}ja{{/if}}',
    '{{#each @root.facts}}{{#each @root.facts}}{{this}}{{/each}}{{/each}}',
    '{{! nothing }}',
    '{{"facts"}}',
  ])('are refused with anything but a name of a number: %s', async (words) => {
    const source = withNotes(words);
    const { diagnostics } = await stichwerk.check(source);
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0226']);
    const line = source.text.split('\n').findIndex((one) => one.includes(words)) + 1;
    expect(diagnostics[0]?.span?.start).toEqual({ line, column: 5 });
    expect(diagnostics[0]?.help).toContain('deck-cards, cards-per-hand');
  });

  it('have lists of the lines that begin with a dash, and dashes elsewhere stay what they are', async () => {
    const own =
      'hints:\n  de: |\n    Vorher:\n    - Karten\n      mischen\n    - Stift - oder Feder\n\n    Danach - nichts.\n  en: x\n\nexamples:';
    const source = edited(followSuitSource(), 'examples:', own);
    const rules = (await pagesOf(source, { only: ['rules'] })).get('rules')!;
    const nodes = nodesIn(rules.structure);
    const [list, ...others] = nodes.filter(({ role }) => role === 'L');
    expect(others).toEqual([]);
    const items = nodesIn(list!).filter(({ role }) => role === 'LBody');
    expect(
      items.map((item) => nodesIn(item).flatMap((node) => (node.role === 'P' ? [wordsOf(rules, node)] : []))),
    ).toEqual([['Karten mischen'], ['Stift - oder Feder']]);
    const said = nodes.flatMap((node) => (node.role === 'P' ? [wordsOf(rules, node)] : []));
    expect(said).toEqual(expect.arrayContaining(['Vorher:', 'Danach - nichts.']));
  });

  it.each([
    ['de', 'Gut zu wissen', 'In 4 Stichen höchstens.'],
    ['en', 'Good to know', 'In 4 tricks at most.'],
  ] as const)('are hints for everybody under a head of their own, in %s', async (language, head, hint) => {
    const own =
      "hints:\n  de: 'In {{facts.tricks-per-hand}} Stichen höchstens.'\n  en: 'In {{facts.tricks-per-hand}} tricks at most.'\n\nexamples:";
    const source = edited(followSuitSource(), 'examples:', own);
    const rules = (await pagesOf(source, { language, only: ['rules'] })).get('rules')!;
    const nodes = nodesIn(rules.structure);
    const said = (role: string) =>
      nodes.filter((node) => node.role === role).map((node) => wordsOf(rules, node));
    expect(said('H2').slice(-2)).toEqual([head, language === 'de' ? 'Für Erwachsene' : 'For adults']);
    expect(said('P')).toContain(hint);
  });

  it('are refused as hints with an unknown name, at its place', async () => {
    const own = 'hints:\n  de: Genau {{facts.nothing}}.\n  en: None.\n\nexamples:';
    const { diagnostics } = await stichwerk.check(edited(followSuitSource(), 'examples:', own));
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['E0226', expect.stringContaining('the hints cannot be filled in')],
    ]);
  });

  it('are refused where braces are left open', async () => {
    const { diagnostics } = await stichwerk.check(withNotes('{{facts.deck-cards'));
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0226']);
  });
});
