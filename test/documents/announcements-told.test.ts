import { describe, expect, it } from 'vitest';
import { activeSeats } from '../../src/engine/trick.ts';
import { leaderOf } from '../../src/engine/turns.ts';
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
