import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';
import {
  dealHands,
  type HandState,
  legalCards,
  playCard,
  playOut,
  startHand,
  tricksTaken,
  turnOf,
} from '../../src/engine/hand.ts';
import type { Rules } from '../../src/engine/rules.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { cards, makeRules, shapes } from '../support/game.ts';

const rules = makeRules();
const pack = shapes.cards.map(({ index }) => index);
const hands = ['C1 C4 T2 S3', 'C2 T1 T4 S1', 'C3 T3 S2 S4'].map((hand) => cards(hand));

function randomHand(seed: number, lead = 0, of: Rules = rules): HandState {
  return startHand(of, lead, dealHands(of, shuffle(pack, randomFrom(seed))));
}

function statesOf(seed: number, lead: number): readonly HandState[] {
  const random = randomFrom(seed + 1);
  const states: HandState[] = [];
  const last = playOut(randomHand(seed, lead), (allowed, state) => {
    states.push(state);
    return allowed[Math.floor(random() * allowed.length)]!;
  });
  return [...states, last];
}

const seeds = fc.integer();
const leads = fc.constantFrom(0, 1, 2);

describe('a hand of Follow Suit', () => {
  test('plays out to the tricks of the rulings', () => {
    const line = cards('C1 C2 C3 T3 T2 T4 S1 S4 S3 S2 C4 T1');
    const end = line.reduce(playCard, startHand(rules, 0, hands));
    expect(end.finished.map(({ winner }) => winner)).toEqual([2, 1, 2, 2]);
    expect(end.finished.map(({ lead }) => lead)).toEqual([0, 2, 1, 2]);
    expect(tricksTaken(end)).toEqual([0, 1, 3]);
    expect(scoreHand(rules, tricksTaken(end))).toEqual([0, 1, 3]);
    expect(turnOf(end)).toBeUndefined();
    expect(legalCards(end).allowed).toEqual([]);
  });

  test('a card out of the hand, out of turn or against the led suit is not played', () => {
    const start = startHand(rules, 0, hands);
    expect(() => playCard(start, cards('C2')[0]!)).toThrow('not legal');
    const led = playCard(start, cards('C1')[0]!);
    expect(() => playCard(led, cards('S1')[0]!)).toThrow('not legal');
    expect(() => playCard(led, cards('C1')[0]!)).toThrow('not legal');
  });

  test('uneven hands are not started, and a small pack is not dealt', () => {
    expect(() => startHand(rules, 0, [cards('C1'), cards('C2'), cards('C3 C4')])).toThrow('even');
    expect(() => startHand(rules, 0, [cards('C1'), cards('C2')])).toThrow('even');
    expect(() => dealHands(rules, pack.slice(1))).toThrow('too small');
  });

  test('playing a card leaves the moment before untouched', () => {
    const start = startHand(rules, 0, hands);
    const before = structuredClone(start.hands);
    playCard(start, cards('C1')[0]!);
    expect(start.hands).toEqual(before);
    expect(start.trick.cards).toEqual([]);
  });

  test('cards are neither lost nor doubled at any moment', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        for (const state of statesOf(seed, lead)) {
          const finished = state.finished.flatMap((trick) => trick.cards);
          const all = [...state.hands.flat(), ...state.trick.cards, ...finished];
          expect(all.sort((a, b) => a - b)).toEqual(pack);
        }
      }),
    );
  });

  test('whose turn it is has a legal card, and only cards of the own hand are legal', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        for (const state of statesOf(seed, lead).slice(0, -1)) {
          const { allowed } = legalCards(state);
          expect(allowed.length).toBeGreaterThan(0);
          expect(state.hands[turnOf(state)!]).toEqual(expect.arrayContaining([...allowed]));
        }
      }),
    );
  });

  test('the winner of a trick leads the next', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        const { finished } = statesOf(seed, lead).at(-1)!;
        expect(finished.map((trick) => trick.lead)).toEqual([
          lead,
          ...finished.slice(0, -1).map(({ winner }) => winner),
        ]);
      }),
    );
  });

  test('every hand has four tricks and four points', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        const end = statesOf(seed, lead).at(-1)!;
        const points = scoreHand(rules, tricksTaken(end));
        expect(end.finished).toHaveLength(4);
        expect(points.reduce((sum, value) => sum + value, 0)).toBe(4);
      }),
    );
  });

  test('moving everybody on by a seat moves the points on by a seat', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        const lowest = (allowed: readonly number[]) => Math.min(...allowed);
        const start = randomHand(seed, lead);
        const moved = startHand(rules, (lead + 1) % 3, [start.hands[2]!, start.hands[0]!, start.hands[1]!]);
        const [a, b, c] = tricksTaken(playOut(start, lowest));
        expect(tricksTaken(playOut(moved, lowest))).toEqual([c, a, b]);
      }),
    );
  });

  test('cards that are not dealt are not played', () => {
    const short = makeRules({ handSize: 3 });
    const end = playOut(randomHand(1, 0, short), ([first]) => first!);
    expect(end.finished).toHaveLength(3);
    expect(end.finished.flatMap((trick) => trick.cards)).toHaveLength(9);
  });
});
