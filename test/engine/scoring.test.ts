import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../../src/engine/rules.ts';
import { holds, lineFor, makeScorer, scoreHand, scoreValues, sideValues } from '../../src/engine/scoring.ts';
import type { HandRecord } from '../../src/engine/setup.ts';
import { sideOf } from '../../src/engine/trick.ts';
import { evaluate } from '../support/evaluate.ts';
import { bauer, bauerchen, ohHell, whist } from './support/counted-games.ts';
import { countingRules, formula, line, PARTNERS, record } from './support/counting.ts';

const scores = (rules: Rules, parts: Parameters<typeof record>[0]) =>
  scoreHand(rules, record(parts)).map(({ score }) => score);

describe('Stiche-Raten', () => {
  test('bids 0 2 1 2 and tricks 0 2 2 0 score 20, 40, −10 and −20', () => {
    const hand = { size: 4, bids: [0, 2, 1, 2], won: [0, 2, 2, 0] };
    expect(scores(ohHell(), hand)).toEqual([20, 40, -10, -20]);
    const lines = scoreHand(ohHell(), record(hand)).map((side) => side.line?.name);
    expect(lines).toEqual(['made', 'made', 'missed', 'missed']);
  });
});

describe('whist up and down', () => {
  test('scores the bid if it is made and takes it off if not', () => {
    expect(scores(whist(), { size: 6, bids: [3, 2, 1, 0], won: [3, 1, 2, 0] })).toEqual([3, -2, -1, 0]);
  });

  test('a bid of 0 with tricks costs the tricks', () => {
    const hand = record({ size: 3, bids: [0, 1, 1, 1], won: [3, 0, 0, 0] });
    expect(scoreHand(whist(), hand).map(({ score }) => score)).toEqual([-3, -1, -1, -1]);
    expect(scoreHand(whist(), hand)[0]?.line?.name).toBe('zero');
  });
});

describe('Bauerchen', () => {
  const points = (own: number, other: number) => [own, other, 0, 0];
  const won = [3, 2, 0, 0];

  test.each([
    [130, 0, 3],
    [122, 8, 2],
    [98, 32, 2],
    [97, 33, 1],
    [66, 64, 1],
  ])('%d : %d gives the trump-makers %d', (own, other, score) => {
    expect(scores(bauerchen(), { won, maker: 0, points: points(own, other) })).toEqual([score, 0]);
  });

  test.each([
    [130, 0, 4],
    [122, 8, 3],
    [97, 33, 2],
  ])('%d : %d gives the away side %d, one more', (own, other, score) => {
    expect(scores(bauerchen(), { won, maker: 1, points: points(own, other) })).toEqual([score, 0]);
  });

  test('at 65 : 65 the away side wins 2', () => {
    expect(scores(bauerchen(), { won, maker: 0, points: points(65, 65) })).toEqual([0, 2]);
    expect(scores(bauerchen(), { won, maker: 3, points: points(65, 65) })).toEqual([2, 0]);
  });

  test('each doubling counts twice, and melds are added after it', () => {
    const hand = { won, maker: 1, doubles: 2, melds: [2, 1], points: points(122, 8) };
    expect(scores(bauerchen(), hand)).toEqual([14, 1]);
    const [winners, losers] = scoreHand(bauerchen(), record(hand));
    expect(winners?.base).toBe(2);
    expect(winners?.steps.map(({ step, before, after }) => [step.name, before, after])).toEqual([
      ['away', 2, 3],
      ['doubled', 3, 12],
      ['melds', 12, 14],
    ]);
    expect(losers).not.toHaveProperty('line');
    expect(losers?.steps.map(({ step, before, after }) => [step.name, before, after])).toEqual([
      ['doubled', 0, 0],
      ['melds', 0, 1],
    ]);
  });

  test('a soloist who takes all tricks scores 12 at once, otherwise the opponents do', () => {
    const alone = { maker: 0, solo: 0, points: points(130, 0) };
    expect(scores(bauerchen(), { ...alone, won: [5, 0, 0, 0] })).toEqual([12, 0]);
    expect(scores(bauerchen(), { ...alone, won: [4, 0, 0, 1] })).toEqual([0, 12]);
  });
});

describe('Bauer', () => {
  test('five tricks bring the makers one nearer to 0', () => {
    expect(scores(bauer(), { size: 8, maker: 0, won: [3, 1, 2, 2] })).toEqual([-1, 0]);
  });

  test('makers who lose go up by one and their opponents down, and 4 : 4 is lost', () => {
    expect(scores(bauer(), { size: 8, maker: 0, won: [3, 3, 0, 2] })).toEqual([1, -1]);
    expect(scores(bauer(), { size: 8, maker: 0, won: [4, 1, 0, 3] })).toEqual([1, -1]);
    expect(scores(bauer(), { size: 8, maker: 1, won: [4, 1, 0, 3] })).toEqual([-1, 1]);
  });

  test('all tricks and doubles count twice, redoubles four times', () => {
    expect(scores(bauer(), { size: 8, maker: 0, won: [6, 0, 2, 0] })).toEqual([-2, 0]);
    expect(scores(bauer(), { size: 8, maker: 0, won: [3, 1, 2, 2], doubles: 1 })).toEqual([-2, 0]);
    expect(scores(bauer(), { size: 8, maker: 0, won: [3, 3, 0, 2], doubles: 2 })).toEqual([4, -4]);
    expect(scores(bauer(), { size: 8, maker: 0, won: [0, 5, 0, 3], doubles: 2 })).toEqual([8, -8]);
  });

  test('a solo gives a Brot and leaves the running count alone', () => {
    const brot = (won: number[], doubles = 0) => {
      const sides = scoreHand(bauer(), record({ size: 8, maker: 0, solo: 0, won, doubles }));
      expect(sides.map(({ score }) => score)).toEqual([0, 0]);
      return sides.map(({ awards }) => awards);
    };
    expect(brot([8, 0, 0, 0])).toEqual([[1], [0]]);
    expect(brot([7, 0, 0, 1])).toEqual([[0], [1]]);
    expect(brot([8, 0, 0, 0], 1)).toEqual([[2], [0]]);
  });
});

describe('the values of a side', () => {
  const rules = countingRules({ sides: PARTNERS });

  test('add up what its seats did, and what all others did', () => {
    const hand = record({
      size: 10,
      won: [1, 2, 3, 4],
      points: [10, 20, 30, 40],
      bids: [1, 1, 2, 5],
      melds: [2, 1],
      maker: 2,
      solo: 3,
      doubles: 3,
      lastTrick: 1,
    });
    expect(sideValues(rules, hand, 0)).toEqual({
      tricks: 4,
      other_tricks: 6,
      bid: 3,
      points: 40,
      other_points: 60,
      hand_size: 10,
      maker: 1,
      solo: 1,
      soloist: 0,
      doubles: 3,
      melds: 2,
      last_trick: 0,
      score: 0,
    });
    expect(sideValues(rules, hand, 1)).toMatchObject({
      maker: 0,
      soloist: 1,
      last_trick: 1,
      melds: 1,
      bid: 6,
    });
  });

  test('are 0 where nobody names, bids, melds or plays alone', () => {
    expect(sideValues(rules, record({ won: [1, 2, 3, 4], melds: [] }), 1)).toMatchObject({
      bid: 0,
      maker: 0,
      solo: 0,
      soloist: 0,
      last_trick: 0,
      melds: 0,
    });
  });

  test('partners sit opposite', () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(rules, seat))).toEqual([0, 1, 0, 1]);
    expect(() => sideOf(rules, 4)).toThrow('no side has the seat 4');
  });
});

describe('a scoring key', () => {
  test('counts the first line that holds, and without one begins its steps with 0', () => {
    const rules = countingRules({
      players: 3,
      scoring: {
        lines: [line('all: tricks == hand_size → 20'), line('some: tricks → tricks')],
        steps: [{ name: 'bonus', entry: 2, kind: 'add', when: formula('last_trick'), amount: formula('5') }],
        awards: [],
      },
    });
    const sides = scoreHand(rules, record({ size: 4, won: [4, 3, 0], lastTrick: 2 }));
    expect(sides.map(({ line, score }) => [line?.name, score])).toEqual([
      ['all', 20],
      ['some', 3],
      [undefined, 5],
    ]);
  });

  test('a step sees the score that the line and earlier steps left, an award sees none', () => {
    const match = {
      ...countingRules().match,
      units: [{ id: 'u', name: { de: 'u', en: 'u' }, to: 'winners' as const, per: 1 }],
    };
    const rules = countingRules({
      match,
      scoring: {
        lines: [line('tricks: tricks')],
        steps: [
          { name: 'twice', entry: 1, kind: 'times', amount: formula('2') },
          { name: 'enough', entry: 2, kind: 'add', when: formula('score >= 4'), amount: formula('score') },
        ],
        awards: [{ name: 'award', entry: 3, unit: 0, count: formula('score + 1') }],
      },
    });
    const sides = scoreHand(rules, record({ won: [2, 1, 0, 0] }));
    expect(sides.map(({ score }) => score)).toEqual([8, 2, 0, 0]);
    expect(sides.map(({ awards }) => awards)).toEqual([[1], [1], [1], [1]]);
  });
});

const games: [string, Rules][] = [
  ['Stiche-Raten', ohHell()],
  ['whist', whist()],
  ['Bauerchen', bauerchen()],
  ['Bauer', bauer()],
];

const someHand = fc
  .record({
    won: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    bids: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    points: fc.array(fc.nat(65), { minLength: 4, maxLength: 4 }),
    maker: fc.option(fc.nat(3), { nil: undefined }),
    solo: fc.option(fc.nat(3), { nil: undefined }),
    lastTrick: fc.option(fc.nat(3), { nil: undefined }),
    doubles: fc.nat(3),
    meldPoints: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
  })
  .map(({ maker, solo, lastTrick, meldPoints, won, ...rest }) => ({
    ...rest,
    won,
    size: won.reduce((sum, tricks) => sum + tricks, 0),
    meldPoints,
    ...(maker !== undefined && { maker }),
    ...(solo !== undefined && { solo }),
    ...(lastTrick !== undefined && { lastTrick }),
  }));

function fill({ tally, score }: ReturnType<typeof makeScorer>, hand: HandRecord): void {
  tally.size = hand.size;
  tally.maker = hand.maker ?? -1;
  tally.solo = hand.solo ?? -1;
  tally.lastTrick = hand.lastTrick ?? -1;
  tally.doubles = hand.doubles;
  tally.won.set(hand.won);
  tally.points.set(hand.points);
  tally.bids.set(hand.bids ?? []);
  tally.melds.set(hand.melds);
  score();
}

describe.each(games)('in %s', (_, rules) => {
  const scorer = makeScorer(rules);

  test('the quick scorer gives what the explained score gives, hand after hand', () => {
    fc.assert(
      fc.property(someHand, ({ meldPoints, ...hand }) => {
        const played = record({ ...hand, melds: meldPoints.slice(0, rules.sides.length) });
        const explained = scoreHand(rules, played);
        fill(scorer, played);
        expect([...scorer.scores]).toEqual(explained.map(({ score }) => score));
        const bySide = explained.flatMap(({ awards }, side) =>
          awards.map((_, unit) => scorer.awards[unit * rules.sides.length + side]),
        );
        expect(bySide).toEqual(explained.flatMap(({ awards }) => awards));
      }),
    );
  });

  test('the line that counts is the first whose condition holds, and its formula is the base', () => {
    fc.assert(
      fc.property(someHand, ({ meldPoints, ...hand }) => {
        const played = record({ ...hand, melds: meldPoints.slice(0, rules.sides.length) });
        scoreHand(rules, played).forEach((side, index) => {
          const values = sideValues(rules, played, index);
          const first = rules.scoring.lines.find(
            ({ when }) => when === undefined || evaluate(when, values) !== 0,
          );
          expect(side.line).toBe(first);
          expect(lineFor(rules, values)).toBe(first);
          for (const { when } of [...rules.scoring.lines, ...rules.scoring.steps]) {
            expect(holds(when, values)).toBe(when === undefined || evaluate(when, values) !== 0);
          }
          expect(side.base).toBe(first === undefined ? 0 : evaluate(first.score, values));
          expect(scoreValues(rules, { ...values, score: 99 })).toEqual(side);
        });
      }),
    );
  });

  test('scores do not depend on the names of the seats', () => {
    fc.assert(
      fc.property(someHand, fc.nat(3), ({ meldPoints, ...hand }, turn) => {
        const sides = rules.sides.length;
        const turned = <T>(list: readonly T[]) => list.map((_, at) => list[(at + turn) % list.length]!);
        const seat = (old: number | undefined) => (old === undefined ? undefined : (old - turn + 4) % 4);
        const melds = meldPoints.slice(0, sides);
        const moved = {
          ...hand,
          won: turned(hand.won),
          bids: turned(hand.bids),
          points: turned(hand.points),
          melds: turned(melds),
          maker: seat(hand.maker),
          solo: seat(hand.solo),
          lastTrick: seat(hand.lastTrick),
        } as Parameters<typeof record>[0];
        expect(scores(rules, moved)).toEqual(turned(scores(rules, { ...hand, melds })));
      }),
    );
  });
});
