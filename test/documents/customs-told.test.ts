import { describe, expect, it } from 'vitest';
import { openStichwerk } from '../../src/pipeline.ts';
import { findUnsaid } from '../../src/proof/unsaid.ts';
import { diskFiles } from '../../src/workspace/disk.ts';
import { edited, PLAIN, pagesOf, readSource, shippedGames, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

/** The rules of a game alone. */
function rulesAlone(file: string) {
  const source = readSource(file);
  return { ...source, text: source.text.slice(0, source.text.search(/^(variants|facts|examples):/m)) };
}

const BAUER = rulesAlone('assets/games/bauer.yaml');
const CUSTOMS = /customs: \{.*\}/.exec(BAUER.text)![0];

/** Asks of every game, also of those that speak of no customs. */
const asking = openStichwerk(diskFiles());

/** Bauer with other customs. */
const keeping = (customs: string) => edited(BAUER, CUSTOMS, `customs: {${customs}}`);

async function said(source: typeof BAUER, language: 'de' | 'en' = 'de'): Promise<string> {
  const document = (await pagesOf(source, { language, only: ['rules'], draft: true })).get('rules')!;
  return nodesIn(document.structure).map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')).join('\n'); // biome-ignore format: short
}

const unsaid = async (text: string) => {
  const { value } = await stichwerk.read({ file: 'game.yaml', text });
  return findUnsaid(value!).map(({ message }) => message.replace('the rules do not say ', ''));
};

describe('a custom of the table', () => {
  it.each([
    ['first-dealer: agreed', 'Einigt euch, wer zuerst Geber ist.'],
    ['first-dealer: highest-card', 'Jede Person zieht eine Karte: Wer die höchste hat, ist zuerst Geber.'],
    ['cut: right', 'Der Geber mischt die Karten, lässt rechts von sich abheben und gibt'],
    ['won-tricks: none', 'Gewonnene Stiche liegen verdeckt und werden nicht mehr angesehen.'],
    ['won-tricks: last', 'nur den letzten dürft ihr noch einmal ansehen.'],
    ['won-tricks: all', 'Gewonnene Stiche dürfen alle jederzeit ansehen.'],
    ['doubling-until: first-lead', 'Verdoppelt wird nur, solange noch keine Karte ausgespielt ist;'],
    ['doubling-until: first-trick', 'Verdoppelt wird nur, solange der erste Stich noch liegt.'],
    ['doubling-until: last-card', 'Verdoppelt werden darf, solange noch Karten auf der Hand sind.'],
    ['evening: one-game', 'Mit der ersten Partie ist das Spiel zu Ende.'],
    [
      'evening: most-games',
      'Spielt, solange ihr wollt: Am Ende gewinnt, wer die meisten Partien gewonnen hat.',
    ],
    ['evening: most-units', 'Am Ende des Abends gewinnt, wer die meisten Brote hat;'],
  ])('is told where it is kept: %s', async (custom, sentence) => {
    expect(await said(keeping(custom))).toContain(sentence);
    if (custom !== 'first-dealer: agreed') expect(await said(keeping(''))).not.toContain(sentence);
  });

  it('is told of the lead where nobody deals', async () => {
    const source = rulesAlone('assets/games/stiche-mit-bedienpflicht.yaml');
    const drawn = edited(source, 'first-dealer: agreed', 'first-dealer: highest-card');
    expect(await said(drawn)).toContain('Wer die höchste hat, beginnt in der ersten Hand und sitzt auf A.');
    expect(await said(source)).toContain(
      'Einigt euch, wer in der ersten Hand beginnt; diese Person sitzt auf A.',
    );
  });

  it('is told in English', async () => {
    const text = await said(keeping('first-dealer: highest-card, won-tricks: last, doubling-until: first-lead, evening: most-units'), 'en'); // biome-ignore format: a call
    for (const sentence of [
      'Each player draws a card: the highest is the first dealer.',
      'only the last one may be looked at once more.',
      'Doubling is over once the first card is led;',
      'at the end of the evening whoever has most loaves wins;',
    ])
      expect(text).toContain(sentence);
  });
});

describe('what a definition leaves unsaid', () => {
  it('is nothing in the games that come along, in any variant', async () => {
    for (const source of shippedGames()) {
      const { value } = await stichwerk.read(source);
      for (const variants of [[], ...value!.game.variants.map(({ id }) => [id])]) {
        const varied = await stichwerk.read(source, { variants });
        expect(findUnsaid(varied.value!)).toEqual([]);
      }
    }
  });

  it.each([
    [/ {2}revoke: .*\n/, ['what becomes of a card that was not allowed']],
    [/first-dealer: agreed, /, ['who deals first, or leads where nobody deals']],
    [/won-tricks: last, /, ['whether tricks may be looked at once they are won']],
    [/doubling-until: first-lead, /, ['how long a hand may be doubled']],
    [/, evening: most-units/, ['what ends the evening']],
  ])('is told one by one: without %s', async (key, expected) => {
    expect(BAUER.text).toMatch(key);
    expect(await unsaid(BAUER.text.replace(key, ''))).toEqual(expected);
  });

  it('is told of a target only where several sides can reach it, and of equal totals only without one', async () => {
    const spades = rulesAlone('test/games/foreign/spades.yaml').text;
    expect(await unsaid(spades)).toContain('who wins if several sides reach the target in the same hand');
    expect(await unsaid(spades)).not.toContain('what becomes of equal totals in the end');
    const whist = rulesAlone('assets/games/whist-rauf-und-runter.yaml').text;
    expect(whist).toContain(', ties: shared');
    expect(await unsaid(whist.replace(', ties: shared', ''))).toEqual([
      'what becomes of equal totals in the end',
    ]);
  });

  it('is not asked of a draft, and keeps nothing from being printed', async () => {
    const source = keeping('');
    const codes = (found: { diagnostics: readonly { code: string }[] }) => new Set(found.diagnostics.map(({ code }) => code)); // biome-ignore format: short
    const built = await asking.layOut(source, { ...PLAIN, only: ['rules'] });
    expect(codes(built)).toEqual(new Set(['E0511']));
    expect(built.documents).toHaveLength(1);
    expect(codes(await asking.layOut(source, { ...PLAIN, only: ['rules'], draft: true }))).toEqual(new Set());
  });
});
