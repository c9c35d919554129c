import { describe, expect, it } from 'vitest';
import { cardsNamed } from '../../src/cards/notation.ts';
import { choose } from '../../src/engine/choose.ts';
import { rankingOf } from '../../src/engine/ranking.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { leaderOf, leadsByTurns } from '../../src/engine/turns.ts';
import { pagesOf, stichwerk } from '../support/shipped.ts';
import { nodesIn, wordsOf } from '../support/spoken.ts';

/** A game for four with hearts as trumps, of which only some keys differ from test to test. */
const game = (keys: Readonly<Record<string, string>>) => {
  const usual = {
    players: '4',
    deck: 'french-32',
    deal: '{cards: 8}',
    trump: '{by: fixed, suit: ♥}',
    order: 'A K Q J 10 9 8 7',
    play: '{lead: left-of-dealer, obligations: [follow]}',
    scoring: '[{line: tricks, score: tricks}]',
    match: '{hands: 4, winner: highest-total, ties: shared}',
  };
  const lines = Object.entries({ ...usual, ...keys }).map(([key, value]) => `${key}: ${value}`);
  return { file: 'game.yaml', text: ['game: duties', 'title: {de: Pflichten, en: Duties}', ...lines, ''].join('\n') }; // biome-ignore format: short
};

async function said(keys: Readonly<Record<string, string>>, language: 'de' | 'en' = 'de'): Promise<string> {
  const document = (await pagesOf(game(keys), { language, only: ['rules'] })).get('rules')!;
  const nodes = nodesIn(document.structure).filter(({ role }) => role === 'P');
  return nodes.map((node) => wordsOf(document, node).replaceAll('\u00a0', ' ')).join('\n');
}

async function rulesOf(keys: Readonly<Record<string, string>>): Promise<Rules> {
  return (await stichwerk.read(game(keys))).value!.game.rules;
}

/** What may be played of a hand, hearts being trumps. */
function legal(rules: Rules, holding: string, played: string, opens = false): string {
  const { deck } = rules;
  const cards = (text: string) => (text === '' ? [] : text.split(' ').map((name) => cardsNamed(deck, name)[0]!.index)); // biome-ignore format: short
  const ranking = rankingOf(rules, deck.suits.findIndex(({ id }) => id === '♥')); // biome-ignore format: short
  const asked = { ranking, holding: cards(holding), played: cards(played), opens, trumpsPlayed: false };
  return choose(rules, asked).allowed.map((card) => deck.cards[card]!.id).join(' '); // biome-ignore format: short
}

const ROTATES = '{lead: rotates, obligations: [follow]}';
const BIDS = { bidding: '{first: leader, hook: none}', scoring: '[{line: made, when: tricks == bid, score: 10}, {line: missed, score: 0}]' }; // biome-ignore format: short
const SOLO = {
  teams: '2',
  solo: '{lead: soloist, decider: allowed}',
  scoring: '[{line: alone, when: soloist, score: 2 * tricks}, {line: tricks, score: tricks}]',
};

describe('a lead that moves on from hand to hand', () => {
  it('begins with each player once where nobody may play alone', async () => {
    expect(await said({ play: ROTATES })).toContain('; jede Person beginnt einmal.');
    expect(leadsByTurns(await rulesOf({ play: ROTATES }))).toBe(true);
  });

  it('begins to the left of who led last where somebody may lead because he plays alone', async () => {
    const keys = { play: ROTATES, ...SOLO };
    const text = await said(keys);
    expect(text).not.toContain('jede Person beginnt einmal');
    expect(text).toContain('jedes Mal beginnt, wer links von der Person sitzt, die zuletzt begonnen hat.');
    const rules = await rulesOf(keys);
    expect(leadsByTurns(rules)).toBe(false);
    const alone = leaderOf(rules, { previousLead: 0, solo: 3 })!;
    expect([alone, leaderOf(rules, { previousLead: alone })]).toEqual([3, 0]);
  });

  it.each(['score-table', 'trick-protocol'] as const)('is printed on a %s before it is played only where it is settled', async (kind) => {
    const begins = async (keys: Readonly<Record<string, string>>) => {
      const document = (await pagesOf(game({ play: ROTATES, teams: '2', ...keys }), { only: [kind] })).get(kind)!;
      const cells = nodesIn(document.structure).filter(({ role }) => role === 'TD');
      return cells.filter((node) => /^[A-D]$/.test(wordsOf(document, node))).length;
    };
    expect(await begins({})).toBeGreaterThan(0);
    expect(await begins(SOLO)).toBe(0);
  }); // biome-ignore format: long calls

  it('is agreed on for the first hand where there is a dealer as well', async () => {
    const text = await said({ play: ROTATES, ...BIDS });
    expect(text).toContain('Einigt euch, wer in der ersten Hand beginnt.');
    expect(leaderOf(await rulesOf({ play: ROTATES, ...BIDS }), { dealer: 0 })).toBeUndefined();
    expect(await said({ play: ROTATES, ...BIDS }, 'en')).toContain(
      'Agree on who leads first in the first hand.',
    );
    expect(await said({})).not.toContain('Einigt euch, wer in der ersten Hand beginnt.');
  });

  it('is told of all later hands where a match has no fixed number of them', async () => {
    const match = '{target: 20, surplus: dropped, winner: target}';
    expect(await said({ play: ROTATES, match })).toContain(
      'In jeder weiteren Hand beginnt die nächste Person im Uhrzeigersinn.',
    );
    expect(await said({ play: ROTATES, match, ...SOLO })).toContain(
      'In jeder weiteren Hand beginnt, wer links von der Person sitzt, die zuletzt begonnen hat.',
    );
  });
});

it('all others of a side lay down their cards, where that is one or two of them', async () => {
  const keys = { players: '[4, 6]', deal: '{cards: 5, undealt: {4: 12, 6: 2}}', ...SOLO };
  expect(await said(keys)).toContain('Wer sonst auf dieser Seite sitzt, legt die Karten verdeckt ab');
  expect(await said(keys, 'en')).toContain('Everyone else on that side lays down their cards face down');
  expect(await said(SOLO)).toContain('Der Partner legt seine Karten verdeckt ab');
});

const JACKS = { order: 'A K Q 10 9 8 7', special: '[{cards: J, wins: first, play: anytime}]' };
const play = (...words: readonly string[]) => `{lead: left-of-dealer, obligations: [${words.join(', ')}]}`;

describe('cards that may be played at any time', () => {
  it('may be played whatever else would be a duty, and are no duty themselves', async () => {
    const keys = { ...JACKS, play: play('lead-trump-first', 'follow', 'head') };
    expect(await said(keys)).toContain(
      'Sie dürfen jederzeit gelegt werden, auch wenn sonst eine andere Karte Pflicht wäre; umgekehrt muss niemand eine davon legen, solange noch andere Karten da sind.',
    );
    const rules = await rulesOf(keys);
    expect(legal(rules, '♥7 ♠A ♣J', '', true)).toBe('♥7 ♣J');
    expect(legal(rules, '♠A ♠7 ♣J', '♠10')).toBe('♠A ♣J');
    expect(legal(rules, '♠7 ♣J', '♠10')).toBe('♠7 ♣J');
  });

  it('are told against following alone where that is the only duty', async () => {
    expect(await said(JACKS)).toContain('auch von jemandem, der bedienen könnte.');
  });

  it('do not count where it matters that nothing but trumps is held', async () => {
    const keys = { ...JACKS, play: play('no-trump-lead-before-ruff', 'follow', 'no-undertrump') };
    const text = await said(keys);
    expect(text).toContain('auf der Hand nur noch Trümpfe sind (besondere Karten nicht gerechnet).');
    expect(text).toContain('jemand nichts anderes mehr hat (besondere Karten nicht gerechnet).');
    const rules = await rulesOf(keys);
    expect(legal(rules, '♥7 ♥8 ♣J', '')).toBe('♥7 ♥8 ♣J');
    expect(legal(rules, '♥7 ♥K ♣J', '♠10 ♥9')).toBe('♥7 ♥K ♣J');
    expect(await said({ play: play('follow', 'no-undertrump') })).not.toContain('besondere Karten');
  });
});

describe('a trump below another', () => {
  it('is played by who must play one and has none that is higher', async () => {
    const keys = { play: play('follow', 'ruff', 'no-undertrump') };
    expect(await said(keys)).toContain('oder wenn einer gelegt werden muss und kein höherer da ist.');
    expect(legal(await rulesOf(keys), '♥7 ♣8', '♠10 ♥9')).toBe('♥7');
  });

  it('is not played where that comes before the duty to play one', async () => {
    const keys = { play: play('follow', 'no-undertrump', 'ruff') };
    const text = await said(keys);
    expect(text).not.toContain('kein höherer da ist');
    expect(text).toContain('Wer nur niedrigere hat, wirft stattdessen ab.');
    expect(legal(await rulesOf(keys), '♥7 ♣8', '♠10 ♥9')).toBe('♣8');
  });
});
