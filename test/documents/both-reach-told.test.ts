import { describe, expect, it } from 'vitest';
import { addHand, nextTotals, startMatch } from '../../src/engine/match.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { canBothReach } from '../../src/proof/both-reach.ts';
import { edited, pagesOf, readSource, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

const SPADES = readSource('test/games/foreign/spades.yaml');
const MATCH = /match: \{target: 500, (.*)\}/.exec(SPADES.text)![0];

/** Two sides to 500, in the hands of which both score; `keys` replace what is said of the match. */
const game = (keys: string) => edited(SPADES, MATCH, `match: {target: 500, ${keys}}`);

/** To 100 among four, each for himself. */
const four = (keys: string) => ({
  file: 'game.yaml',
  text: `game: four
title: {de: Vier, en: Four}
players: 4
deck: french-32
deal: {cards: 8}
trump: {by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦}
order: A K Q J 10 9 8 7
play: {lead: left-of-dealer, obligations: [follow]}
scoring: [{line: made, when: maker, score: 2 * tricks}, {line: tricks, score: tricks}]
match: {target: 100, winner: target${keys}}
`,
});

async function said(
  source: typeof SPADES,
  kind: 'rules' | 'score-table' = 'rules',
  language: 'de' | 'en' = 'de',
) {
  const document = (await pagesOf(source, { language, only: [kind] })).get(kind)!;
  return nodesIn(document.structure).map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')).join('\n'); // biome-ignore format: short
}

const rulesOf = async (source: typeof SPADES): Promise<Rules> =>
  (await stichwerk.read(source)).value!.game.rules;

/** The winners after one more hand of which side or seat 0 is the maker's; empty while the game goes on. */
function winners(rules: Rules, before: readonly number[], scores: readonly number[], maker = 0) {
  const hand = scores.map((score) => ({ score, awards: [] }));
  return addHand(rules, startMatch(rules, before), hand, maker).winners;
}

const HIGHER = 'Erreichen es beide Parteien in derselben Hand, gewinnt die, die höher steht; bei gleichem Stand gewinnen beide.'; // biome-ignore format: a sentence

describe('a target that several sides reach in the same hand', () => {
  it.each(['surplus: carried', 'surplus: carried, both-reach: higher'])('is won by the higher side with {%s}', async (keys) => {
    expect(await said(game(keys))).toContain(HIGHER);
    expect(await said(game(keys), 'score-table')).toContain(HIGHER);
    const rules = await rulesOf(game(keys));
    expect(winners(rules, [480, 490], [51, 70])).toEqual([1]);
    expect(winners(rules, [490, 471], [51, 70])).toEqual([0, 1]);
  }); // biome-ignore format: a pair

  it('is won by both where the rules say so', async () => {
    const shared = game('surplus: carried, both-reach: shared');
    expect(await said(shared)).toContain('Erreichen es beide Parteien in derselben Hand, gewinnen beide.');
    expect(winners(await rulesOf(shared), [480, 490], [51, 70])).toEqual([0, 1]);
  });

  it('is won by nobody before a further hand where the rules say so', async () => {
    const on = game('both-reach: play-on');
    expect(await said(on)).toContain('spielt ihr noch eine Hand: Dann gewinnt, wer allein vorn liegt; sonst geht es weiter.'); // biome-ignore format: a sentence
    const rules = await rulesOf(on);
    expect(winners(rules, [480, 490], [51, 70])).toEqual([]);
    expect(winners(rules, [531, 560], [80, 20])).toEqual([0]);
    expect(winners(rules, [531, 560], [49, 20])).toEqual([]);
    expect(winners(rules, [531, 560], [-80, -100])).toEqual([1]);
    expect(winners(rules, [480, 400], [51, 70])).toEqual([0]);
  });

  it('may be behind several sides before an example only where a further hand decides', async () => {
    const further = (keys: string, totals: string) => {
      const source = game(keys);
      return { ...source, text: source.text.replace('examples:', `examples:\n  - {id: further, title: {de: Noch eine, en: One more}, dealer: D, before: ${totals}, won: {A: 4, B: 4, C: 2, D: 3}, bids: {A: 3, B: 4, C: 2, D: 3}}`) }; // biome-ignore format: a line of YAML
    };
    const codes = async (source: typeof SPADES) => (await stichwerk.check(source)).diagnostics.map(({ code }) => code); // biome-ignore format: short
    expect(await codes(further('both-reach: play-on', '{A: 531, B: 560}'))).toEqual([]);
    expect(await codes(further('both-reach: play-on', '{A: 531, B: 60}'))).toEqual(['E0234']);
    expect(await codes(further('both-reach: higher', '{A: 531, B: 560}'))).toEqual(['E0234', 'E0234']);
  });

  it('is won by the maker of trumps where the rules say so', async () => {
    const maker = four(', both-reach: maker');
    expect(await said(maker)).toContain('gewinnt die Seite, die den Trumpf genannt hat, wenn sie dabei ist, sonst wer höher steht.'); // biome-ignore format: a sentence
    const rules = await rulesOf(maker);
    expect(winners(rules, [98, 98, 0, 0], [2, 4, 1, 1], 0)).toEqual([0]);
    expect(winners(rules, [98, 98, 0, 0], [2, 4, 1, 1], 3)).toEqual([1]);
    const spades = game('both-reach: maker');
    expect((await stichwerk.check(spades)).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'E0204', message: 'nobody names trumps in this game' }),
    );
  });

  it('is told in English as well, and among players who have no partners', async () => {
    expect(await said(game('surplus: carried'), 'rules', 'en')).toContain(
      'If both sides get there in the same hand, the higher one wins; at equal totals both win.',
    );
    expect(await said(four(''))).toContain(
      'Erreichen es mehrere in derselben Hand, gewinnt, wer höher steht; bei gleichem Stand gewinnen sie gemeinsam.',
    );
  });

  it.each([
    ['assets/games/bauer.yaml', [], false],
    ['assets/games/bauerchen.yaml', [], false],
    ['assets/games/bauerchen.yaml', ['weiterschreiben'], true],
    ['test/games/foreign/euchre.yaml', [], false],
    ['test/games/foreign/spades.yaml', [], true],
  ] as const)('is spoken of only where it can be: %s %j', async (file, variants, can) => {
    const { rules } = (await stichwerk.read(readSource(file), { variants })).value!.game;
    expect(canBothReach(rules)).toBe(can);
    const document = (await pagesOf(readSource(file), { variants, only: ['rules'] })).get('rules')!;
    const text = nodesIn(document.structure).map((node) => wordsOf(document, node)).join('\n'); // biome-ignore format: short
    expect(/Erreichen es/.test(text)).toBe(can);
  });
});

describe('a game that is won at once', () => {
  const BAUERCHEN = readSource('assets/games/bauerchen.yaml');

  it('is over whatever stood before, with the target as total and nothing carried over', async () => {
    const { rules } = (await stichwerk.read(BAUERCHEN, { variants: ['weiterschreiben'] })).value!.game;
    const line = rules.scoring.lines.find(({ name }) => name === 'solo-won')!;
    expect(line).toMatchObject({ wins: true, score: { value: 12 } });
    const state = addHand(rules, startMatch(rules, [2, 11]), [
      { score: 12, awards: [0, 0], wins: true },
      { score: 0, awards: [0, 0] },
    ]);
    expect(state).toMatchObject({ totals: [12, 11], over: true, winners: [0] });
    expect(nextTotals(rules, state)).toEqual([0, 0]);
  });

  it('is told so in the scoring key', async () => {
    expect(await said(BAUERCHEN)).toContain('gewinnt sofort die Partie');
    expect(await said(BAUERCHEN, 'rules', 'en')).toContain('wins the game at once');
  });

  it('takes a game that ends at a target', async () => {
    const line = '{line: tricks, score: tricks}]';
    const text = four('').text.replace(line, '{line: tricks, wins: game}]').replace(/match: .*/, 'match: {hands: 4, winner: highest-total, ties: shared}'); // biome-ignore format: short
    expect((await stichwerk.check({ file: 'game.yaml', text })).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'E0204', message: 'there is no game to be won at once' }),
    );
  });
});
