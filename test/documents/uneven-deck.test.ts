import { expect, it } from 'vitest';
import type { Language } from '../../src/cards/localized.ts';
import { texts } from '../support/pages.ts';
import { pagesOf } from '../support/shipped.ts';

const game = (deck: string, undealt: number, order: string) => `game: demo
title: {de: Probe, en: Demo}
players: 3
deck: ${deck}
deal: {cards: 4, undealt: ${undealt}}
trump: none
play: {lead: rotates, next-lead: winner, obligations: [follow], identical-cards: first-wins}
order: ${order}
scoring: [{line: tricks, score: tricks}]
match: {hands: 3, winner: highest-total, ties: shared}
`;

async function rulesOf(text: string, language: Language): Promise<string> {
  const pages = await pagesOf({ file: 'game.yaml', text }, { language, only: ['rules'] });
  const words = pages.get('rules')!.pages.flatMap((page) => texts(page).map((one) => one.text));
  return words.join(' ').replace(/\s+/g, ' ');
}

it('a game whose cards are not all there equally often tells how often each is', async () => {
  const text = game('{from: shapes-3x4, counts: {1: 3, C4: 2}}', 7, '4 3 2 1');
  expect(await rulesOf(text, 'de')).toContain(
    'Nicht alle Karten sind gleich oft dabei: Kreis 4 zweimal, Karten mit dem Wert 1 je dreimal, alle anderen je einmal.',
  );
  expect(await rulesOf(text, 'en')).toContain(
    'Not all cards are there equally often: circle 4 two times, cards of the value 1 three times each, all others once each.',
  );
});

it('cards that are left out are not told of', async () => {
  const text = game('{from: french-20, counts: {A: 2, 10: 0, ♥K: 0}}', 7, 'A K Q J');
  const rules = await rulesOf(text, 'de');
  expect(rules).toContain('Kreuz, Pik und Karo mit Ass, König, Dame, Bube; Herz mit Ass, Dame, Bube.');
  expect(rules).toContain('Asse je zweimal, alle anderen je einmal.');
});

it('packs that are equal are told of as before', async () => {
  const rules = await rulesOf(game('{from: shapes-3x4, copies: 2}', 12, '4 3 2 1'), 'de');
  expect(rules).toContain('zwei gleiche Spiele zu je 12 Karten');
  expect(rules).not.toContain('Nicht alle Karten');
});
