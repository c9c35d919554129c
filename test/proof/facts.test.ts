import { describe, expect, test } from 'vitest';
import { makeDeck } from '../../src/cards/notation.ts';
import { boundSplits, countSequences, eachSequence } from '../../src/proof/enumerate.ts';
import { FACT_NAMES, FACT_PROOFS, proveFacts } from '../../src/proof/facts.ts';
import { prove } from '../../src/proof/prove.ts';
import { followSuitFacts } from '../support/follow-suit.ts';
import { makeDefinition, makeRules, shapes } from '../support/game.ts';

const facts = proveFacts(makeRules());

describe('facts of Follow Suit', () => {
  test('no tie is possible in any of the 1320 sequences of three cards', () => {
    expect(facts['trick-sequences']).toBe(12 * 11 * 10);
    expect(facts['tied-tricks']).toBe(0);
  });

  test('every card is played exactly once, in four tricks of three cards', () => {
    expect(facts).toMatchObject({
      'deck-cards': 12,
      'cards-per-hand': 4,
      'tricks-per-hand': 4,
      'cards-per-trick': 3,
      'every-card-played-once': true,
    });
  });

  test('every hand has four points and a match twelve', () => {
    expect(facts).toMatchObject({ 'points-per-hand': 4, 'hands-per-match': 3, 'points-per-match': 12 });
  });

  test('a match can end in a tie between all, though a trick cannot', () => {
    expect(facts['tied-match']).toEqual([4, 4, 4]);
  });

  test('the same rules are proved once', () => {
    const rules = makeRules();
    expect(proveFacts(rules)).toBe(proveFacts(rules));
    expect(proveFacts(makeRules())).toEqual(facts);
  });

  test('every fact has a name and a proof in words', () => {
    expect([...FACT_NAMES].sort()).toEqual(Object.keys(facts).sort());
    expect(Object.values(FACT_PROOFS).every((proof) => proof.length > 0)).toBe(true);
  });
});

describe('facts of other games', () => {
  test('two circles of equal strength tie, and every such trick is counted', () => {
    const strength = shapes.cards.map(({ id, rank }) => (id === 'C4' ? 2 : rank));
    // C3 and C4 tie at the top: with one of 10 other cards, in 6 orders, but a circle must be led.
    const led = ['C1', 'C2'].length * 6 + (10 - 2) * 4;
    expect(proveFacts(makeRules({ strength }))['tied-tricks']).toBe(led);
  });

  test('a card that is not dealt is not played', () => {
    const short = proveFacts(makeRules({ handSize: 3 }));
    expect(short).toMatchObject({
      'every-card-played-once': false,
      'tricks-per-hand': 3,
      'points-per-hand': 3,
    });
  });

  test('points that depend on who takes the tricks have no fixed sum', () => {
    const tricks = { kind: 'name', name: 'tricks' } as const;
    const score = { kind: 'binary', operator: '*', left: tricks, right: tricks } as const;
    const squared = proveFacts(makeRules({ scoring: [{ name: 'squares', score }] }));
    expect(squared['points-per-hand']).toBeUndefined();
    expect(squared['points-per-match']).toBeUndefined();
  });

  test('two players with an odd number of tricks cannot tie', () => {
    const odd = proveFacts(makeRules({ players: 2, handSize: 3, match: { hands: 1 } }));
    expect(odd['tied-match']).toBeUndefined();
    const even = proveFacts(makeRules({ players: 2, handSize: 3, match: { hands: 2 } }));
    expect(even['tied-match']).toEqual([3, 3]);
  });

  const large = makeDeck({
    ...shapes,
    id: 'large',
    ranks: Array.from({ length: 16 }, (_, rank) => ({ id: String(rank + 1), pips: 0 })),
  });

  test('a deck too large to enumerate is proved free of ties by its pairs', () => {
    const rules = makeRules({ deck: large, players: 6, handSize: 8 });
    const many = proveFacts(rules);
    expect(many['trick-sequences']).toBe(48 * 47 * 46 * 45 * 44 * 43);
    expect(many['tied-tricks']).toBe(0);
    expect(many['every-card-played-once']).toBe(true);
    const equal = makeRules({ deck: large, players: 6, handSize: 8, strength: rules.strength.map(() => 0) });
    expect(proveFacts(equal)['tied-tricks']).toBeUndefined();
  });

  test('a number too large to be exact is not stated', () => {
    const huge = { ...large, cards: [...large.cards, ...large.cards] };
    const rules = makeRules({ deck: huge, players: 10, handSize: 1, match: { hands: 1 } });
    expect(
      proveFacts({ ...rules, strength: huge.cards.map((_, card) => card) })['trick-sequences'],
    ).toBeUndefined();
  });
});

describe('facts that the author states', () => {
  const findings = (stated: Readonly<Record<string, number | string | boolean>>, rules = makeRules()) =>
    prove(makeDefinition([], { facts: stated, rules }));

  test('hold if they are what enumeration gives', () => {
    const { value, diagnostics } = findings(followSuitFacts);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ claims: 11, refuted: 0 });
    expect(Object.keys(followSuitFacts).sort()).toEqual([...FACT_NAMES].sort());
  });

  test.each(Object.entries(followSuitFacts))('are refuted at their own place: %s', (name, right) => {
    const wrong = typeof right === 'boolean' ? !right : right + 1;
    const { value, diagnostics } = findings({ ...followSuitFacts, [name]: wrong });
    expect(value).toMatchObject({ claims: 11, refuted: 1 });
    expect(diagnostics).toMatchObject([
      {
        code: 'E0308',
        span: { file: `facts/${name}` },
        message: `game claims ${wrong} for ${name}, the rules give ${right}`,
        label: 'claimed',
        help: `write ${right}`,
      },
    ]);
  });

  test('are refuted if they are of another type', () => {
    expect(findings({ 'deck-cards': '12' }).diagnostics).toMatchObject([{ code: 'E0308' }]);
  });

  test('cannot state a number that varies', () => {
    const rules = makeRules({
      scoring: [{ name: 'nil', when: { kind: 'name', name: 'tricks' }, score: { kind: 'number', value: 1 } }],
    });
    expect(findings({ 'points-per-hand': 3 }, rules).diagnostics).toMatchObject([
      {
        message: 'game claims 3 for points-per-hand, no such value can be proved',
        help: 'leave the fact out',
      },
    ]);
  });
});

describe('counting', () => {
  test('sequences are visited once each', () => {
    const seen = new Set<string>();
    eachSequence(5, 3, (sequence) => seen.add(sequence.join()));
    expect(seen.size).toBe(countSequences(5, 3));
    expect([...seen].every((sequence) => new Set(sequence.split(',')).size === 3)).toBe(true);
  });

  test('the bounds of all splits are those of listing them', () => {
    const worth = (share: number) => [7, -2, 5, 0, 3][share]!;
    const sums: number[] = [];
    for (let a = 0; a <= 4; a++) {
      for (let b = 0; a + b <= 4; b++) sums.push(worth(a) + worth(b) + worth(4 - a - b));
    }
    expect(boundSplits(4, 3, worth)).toEqual({ least: Math.min(...sums), greatest: Math.max(...sums) });
  });
});
