import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, shuffle } from '../../src/cards/shuffle.ts';
import type { CardClaim } from '../../src/definition/claims.ts';
import type { HandExample } from '../../src/definition/game.ts';
import {
  dealHands,
  type HandState,
  legalCards,
  playOut,
  recordOf,
  startHand,
  turnOf,
} from '../../src/engine/hand.ts';
import type { Choice } from '../../src/engine/reasons.ts';
import { scoreHand } from '../../src/engine/scoring.ts';
import { prove } from '../../src/proof/prove.ts';
import type { HandTrace, MatchTrace, Trace } from '../../src/proof/trace.ts';
import {
  followSuitExamples,
  fullHand,
  oneTrick,
  openHand,
  openQuestion,
  sharedWin,
} from '../support/follow-suit.ts';
import { cards, handExample, makeDefinition, makeRules, plays, shapes } from '../support/game.ts';
import { amount } from '../support/tier.ts';

const rules = makeRules();

/** The traces without the names of the seats. */
function tellingOf(trace: Trace | undefined) {
  return trace?.examples.map(({ seats, ...told }) => ({ ...told, seats: seats.length }));
}

function traceOf(example: HandExample): HandTrace {
  return prove(makeDefinition([example])).value?.examples[0] as HandTrace;
}

describe('the trace of a hand', () => {
  test('one trick: B wins, C may discard', () => {
    const trace = traceOf(oneTrick);
    expect(trace.complete).toBe(false);
    expect(trace.sides).toBeUndefined();
    expect(trace.won).toEqual([0, 1, 0]);
    const [trick] = trace.tricks;
    expect(trick).toMatchObject({ lead: 0, ledSuit: 0, winner: 1 });
    expect(trick?.reason).toEqual({
      kind: 'highest-of-led-suit',
      suit: 0,
      card: cards('C4')[0],
      beaten: cards('C2'),
      offSuit: cards('S4'),
    });
    expect(trick?.plays).toEqual([
      ...plays('A C2 B C4'),
      {
        ...plays('C S4')[0],
        holding: cards('T1 S4'),
        choice: { allowed: cards('T1 S4'), reasons: [{ reason: { kind: 'void', suit: 0 }, excludes: [] }] },
      },
    ]);
  });

  test('the full hand: C B C C win, the totals are A 0, B 1, C 3', () => {
    const trace = traceOf(fullHand);
    expect(trace.tricks.map(({ winner }) => winner)).toEqual([2, 1, 2, 2]);
    expect(trace.tricks.map(({ lead }) => lead)).toEqual([0, 2, 1, 2]);
    expect(trace).toMatchObject({ complete: true, won: [0, 1, 3], hands: fullHand.hands });
    expect(trace.sides?.map(({ score, line }) => [score, line?.name])).toEqual([
      [0, 'tricks'],
      [1, 'tricks'],
      [3, 'tricks'],
    ]);
  });

  test('the open hand: A C B B win, the totals are A 1, B 2, C 1', () => {
    const trace = traceOf(openHand);
    expect(trace.tricks.map(({ winner }) => winner)).toEqual([0, 2, 1, 1]);
    expect(trace).toMatchObject({ complete: true, sides: [{ score: 1 }, { score: 2 }, { score: 1 }] });
  });

  test('the open question: B may lay T1 or T3 on T4, and is asked once', () => {
    expect(traceOf(openQuestion).questions).toEqual([
      {
        trick: 0,
        seat: 1,
        played: plays('A T4'),
        holding: cards('C2 T1 T3 S4'),
        choice: {
          allowed: cards('T1 T3'),
          reasons: [
            {
              reason: { kind: 'must-follow', suit: 1, holds: cards('T1 T3'), orTrump: false },
              excludes: cards('C2 S4'),
            },
          ],
        },
      },
    ]);
  });

  test('a question goes back to the moment before the card was played', () => {
    const [question] = traceOf(openHand).questions;
    expect(question).toMatchObject({
      trick: 0,
      seat: 1,
      played: plays('A T4'),
      choice: { allowed: cards('T1 T3') },
    });
  });

  test('a faulty hand is traced as it was written', () => {
    const faulty = handExample({ hands: { B: 'T1 S4' }, tricks: ['A T4 B S4 C T2', 'A C1'] });
    const trace = traceOf(faulty);
    expect(trace.tricks).toHaveLength(2);
    expect(trace.tricks[0]?.plays[1]).toMatchObject({
      card: cards('S4')[0],
      choice: { allowed: cards('T1') },
    });
    expect(trace.tricks[1]?.winner).toBeUndefined();
  });
});

test('the trace of a match has totals, places and winners', () => {
  const trace = prove(makeDefinition([sharedWin])).value?.examples[0] as MatchTrace;
  expect(trace.hands.map(({ lead }) => lead)).toEqual([0, 1, 2]);
  expect(trace).toMatchObject({ totals: [5, 5, 2], places: [1, 1, 3], winners: [0, 1] });
});

test('the examples are traced in the order of the definition, matches before their hands too', () => {
  const reversed = followSuitExamples.toReversed();
  const { value, diagnostics } = prove(makeDefinition(reversed));
  expect(diagnostics).toEqual([]);
  expect(value?.examples.map(({ id }) => id)).toEqual(reversed.map(({ id }) => id));
});

/** A hand played at random, as the example an author would write, with every claim true. */
function randomExample(seed: number, lead: number): HandExample {
  const random = randomFrom(seed);
  const pack = shuffle(
    shapes.cards.map(({ index }) => index),
    random,
  );
  const { hands } = dealHands(rules, 4, pack);
  const example = handExample({ tricks: [] });
  const setup = { ...example.setup, lead };
  const questions: HandState[] = [];
  const end = playOut(startHand(rules, setup, hands), (allowed, state) => {
    questions.push(state);
    return allowed[Math.floor(random() * allowed.length)]!;
  });
  const claimsOf = (legal: boolean) =>
    questions.flatMap((state) => {
      const [trick, seat, choice] = [state.finished.length, turnOf(state)!, legalCards(state)];
      const asked = state.hands[seat]!.filter((card) => choice.allowed.includes(card) === legal);
      return asked.map((card) => ({ trick, seat, card, why: whyOf(choice, card) }));
    });
  const scores = scoreHand(rules, recordOf(end)).map(({ score }) => score);
  return {
    ...example,
    setup,
    hands,
    tricks: end.finished.map((trick) =>
      trick.cards.map((card, place) => ({ seat: (trick.lead + place) % 3, card })),
    ),
    claims: {
      winners: end.finished.map(({ winner }) => winner),
      legal: claimsOf(true),
      illegal: claimsOf(false),
      scores,
      sum: 4,
    },
  };
}

/** The reason that excludes a card, or the first one of a turn at which it may be played. */
function whyOf({ reasons }: Choice, card: number): NonNullable<CardClaim['why']> {
  const found = reasons.find(({ excludes }) => excludes.includes(card)) ?? reasons[0];
  if (!found) throw new Error('no reason was given');
  return found.reason.kind;
}

const seeds = fc.integer();
const leads = fc.constantFrom(0, 1, 2);

describe('any hand played by the rules', () => {
  test('is replayed without a fault, and every claim of the engine holds', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        const example = randomExample(seed, lead);
        const { value, diagnostics } = prove(makeDefinition([example]));
        expect(diagnostics).toEqual([]);
        expect(value).toMatchObject({
          refuted: 0,
          examples: [{ complete: true, sides: example.claims.scores?.map((score) => ({ score })) }],
        });
      }),
      { numRuns: amount(15, 60) },
    );
  });

  test('is proved the same way twice', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        const definition = makeDefinition([randomExample(seed, lead)]);
        expect(prove(definition)).toEqual(prove(definition));
      }),
      { numRuns: amount(7, 30) },
    );
  });

  test('does not depend on the names of the seats', () => {
    fc.assert(
      fc.property(seeds, leads, (seed, lead) => {
        const example = randomExample(seed, lead);
        const named = prove(makeDefinition([example], { seats: ['Nord', 'Ost', 'West'] }));
        const { value } = prove(makeDefinition([example]));
        expect(named.value).toMatchObject({ claims: value?.claims, refuted: 0 });
        expect(tellingOf(named.value)).toEqual(tellingOf(value));
      }),
      { numRuns: amount(7, 30) },
    );
  });

  test('is at fault as soon as one card is exchanged for another', () => {
    fc.assert(
      fc.property(seeds, leads, fc.nat(11), fc.integer({ min: 1, max: 11 }), (seed, lead, at, step) => {
        const example = randomExample(seed, lead);
        const wrong = (plays: HandExample['tricks'][number], trick: number) =>
          plays.map((play, place) =>
            trick * 3 + place === at ? { ...play, card: (play.card + step) % 12 } : play,
          );
        const { diagnostics } = prove(makeDefinition([{ ...example, tricks: example.tricks.map(wrong) }]));
        expect(diagnostics.length).toBeGreaterThan(0);
      }),
      { numRuns: amount(15, 60) },
    );
  });
});
