import { describe, expect, test } from 'vitest';
import type { Rules } from '../../src/engine/rules.ts';
import { isLargest, sizeOfHand, sizesFor } from '../../src/engine/schedule.ts';
import type { TrumpChoice } from '../../src/engine/setup.ts';
import { lastCardMayDecide, trumpOfHand } from '../../src/engine/trump.ts';
import { leaderOf, makerOf, nextDealer } from '../../src/engine/turns.ts';
import { parseCard } from '../support/card.ts';
import { bauer, bauerchen, ohHell, whist } from './support/counted-games.ts';
import { countingRules, frenchDeck } from './support/counting.ts';

const [CLUBS, SPADES, HEARTS, DIAMONDS] = [0, 1, 2, 3];

function card({ deck }: Rules, text: string): number {
  return parseCard(deck, text)!.index;
}

const turned = (rules: Rules, text: string, named?: number): TrumpChoice => ({
  kind: 'turned',
  card: card(rules, text),
  ...(named !== undefined && { named }),
});

describe('how many cards are dealt', () => {
  test.each([
    [52, [17, 13, 10, 8]],
    [64, [21, 16, 12, 10]],
  ])('%d cards give 3, 4, 5 and 6 players so many hands', (cards, rounds) => {
    const hands = [3, 4, 5, 6].map((players) => sizesFor({ schedule: 'up' }, cards, players));
    expect(hands.map((sizes) => sizes.length)).toEqual(rounds);
    expect(hands.map((sizes) => sizes.at(-1))).toEqual(rounds);
    expect(hands.map((sizes) => sizes[0])).toEqual([1, 1, 1, 1]);
  });

  test('up and down again makes 2N − 1 hands, with one hand at the top', () => {
    expect(sizesFor({ schedule: 'up-down' }, 12, 4)).toEqual([1, 2, 3, 2, 1]);
    expect(sizesFor({ schedule: 'up-down' }, 52, 4)).toHaveLength(25);
    expect(sizesFor({ schedule: 'up-down' }, 5, 5)).toEqual([1]);
  });

  test('a cap ends the way up: ten cards for four players, eight for six', () => {
    expect(Math.max(...sizesFor({ schedule: 'up-down', cap: 10 }, 52, 4))).toBe(10);
    expect(Math.max(...sizesFor({ schedule: 'up-down', cap: 10 }, 52, 6))).toBe(8);
  });

  test('cards that stay out are taken away first', () => {
    expect(sizesFor({ schedule: 'up', undealt: 1 }, 52, 4)).toHaveLength(12);
  });

  test('a deck that is too small for one card each gives no hand', () => {
    expect(sizesFor({ schedule: 'up' }, 3, 4)).toEqual([]);
    expect(sizesFor({ schedule: 'up-down', undealt: 60 }, 52, 4)).toEqual([]);
  });

  test('a fixed number of cards is dealt hand after hand', () => {
    const rules = bauer();
    expect(sizesFor({ cards: 8 }, 32, 4)).toEqual([8]);
    expect([0, 1, 7].map((number) => sizeOfHand(rules, number))).toEqual([8, 8, 8]);
    expect(rules.match.hands).toBeUndefined();
  });

  test('hand by hand the schedule tells the size', () => {
    const rules = whist(6);
    expect(rules.deal.sizes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([0, 7, 8, 14].map((number) => sizeOfHand(rules, number))).toEqual([1, 8, 7, 1]);
    expect(rules.match.hands).toBe(15);
    expect([6, 7, 8].map((number) => isLargest(rules, number))).toEqual([false, true, false]);
  });
});

describe('the trump suit of a hand', () => {
  test('is the suit of the card turned up', () => {
    const rules = ohHell();
    expect(trumpOfHand(rules, 3, turned(rules, '♥7'))).toEqual({ trump: HEARTS });
    expect(trumpOfHand(rules, 3)).toEqual({ problem: 'needs-turn-up' });
    expect(trumpOfHand(rules, 3, { kind: 'named', suit: HEARTS })).toEqual({ problem: 'needs-turn-up' });
    expect(trumpOfHand(rules, 3, turned(rules, '♥7', CLUBS))).toEqual({ problem: 'needs-no-choice' });
  });

  test('is none in the last hand, whether a card is left to turn up or not', () => {
    expect(trumpOfHand(ohHell(4), 12)).toEqual({ trump: undefined });
    expect(trumpOfHand(ohHell(3), 16)).toEqual({ trump: undefined });
    expect(trumpOfHand(ohHell(3), 16, turned(ohHell(3), '♥7'))).toEqual({ problem: 'needs-no-choice' });
  });

  test('is none where all cards are dealt, even if no rule says so', () => {
    const silent = { ...ohHell(4), largestHandWithoutTrump: false };
    expect(trumpOfHand(silent, 12)).toEqual({ trump: undefined });
    expect(trumpOfHand({ ...ohHell(3), largestHandWithoutTrump: false }, 16)).toEqual({
      problem: 'needs-turn-up',
    });
  });

  test('is none only at the top when the cards go up and down', () => {
    const rules = { ...ohHell(), deal: { ...ohHell().deal, sizes: [1, 2, 3, 2, 1] } };
    const outcomes = [1, 2, 3].map((number) => trumpOfHand(rules, number));
    expect(outcomes).toEqual([
      { problem: 'needs-turn-up' },
      { trump: undefined },
      { problem: 'needs-turn-up' },
    ]);
  });

  test('is none after a card that passes, and named by eldest hand after one that grabs', () => {
    const base = ohHell();
    const of = (rank: string) => ['♣', '♠', '♥', '♦'].map((suit) => card(base, suit + rank));
    const rules: Rules = {
      ...base,
      trump: {
        by: 'turn-up',
        turned: [
          { cards: of('A'), trump: 'none' },
          { cards: of('J'), trump: 'eldest-hand-names' },
        ],
      },
    };
    expect(trumpOfHand(rules, 0, turned(rules, '♠A'))).toEqual({ trump: undefined });
    expect(trumpOfHand(rules, 0, turned(rules, '♠J'))).toEqual({ problem: 'needs-naming' });
    expect(trumpOfHand(rules, 0, turned(rules, '♠J', DIAMONDS))).toEqual({ trump: DIAMONDS });
    expect(trumpOfHand(rules, 0, turned(rules, '♠A', HEARTS))).toEqual({ problem: 'needs-no-choice' });
    expect(trumpOfHand(rules, 0, turned(rules, '♠Q'))).toEqual({ trump: SPADES });
  });

  test('takes turns where suits rotate: hearts, clubs, diamonds, spades, hearts', () => {
    const trumps = [0, 1, 2, 3, 4].map((number) => trumpOfHand(whist(), number));
    expect(trumps).toEqual([HEARTS, CLUBS, DIAMONDS, SPADES, HEARTS].map((trump) => ({ trump })));
    const topless = { ...whist(), largestHandWithoutTrump: true };
    expect([8, 9, 10].map((number) => trumpOfHand(topless, number))).toEqual([
      { trump: HEARTS },
      { trump: undefined },
      { trump: DIAMONDS },
    ]);
  });

  test('is fixed or none where the rules say so, and nobody chooses', () => {
    const fixed = countingRules({ trump: { by: 'fixed', suit: SPADES! } });
    expect(trumpOfHand(fixed, 5)).toEqual({ trump: SPADES });
    expect(trumpOfHand(fixed, 5, { kind: 'named', suit: HEARTS })).toEqual({ problem: 'needs-no-choice' });
    expect(trumpOfHand(countingRules(), 0)).toEqual({ trump: undefined });
  });

  test('is named by forehand among the suits on offer', () => {
    expect(trumpOfHand(bauer(), 0, { kind: 'named', suit: DIAMONDS })).toEqual({ trump: DIAMONDS });
    expect(trumpOfHand(bauer(), 0)).toEqual({ problem: 'needs-naming' });
    expect(trumpOfHand(bauer(), 0, turned(bauer(), '♥7'))).toEqual({ problem: 'needs-naming' });
    expect(trumpOfHand(bauer(), 0, { kind: 'named', suit: undefined })).toEqual({
      problem: 'suit-not-offered',
    });
    const grand = bauer();
    const rules: Rules = { ...grand, trump: { by: 'naming', who: 'anyone', choices: [undefined, CLUBS] } };
    expect(trumpOfHand(rules, 0, { kind: 'named', suit: undefined })).toEqual({ trump: undefined });
  });
});

describe('letting the last card decide', () => {
  const base = bauerchen();
  const jacks = ['♣J', '♠J', '♥J', '♦J'].map((text) => card(base, text));
  const rules: Rules = {
    ...base,
    trump: {
      by: 'naming',
      who: 'eldest-hand',
      choices: [0, 1, 2, 3],
      lastCard: { holds: jacks, least: 2 },
    },
  };
  const hand = (text: string) => text.split(' ').map((one) => card(base, one));

  test('the fifth card makes its suit trump', () => {
    expect(trumpOfHand(rules, 0, { kind: 'last-card', card: card(base, '♦10') })).toEqual({
      trump: DIAMONDS,
    });
    expect(trumpOfHand(base, 0, { kind: 'last-card', card: card(base, '♦10') })).toEqual({
      problem: 'no-last-card',
    });
  });

  test('needs two jacks before the fifth card', () => {
    expect(lastCardMayDecide(rules, hand('♣J ♠A ♥J ♦A ♦10'))).toBe(true);
    expect(lastCardMayDecide(rules, hand('♣J ♠A ♥K ♦A ♦J'))).toBe(false);
    expect(lastCardMayDecide(base, hand('♣J ♠A ♥J ♦A ♦10'))).toBe(false);
  });

  test('counts only the cards seen before naming', () => {
    const seen = { ...rules, trump: { ...(rules.trump as object), sees: 2 } as Rules['trump'] };
    expect(lastCardMayDecide(seen, hand('♣J ♠A ♥J ♦A ♦10'))).toBe(false);
    expect(lastCardMayDecide(seen, hand('♣J ♥J ♠A ♦A ♦10'))).toBe(true);
  });
});

describe('who deals, names and leads', () => {
  test('the seat left of the dealer deals the next hand of Stiche-Raten and leads this one', () => {
    expect(nextDealer(ohHell(), { dealer: 3 })).toBe(0);
    expect(leaderOf(ohHell(), { dealer: 3 })).toBe(0);
    expect(nextDealer(ohHell(), {})).toBeUndefined();
    expect(leaderOf(ohHell(), {})).toBeUndefined();
  });

  test('forehand names trump in Bauerchen and Bauer, and deals the next hand', () => {
    expect(makerOf(bauerchen(), 1)).toBe(2);
    expect(nextDealer(bauerchen(), { dealer: 1, maker: 2 })).toBe(2);
    expect(nextDealer(bauer(), { dealer: 1 })).toBeUndefined();
    expect(makerOf(bauer(), undefined)).toBeUndefined();
    expect(makerOf(ohHell(), 1)).toBeUndefined();
  });

  test('the trump-maker leads in Bauer', () => {
    expect(leaderOf(bauer(), { dealer: 3, maker: 0 })).toBe(0);
    expect(leaderOf(bauer(), { dealer: 3 })).toBeUndefined();
  });

  test('the winner of the last trick leads the next hand of whist; before the first, the dealer decides', () => {
    expect(leaderOf(whist(), { dealer: 3, lastWinner: 2 })).toBe(2);
    expect(leaderOf(whist(), { dealer: 3 })).toBe(0);
  });

  test('the lead moves on by one seat from hand to hand where it rotates', () => {
    const rules = countingRules({ players: 3, firstLead: 'rotates', deck: frenchDeck('A K Q') });
    expect([0, 1, 2].map((previousLead) => leaderOf(rules, { previousLead }))).toEqual([1, 2, 0]);
    expect(leaderOf(rules, { dealer: 0 })).toBeUndefined();
  });

  test('the soloist leads himself in Bauer, and in Bauerchen the lead stays unless it was his partner’s', () => {
    expect(leaderOf(bauer(), { maker: 0, solo: 1 })).toBe(1);
    expect(leaderOf(bauerchen(), { dealer: 3, solo: 1 })).toBe(0);
    expect(leaderOf(bauerchen(), { dealer: 3, solo: 0 })).toBe(0);
    expect(leaderOf(bauerchen(), { dealer: 3, solo: 2 })).toBe(1);
    expect(leaderOf(bauerchen(), { solo: 2 })).toBeUndefined();
  });
});
