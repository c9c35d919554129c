import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/definition/game.ts';
import type { PrintDocument } from '../../src/page/page.ts';
import { edited, PLAIN, pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { sample } from '../support/tier.ts';

/** Every number of players has other hands, and other cards that are left over. */
const BY_PLAYERS: Source = {
  file: 'deal-map.yaml',
  text: `game: deal-map
title: {de: Hombre, en: Hombre}
players: {min: 3, max: 5}
deck: french-52
deal: {cards: {3: 17, 4: 13, 5: 10}, undealt: {3: 1, 5: 2}}
trump: none
play: {lead: left-of-dealer, obligations: [follow]}
order: A K Q J 10 9 8 7 6 5 4 3 2
scoring:
  - {line: tricks, score: tricks}
match: {hands: 4, winner: highest-total, ties: shared}
`,
};

/** Cards have points, of which other cards are left over. */
const POINTS = edited(BY_PLAYERS, 'scoring:\n  - {line: tricks, score: tricks}', 'points: {A: 11, K: 4}\nscoring:\n  - {line: points, score: points}'); // biome-ignore format: short

/** Partners for four and for six. */
const SIDES: Source = {
  file: 'sides.yaml',
  text: BY_PLAYERS.text
    .replace('players: {min: 3, max: 5}', 'players: [4, 6]\nteams: 2')
    .replace(/deal: .*/, 'deal: {cards: {4: 13, 6: 8}, undealt: {6: 4}}'),
};

/** Three sides of two at a table of six. */
const PAIRS: Source = {
  file: 'pairs.yaml',
  text: BY_PLAYERS.text
    .replace('players: {min: 3, max: 5}', 'players: 6\nteams: 3')
    .replace(/deal: .*/, 'deal: {cards: 8, undealt: 4}'),
};

/** So many tricks are worth more where they are all there are. */
const ALL_TRICKS = edited(BY_PLAYERS, '{line: tricks, score: tricks}', '{line: all, when: tricks == hand_size, score: 50}\n  - {line: tricks, score: tricks}'); // biome-ignore format: short

async function handout(
  source: Source,
  players?: number,
  language: 'de' | 'en' = 'de',
): Promise<PrintDocument> {
  const wish = players === undefined ? {} : { players };
  return (await pagesOf(source, { language, only: ['rules'], ...wish })).get('rules')!;
}

function paragraphs(document: PrintDocument): readonly string[] {
  const said = nodesIn(document.structure).filter(({ role }) => role === 'P' || /^H\d$/.test(role));
  return said.map((node) => wordsOf(document, node).replaceAll('\u00a0', ' '));
}

function rows(document: PrintDocument): readonly (readonly string[])[] {
  return nodesIn(document.structure)
    .filter(({ role }) => role === 'TR')
    .map((row) => row.children.map((cell) => (typeof cell === 'number' ? '' : nodesIn(cell).filter(({ role }) => role === 'P').map((one) => wordsOf(document, one)).join(' ')))); // biome-ignore format: short
}

/** What is printed for several numbers of players. */
const SOURCES: readonly (readonly [string, Source, readonly number[]])[] = [
  ['hands of other sizes', BY_PLAYERS, [3, 4, 5]],
  ['card points', POINTS, [3, 4, 5]],
  ['sides', SIDES, [4, 6]],
  ['other points for all tricks', ALL_TRICKS, [3, 4, 5]],
  ['Stiche-Raten', readSource('assets/games/stiche-raten.yaml'), [3, 4, 5, 6]],
  ['Whist', readSource('assets/games/whist-rauf-und-runter.yaml'), [3, 4, 5, 6]],
];

describe('a handout for several numbers of players', () => {
  it('has a table of what they are dealt', async () => {
    const de = await handout(BY_PLAYERS);
    expect(rows(de)).toEqual(expect.arrayContaining([['Spielende', '3', '4', '5'], ['Karten für jede Person', '17', '13', '10'], ['bleiben liegen', '1', '0', '2']])); // biome-ignore format: short
    expect(paragraphs(de).join('\n')).toContain('hängt davon ab, wie viele ihr seid. Was übrig ist, bleibt verdeckt liegen.'); // biome-ignore format: short
    const en = paragraphs(await handout(BY_PLAYERS, undefined, 'en')).join('\n');
    expect(en).toContain('depends on how many of you play. The rest is left face down.');
  });

  it('says nothing of all that is so for one number alone', async () => {
    for (const source of [BY_PLAYERS, POINTS])
      for (const language of sample(['de', 'en'] as const, 1)) {
        const sentences = paragraphs(await handout(source, undefined, language)).filter((one) =>
          /\s/.test(one),
        );
        const said = sentences.join('\n');
        // Cards a hand, card points of all cards that are dealt, points of a hand: other ones for each number.
        expect(said).not.toMatch(/\b(1[37]|60|siebzehn|dreizehn|seventeen|thirteen)\b/);
      }
  });

  it('says what is so for one number, where it is for no other', async () => {
    const four = (source: Source): Source => {
      const one = edited(source, 'players: {min: 3, max: 5}', 'players: 4');
      return edited(one, 'deal: {cards: {3: 17, 4: 13, 5: 10}, undealt: {3: 1, 5: 2}}', 'deal: {cards: 13}');
    };
    const tricks = paragraphs(await handout(four(BY_PLAYERS))).join('\n');
    expect(tricks).toContain('jeder Person 13.');
    expect(tricks).toContain('genau 13 Punkte');
    expect(paragraphs(await handout(four(POINTS))).join('\n')).toContain('Zusammen sind es 60 Augen.');
  });

  it('fills no note with what is so for one number alone', async () => {
    const notes = 'notes: {de: "Jede Hand hat {{facts.cards-per-hand}} Stiche.", en: x}\nscoring:';
    const { diagnostics } = await stichwerk.layOut(edited(BY_PLAYERS, 'scoring:', notes), PLAIN);
    expect(diagnostics.map(({ code, span }) => [code, span?.start.line])).toEqual([['E0226', 9]]);
    const cards = edited(BY_PLAYERS, 'scoring:', notes.replace('cards-per-hand', 'deck-cards'));
    expect((await stichwerk.layOut(cards, PLAIN)).diagnostics).toEqual([]);
  });

  it('names the sides of each number', async () => {
    expect(paragraphs(await handout(SIDES)).join('\n')).toContain(
      'Zusammen spielt immer jede zweite Person: bei 4 Personen A und C gegen B und D; bei 6 Personen A, C und E gegen B, D und F.',
    );
  });

  it('tells partners that face each other from those who sit by turns', async () => {
    const pairs = await handout(PAIRS);
    expect(paragraphs(pairs).join('\n')).toContain(
      'Wer sich gegenübersitzt, spielt zusammen: A und D gegen B und E gegen C und F.',
    );
    const { rules } = (await stichwerk.read(PAIRS)).value!.game;
    expect(rules.sides).toEqual([0, 1, 2].map((seat) => [seat, seat + 3]));
  });

  it('tells the key, and no table by tricks, where so many tricks are worth something else', async () => {
    const said = paragraphs(await handout(ALL_TRICKS)).join('\n');
    expect(said).toContain('gilt für jede Person die erste Zeile');
    expect(rows(await handout(ALL_TRICKS)).some(([label]) => label === 'Alle Stiche gemacht' || /alle Stiche/i.test(label ?? ''))).toBe(true); // biome-ignore format: short
  });

  it.each(sample(SOURCES, 1))(
    'is the same for whichever of them it is printed: %s',
    async (_, source, numbers) => {
      for (const language of sample(['de', 'en'] as const, 1)) {
        const usual = paragraphs(await handout(source, undefined, language));
        for (const players of numbers)
          expect(paragraphs(await handout(source, players, language))).toEqual(usual);
      }
    },
  );
});
