import { describe, expect, it } from 'vitest';
import { edited, pagesOf, readSource } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

describe('sentences', () => {
  const wrong = {
    de: /\beins \p{L}|\bEins\b|\b1 (Karten|Stiche|Hände|Punkten?)\b|\b(ein|eine|einen) (Karten|Stiche|Hände|Punkte)\b|\d-\d|(^| )-\d/u,
    en: /\b(one|1) (cards|tricks|hands|points)\b|\ba [aeiou8]|(^| )-\d/u,
  };
  const names = ['two-players', 'six-players', 'eight-players', 'one-card', 'letters', 'long-words'];

  async function sentencesOf(game: string, language: 'de' | 'en'): Promise<readonly string[]> {
    const documents = await pagesOf(readSource(`test/documents/games/${game}.yaml`), { language });
    return [...documents.values()].flatMap((document) =>
      nodesIn(document.structure).flatMap((node) =>
        node.role === 'P' || /^H\d$/.test(node.role) ? [wordsOf(document, node)] : [],
      ),
    );
  }

  it.each(sample(names, 1))('of %s agree with their numbers', async (game) => {
    for (const language of ['de', 'en'] as const) {
      const sentences = await sentencesOf(game, language);
      expect(sentences.filter((one) => wrong[language].test(one))).toEqual([]);
      expect(sentences.filter((one) => /undefined|NaN|\{\{|\[object/.test(one))).toEqual([]);
    }
  });

  it.each([
    [
      'one-card',
      'de',
      [
        'Vier Karten einer Farbe, Kreis, mit den Werten 1 bis 4.',
        'gebt verdeckt jeder Person eine. Eine Karte bleibt verdeckt liegen.',
        'genau einen Punkt.',
        'Stich hat jede Hand, also 1 Punkt.',
        'mit 1 von 1 Punkt.',
        'eine Hand, ein Stich',
        'Zusammen ist es ein Stich.',
        'Wer die meisten Punkte hat, gewinnt.',
      ],
    ],
    [
      'one-card',
      'en',
      [
        'Four cards of one suit, circle, with the values 1 to 4.',
        'deal one to each player, face down. One card is left face down.',
        'exactly one point.',
        'trick in every hand, worth 1 point.',
        'with 1 of 1 point.',
        'one hand of one trick',
        'Together that is one trick.',
      ],
    ],
    [
      'two-players',
      'de',
      [
        'Die andere Person legt eine beliebige Karte dazu. Bedienen muss niemand.',
        'Beide Hände liegen offen.',
        'nimmt beide Karten',
        'Die Plätze heißen A und B.',
      ],
    ],
    [
      'two-players',
      'en',
      [
        'The other player adds any card. Nobody has to follow suit.',
        'Both hands are face up.',
        'takes both cards',
      ],
    ],
    [
      'long-words',
      'de',
      [
        'Von hoch nach niedrig gilt die Reihe 1, 2, 3, 4, 5.',
        'rechnet sie in Punkte um',
        'gewinnt mit \u22126 Punkten.',
      ],
    ],
    [
      'long-words',
      'en',
      ['From high to low they rank 1, 2, 3, 4, 5.', 'turn them into points', 'wins with \u22126 points.'],
    ],
    [
      'letters',
      'de',
      [
        'mit den Werten A, K, D, B und 10, von hoch nach niedrig.',
        'Eine Karte bleibt verdeckt liegen.',
        'legt C Kreis A und bekommt den Stich trotzdem nicht',
      ],
    ],
  ] as const)('of %s in %s say what the game says', async (game, language, expected) => {
    // biome-ignore format: a table
    const all = (await sentencesOf(game, language)).join('\n').replaceAll('\u00a0', ' ');
    for (const sentence of expected) expect(all).toContain(sentence);
  });

  it('call the cards what their deck calls them, and just cards otherwise', async () => {
    expect(await sentencesOf('two-players', 'de')).toContain('12 Formkarten, Stichprotokoll, Stift');
    expect(await sentencesOf('two-players', 'en')).toContain('12 shape cards, trick sheet, pencil');
    expect(await sentencesOf('six-players', 'de')).toContain('60 Karten, Stichprotokoll, Stift');
  });

  it('say that all cards were played only where no card was left over', async () => {
    expect((await sentencesOf('letters', 'de')).join('\n')).not.toMatch(
      /alle zehn Karten einmal|jede der zehn Karten/,
    );
    expect((await sentencesOf('eight-players', 'de')).join('\n')).toContain('alle 40 Karten einmal gespielt');
  });

  it('of an author stay text, whatever they begin with, and run over pages between paragraphs', async () => {
    const long = 'Ein Satz, der zeigt, wie viel hier stehen darf. '.repeat(25).trim();
    const paragraphs = ['::deck', '## Keine Überschrift', ...Array.from({ length: 6 }, () => long)];
    const notes = `notes:\n  de: |\n${paragraphs.map((one) => `    ${one}\n\n`).join('')}  en: |\n    None.\n\nexamples:`;
    const source = edited(readSource('test/documents/games/letters.yaml'), 'examples:', notes);
    const document = (await pagesOf(source, { only: ['rules'] })).get('rules');
    const nodes = nodesIn(document!.structure);
    const said = (role: string) =>
      nodes.filter((node) => node.role === role).map((node) => wordsOf(document!, node));
    expect(said('P')).toEqual(expect.arrayContaining(['::deck', '## Keine Überschrift', long]));
    expect(said('P').filter((one) => one === long)).toHaveLength(6);
    expect(said('H2').at(-1)).toBe('Für Erwachsene');
    expect(document!.pages.length).toBeGreaterThan(2);
  });
});
