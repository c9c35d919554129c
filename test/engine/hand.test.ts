import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';
import {
  dealHands,
  type HandState,
  legalCards,
  playCard,
  playOut,
  recordOf,
  startHand,
  turnOf,
} from '../../src/engine/hand.ts';
import type { Rules } from '../../src/engine/rules.ts';
import type { HandSetup } from '../../src/engine/setup.ts';
import { activeSeats, cardPointsOf } from '../../src/engine/trick.ts';
import { randomRules } from './support/random-rules.ts';
import { bauer, bauerchen, cards, engineRules, french, H, obliged } from './support/rules.ts';

const DECK = french('4 3 2 1');
const rules = engineRules(
  DECK,
  { plain: '4 3 2 1' },
  { players: 3, deal: { sizes: [4], packets: [], dealer: 'rotates' } },
);
const hands = ['C1 C4 H2 S3', 'C2 H1 H4 S1', 'C3 H3 S2 S4'].map((hand) => cards(DECK, hand));

function setup(of: Rules, parts: Partial<HandSetup> = {}): HandSetup {
  return { number: 0, size: of.deal.sizes[0]!, lead: 0, trump: undefined, doubles: 0, ...parts };
}

describe('a hand of Follow Suit', () => {
  test('plays out to the tricks of the rulings', () => {
    const line = cards(DECK, 'C1 C2 C3 H3 H2 H4 S1 S4 S3 S2 C4 H1');
    const end = line.reduce(playCard, startHand(rules, setup(rules), hands));
    expect(end.finished.map(({ winner }) => winner)).toEqual([2, 1, 2, 2]);
    expect(end.finished.map(({ lead }) => lead)).toEqual([0, 2, 1, 2]);
    expect(end.finished[1]!.seats).toEqual([2, 0, 1]);
    expect(recordOf(end)).toMatchObject({
      won: [0, 1, 3],
      points: [0, 0, 0],
      lastTrick: 2,
      melds: [0, 0, 0],
    });
    expect(turnOf(end)).toBeUndefined();
    expect(legalCards(end).allowed).toEqual([]);
  });

  test('a card out of the hand, out of turn or against the led suit is not played', () => {
    const start = startHand(rules, setup(rules), hands);
    expect(() => playCard(start, cards(DECK, 'C2')[0]!)).toThrow('not legal');
    const led = playCard(start, cards(DECK, 'C1')[0]!);
    expect(() => playCard(led, cards(DECK, 'S1')[0]!)).toThrow('not legal');
    expect(() => playCard(led, cards(DECK, 'C1')[0]!)).toThrow('not legal');
  });

  test('uneven hands are not started', () => {
    const uneven = ['C1', 'C2', 'C3 C4'].map((hand) => cards(DECK, hand));
    expect(() => startHand(rules, setup(rules), uneven)).toThrow('even');
    expect(() => startHand(rules, setup(rules), uneven.slice(0, 2))).toThrow('even');
  });

  test('playing a card leaves the moment before untouched', () => {
    const start = startHand(rules, setup(rules), hands);
    const before = structuredClone(start.hands);
    playCard(start, cards(DECK, 'C1')[0]!);
    expect(start.hands).toEqual(before);
    expect(start.trick.cards).toEqual([]);
  });
});

describe('dealing', () => {
  const pack = [...bauerchen().deck.cards.keys()];

  test('goes round in the packets of the rules, and what is left over stays', () => {
    const dealt = dealHands(bauerchen(), 5, pack);
    expect(dealt.hands[0]).toEqual([0, 1, 8, 9, 10]);
    expect(dealt.hands[3]).toEqual([6, 7, 17, 18, 19]);
    expect(dealt.rest).toEqual([]);
    const few = dealHands(rules, 2, [5, 4, 3, 2, 1, 0, 9]);
    expect(few).toEqual({
      hands: [
        [5, 4],
        [3, 2],
        [1, 0],
      ],
      rest: [9],
    });
  });

  test('a pack that is too small is not dealt', () => {
    expect(() => dealHands(bauerchen(), 5, pack.slice(1))).toThrow('too small');
  });
});

describe('points', () => {
  const line = 'HA H10 HK HQ CJ SJ HJ DJ C10 CA CK CQ SA S10 SK SQ D10 DA DK DQ';
  const dealt = ['HA HJ CK SK DK', 'H10 DJ CQ SQ DQ', 'HK CJ C10 SA D10', 'HQ SJ CA S10 DA'];

  test('a hand of Bauerchen gives each trick its card points, and ten more for the last', () => {
    const game = bauerchen();
    const start = startHand(
      game,
      setup(game, { trump: H }),
      dealt.map((hand) => cards(game.deck, hand)),
    );
    const end = playOut(start, (allowed) => {
      const order = cards(game.deck, line);
      return order.find((card) => allowed.includes(card))!;
    });
    expect(end.finished.map(({ points }) => points).reduce((sum, points) => sum + points, 0)).toBe(130);
    expect(end.finished[0]!.points).toBe(11 + 2 + 2 + 3);
    const last = end.finished.at(-1)!;
    expect(last.points).toBe(cardPointsOf(game, last.cards) + 10);
  });
});

describe('playing without a partner', () => {
  const game = bauer();
  const pack = [...game.deck.cards.keys()];
  const dealt = dealHands(game, 8, pack).hands;

  test('the partner lays down his cards, and three play', () => {
    const start = startHand(game, setup(game, { trump: H, solo: 1, lead: 1, maker: 1 }), dealt);
    const end = playOut(start, ([first]) => first!);
    expect(end.finished).toHaveLength(8);
    expect(end.finished.every(({ cards: trick, seats }) => trick.length === 3 && !seats.includes(3))).toBe(
      true,
    );
    expect(end.hands).toEqual([[], [], [], dealt[3]]);
    expect(recordOf(end).won[3]).toBe(0);
  });

  test('if the partner would lead, the next seat leads', () => {
    const start = startHand(game, setup(game, { trump: H, solo: 1, lead: 3 }), dealt);
    expect(turnOf(start)).toBe(0);
    expect(start.trick.lead).toBe(0);
  });
});

test('trumps may be led once one was played, also in the same trick', () => {
  const game = { ...rules, obligations: obliged('follow', 'no-trump-lead-before-ruff') };
  const held = ['C1 S1 H4', 'C2 H1 S2', 'D1 H2 S4'].map((hand) => cards(DECK, hand));
  const start = startHand(game, setup(game, { size: 3, trump: 1 }), held);
  const ids = (state: HandState) =>
    legalCards(state)
      .allowed.map((card) => DECK.cards[card]!.id)
      .join(' ');
  expect(ids(start)).toBe('♣1 ♥4');
  const quiet = cards(DECK, 'C1 C2 D1').reduce(playCard, start);
  expect(ids(quiet)).toBe('♥1');
  const broken = cards(DECK, 'H4 H1 H2 S1').reduce((state, card) => {
    return legalCards(state).allowed.includes(card) ? playCard(state, card) : state;
  }, start);
  expect(ids(broken)).toBe('♣1');
});

interface Started {
  readonly start: HandState;
  readonly seed: number;
}

const started: fc.Arbitrary<Started> = fc
  .record({
    game: randomRules,
    seed: fc.integer(),
    lead: fc.nat(1),
    solo: fc.option(fc.nat(1)),
    trump: fc.nat(4),
  })
  .map(({ game, seed, lead, solo, trump }) => {
    const pack = shuffle([...game.deck.cards.keys()], randomFrom(seed));
    const alone = solo !== null && game.solo !== undefined ? { solo } : {};
    const settled = setup(game, { lead, trump: trump === 4 ? undefined : trump, ...alone });
    return { start: startHand(game, settled, dealHands(game, settled.size, pack).hands), seed };
  });

function statesOf({ start, seed }: Started): readonly HandState[] {
  const random = randomFrom(seed + 1);
  const states: HandState[] = [];
  const last = playOut(start, (allowed, state) => {
    states.push(state);
    return allowed[Math.floor(random() * allowed.length)]!;
  });
  return [...states, last];
}

describe('in any game', () => {
  test('cards are neither lost nor doubled at any moment', () => {
    fc.assert(
      fc.property(started, (hand) => {
        const all = hand.start.hands.flat().sort((a, b) => a - b);
        for (const { hands: held, trick, finished } of statesOf(hand)) {
          const now = [...held.flat(), ...trick.cards, ...finished.flatMap((one) => one.cards)];
          expect(now.sort((a, b) => a - b)).toEqual(all);
        }
      }),
    );
  });

  test('whose turn it is has a legal card, and only cards of the own hand are legal', () => {
    fc.assert(
      fc.property(started, (hand) => {
        for (const state of statesOf(hand).slice(0, -1)) {
          const { allowed } = legalCards(state);
          expect(allowed.length).toBeGreaterThan(0);
          expect(state.hands[turnOf(state)!]).toEqual(expect.arrayContaining([...allowed]));
        }
      }),
    );
  });

  test('the winner of a trick has played in it and leads the next', () => {
    fc.assert(
      fc.property(started, (hand) => {
        const { finished, setup: settled, rules: game } = statesOf(hand).at(-1)!;
        expect(finished).toHaveLength(settled.size);
        for (const [at, trick] of finished.entries()) {
          expect(trick.seats[0]).toBe(trick.lead);
          expect(activeSeats(game, settled)).toContain(trick.winner);
          if (at > 0) expect(trick.lead).toBe(finished[at - 1]!.winner);
        }
      }),
    );
  });

  test('all points are given to somebody', () => {
    fc.assert(
      fc.property(started, (hand) => {
        const end = statesOf(hand).at(-1)!;
        const { cardPoints, lastTrick } = end.rules;
        const played = end.finished.flatMap((trick) => trick.cards);
        const sum = played.reduce((total, card) => total + cardPoints![card]!, lastTrick);
        expect(recordOf(end).points.reduce((total, points) => total + points, 0)).toBe(sum);
      }),
    );
  });

  test('moving everybody on by a seat moves the tricks and points on by a seat', () => {
    fc.assert(
      fc.property(started, ({ start }) => {
        const { players, sides } = start.rules;
        const lowest = (allowed: readonly number[]) => Math.min(...allowed);
        const on = <T>(list: readonly T[]) => [...list.slice(-1), ...list.slice(0, -1)];
        const next = (seat: number) => (seat + 1) % players;
        const { solo } = start.setup;
        const settled = {
          ...start.setup,
          lead: next(start.setup.lead),
          ...(solo !== undefined && { solo: next(solo) }),
        };
        const game = { ...start.rules, sides: sides.map((seats) => seats.map(next)) };
        const straight = recordOf(playOut(start, lowest));
        const moved = recordOf(playOut(startHand(game, settled, on(start.hands)), lowest));
        expect(moved.won).toEqual(on(straight.won));
        expect(moved.points).toEqual(on(straight.points));
      }),
    );
  });
});
