import { describe, expect, it } from 'vitest';
import { rankingOf } from '../../src/engine/ranking.ts';
import { pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

const GAMES = [
  ['assets/games/stiche-raten.yaml', ['greifen-und-passen'], 'Asse und Buben', 'aces and jacks'],
  ['assets/games/stiche-raten.yaml', ['karten-64', 'greifen-und-passen'], 'Buben', 'jacks'],
  ['test/games/strange/wizard.yaml', [], 'Karten mit dem Wert W und Karten mit dem Wert J', undefined],
] as const;

async function saidIn(file: string, variants: readonly string[], language: 'de' | 'en'): Promise<string> {
  const document = (await pagesOf(readSource(file), { language, variants, only: ['rules'] })).get('rules')!;
  const said = nodesIn(document.structure).filter(({ role }) => role === 'P');
  return said.map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')).join('\n');
}

describe.each(sample(GAMES, 1))('special cards of %s with %j', (file, variants, german, english) => {
  it('are said to be no trumps and of no suit where trumps and suits are told', async () => {
    const de = await saidIn(file, variants, 'de');
    expect(de).toContain(`Trümpfe sind alle Karten der Trumpffarbe; ${german} gehören nicht dazu.`);
    expect(de).toContain('Solche Karten gehören zu keiner Farbe: Zum Bedienen zählen sie nicht.');
    if (english === undefined) return;
    const en = await saidIn(file, variants, 'en');
    expect(en).toContain(`All cards of the trump suit are trumps; ${english} are not among them.`);
    expect(en).toContain('Such cards belong to no suit: they do not count for following.');
  });

  it('are none in the engine, whatever is trump', async () => {
    const { rules } = (await stichwerk.read(readSource(file), { variants })).value!.game;
    for (const suit of rules.deck.suits.keys()) {
      const { trumps, special, trumpSuit, suit: suitOf } = rankingOf(rules, suit);
      const own = rules.deck.cards.filter(({ index }) => special[index]).map(({ index }) => index);
      expect(own.length).toBeGreaterThan(0);
      expect(trumps.filter((card) => own.includes(card))).toEqual([]);
      const plain = rules.deck.cards.filter((card) => card.suit === suit && !special[card.index]);
      expect([...trumps].sort()).toEqual(plain.map(({ index }) => index).sort());
      expect(own.filter((card) => suitOf[card] === trumpSuit || (suitOf[card] ?? -1) >= 0)).toEqual([]);
    }
  });
});

it('nothing is said of special cards where there are none', async () => {
  for (const [language, words] of [
    ['de', /Trumpffarbe; |dieser Farbe; /],
    ['en', /are trumps; |one of them; /],
  ] as const)
    expect(await saidIn('assets/games/stiche-raten.yaml', [], language)).not.toMatch(words);
});
