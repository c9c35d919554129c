import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose } from '../../src/engine/choose.ts';
import { type HandState, legalCards, playCard, startHand, turnOf } from '../../src/engine/hand.ts';
import { OBLIGATIONS } from '../../src/engine/obligations/index.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { scoreHand, sideValues } from '../../src/engine/scoring.ts';
import { sideCases } from '../../src/proof/cases.ts';
import { proveFacts } from '../../src/proof/facts.ts';
import { whyIdle } from '../../src/proof/lint/idle-obligations.ts';
import { lint } from '../../src/proof/lint/lint.ts';
import { findOpenHand } from '../../src/proof/lint/open-hands.ts';
import { type Playout, playouts } from '../../src/proof/playouts.ts';
import { namesOfScoring } from '../../src/proof/score-names.ts';
import { line } from '../engine/support/counting.ts';
import { engineRules, french, obliged, PARTNERS } from '../engine/support/rules.ts';
import { makeDefinition } from '../support/game.ts';
import { amount } from '../support/tier.ts';

const RANKS = ['A', 'A K', 'A K Q', 'A K Q J'] as const;
const TRUMPS = [undefined, '*A', '♣A *A', '♣A ♠A *K', '*K ~K *A'] as const;
const WORDS = OBLIGATIONS.map(({ word }) => word);
const LINES = [
  'made: tricks == bid → 10',
  'all: tricks == hand_size → 5',
  'nothing: tricks == 0 → 1',
  'more: points > other_points → 3',
  'many: points >= 12 && tricks == 1 → 4',
  'last: last_trick && maker → 2',
  'never: tricks > hand_size → 9',
  'rest: tricks',
] as const;

/** Small games of all kinds, sensible or not. */
const game: fc.Arbitrary<Rules> = fc
  .record({
    ranks: fc.constantFrom(...RANKS),
    copies: fc.constantFrom(1, 2),
    players: fc.constantFrom(2, 3, 4),
    teams: fc.boolean(),
    size: fc.integer({ min: 1, max: 4 }),
    trump: fc.constantFrom(...TRUMPS),
    by: fc.constantFrom('none', 'fixed', 'naming', 'turn-up'),
    words: fc.subarray(WORDS),
    lines: fc.subarray([...LINES], { minLength: 1 }),
    points: fc.array(fc.integer({ min: -2, max: 11 }), { minLength: 32, maxLength: 32 }),
    lastTrick: fc.constantFrom(0, 5),
    bidding: fc.boolean(),
    solo: fc.boolean(),
    anytime: fc.boolean(),
  })
  .map((parts): Rules => {
    const deck = french(parts.ranks, parts.copies);
    const sized = Math.min(parts.size, Math.floor(deck.cards.length / parts.players));
    const listed = parts.trump?.split(' ').filter((word) => parts.ranks.includes(word.slice(1)));
    const suits = [0, 1, 2, 3];
    const trump: Rules['trump'] = {
      none: { by: 'none' } as const,
      fixed: { by: 'fixed', suit: 1 } as const,
      naming: { by: 'naming', who: 'anyone', choices: [...suits, undefined] } as const,
      'turn-up': { by: 'turn-up', turned: [] } as const,
    }[parts.by];
    const teams = parts.teams && parts.players === 4;
    const special = parts.anytime ? [{ cards: 'A', is: 'never-wins', anytime: true } as const] : [];
    const order = { plain: parts.ranks, special, ...(listed?.length && { trump: listed.join(' ') }) };
    return engineRules(deck, order, {
      players: parts.players,
      deal: { sizes: [sized], packets: [], dealer: 'rotates' },
      trump,
      obligations: obliged(...parts.words),
      cardPoints: parts.points.slice(0, deck.cards.length),
      lastTrick: parts.lastTrick,
      scoring: { lines: parts.lines.map((text, entry) => line(text, entry)), steps: [], awards: [] },
      ...(teams && { sides: PARTNERS }),
      ...(parts.bidding && { bidding: { first: 'left-of-dealer', hook: 'last' } as const }),
      ...(teams && parts.solo && { solo: { leads: true, inDecider: true } }),
    });
  });

/** A failure is shown as it was found: to shrink it would take longer than to read it. */
const RUNS = { numRuns: amount(12, 30), endOnFailure: true } as const;

/** Hands other than those that the facts were found with. */
function handsOf(rules: Rules, count = 20): readonly Playout[] {
  const hands: Playout[] = [];
  for (const playout of playouts(rules, { seed: 7 })) {
    if (hands.push(playout) === count) break;
  }
  return hands;
}

/** Every moment of a hand before a card is played. */
function* moments(rules: Rules, { hands, state }: Playout): Generator<HandState> {
  let now = startHand(rules, state.setup, hands);
  for (const card of state.finished.flatMap(({ cards }) => cards)) {
    yield now;
    now = playCard(now, card);
  }
}

describe('in any small game', () => {
  test('an obligation said never to bite takes no card away from anybody', () => {
    let claimed = 0;
    fc.assert(
      fc.property(game, (rules) => {
        rules.obligations.forEach(({ obligation }, at) => {
          if (whyIdle(rules, at, obligation.word) === undefined) return;
          claimed += 1;
          const without = { ...rules, obligations: rules.obligations.filter((_, other) => other !== at) };
          for (const playout of handsOf(rules)) {
            for (const moment of moments(rules, playout)) {
              const { ranking, hands, trick, finished } = moment;
              const question = {
                ranking,
                holding: hands[turnOf(moment)!]!,
                played: trick.cards,
                opens: finished.length === 0,
                trumpsPlayed: finished.some(({ cards }) =>
                  cards.some((card) => ranking.suit[card] === ranking.trumpSuit),
                ),
              };
              const freed = choose(without, question).allowed.length;
              if (freed !== legalCards(moment).allowed.length) throw new Error(`${obligation.word} bites`);
            }
          }
        });
      }),
      RUNS,
    );
    expect(claimed).toBeGreaterThan(amount(2, 10));
  });

  test('a side never has anything but one of the cases looked at', () => {
    let looked = 0;
    fc.assert(
      fc.property(game, (rules) => {
        const names = new Set([...namesOfScoring(rules)].filter((name) => name !== 'bid'));
        const key = (values: Readonly<Record<string, number>>) =>
          [...names].map((name) => values[name]).join();
        const all = sideCases(rules, { names });
        if (!all) return;
        const cases = new Set([...all].map(key));
        looked += 1;
        for (const { record } of handsOf(rules)) {
          for (const side of rules.sides.keys()) {
            const own = key(sideValues(rules, record, side));
            if (!cases.has(own)) throw new Error(`${own} was not looked at`);
          }
        }
      }),
      RUNS,
    );
    expect(looked).toBeGreaterThan(amount(6, 20));
  });

  test('a line said never to count does not count', () => {
    let claimed = 0;
    fc.assert(
      fc.property(game, (rules) => {
        const definition = makeDefinition([], { rules });
        const idle = lint(definition).flatMap(({ code, message }) => {
          return code === 'E0502' ? [/^line `(\w+)`/.exec(message)![1]!] : [];
        });
        claimed += idle.length;
        for (const { record } of handsOf(rules)) {
          for (let bid = 0; bid <= record.size; bid++) {
            const bids = record.won.map(() => bid);
            const scores = scoreHand(rules, rules.bidding ? { ...record, bids } : record);
            if (scores.some(({ line: counted }) => idle.includes(counted?.name ?? '')))
              throw new Error('it counts');
          }
        }
      }),
      RUNS,
    );
    expect(claimed).toBeGreaterThan(amount(2, 10));
  });

  test('a hand said to meet no line meets none when it is scored', () => {
    let claimed = 0;
    fc.assert(
      fc.property(game, (rules) => {
        const open = findOpenHand(rules);
        if (!open) return;
        claimed += 1;
        const { playout, sides, between } = open;
        const bids = playout.record.won.map((_, seat) => {
          const side = rules.sides.findIndex((seats) => seats[0] === seat);
          return sides[side]?.bid ?? 0;
        });
        const melds = sides.map((values) => values.melds);
        const record = { ...playout.record, melds };
        const scores = scoreHand(rules, rules.bidding ? { ...record, bids } : record);
        const told = between === undefined ? scores : [scores[between]!];
        for (const score of told) expect(score.line).toBeUndefined();
      }),
      RUNS,
    );
    expect(claimed).toBeGreaterThan(amount(1, 5));
  });

  test('facts hold in hands that they were not found with', () => {
    fc.assert(
      fc.property(game, (rules) => {
        const facts = proveFacts(rules);
        const { sides, players } = rules;
        for (const { record, state } of handsOf(rules)) {
          if (facts.trumps !== undefined) expect(state.ranking.trumps.length).toBe(facts.trumps);
          const whole = record.solo === undefined;
          const played = new Set(state.finished.flatMap(({ cards }) => cards)).size;
          if (facts['every-card-played-once']) expect(played).toBe(rules.deck.cards.length);
          for (const { cards } of whole ? state.finished : [])
            expect(cards.length).toBe(facts['cards-per-trick']);
          const total = record.points.reduce((sum, points) => sum + points, 0);
          if (whole && facts['card-points'] !== undefined) expect(total).toBe(facts['card-points']);
          for (const { cards } of state.finished) {
            const points = cards.reduce((sum, card) => sum + rules.cardPoints![card]!, 0);
            if (cards.length === players)
              expect(points).toBeGreaterThanOrEqual(facts['least-trick-points'] ?? points);
          }
          const possible = facts['hand-scores'];
          if (!possible || rules.bidding) continue;
          for (const side of sides.keys()) expect(possible).toContain(scoreHand(rules, record)[side]!.score);
        }
      }),
      RUNS,
    );
  });
});
