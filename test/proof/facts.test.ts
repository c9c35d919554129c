import { describe, expect, test } from 'vitest';
import { makeDeck } from '../../src/cards/notation.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { boundSplits, countSequences, eachSequence, pointsOfCounts } from '../../src/proof/enumerate.ts';
import { FACT_NAMES, proofInWords, proveFacts } from '../../src/proof/facts.ts';
import { prove } from '../../src/proof/prove.ts';
import { line } from '../engine/support/counting.ts';
import { bauer, bauerchen, engineRules, french, rankings, sticheRaten } from '../engine/support/rules.ts';
import { followSuitFacts } from '../support/follow-suit.ts';
import { makeDefinition, makeRules, shapes } from '../support/game.ts';

const facts = proveFacts(makeRules());

/** A scoring key of these lines. */
const key = (...lines: readonly string[]): Rules['scoring'] => ({
  lines: lines.map((text, entry) => line(text, entry)),
  steps: [],
  awards: [],
});

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
    expect(FACT_NAMES.filter((name) => proofInWords(makeRules(), name) === '')).toEqual([]);
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

  test('points of a match whose hands differ in size are added up', () => {
    const sizes = [1, 2, 3, 4];
    const up = (line: string) =>
      proveFacts(
        makeRules({ hands: 6, scoring: key(line), deal: { sizes, packets: [], dealer: 'rotates' } }),
      );
    expect(up('tricks: tricks')['points-per-hand']).toBeUndefined();
    expect(up('tricks: tricks')['points-per-match']).toBe(1 + 2 + 3 + 4 + 4 + 4);
    expect(up('each: 1')).toMatchObject({ 'points-per-hand': 3, 'points-per-match': 18 });
  });

  test('points that depend on who takes the tricks have no fixed sum', () => {
    const squared = proveFacts(makeRules({ scoring: key('squares: tricks * tricks') }));
    expect(squared['points-per-hand']).toBeUndefined();
    expect(squared['points-per-match']).toBeUndefined();
  });

  test('two players with an odd number of tricks cannot tie', () => {
    const odd = proveFacts(makeRules({ players: 2, handSize: 3, hands: 1 }));
    expect(odd['tied-match']).toBeUndefined();
    const even = proveFacts(makeRules({ players: 2, handSize: 3, hands: 2 }));
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
    const equal = makeRules({ deck: large, players: 6, handSize: 8, strength: large.cards.map(() => 0) });
    expect(proveFacts(equal)['tied-tricks']).toBeUndefined();
  });

  test('a number too large to be exact is not stated', () => {
    const huge = { ...large, cards: [...large.cards, ...large.cards] };
    const rules = makeRules({ deck: huge, players: 10, handSize: 1, hands: 1 });
    expect(proveFacts(rules)['trick-sequences']).toBeUndefined();
  });
});

describe('trumps', () => {
  test('there are always eight in Bauerchen and nine in Bauer', () => {
    expect(proveFacts(bauerchen()).trumps).toBe(8);
    expect(proveFacts(bauer()).trumps).toBe(9);
  });

  test('there are none in Follow Suit', () => {
    expect(facts.trumps).toBe(0);
  });

  test('their number is not stated where one hand is played without', () => {
    expect(proveFacts(sticheRaten()).trumps).toBeUndefined();
  });
});

describe('card points', () => {
  test('there are 130 in Bauerchen, the last trick included', () => {
    expect(proveFacts({ ...bauerchen(), lastTrick: 0 })['card-points']).toBe(120);
    expect(proveFacts({ ...bauerchen(), lastTrick: 10 })['card-points']).toBe(130);
  });

  test('they vary if cards stay out, and do not exist where cards count nothing', () => {
    const four = { sizes: [4], packets: [], dealer: 'rotates' } as const;
    expect(proveFacts({ ...bauerchen(), deal: four })['card-points']).toBeUndefined();
    expect(facts['card-points']).toBeUndefined();
  });

  test('a trick is worth eight at least in Bauerchen: four jacks', () => {
    expect(proveFacts({ ...bauerchen(), lastTrick: 10 })['least-trick-points']).toBe(8);
    expect(facts['least-trick-points']).toBeUndefined();
  });

  test('a trick that cannot be played is not the least', () => {
    // Only one card each: the cheapest four make the only trick they can make.
    const one = { sizes: [1], packets: [], dealer: 'rotates' } as const;
    expect(proveFacts({ ...bauerchen(), deal: one })['least-trick-points']).toBe(8);
  });
});

describe('rounds and scores', () => {
  test.each([
    [3, 17],
    [4, 13],
    [5, 10],
    [6, 8],
  ])('with %i players Stiche-Raten has %i rounds', (players, rounds) => {
    const rules = sticheRaten(players);
    const match = { ...rules.match, hands: rules.deal.sizes.length };
    expect(proveFacts({ ...rules, match })).toMatchObject({ rounds, 'hands-per-match': rounds });
  });

  test('a hand of three cards by bids scores nothing but what bids and tricks give', () => {
    const scoring = key('made: tricks == bid → 20 + 10 * tricks', 'missed: -10 * abs(tricks - bid)');
    const deal = { sizes: [3], packets: [], dealer: 'rotates' } as const;
    const rules = { ...sticheRaten(3), deal, scoring };
    expect(proveFacts(rules)['hand-scores']).toEqual([-30, -20, -10, 20, 30, 40, 50]);
  });

  test('Bauerchen without doubling gives 0 to 3, and 4 to the away side', () => {
    const { scoring } = makeRules();
    const won = '(points > other_points || points == other_points && !maker)';
    const rules: Rules = {
      ...bauerchen(),
      lastTrick: 10,
      doubling: 0,
      scoring: {
        ...scoring,
        ...key(
          `won 0: ${won} && other_points == 0 → 4 - maker`,
          `won 8: ${won} && other_points <= 32 → 3 - maker`,
        ),
      },
    };
    const { solo, ...together } = rules;
    expect(solo).toBeDefined();
    expect(proveFacts(together)['hand-scores']).toEqual([0, 2, 3, 4]);
  });

  test('a score that no hand can give is not stated, nor is one left out', () => {
    const rules = makeRules({ scoring: key('one: tricks == 1 → 5', 'rest: tricks') });
    expect(proveFacts(rules)['hand-scores']).toEqual([0, 2, 3, 4, 5]);
  });

  test('a score for points that no cards can make is left out', () => {
    // Every card is worth one and a trick has four: nobody takes three.
    const deck = french('A K');
    const scoring = key('odd: points == 3 → 7', 'rest: points');
    const rules = engineRules(deck, { plain: 'A K' }, { cardPoints: deck.cards.map(() => 1), scoring });
    expect(proveFacts(rules)['hand-scores']).toEqual([0, 4, 8]);
  });

  test('scores are not told one by one where there are hundreds', () => {
    const scoring = key('all: 1000 * points + tricks');
    expect(proveFacts({ ...bauerchen(), scoring })['hand-scores']).toBeUndefined();
  });
});

describe('ties', () => {
  test('identical cards tie, and others never do', () => {
    const double = french('A K Q', 2);
    expect(proveFacts(engineRules(double, { plain: 'A K Q' }))['tied-tricks']).toBeGreaterThan(0);
    expect(proveFacts(sticheRaten())['tied-tricks']).toBe(0);
    expect(proveFacts(bauerchen())['tied-tricks']).toBe(0);
  });

  test('several cards that win over everything tie by the cards alone', () => {
    const deck = french('A K J');
    const special = [{ cards: 'J', is: 'first-wins', anytime: true }] as const;
    const rules = engineRules(
      deck,
      { plain: 'A K J' },
      { rankings: rankings(deck, { plain: 'A K J', special }) },
    );
    expect(proveFacts(rules)['tied-tricks']).toBeGreaterThan(0);
  });

  test('a match of thirteen hands led by the last winner can be shared', () => {
    const rules = sticheRaten(4, { firstLead: 'last-winner' });
    const tied = proveFacts({ ...rules, match: { ...rules.match, hands: 13 } })['tied-match'];
    expect(tied?.filter((total) => total === Math.max(...tied)).length).toBeGreaterThan(1);
  });

  test('the deal moves on by one seat though the lead stays with the last winner', () => {
    // Whoever deals bids last, which the hook lets nobody do rightly: with two dealers the third player is ahead.
    const rules = engineRules(
      french('A K'),
      { plain: 'A K' },
      {
        players: 3,
        firstLead: 'last-winner',
        bidding: { first: 'left-of-dealer', hook: 'last' },
        scoring: key('made: tricks == bid → 1', 'missed: 0'),
      },
    );
    const tieAfter = (hands: number) =>
      proveFacts({ ...rules, match: { ...rules.match, hands } })['tied-match'];
    expect(tieAfter(2)).toBeUndefined();
    expect(tieAfter(3)).toEqual([2, 2, 2]);
  });

  test('a match that begins with a hundred points is shared from there on', () => {
    const rules = makeRules();
    const tied = proveFacts({ ...rules, match: { ...rules.match, start: 100 } })['tied-match'];
    expect(tied).toEqual([104, 104, 104]);
  });

  test('a match that a target ends is not said to be shared', () => {
    const rules = makeRules();
    expect(proveFacts({ ...rules, match: { ...rules.match, target: 5 } })['tied-match']).toBeUndefined();
  });
});

describe('facts that the author states', () => {
  const findings = (stated: Readonly<Record<string, number | string | boolean>>, rules = makeRules()) =>
    prove(makeDefinition([], { facts: stated, rules }));

  test('hold if they are what enumeration gives', () => {
    const { value, diagnostics } = findings(followSuitFacts);
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ claims: 11, refuted: 0 });
    expect(FACT_NAMES).toEqual(expect.arrayContaining(Object.keys(followSuitFacts)));
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

  test('cannot state a number that varies', () => {
    const rules = makeRules({ scoring: key('nil: tricks → 1') });
    expect(findings({ 'points-per-hand': 3 }, rules).diagnostics).toMatchObject([
      {
        message: 'game claims 3 for points-per-hand, no such value can be proved',
        help: 'leave the fact out',
      },
    ]);
  });
});

describe('counting', () => {
  test('sums of so many cards are those of listing them, points below nothing included', () => {
    const points = [3, -2, 0, 7, 3];
    const sums = pointsOfCounts(points);
    const listed = new Set<number>();
    eachSequence(5, 3, (sequence) => listed.add(sequence.reduce((sum, card) => sum + points[card]!, 0)));
    expect([...sums[3]!].sort((a, b) => a - b)).toEqual([...listed].sort((a, b) => a - b));
    expect(sums[0]).toEqual(new Set([0]));
    expect(sums[5]).toEqual(new Set([11]));
  });

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
