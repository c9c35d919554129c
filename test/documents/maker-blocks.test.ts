import { describe, expect, it } from 'vitest';
import { scoreHand } from '../../src/engine/scoring.ts';
import { makerBands } from '../../src/proof/maker-bands.ts';
import { pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

async function lines(file: string, language: 'de' | 'en' = 'de'): Promise<readonly string[]> {
  const document = (await pagesOf(readSource(file), { language, only: ['rules'] })).get('rules')!;
  const said = nodesIn(document.structure).filter(({ role }) => role === 'P' || /^H/.test(role));
  return said.map((node) => wordsOf(document, node).replaceAll('\u00a0', ' '));
}

/** The lines from one to the other, without both. */
function between(all: readonly string[], from: string, to: string): readonly string[] {
  return all.slice(all.indexOf(from) + 1, all.indexOf(to));
}

describe('the scoring of a game with makers', () => {
  it('stands in two blocks, by what the losers took', async () => {
    const all = await lines('assets/games/bauerchen.yaml');
    expect(between(all, 'Die Trumpfmacher gewinnen', 'Die Gegner gewinnen')).toEqual([
      ...['Punkte', 'mindestens 66 Augen'],
      ...['Gegner 0 Augen', '3', 'Gegner 8–32 Augen', '2', 'Gegner 33–64 Augen', '1'],
    ]);
    const others = all.slice(all.indexOf('Die Gegner gewinnen') + 1);
    expect(others.slice(0, 8)).toEqual([
      ...['Punkte', 'mindestens 65 Augen'],
      ...['Trumpfmacher 0 Augen', '4', 'Trumpfmacher 8–32 Augen', '3', 'Trumpfmacher 33–65 Augen', '2'],
    ]);
    expect(all.join('\n')).not.toMatch(/^Sonst 0|Ergebnis/m);
  });

  it('is followed by what comes on top, in turn where melds are not doubled with the rest', async () => {
    expect(await lines('assets/games/bauerchen.yaml')).toEqual(expect.arrayContaining(['Außerdem, der Reihe nach', 'Je Verdopplung', '„20“ gemeldet'])); // biome-ignore format: short
  });

  it('says what the losers get as well where they get something', async () => {
    const all = await lines('assets/games/bauer.yaml');
    expect(between(all, 'Die Trumpfmacher gewinnen', 'Die Gegner gewinnen').slice(2)).toEqual(['Gegner 0 Stiche', '−2', 'Gegner 1–3 Stiche', '−1']); // biome-ignore format: short
    const others = all.slice(all.indexOf('Die Gegner gewinnen') + 3);
    expect(others.slice(0, 4)).toEqual(['Trumpfmacher 0 Stiche', '−2 · sie +2', 'Trumpfmacher 1–4 Stiche', '−1 · sie +1']); // biome-ignore format: short
    expect(await lines('assets/games/bauer.yaml', 'en')).toContain('The opponents win');
  });

  it('is that of the engine, whatever the makers took', async () => {
    const { rules } = (await stichwerk.read(readSource('assets/games/bauerchen.yaml'))).value!.game;
    const score = (makers: number) =>
      scoreHand(rules, { number: 0, size: 5, lead: 0, trump: 0, maker: 0, doubles: 0, won: [3, 2, 0, 0], points: [makers, 130 - makers, 0, 0], melds: [0, 0] }).map((side) => side.score); // biome-ignore format: a hand
    expect([130, 122, 98, 97, 66].map(score)).toEqual([[3, 0], [2, 0], [2, 0], [1, 0], [1, 0]]);
    expect([65, 33, 32, 8, 0].map(score)).toEqual([[0, 2], [0, 2], [0, 3], [0, 3], [0, 4]]);
  }); // biome-ignore format: pairs

  it('stays a list of lines where more than that decides', async () => {
    expect(await lines('assets/games/stiche-raten.yaml')).not.toContain('Die Trumpfmacher gewinnen');
  });

  /** Two with all cards or some of them, for whom what the maker takes decides by these scores. */
  const two = (deck: string, cards: string, scoring: string) => ({
    file: 'two.yaml',
    text: `game: two
title: {de: Zwei, en: Two}
players: 2
deck: ${deck}
deal: {cards: ${cards}}
trump: {by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦}
order: A 10 K Q J 9
${scoring.includes('points') ? 'points: {A: 11, 10: 10, K: 4, Q: 3, J: 2}\n' : ''}play: {lead: left-of-dealer, obligations: [follow]}
scoring: ${scoring}
match: {hands: 4, winner: highest-total, ties: shared}
`,
  });
  const MORE = '[{line: won, when: maker && points > other_points, score: 2}, {line: against, when: "!maker && points >= other_points", score: 3}, {line: lost, score: 0}]'; // biome-ignore format: a key
  const told = async (source: ReturnType<typeof two>) => {
    const { value } = await stichwerk.read(source);
    expect(makerBands(value!.game.rules)).toBeDefined();
    const document = (await pagesOf(source, { only: ['rules'] })).get('rules')!;
    return nodesIn(document.structure).some(
      (node) => wordsOf(document, node) === 'Die Trumpfmacher gewinnen',
    );
  };

  it('tells what losers took only where both take always the same together', async () => {
    expect(await told(two('french-24', '12', MORE))).toBe(true);
    const some = '[{line: won, when: maker && points > 40, score: 2}, {line: against, when: "!maker && other_points <= 40", score: 3}, {line: lost, score: 0}]'; // biome-ignore format: a key
    expect(await told(two('french-24', '12', some))).toBe(true);
    expect(await told(two('french-24', '8, undealt: 8', some))).toBe(false);
  });

  it('tells it only where more is better for the makers, and both can win', async () => {
    const least = '[{line: few, when: maker && tricks < other_tricks, score: 2}, {line: many, when: "!maker && tricks <= other_tricks", score: 3}, {line: lost, score: 0}]'; // biome-ignore format: a key
    expect(await told(two('french-24', '12', least))).toBe(false);
    const always = '[{line: made, when: maker, score: 2}, {line: lost, score: 0}]';
    expect(await told(two('french-24', '12', always))).toBe(false);
  });
});
