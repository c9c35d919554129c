import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import { choose, nextLeader, seatAfter, topCards, winningPlay } from '../../src/engine/trick.ts';
import { cards, makeRules, shapes } from '../support/game.ts';

const rules = makeRules();
const [C, T] = [0, 1];
const choice = (holding: string, played: string) =>
  choose({ rules, holding: cards(holding), played: played ? cards(played) : [] });

describe('what may be played', () => {
  test('the leader may play any card', () => {
    expect(choice('C2 T1 S4', '')).toEqual({ allowed: cards('C2 T1 S4'), reason: { kind: 'leads' } });
  });

  test('who holds the led suit must follow, but need not beat', () => {
    const { allowed, reason } = choice('C2 T1 T3 S4', 'T4');
    expect(allowed).toEqual(cards('T1 T3'));
    expect(reason).toEqual({ kind: 'must-follow', suit: T, holds: cards('T1 T3') });
  });

  test('who is void may play any card', () => {
    expect(choice('T1 S4', 'C2 C4')).toEqual({ allowed: cards('T1 S4'), reason: { kind: 'void', suit: C } });
  });

  test('the suit of the first card counts, not that of a discard', () => {
    expect(choice('C2 T1', 'T4 C1').allowed).toEqual(cards('T1'));
  });

  test('without obligations every card may follow', () => {
    const free = makeRules({ obligations: [] });
    const turn = { rules: free, holding: cards('C2 T1'), played: cards('T4') };
    expect(choose(turn)).toEqual({ allowed: cards('C2 T1'), reason: { kind: 'free' } });
    expect(choose({ ...turn, played: [] }).reason).toEqual({ kind: 'leads' });
  });

  test('obligations narrow one after another, and the last that speaks gives the reason', () => {
    const lowest = {
      word: 'lowest',
      narrow: (_: unknown, [first, ...rest]: readonly number[]) =>
        rest.length > 0
          ? { allowed: [first!], reason: { kind: 'must-follow' as const, suit: 9, holds: [first!] } }
          : undefined,
    };
    const both = makeRules({ obligations: [...OBLIGATIONS, lowest] });
    const ask = (holding: string) => choose({ rules: both, holding: cards(holding), played: cards('T4') });
    expect(ask('C2 T1 T3')).toEqual({
      allowed: cards('T1'),
      reason: { kind: 'must-follow', suit: 9, holds: cards('T1') },
    });
    expect(ask('C2 T1').reason).toEqual({ kind: 'must-follow', suit: T, holds: cards('T1') });
  });
});

describe('who wins a trick', () => {
  test.each([
    ['C2 C4 S4', 1],
    ['C1 C2 C3', 2],
    ['T1 T3 T2', 1],
    ['S1 C4 T4', 0],
    ['S2 C4 S3', 2],
  ])('%s is won by card %d', (trick, winner) => {
    expect(winningPlay(rules, cards(trick)).index).toBe(winner);
    expect(topCards(rules, cards(trick))).toEqual([winner]);
  });

  test('the reason names the beaten cards and the discards', () => {
    expect(winningPlay(rules, cards('C2 C4 S4')).reason).toEqual({
      kind: 'highest-of-led-suit',
      suit: C,
      card: cards('C4')[0],
      beaten: cards('C2'),
      offSuit: cards('S4'),
    });
  });

  test('the winner is among the cards, of the led suit, and no card of that suit beats it', () => {
    const trick = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(trick, (played) => {
        const { index, reason } = winningPlay(rules, played);
        const suitOf = (card: number) => shapes.cards[card]!.suit;
        const winner = played[index]!;
        expect(suitOf(winner)).toBe(suitOf(played[0]!));
        const rivals = played.filter((card) => suitOf(card) === suitOf(winner));
        expect(rivals.every((card) => rules.strength[card]! <= rules.strength[winner]!)).toBe(true);
        expect([reason.card, ...reason.beaten, ...reason.offSuit].sort()).toEqual([...played].sort());
      }),
    );
  });

  test('two cards of equal strength tie, and the first played wins', () => {
    const equal = makeRules({ strength: rules.strength.map((strength) => Math.min(strength, 2)) });
    expect(topCards(equal, cards('C1 C4 C3'))).toEqual([1, 2]);
    expect(winningPlay(equal, cards('C1 C4 C3')).index).toBe(1);
  });

  test('a trick without cards has no winner', () => {
    expect(() => winningPlay(rules, [])).toThrow('without cards');
  });
});

test('the turn goes round the table and the winner leads', () => {
  expect([0, 1, 2].map((seat) => seatAfter(rules, seat))).toEqual([1, 2, 0]);
  expect(seatAfter(rules, 2, 2)).toBe(1);
  expect(nextLeader(rules, 2)).toBe(2);
});

test('every obligation has a word of its own', () => {
  const words = OBLIGATIONS.map(({ word }) => word);
  expect(words).toContain('follow');
  expect(new Set(words).size).toBe(words.length);
});
