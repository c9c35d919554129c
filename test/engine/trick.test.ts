import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_SUIT, type Ranking, rankingOf } from '../../src/engine/ranking.ts';
import type { Rules, SuitIndex } from '../../src/engine/rules.ts';
import {
  activeSeats,
  cardPointsOf,
  ledSuitOf,
  seatAfter,
  seatsFrom,
  topCards,
  winningIndex,
  winningPlay,
} from '../../src/engine/trick.ts';
import { randomRules } from './support/random-rules.ts';
import {
  bauer,
  bauerchen,
  C,
  cards,
  D,
  engineRules,
  french,
  greifenUndPassen,
  H,
  rankings,
  S,
  sticheRaten,
} from './support/rules.ts';

const TRUMP = 4;

const whist = sticheRaten();
const twoPacks = french('A K Q J 10 9 8 7', 2);
const later = engineRules(twoPacks, { plain: 'A K Q J 10 9 8 7' }, { identical: 'last' });
const earlier: Rules = { ...later, identical: 'first' };

function won(rules: Rules, trick: string, trump?: SuitIndex) {
  return winningPlay(rules, rankingOf(rules, trump), cards(rules.deck, trick));
}

describe('who wins a trick', () => {
  test.each([
    ['the highest card of the led suit', 'H10 HK H2', undefined, 1],
    ['not a higher card of another suit', 'H10 SA H2', undefined, 0],
    ['not a trump suit where there is none', 'H10 S2 H2', undefined, 0],
    ['the only trump', 'HA S2 HK', S, 1],
    ['the highest trump', 'HA S2 SK S10', S, 2],
    ['the highest trump where trumps were led', 'S2 HA S3 DA', S, 2],
    ['the ace, which is high', 'DK DA DQ', undefined, 1],
    ['the card led, if nobody follows or ruffs', 'D2 CA HA', S, 0],
  ] as const)('%s', (_, trick, trump, place) => {
    expect(won(whist, trick, trump).index).toBe(place);
  });

  test.each([
    ['the jack of clubs is the highest trump, whatever suit is trump', 'HQ HJ CJ HA', H, 2],
    ['the jack of diamonds is above the ace of trumps', 'HA DJ H10', H, 1],
    ['a ten is above a king', 'SK S10 SQ', H, 1],
  ] as const)('in Bauerchen %s', (_, trick, trump, place) => {
    expect(won(bauerchen(), trick, trump).index).toBe(place);
  });

  test.each([
    ['the jack of trumps beats the left bower', 'DJ HJ HA', 1],
    ['the left bower beats the ace of trumps', 'HA DJ HK', 1],
    ['the jack of another colour is a plain card', 'SJ S10 SQ', 2],
  ] as const)('in Bauer %s', (_, trick, place) => {
    expect(won(bauer(), trick, H).index).toBe(place);
  });

  test('of identical cards the later wins in Stiche-Raten, the first where the rules say so', () => {
    expect(won(later, 'HA H7 HA.2').index).toBe(2);
    expect(won(earlier, 'HA H7 HA.2').index).toBe(0);
    expect(won(later, 'HA.2 S7 HA', S).index).toBe(1);
  });

  test('of three alike on a trump the last of the highest counts', () => {
    expect(won(later, 'H7 SK.2 S7 SK', S).index).toBe(3);
    expect(won(earlier, 'H7 SK.2 S7 SK', S).index).toBe(1);
  });
});

describe('special cards', () => {
  const rules = greifenUndPassen();

  test.each([
    ['the first jack wins, over trumps and later jacks', 'H10 CJ S2 DJ', 1],
    ['a jack led wins', 'DJ SA S2 CJ', 0],
    ['an ace never wins, not even of the led suit', 'H2 HA D3', 0],
    ['an ace of trumps is no trump', 'H2 SA S2', 2],
    ['an ace led does not ask: the next ordinary card does', 'HA D3 D9 HK', 2],
    ['a suit after an ace led is ruffed', 'HA D3 S2 DK', 2],
    ['a trick of aces goes to the first', 'HA SA DA CA', 0],
  ] as const)('%s', (_, trick, place) => {
    expect(won(rules, trick, S).index).toBe(place);
  });

  test('the last of several winners takes the trick where the rules say so', () => {
    const deck = french('A K Q J');
    const special = [{ cards: 'J', is: 'last-wins', anytime: true }] as const;
    const last = engineRules(
      deck,
      { plain: 'A K Q' },
      { rankings: rankings(deck, { plain: 'A K Q', special }) },
    );
    expect(won(last, 'HA CJ HK DJ')).toMatchObject({
      index: 3,
      reason: { kind: 'special-wins', tie: 'last' },
    });
  });

  test('the suit asked for is that of the first card that asks', () => {
    const ranking = rankingOf(rules, S);
    const led = (text: string) => ledSuitOf(ranking, cards(rules.deck, text));
    expect([led('H10 D2'), led('S10'), led('HA'), led('HA D3'), led('HA CA S3')]).toEqual([
      H,
      TRUMP,
      NO_SUIT,
      D,
      TRUMP,
    ]);
    expect([led(''), led('CJ'), led('CJ D3'), led('HA CJ D3')]).toEqual([NO_SUIT, NO_SUIT, NO_SUIT, D]);
  });
});

describe('why a card wins', () => {
  const of = (text: string) => cards(whist.deck, text);

  test('the reason names the beaten cards and those that could not win', () => {
    expect(won(whist, 'H2 HK S9').reason).toEqual({
      kind: 'highest-of-led-suit',
      suit: H,
      card: of('HK')[0],
      beaten: of('H2'),
      offSuit: of('S9'),
    });
    expect(won(whist, 'H2 S3 HK S9', S).reason).toEqual({
      kind: 'highest-trump',
      suit: TRUMP,
      card: of('S9')[0],
      beaten: of('S3'),
      offSuit: of('H2 HK'),
    });
  });

  test('a tie says which of the identical cards counts', () => {
    expect(won(later, 'HA H7 HA.2').reason).toMatchObject({ kind: 'highest-of-led-suit', tie: 'last' });
    expect(won(earlier, 'HA H7 HA.2').reason).toMatchObject({ tie: 'first' });
    expect(won(later, 'HA H7 H7.2').reason).not.toHaveProperty('tie');
  });

  test('a special card wins over all; of passing cards only the first does', () => {
    const rules = greifenUndPassen();
    const some = (text: string) => cards(rules.deck, text);
    expect(won(rules, 'H10 CJ S2 DJ', S).reason).toEqual({
      kind: 'special-wins',
      suit: NO_SUIT,
      card: some('CJ')[0],
      beaten: some('DJ'),
      offSuit: some('H10 S2'),
      tie: 'first',
    });
    expect(won(rules, 'HA SA', S).reason).toEqual({
      kind: 'all-never-win',
      suit: NO_SUIT,
      card: some('HA')[0],
      beaten: some('SA'),
      offSuit: [],
    });
  });

  test('cards that tie by themselves are all on top', () => {
    const top = (rules: Rules, text: string) => topCards(rankingOf(rules, S), cards(rules.deck, text));
    expect(top(later, 'HA H7 HA.2')).toEqual([0, 2]);
    expect(top(later, 'HA S7')).toEqual([1]);
    expect(top(greifenUndPassen(), 'H10 CJ S2 DJ')).toEqual([1, 3]);
    expect(topCards(rankingOf(later, S), [])).toEqual([]);
  });
});

const trickOf = (rules: Rules) =>
  fc.uniqueArray(fc.nat(rules.deck.cards.length - 1), { minLength: 1, maxLength: 6 });
const situations = randomRules.chain((rules) =>
  fc.record({ rules: fc.constant(rules), played: trickOf(rules), trump: fc.nat(3) }),
);

describe('in any game', () => {
  const canWin = (ranking: Ranking, played: readonly number[], card: number) =>
    ranking.special[card] !== undefined ||
    ranking.suit[card] === ranking.trumpSuit ||
    ranking.suit[card] === ledSuitOf(ranking, played);

  test('the winner is among the cards, could win, and the reason names every card once', () => {
    fc.assert(
      fc.property(situations, ({ rules, played, trump }) => {
        const ranking = rankingOf(rules, trump);
        const { index, reason } = winningPlay(rules, ranking, played);
        expect(played[index]).toBe(reason.card);
        expect(canWin(ranking, played, reason.card)).toBe(true);
        expect([reason.card, ...reason.beaten, ...reason.offSuit].sort()).toEqual([...played].sort());
        expect(topCards(ranking, played)).toContain(index);
      }),
    );
  });

  test('no card that could win has more power than the winner', () => {
    fc.assert(
      fc.property(situations, ({ rules, played, trump }) => {
        const ranking = rankingOf(rules, trump);
        const winner = played[winningIndex(rules, ranking, played)]!;
        const rivals = played.filter((card) => canWin(ranking, played, card));
        const powers = rivals.map((card) => ranking.power[card]!);
        expect(ranking.power[winner]).toBe(Math.max(...powers));
      }),
    );
  });
});

test('a trick without cards has no winner', () => {
  expect(() => winningPlay(whist, rankingOf(whist, S), [])).toThrow('without cards');
});

describe('the order of play', () => {
  const rules = bauerchen();

  test('goes round the table', () => {
    expect([0, 1, 2, 3].map((seat) => seatAfter(rules, seat))).toEqual([1, 2, 3, 0]);
    expect(seatAfter(rules, 3, 2)).toBe(1);
    expect(seatsFrom(rules, {}, 2)).toEqual([2, 3, 0, 1]);
  });

  test('leaves out the partner of a soloist', () => {
    expect(activeSeats(rules, { solo: 1 })).toEqual([0, 1, 2]);
    expect(seatsFrom(rules, { solo: 1 }, 2)).toEqual([2, 0, 1]);
    expect(seatsFrom(rules, { solo: 1 }, 3)).toEqual([0, 1, 2]);
  });

  test('keeps everybody where nobody has partners', () => {
    expect(activeSeats(whist, { solo: 1 })).toEqual([0, 1, 2, 3]);
  });
});

test('the cards of Bauerchen are worth 120 points, those of Stiche-Raten none', () => {
  const rules = bauerchen();
  const all = rules.deck.cards.map(({ index }) => index);
  expect(cardPointsOf(rules, all)).toBe(120);
  expect(cardPointsOf(whist, all)).toBe(0);
});

test('Bauerchen has eight trumps, jacks first; Bauer nine', () => {
  const text = (rules: Rules, trump: number) =>
    rankingOf(rules, trump)
      .trumps.map((card) => rules.deck.cards[card]!.id)
      .join(' ');
  expect(text(bauerchen(), H)).toBe('♣J ♠J ♥J ♦J ♥A ♥10 ♥K ♥Q');
  expect(text(bauer(), C)).toBe('♣J ♠J ♣A ♣K ♣Q ♣10 ♣9 ♣8 ♣7');
});

test('a suit that is not in the deck has no ranking', () => {
  expect(() => rankingOf(whist, 7)).toThrow('no ranking');
});
