import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/definition/game.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { PARTS } from './games.ts';
import { compile, shorten } from './support.ts';

/** A game for four in two teams, with the parts that are given instead of its own. */
function write(parts: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...PARTS, ...parts })
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('');
}

async function compileGame(parts: Readonly<Record<string, string>> = {}): Promise<Game> {
  const { value, diagnostics } = await compile(write(parts));
  expect(shorten(diagnostics)).toEqual([]);
  return value!.game;
}

async function rulesOf(parts: Readonly<Record<string, string>> = {}): Promise<Rules> {
  return (await compileGame(parts)).rules;
}

const name =
  ({ deck }: Pick<Rules, 'deck'>) =>
  (card: number): string =>
    deck.cards[card]!.id;

describe('a match', () => {
  const schedule = { trump: 'none', deal: '{schedule: up-down}' };

  it('of fewer hands than the schedule has knows only the hands that are played', async () => {
    const rules = await rulesOf({ ...schedule, match: '{hands: 3}' });
    expect(rules.deal.sizes).toEqual([1, 2, 3]);
    expect(rules.match).toMatchObject({ hands: 3 });
    expect(rules.match.handsByDeal).toBeUndefined();
  });

  it('of as many hands as the schedule gives has all of them', async () => {
    const rules = await rulesOf({ ...schedule, match: '{hands: schedule}' });
    expect(rules.deal.sizes).toHaveLength(15);
    expect(rules.match).toMatchObject({ hands: 15, handsByDeal: true });
  });

  it('of more hands goes on with the last size', async () => {
    const { deal, match } = await rulesOf({ ...schedule, match: '{hands: 20}' });
    expect([deal.sizes.length, match.hands]).toEqual([15, 20]);
  });

  it('is won by the most points unless it says otherwise, and a target by whoever reaches it', async () => {
    expect((await rulesOf({ match: '{hands: 4}' })).match.winner).toBe('highest-total');
    expect((await rulesOf({ match: '{hands: 4, winner: lowest-total}' })).match.winner).toBe('lowest-total');
    expect((await rulesOf({ match: '{target: 12}' })).match.winner).toBe('target');
  });
});

describe('a suit', () => {
  it.each(['♥', 'H', 'h', 'Herz', 'hearts', 'herz'])('is named %s in rules', async (word) => {
    const fixed = await rulesOf({ trump: `{by: fixed, suit: ${word}}` });
    expect(fixed.trump).toEqual({ by: 'fixed', suit: 2 });
    const rotation = await rulesOf({ trump: `{by: rotation, suits: ♣ ${word}}` });
    expect(rotation.trump).toEqual({ by: 'rotation', suits: [0, 2] });
    const naming = await rulesOf({ trump: `{by: naming, who: anyone, choices: [${word}, none]}` });
    expect(naming.trump).toMatchObject({ choices: [2, undefined] });
  });
});

/** The trumps of a game, high to low, while this suit is trump. */
async function trumps(suit: string | undefined, parts: Readonly<Record<string, string>>): Promise<string> {
  const rules = await rulesOf(parts);
  const index =
    suit === undefined ? rules.deck.suits.length : rules.deck.suits.findIndex(({ id }) => id === suit);
  return rules.rankings[index]!.trumps.map(name(rules)).join(' ');
}

describe('the number of players', () => {
  it.each([
    ['4', [4]],
    ['{min: 3, max: 6}', [3, 4, 5, 6]],
    ['[6, 4]', [4, 6]],
  ])('is written as %s', async (players, expected) => {
    const deal = '{schedule: up}';
    const { teams: _, ...game } = { teams: '', players, deal, trump: 'none' };
    const text = write(game).replace('teams: 2\n', '');
    const { value, diagnostics } = await compile(text);
    expect(shorten(diagnostics)).toEqual([]);
    expect(value!.game.players).toEqual(expected);
    expect(value!.game.seats).toHaveLength(expected[0]!);
    for (const count of expected) expect(value!.game.rulesFor(count).players).toBe(count);
    expect(() => value!.game.rulesFor(7)).toThrow(RangeError);
  });

  it('makes two sides of four players, opposite seats together', async () => {
    expect((await rulesOf()).sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

describe('a deal', () => {
  it('by a schedule goes up to what the deck has, capped and by the number of players', async () => {
    const { rulesFor } = await compileGame({
      players: '[4, 6]',
      deck: 'french-52',
      order: 'A K Q J 10 9 8 7 6 5 4 3 2',
      deal: '{schedule: up-down, cap: {4: 3, 6: 2}}',
      trump: 'none',
      match: '{hands: schedule, winner: highest-total, ties: shared}',
    });
    expect(rulesFor(4).deal.sizes).toEqual([1, 2, 3, 2, 1]);
    expect(rulesFor(4).match.hands).toBe(5);
    expect(rulesFor(6).deal.sizes).toEqual([1, 2, 1]);
  });

  it('may leave cards out if the rules say so, or if the next one is turned up', async () => {
    const named = '{by: naming, who: anyone, choices: ♣ ♠}';
    const left = await rulesOf({ deal: '{cards: 5, undealt: 12}', trump: named });
    expect(left.deal.sizes).toEqual([5]);
    await rulesOf({ deal: '{cards: 5}', trump: '{by: turn-up}' });
  });
});

describe('the order of trumps', () => {
  it('is that of the suit if nothing else is said', async () => {
    expect(await trumps('♥', {})).toBe('♥A ♥K ♥Q ♥J ♥10 ♥9 ♥8 ♥7');
    expect(await trumps(undefined, {})).toBe('');
  });

  it('takes the jack of trumps and that of the same colour out of their suits', async () => {
    const order = '{plain: A K Q J 10 9 8 7, trump: "*J ~B *A *K *Q *10 *9 *8 *7"}';
    expect(await trumps('♥', { order })).toBe('♥J ♦J ♥A ♥K ♥Q ♥10 ♥9 ♥8 ♥7');
    expect(await trumps('♠', { order })).toBe('♠J ♣J ♠A ♠K ♠Q ♠10 ♠9 ♠8 ♠7');
  });

  it('keeps fixed trumps in hands without a trump suit', async () => {
    const order = '{plain: A 10 K Q 9 8 7, trump: "♣J ♠J HB ♦J *A *10 *K *Q *9 *8 *7"}';
    const trump = '{by: naming, who: anyone, choices: ♣ ♠ ♥ ♦ none}';
    const deal = '{cards: 8}';
    expect(await trumps('♦', { order, trump, deal })).toBe('♣J ♠J ♥J ♦J ♦A ♦10 ♦K ♦Q ♦9 ♦8 ♦7');
    expect(await trumps(undefined, { order, trump, deal })).toBe('♣J ♠J ♥J ♦J');
  });

  it('gives way to cards that belong to no suit', async () => {
    const special = '[{cards: J, wins: first, play: anytime}, {cards: ♥A, wins: never, play: when-void}]';
    const rules = await rulesOf({ special });
    const hearts = rules.rankings[2]!;
    const at = (id: string) => rules.deck.cards.find((card) => card.id === id)!.index;
    expect(hearts.trumps.map(name(rules)).join(' ')).toBe('♥K ♥Q ♥10 ♥9 ♥8 ♥7');
    expect(['♣J', '♥J', '♥A', '♥K'].map((id) => hearts.special[at(id)])).toEqual([
      'first-wins',
      'first-wins',
      'never-wins',
      undefined,
    ]);
    expect(['♣J', '♥A', '♥K'].map((id) => hearts.anytime[at(id)])).toEqual([true, false, false]);
  });

  it('lets plain suits rank otherwise where there is no trump', async () => {
    const order = '{plain: A K Q J 10 9 8 7, no-trump: A 10 K Q J 9 8 7}';
    const rules = await rulesOf({
      order,
      trump: '{by: naming, who: anyone, choices: ♣ none}',
      deal: '{cards: 8}',
    });
    const higher = (ranking: number) => {
      const at = (id: string) =>
        rules.rankings[ranking]!.strength[rules.deck.cards.find((c) => c.id === id)!.index]!;
      return at('♥10') > at('♥K');
    };
    expect([higher(0), higher(4)]).toEqual([false, true]);
  });
});

describe('obligations', () => {
  it('carry their exceptions, by trump suit', async () => {
    const play = '{lead: trump-maker, obligations: [{follow: {except: "*J", or: trump}}, no-undertrump]}';
    const rules = await rulesOf({ play });
    expect(rules.obligations.map(({ obligation }) => obligation.word)).toEqual(['follow', 'no-undertrump']);
    const { except, orTrump } = rules.obligations[0]!.options;
    expect(orTrump).toBe(true);
    const exempt = except!.map((cards) =>
      rules.deck.cards.filter(({ index }) => cards[index]).map(({ id }) => id),
    );
    expect(exempt).toEqual([['♣J'], ['♠J'], ['♥J'], ['♦J'], []]);
  });
});

describe('the scoring key', () => {
  it('makes a line of each band, and keeps steps and awards with their places', async () => {
    const scoring = `
  - {line: won, when: points > other_points, of: other_points, bands: {65: 9, 0: 3, 8-32: 2}}
  - {line: lost, score: 0}
  - {step: away, when: "!maker && score > 0", add: 1}
  - {step: doubled, times: 2 ^ doubles}
  - {award: brot, when: tricks == hand_size, count: 1}`;
    const rules = await rulesOf({
      scoring,
      points: '{A: 11, "10": 10, K: 4, ♥K: 5}',
      'last-trick': '10',
      doubling: '2',
      match:
        '{target: 0, start: 8, winner: target, units: [{unit: brot, name: {de: Brot, en: loaf}, to: winners}]}',
    });
    const { lines, steps, awards } = rules.scoring;
    expect(lines.map(({ name: line, range, entry }) => [line, range, entry])).toEqual([
      ['won', '0', 0],
      ['won', '8-32', 0],
      ['won', '65', 0],
      ['lost', undefined, 1],
    ]);
    expect(steps.map(({ name: step, kind, entry }) => [step, kind, entry])).toEqual([
      ['away', 'add', 2],
      ['doubled', 'times', 3],
    ]);
    expect(awards).toMatchObject([{ name: 'brot', unit: 0, entry: 4 }]);
    expect(rules).toMatchObject({
      lastTrick: 10,
      doubling: 2,
      match: { start: 8, target: 0, surplus: 'dropped' },
    });
  });

  it('counts a single card as written, whatever its rank counts', async () => {
    const rules = await rulesOf({ points: '{♥K: 5, K: 4}' });
    const counts = ['♣K', '♥K', '♥A'].map(
      (id) => rules.cardPoints![rules.deck.cards.find((card) => card.id === id)!.index],
    );
    expect(counts).toEqual([4, 5, 0]);
  });
});

describe('melds', () => {
  it('are held in any plain suit, or in trumps, with any of the copies', async () => {
    const melds = '[{meld: "20", cards: K Q, score: 1}, {meld: "40", cards: "*K *Q", score: 2}]';
    const rules = await rulesOf({ melds });
    const names = (trump: number, meld: number) =>
      rules.melds[meld]!.sets[trump]!.map((cards) => cards.map(name(rules)).join(' '));
    expect(names(0, 0)).toEqual(['♠K ♠Q', '♥K ♥Q', '♦K ♦Q']);
    expect(names(0, 1)).toEqual(['♣K ♣Q']);
    expect(names(4, 0)).toHaveLength(4);
    expect(names(4, 1)).toEqual([]);
    const twice = await rulesOf({
      melds,
      deck: 'french-2x32',
      deal: '{cards: 16}',
      trump: '{by: naming, who: anyone, choices: ♣}',
      play: '{lead: trump-maker, obligations: [follow], identical-cards: last-wins}',
    });
    expect(twice.melds[1]!.sets[0]).toHaveLength(4);
    expect(twice.identical).toBe('last');
  });
});
