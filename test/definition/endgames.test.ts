import { describe, expect, it } from 'vitest';
import { prove } from '../../src/proof/prove.ts';
import { pagesOf } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';
import { compile, shorten } from './support.ts';

const GAME = `game: endgame
title: {de: Endspiel, en: Endgame}
players: 3
deck: french-24
deal: {cards: 8}
trump: {by: fixed, suit: ♥}
play: {lead: left-of-dealer, obligations: [follow, ruff]}
order: A K Q J 10 9
scoring:
  - {line: tricks, score: tricks}
match: {hands: 3, winner: highest-total, ties: shared}
examples:
  - id: last-two
    title: {de: Die letzten zwei Stiche, en: The last two tricks}
    lead: A
    hands: {A: ♠A ♥9, B: ♠K ♣9, C: ♦A ♥10}
    tricks:
      - {A: ♠A, B: ♠K, C: ♥10}
      - {C: ♦A, A: ♥9, B: ♣9}
    claims: {winners: [C, A]}
`;

const findings = async (text: string) => {
  const { value, diagnostics } = await compile(text);
  return shorten([...diagnostics, ...(value ? prove(value).diagnostics : [])]);
};

describe('the end of a hand', () => {
  it.each([
    ['all hands', GAME],
    ['all hands but one', GAME.replace('♠K ♣9, C: ♦A ♥10}', '♠K ♣9}').replace('C: ♥10', 'C: ♠10').replace(/ {6}- \{C: ♦A.*\n/, '').replace('[C, A]', '[A]')],
    ['all hands before the last trick', GAME.replace(/hands: \{A.*/, 'hands: {A: ♥9, B: ♣9, C: ♦A}').replace(/ {6}- \{A: ♠A.*\n/, '').replace('lead: A', 'lead: C').replace('[C, A]', '[A]')],
  ])('is shown by %s, each as large as the others', async (_, text) => {
    expect(await findings(text)).toEqual([]);
  }); // biome-ignore format: a table

  it.each([
    ['a hand larger than the others', GAME.replace('B: ♠K ♣9', 'B: ♠K ♣9 ♣10'), ['E0213 16:16', 'E0213 16:40']],
    ['a card of two hands', GAME.replace('C: ♦A ♥10}\n', 'C: ♦A ♥9}\n'), ['E0212 16:39']],
    ['a claim that is wrong', GAME.replace('[C, A]', '[C, B]'), ['E0301 20:27']],
    ['points, which need the whole hand', GAME.replace('[C, A]', '[C, A], scores: {A: 1, B: 0, C: 1}'), ['E0227 20:39']],
  ])('is not shown by %s', async (_, text, expected) => {
    expect(await findings(text)).toEqual(expected);
  }); // biome-ignore format: a table

  it('is led by whoever took the trick before, which says nothing of who dealt', async () => {
    const { value } = await compile(GAME);
    expect(value!.game.examples[0]).toMatchObject({ kind: 'hand', setup: { lead: 0 } });
    expect(value!.game.examples[0]).not.toMatchObject({ setup: { dealer: expect.anything() } });
    expect(await findings(GAME.replace('lead: A', 'dealer: A\n    lead: A'))).toEqual([]);
    const rules = (await pagesOf({ file: 'game.yaml', text: GAME }, { only: ['rules'] })).get('rules')!;
    const said = nodesIn(rules.structure).map((node) => wordsOf(rules, node));
    expect(said).toContain('A spielt aus');
    expect(said.filter((line) => /\bC gibt\b/.test(line))).toEqual([]);
  });

  it('says who dealt where the hands are whole', async () => {
    const deal = GAME.replace('deal: {cards: 8}', 'deal: {cards: 2, undealt: 18}');
    expect((await compile(deal)).value!.game.examples[0]).toMatchObject({ setup: { dealer: 2 } });
  });
});
