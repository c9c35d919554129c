import { describe, expect, it } from 'vitest';
import { compile, shorten } from './support.ts';

const game = (bidding: string, lead = 'left-of-dealer', trump = 'none', more = '') => `game: bids
title: {de: Ansagen, en: Bids}
players: 4
deck: french-52
deal: {schedule: up}
trump: ${trump}
order: A K Q J 10 9 8 7 6 5 4 3 2
bidding: ${bidding}
play: {lead: ${lead}, obligations: [follow]}
scoring: [{line: made, when: tricks == bid, score: 10}, {line: missed, score: 0}]
match: {hands: schedule, winner: highest-total, ties: shared}
${more}`;

const NAMED = '{by: naming, who: eldest-hand, choices: ♣ ♠ ♥ ♦}';

describe('the hook', () => {
  it.each([
    ['a dealer who always bids last', game('{first: left-of-dealer, hook: dealer}')],
    ['a dealer whose left neighbour always leads', game('{first: leader, hook: dealer}')],
    ['a dealer whose left neighbour names trumps and leads', game('{first: leader, hook: dealer}', 'trump-maker', NAMED)],
    ['whoever bids last', game('{first: leader, hook: last}', 'last-winner')],
    ['whoever bids last, the dealer first', game('{first: dealer, hook: last}')],
    ['nobody', game('{first: leader, hook: none}', 'last-winner')],
  ])('binds %s', async (_, text) => {
    const { value, diagnostics } = await compile(text);
    expect(shorten(diagnostics)).toEqual([]);
    expect(value!.game.rules.bidding?.hook).toBe(text.includes('hook: none') ? 'none' : 'last');
  }); // biome-ignore format: a table

  it.each([
    ['the second', '{first: right-of-dealer, hook: dealer}', 'left-of-dealer'],
    ['the first', '{first: dealer, hook: dealer}', 'left-of-dealer'],
    ['wherever the last winner sits', '{first: leader, hook: dealer}', 'last-winner'],
  ])('binds no dealer who bids as %s', async (_, bidding, lead) => {
    expect(shorten((await compile(game(bidding, lead))).diagnostics)).toEqual([
      `E0231 8:${'bidding: '.length + bidding.indexOf('hook: dealer') + 'hook: '.length + 1}`,
    ]);
  });
});
