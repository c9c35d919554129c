import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBits } from '../../src/cards/random.ts';
import { forbiddenBids } from '../../src/engine/bidding.ts';
import { type HandState, legalCards, playCard, recordOf, startHand, turnOf } from '../../src/engine/hand.ts';
import { meldHolds } from '../../src/engine/melds.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { type HandOptions, Simulator } from '../../src/engine/simulate.ts';
import { drawSlot } from '../../src/engine/simulate-draw.ts';
import type { Moment } from '../../src/engine/simulate-play.ts';
import { sideOf } from '../../src/engine/trick.ts';
import { amount } from '../support/tier.ts';
import { randomRules } from './support/random-rules.ts';
import { bauer, bauerchen, greifenUndPassen, sticheRaten } from './support/rules.ts';

const seeds = fc.integer();

function play(simulator: Simulator, number = 0, options: HandOptions = {}): readonly Moment[] {
  const moments: Moment[] = [];
  simulator.deal(number, options);
  simulator.bid();
  simulator.play((moment) => moments.push(moment));
  return moments;
}

/** The hand again, card by card, by the rules as `hand.ts` reads them. */
function replay(simulator: Simulator, moments: readonly Moment[]): HandState {
  let state = startHand(simulator.rules, simulator.setup(), simulator.hands());
  for (const { seat, held, legal, card } of moments) {
    expect(turnOf(state)).toBe(seat);
    expect(state.hands[seat]).toEqual(held);
    expect(legalCards(state).allowed).toEqual(legal);
    state = playCard(state, card);
  }
  expect(turnOf(state)).toBeUndefined();
  return state;
}

function meldsOf(rules: Rules, state: HandState, moments: readonly Moment[]): readonly number[] {
  const counted = rules.sides.map(() => 0);
  const perTrick = state.finished[0]!.cards.length;
  moments.forEach(({ seat, held, card }, at) => {
    if (at % perTrick > 0) return;
    rules.melds.forEach(({ score }, meld) => {
      const call = { trick: at / perTrick, seat, meld };
      if (meldHolds(rules, state.setup.trump, call, card, held)) counted[sideOf(rules, seat)]! += score;
    });
  });
  return counted;
}

describe('a simulated hand', () => {
  test('has the legal cards, winners, points, melds and scores of a hand played card by card', () => {
    const solos = fc.option(fc.nat({ max: 1 }), { nil: undefined });
    fc.assert(
      fc.property(randomRules, seeds, solos, (rules, seed, solo) => {
        const simulator = new Simulator(rules, randomBits(seed));
        for (let number = 0; number < 3; number++) {
          const alone = rules.solo !== undefined && solo !== undefined ? { solo } : {};
          const moments = play(simulator, number, alone);
          const state = replay(simulator, moments);
          const record = recordOf(state, meldsOf(rules, state, moments));
          expect([...simulator.tally.won]).toEqual(record.won);
          expect([...simulator.tally.points]).toEqual(record.points);
          expect([...simulator.tally.melds]).toEqual(record.melds);
          expect(simulator.tally.lastTrick).toBe(record.lastTrick);
          expect([...simulator.score()]).toEqual(scoreHand(rules, record).map(({ score }) => score));
        }
      }),
      { numRuns: amount(50, 200) },
    );
  });

  test('is the same again from the same seed, and another from another', () => {
    const line = (seed: number) => play(new Simulator(sticheRaten(), randomBits(seed)), 9);
    expect(line(1)).toEqual(line(1));
    expect(line(1)).not.toEqual(line(2));
  });

  test('bids what may be bid, and in the end every such bid was made', () => {
    const rules = sticheRaten();
    const simulator = new Simulator(rules, randomBits(3));
    const made = new Set<number>();
    for (let hand = 0; hand < 300; hand++) {
      play(simulator, 3);
      const { dealer, size, bids } = simulator.setup();
      const before = bids!.map((bid, seat) => (seat === dealer ? undefined : bid));
      expect(forbiddenBids(rules, size, before)).not.toContain(bids![dealer!]);
      for (const bid of bids!) made.add(bid);
    }
    expect([...made].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('of Stiche-Raten is dealt by the next seat, and led by the seat left of the dealer', () => {
    const simulator = new Simulator(sticheRaten(), randomBits(4));
    const setups = [0, 1, 2, 3, 4].map((number) => {
      play(simulator, number);
      return simulator.setup();
    });
    const first = setups[0]!.dealer!;
    expect(setups.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3, 4].map((steps) => (first + steps) % 4));
    expect(setups.map(({ lead }) => lead)).toEqual([1, 2, 3, 4, 5].map((steps) => (first + steps) % 4));
    expect(setups.map(({ size }) => size)).toEqual([1, 2, 3, 4, 5]);
  });

  test('of Bauerchen is led by the seat that named trumps, which deals the next', () => {
    const simulator = new Simulator(bauerchen(), randomBits(4));
    play(simulator);
    const { maker, lead, dealer } = simulator.setup();
    expect(maker).toBe((dealer! + 1) % 4);
    expect(lead).toBe(maker);
    play(simulator);
    expect(simulator.setup().dealer).toBe(maker);
  });

  test('lets a soloist of Bauer lead, and three seats play', () => {
    const simulator = new Simulator(bauer(), randomBits(5));
    const moments = play(simulator, 0, { solo: 2 });
    expect(moments).toHaveLength(24);
    expect(moments[0]!.seat).toBe(2);
    expect(moments.map(({ seat }) => seat)).not.toContain(0);
  });

  test.each([
    ['Stiche-Raten', sticheRaten(), 12],
    ['Greifen und Passen', greifenUndPassen(), 12],
    ['Bauerchen', bauerchen(), 0],
    ['Bauer', bauer(), 0],
  ])('of %s deals no card twice', (_, rules, number) => {
    const simulator = new Simulator(rules, randomBits(6));
    for (let hand = 0; hand < 50; hand++) {
      const moments = play(simulator, number);
      expect(new Set(moments.map(({ card }) => card)).size).toBe(moments.length);
      expect(new Set(simulator.hands().flat())).toEqual(new Set(moments.map(({ card }) => card)));
    }
  });

  test('of Bauerchen always gives away 130 points', () => {
    const simulator = new Simulator(bauerchen(), randomBits(7));
    for (let hand = 0; hand < 200; hand++) {
      play(simulator);
      expect(simulator.tally.points.reduce((sum, points) => sum + points, 0)).toBe(130);
    }
  });
});

describe('a card drawn at random', () => {
  test('is any of those that may be played, each about as often, and no other', () => {
    const bits = randomBits(8);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (slots) => {
        const drawn = new Array<number>(31).fill(0);
        const count = slots.toString(2).replaceAll('0', '').length;
        for (let draw = 0; draw < count * 60; draw++) drawn[drawSlot(slots, bits)]!++;
        drawn.forEach((times, slot) => {
          if ((slots & (1 << slot)) === 0) expect(times).toBe(0);
          else expect(Math.abs(times - 60)).toBeLessThan(50);
        });
      }),
    );
  });
});
