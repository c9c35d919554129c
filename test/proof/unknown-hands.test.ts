import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Play } from '../../src/definition/game.ts';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import { makeRanking } from '../../src/engine/ranking.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { findBrokenObligation } from '../../src/proof/obligations.ts';
import { choicesFrom, layCard, layTable, type Table } from '../../src/proof/table.ts';
import { cards, handExample, makeRules, plays, shapes } from '../support/game.ts';
import { amount } from '../support/tier.ts';

const ALL = shapes.cards.map(({ index }) => index);

/** What is unusual about cards: exempt from following, may be played at any time, never wins. */
interface Oddities {
  readonly exempt?: readonly number[];
  readonly anytime?: readonly number[];
  readonly orTrump?: boolean;
}

/** A game with S as trump that has these obligations. */
function rulesWith(
  words: readonly string[],
  { exempt = [], anytime = [], orTrump = false }: Oddities,
): Rules {
  const except = [0, 1, 2, 3].map(() => ALL.map((card) => exempt.includes(card)));
  const obligations = OBLIGATIONS.filter(({ word }) => words.includes(word)).map((obligation) => ({
    obligation,
    options: obligation.word === 'follow' ? { except, orTrump } : {},
  }));
  const ranking = makeRanking({
    suitCount: 3,
    trump: 2,
    suit: shapes.cards.map(({ suit }) => (suit === 2 ? 3 : suit)),
    strength: shapes.cards.map(({ rank }) => rank),
    special: ALL.map((card) => (anytime.includes(card) ? 'never-wins' : undefined)),
    anytime: ALL.map((card) => anytime.includes(card)),
  });
  return makeRules({ obligations, rankings: [ranking, ranking, ranking, ranking] });
}

/** The table after the first cards of a trick. */
function tableOf(rules: Rules, played: readonly Play[], hands: Record<string, string> = {}): Table {
  const example = handExample({ hands, tricks: [] });
  const setup = { ...example.setup, trump: 2 };
  const start = layTable({ ...example, setup, rules, tricks: [played] });
  return played.reduce((table, play) => layCard(table, play, 0), start);
}

/** All hands of 1 to 4 cards that hold `card` and none of `gone`. */
function handsWith(card: number, gone: readonly number[]): readonly (readonly number[])[] {
  const free = ALL.filter((other) => other !== card && !gone.includes(other));
  const grow = (hand: readonly number[], from: number): readonly (readonly number[])[] => [
    hand,
    ...(hand.length < 4
      ? free.slice(from).flatMap((other, at) => grow([...hand, other], from + at + 1))
      : []),
  ];
  return grow([card], 0);
}

/** What the replay says of a card that B, whose hand is not given, plays to what A led. */
function verdictOn(words: readonly string[], led: string, card: string, hands: Record<string, string> = {}) {
  const table = tableOf(rulesWith(words, {}), plays(`A ${led}`), hands);
  return findBrokenObligation(table, { trick: 0, seat: 1, played: cards(led) }, cards(card)[0]!)?.kind;
}

describe('a card from a hand that is not given', () => {
  test('follows suit and is right whatever else is held', () => {
    expect(verdictOn(['follow'], 'C2', 'C4')).toBeUndefined();
  });

  test('does not follow, and could be a revoke', () => {
    expect(verdictOn(['follow'], 'C2', 'T4')).toBe('unknown-hand');
  });

  test('ruffs too low, though it would be free in a hand of all other cards', () => {
    expect(verdictOn(['ruff', 'overtrump'], 'S2', 'S1')).toBe('unknown-hand');
    expect(verdictOn(['ruff', 'overtrump'], 'S2', 'S4')).toBeUndefined();
  });

  test('is a trump below the highest, which takes both a higher trump and another card to be forbidden', () => {
    const table = tableOf(rulesWith(['follow', 'ruff', 'no-undertrump'], {}), plays('A C2 C S3'));
    const turn = { trick: 0, seat: 1, played: cards('C2 S3') };
    expect(findBrokenObligation(table, turn, cards('S1')[0]!)?.kind).toBe('unknown-hand');
  });

  test('is known where all other cards are seen', () => {
    const hands = { A: 'C2 C1 C3 T4', C: 'S1 S2 S3 S4' };
    expect(verdictOn(['follow'], 'C2', 'T1', hands)).toBe('revoke');
    expect(verdictOn(['follow'], 'C2', 'T1', { A: 'C2 C1 C3 C4', C: 'S1 S2 S3 S4' })).toBeUndefined();
  });

  test('is right if it is the only card', () => {
    expect(verdictOn(['follow'], 'C2', 'T1', { A: 'C2' })).toBeUndefined();
  });

  test('is never taken for legal if some hand forbids it, whatever the obligations', () => {
    const words = fc.subarray(OBLIGATIONS.map(({ word }) => word));
    const some = fc.subarray(ALL, { maxLength: 3 });
    const oddities = fc.record({ exempt: some, anytime: some, orTrump: fc.boolean() });
    const trick = fc.shuffledSubarray(ALL, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(words, oddities, trick, (obligations, odd, [card, ...played]) => {
        const before = played.map((one, place) => ({ seat: [2, 0][place]!, card: one }));
        const table = tableOf(rulesWith(obligations, odd), before);
        const turn = { trick: 0, seat: 1, played };
        const mayBeForbidden = handsWith(card!, played).some(
          (hand) => !choicesFrom(table, turn, hand)[0]!.allowed.includes(card!),
        );
        expect(findBrokenObligation(table, turn, card!)?.kind === 'unknown-hand').toBe(mayBeForbidden);
      }),
      { numRuns: amount(37, 150) },
    );
  });
});

test('what others play later is not in the hand', () => {
  const example = handExample({ tricks: ['A C2 B T4 C C1', 'A C3 B T1 C C4'] });
  const turn = { trick: 0, seat: 1, played: plays('A C2').map(({ card }) => card) };
  expect(findBrokenObligation(layTable(example), turn, cards('T4')[0]!)).toBeUndefined();
});
