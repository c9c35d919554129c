import { describe, expect, it } from 'vitest';
import { legalCards, startHand } from '../../src/engine/hand.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { activeSeats } from '../../src/engine/trick.ts';
import { leaderOf } from '../../src/engine/turns.ts';
import { doublesAlone } from '../../src/proof/doubled-alone.ts';
import { pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

const GAMES = [
  ['assets/games/bauerchen.yaml', 'maker'],
  ['assets/games/bauer.yaml', 'soloist'],
  ['test/games/foreign/euchre.yaml', 'dealer'],
] as const;

/** What the handout says of who leads when somebody plays alone. */
const SAID = {
  de: {
    stays:
      'Am Ausspiel ändert das nichts; setzt aber aus, wer ausspielen müsste, spielt die nächste Person im Uhrzeigersinn aus.',
    soloist: 'Wer allein spielt, spielt die erste Karte aus.',
    down: /Der Partner legt seine Karten verdeckt ab/,
  },
  en: {
    stays: 'The lead stays where it is; if that player takes no part, the next one clockwise leads.',
    soloist: 'Whoever plays alone leads the first card.',
    down: /The partner lays down their cards face down/,
  },
} as const;

describe.each(sample(GAMES, 1))('playing alone in %s', (file, leads) => {
  it.each(['de', 'en'] as const)('is told with who leads, in %s', async (language) => {
    const document = (await pagesOf(readSource(file), { language, only: ['rules'] })).get('rules')!;
    const said = nodesIn(document.structure).map((node) => wordsOf(document, node).replaceAll('\u00a0', ' '));
    const told = said.find((one) => SAID[language].down.test(one)) ?? '';
    expect(told).toContain(leads === 'soloist' ? SAID[language].soloist : SAID[language].stays);
    expect(told).not.toContain(leads === 'soloist' ? SAID[language].stays : SAID[language].soloist);
  });

  it('leaves open how many cards a trick has', async () => {
    const document = (await pagesOf(readSource(file), { only: ['rules'] })).get('rules')!;
    const said = nodesIn(document.structure).map((node) => wordsOf(document, node));
    expect(said.filter((one) => /nimmt (alle|die vier) Karten/.test(one)).join('\n')).toContain(
      'nimmt alle Karten',
    );
    expect(said.join('\n')).not.toContain('nimmt die vier Karten');
    const { rules } = (await stichwerk.read(readSource(file))).value!.game;
    expect(activeSeats(rules, { solo: 0 })).toHaveLength(3);
  });

  it('leads as it is told, whoever plays alone', async () => {
    const { rules } = (await stichwerk.read(readSource(file))).value!.game;
    for (let dealer = 0; dealer < 4; dealer++)
      for (let solo = 0; solo < 4; solo++) {
        const usual = (dealer + 1) % 4;
        const playing = activeSeats(rules, { solo });
        const next = [0, 1, 2, 3].map((step) => (usual + step) % 4).find((seat) => playing.includes(seat));
        expect(leaderOf(rules, { dealer, maker: usual, solo })).toBe(leads === 'soloist' ? solo : next);
      }
  });
});

describe('doubling', () => {
  const said = async (file: string, language: 'de' | 'en' = 'de') => {
    const document = (await pagesOf(readSource(file), { language, only: ['rules'] })).get('rules')!;
    return nodesIn(document.structure).map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')).join('\n'); // biome-ignore format: short
  };

  it.each([
    ['assets/games/bauer.yaml', true],
    ['assets/games/bauerchen.yaml', false],
  ] as const)(
    'is told of a hand played alone, by the side against it or not at all: %s',
    async (file, counts) => {
      const { rules } = (await stichwerk.read(readSource(file))).value!.game;
      const alone = (doubles: number) =>
      scoreHand(rules, { number: 0, size: rules.deal.sizes[0]!, lead: 0, trump: 0, maker: 0, solo: 0, doubles, won: [rules.deal.sizes[0]!, 0, 0, 0], points: [0, 0, 0, 0], melds: [0, 0] }).map(({ score, awards }) => [score, ...awards]); // biome-ignore format: short
      expect(JSON.stringify(alone(1)) !== JSON.stringify(alone(0))).toBe(counts);
      expect((await said(file)).includes('Spielt jemand allein, dürfen zuerst die anderen verdoppeln')).toBe(
        counts,
      );
      expect((await said(file)).includes('Ein Alleinspiel wird nicht verdoppelt.')).toBe(!counts);
      expect((await said(file, 'en')).includes('those who play against them double first')).toBe(counts);
    },
  );

  it('is told of no hand played alone where nobody may', async () => {
    const bauer = readSource('assets/games/bauer.yaml');
    expect(doublesAlone((await stichwerk.read(bauer)).value!.game.rules)).toBe(true);
    expect(await said('test/games/strange/skat.yaml')).not.toMatch(
      /dürfen zuerst die anderen|Ein Alleinspiel wird/,
    );
  });
});

describe('the lead of whoever did not name trumps', () => {
  it('is free where somebody else plays alone, and told so', async () => {
    const bauer = readSource('assets/games/bauer.yaml');
    const { rules } = (await stichwerk.read(bauer)).value!.game;
    const setup = { number: 0, size: 2, dealer: 3, lead: 1, trump: 2, maker: 0, solo: 1, doubles: 0 };
    const jack = rules.deck.cards.find(({ id }) => id === '♥J')!.index;
    const seven = rules.deck.cards.find(({ id }) => id === '♠7')!.index;
    const others = rules.deck.cards
      .map(({ index }) => index)
      .filter((card) => card !== jack && card !== seven);
    const hands = [others.slice(0, 2), [jack, seven], others.slice(2, 4), others.slice(4, 6)];
    const trump = rules.deck.suits.findIndex(({ id }) => id === '♥');
    expect(legalCards(startHand(rules, { ...setup, trump }, hands)).allowed).toEqual([jack, seven]);
    expect(legalCards(startHand(rules, { ...setup, trump, maker: 1 }, hands)).allowed).toEqual([jack]);
    const document = (await pagesOf(bauer, { only: ['rules'] })).get('rules')!;
    const text = nodesIn(document.structure).map((node) => wordsOf(document, node)).join('\n'); // biome-ignore format: short
    expect(text).toContain('Wer ausspielt, ohne den Trumpf genannt zu haben, darf mit jeder Karte beginnen.');
  });
});
