import { describe, expect, test } from 'vitest';
import type { HandClaims, MatchClaims } from '../../src/definition/claims.ts';
import { compare } from '../../src/proof/claims/verdict.ts';
import { prove } from '../../src/proof/prove.ts';
import { followSuitExamples, openHand, openQuestion, threeHands } from '../support/follow-suit.ts';
import {
  bySeat,
  cardClaim,
  handExample,
  makeDefinition,
  makeRules,
  matchExample,
  scoreLine,
  seat,
} from '../support/game.ts';

const handFindings = (claims: HandClaims) => prove(makeDefinition([{ ...openHand, claims }])).diagnostics;
const matchFindings = (claims: MatchClaims) =>
  prove(makeDefinition([openHand, { ...threeHands, claims }])).diagnostics;

test('all claims of the game hold', () => {
  const { value, diagnostics } = prove(makeDefinition(followSuitExamples));
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({ claims: 50, refuted: 0 });
});

describe('claims about a hand', () => {
  test('a wrong winner', () => {
    expect(handFindings({ winners: ['A', 'C', 'C', 'B'].map(seat) })).toEqual([
      {
        code: 'E0301',
        severity: 'error',
        message: 'example claims C as winner of trick 3, the rules give B',
        span: expect.objectContaining({ file: 'examples/0/claims/winners/2' }),
        label: 'claimed',
        why: 'S4 is the highest card of the led suit square (C S1, A S2, B S4)',
        help: 'write B',
        related: [{ span: expect.objectContaining({ file: 'examples/0/tricks/2' }), text: 'this trick' }],
      },
    ]);
  });

  test('a wrong winner of a trick that nobody followed', () => {
    expect(handFindings({ winners: ['A', 'C', 'B', 'A'].map(seat) })).toMatchObject([
      { why: 'T3 is the only card of the led suit triangle (B T3, C S3, A C3)', help: 'write B' },
    ]);
  });

  test('a wrong score', () => {
    expect(handFindings({ scores: bySeat({ A: 2, B: 2, C: 1 }) })).toMatchObject([
      {
        code: 'E0302',
        span: { file: 'examples/0/claims/scores/A' },
        message: 'example claims 2 for A, the rules give 1',
        label: 'claimed',
        why: 'A took 1 trick, line `tricks` gives 1',
        help: 'write 1',
        related: [{ span: { file: 'scoring/0' }, text: 'this line counts' }],
      },
    ]);
  });

  test('a score without a line that holds', () => {
    const rules = makeRules({ scoring: { lines: [], steps: [], awards: [] } });
    const claims = { scores: bySeat({ A: 1 }) };
    expect(prove(makeDefinition([{ ...openHand, claims }], { rules })).diagnostics).toMatchObject([
      { why: 'A took 1 trick, no line of the scoring holds', help: 'write 0', related: [] },
    ]);
  });

  test('a wrong sum, and negative points with a true minus sign', () => {
    const rules = makeRules({ scoring: { lines: [scoreLine('loss', '-10')], steps: [], awards: [] } });
    const claims = { sum: -20, scores: bySeat({ B: 10 }) };
    expect(prove(makeDefinition([{ ...openHand, claims }], { rules })).diagnostics).toMatchObject([
      { code: 'E0302', message: 'example claims 10 for B, the rules give −10', help: 'write -10' },
      {
        code: 'E0306',
        span: { file: 'examples/0/claims/sum' },
        message: 'example claims −20 as sum of the hand, the rules give −30',
        why: 'A −10, B −10, C −10',
        help: 'write -30',
      },
    ]);
  });

  test('a card claimed legal that is not', () => {
    expect(handFindings({ legal: [cardClaim(1, 'B', 'S4')] })).toMatchObject([
      {
        code: 'E0303',
        span: { file: 'examples/0/claims/legal/0/card' },
        message: 'example claims that B may play S4 in trick 1, the rules forbid it',
        why: 'B holds T1 T3 and must follow the led suit triangle',
        help: 'write T1 or T3, or move the claim to `illegal`',
      },
    ]);
  });

  test('a card claimed legal that is not held', () => {
    expect(handFindings({ legal: [cardClaim(2, 'B', 'T1')] })).toMatchObject([
      {
        code: 'E0303',
        span: { file: 'examples/0/claims/legal/0/card' },
        message: 'example claims that B may play T1 in trick 2, the rules forbid it',
        why: 'B does not hold T1 but C2 T3 S4',
        help: 'write C2, or write `trick: 1`',
        related: [{ span: { file: 'examples/0/claims/legal/0/trick' }, text: 'or 1?' }],
      },
    ]);
  });

  test('a card that another seat holds', () => {
    expect(
      handFindings({ legal: [cardClaim(1, 'B', 'T2')], illegal: [cardClaim(1, 'B', 'S1')] }),
    ).toMatchObject([
      {
        code: 'E0303',
        span: { file: 'examples/0/claims/legal/0/card' },
        help: 'write T1 or T3, or write `seat: C`',
        related: [{ span: { file: 'examples/0/claims/legal/0/seat' }, text: 'or C?' }],
      },
      {
        code: 'E0227',
        span: { file: 'examples/0/claims/illegal/0/card' },
        message: 'example claims that B may not play S1 in trick 1, which B does not hold',
        why: 'B does not hold S1 but C2 T1 T3 S4',
        help: 'name a card that B holds, or write `seat: C`',
      },
    ]);
  });

  test('a card claimed illegal that is legal', () => {
    expect(handFindings({ illegal: [cardClaim(1, 'B', 'T3'), cardClaim(4, 'C', 'S3')] })).toMatchObject([
      {
        code: 'E0304',
        span: { file: 'examples/0/claims/illegal/0/card' },
        message: 'example claims that B may not play T3 in trick 1, the rules allow it',
        help: 'move the claim to `legal`, or write `trick: 2`',
      },
      { code: 'E0304', why: 'C holds no card of the led suit triangle and may play any card' },
    ]);
  });

  test('a wrong reason', () => {
    expect(
      handFindings({
        legal: [cardClaim(1, 'A', 'C1', 'void')],
        illegal: [cardClaim(1, 'B', 'S4', 'void')],
      }),
    ).toMatchObject([
      {
        code: 'E0305',
        span: { file: 'examples/0/claims/legal/0/why' },
        message: 'example claims the reason void, the rules give leads',
        why: 'A leads the trick and may play any card',
        help: 'write leads',
      },
      { code: 'E0305', span: { file: 'examples/0/claims/illegal/0/why' }, help: 'write must-follow' },
    ]);
  });
});

describe('claims about what is not there', () => {
  const dismissed = (...findings: readonly object[]) =>
    findings.map((finding) => ({ code: 'E0227', ...finding }));

  test('a fifth trick of four', () => {
    const winners = ['A', 'C', 'B', 'B', 'A'].map(seat);
    expect(handFindings({ winners, legal: [cardClaim(5, 'A', 'C1')] })).toMatchObject(
      dismissed(
        {
          span: { file: 'examples/0/claims/winners/4' },
          message: 'example claims a winner of trick 5, which is not there',
          why: 'the example has 4 finished tricks',
        },
        { span: { file: 'examples/0/claims/legal/0/trick' }, why: 'the example has 4 tricks' },
      ),
    );
  });

  test('the winner of an unfinished trick and the score of an unfinished hand', () => {
    const claims = { winners: [0], scores: bySeat({ A: 1 }), sum: 4 };
    expect(prove(makeDefinition([{ ...openQuestion, claims }])).diagnostics).toMatchObject(
      dismissed(
        { message: 'example claims a winner of trick 1, which is not finished' },
        { span: { file: 'examples/0/claims/scores' }, why: 'the whole hand of A and C is not given' },
        { span: { file: 'examples/0/claims/sum' } },
      ),
    );
  });

  test('the score of a hand that is not played out', () => {
    const example = { ...openHand, tricks: openHand.tricks.slice(0, 3), claims: { sum: 4 } };
    expect(prove(makeDefinition([example])).diagnostics).toMatchObject(
      dismissed({ why: '3 of 4 tricks are played' }),
    );
  });

  test('a seat whose hand is unknown, a turn that is not reached, a card that is not held', () => {
    const claims = {
      legal: [cardClaim(1, 'A', 'T4'), cardClaim(1, 'C', 'T2')],
      illegal: [cardClaim(1, 'B', 'C1')],
    };
    expect(prove(makeDefinition([{ ...openQuestion, claims }])).diagnostics).toMatchObject(
      dismissed(
        { span: { file: 'examples/0/claims/legal/0/seat' }, help: 'give the hand of A under `hands:`' },
        { span: { file: 'examples/0/claims/legal/1/seat' }, why: 'the trick goes as far as the turn of B' },
        { span: { file: 'examples/0/claims/illegal/0/card' }, why: 'B does not hold C1 but C2 T1 T3 S4' },
      ),
    );
  });

  test('is not counted as checked', () => {
    const { value } = prove(makeDefinition([{ ...openHand, claims: { winners: [1, 2, 1, 1, 0] } }]));
    expect(value).toMatchObject({ claims: 4, refuted: 1 });
  });
});

describe('claims about a match', () => {
  test('a wrong score of one hand', () => {
    expect(matchFindings({ scores: [bySeat({ A: 1 }), bySeat({ C: 4 })] })).toMatchObject([
      {
        code: 'E0302',
        span: { file: 'examples/1/claims/scores/1/C' },
        message: 'example claims 4 for C in hand 2, the rules give 3',
        why: 'C took 3 tricks, line `tricks` gives 3',
        help: 'write 3',
      },
    ]);
  });

  test('a wrong total, sum and place', () => {
    expect(
      matchFindings({ totals: bySeat({ A: 4, B: 4, C: 5 }), sum: 13, places: bySeat({ A: 1, C: 1 }) }),
    ).toMatchObject([
      {
        code: 'E0302',
        span: { file: 'examples/1/claims/totals/A' },
        message: 'example claims a total of 4 for A, the rules give 3',
        why: 'the hands give 1, 0 and 2',
      },
      {
        code: 'E0306',
        span: { file: 'examples/1/claims/sum' },
        why: 'the totals are A 3, B 4, C 5',
        help: 'write 12',
      },
      {
        code: 'E0307',
        span: { file: 'examples/1/claims/places/A' },
        message: 'example claims place 1 for A, the rules give 3',
        help: 'write 3',
      },
    ]);
  });

  test('scores of a hand that is not there', () => {
    const claims = { scores: [{}, {}, {}, { A: 1 }].map((scores) => bySeat(scores)) };
    expect(matchFindings(claims)).toMatchObject([
      { code: 'E0227', span: { file: 'examples/1/claims/scores/3' }, why: 'the match has 3 hands' },
    ]);
  });

  const findings = (hands: Parameters<typeof matchExample>[1]) =>
    prove(makeDefinition([openHand, openQuestion, matchExample('match', hands, { sum: 12 })])).diagnostics;

  test('a match of something that is no whole hand is a mistake of the program', () => {
    expect(() => findings(['open-question'])).toThrow('not a whole hand');
    expect(() => findings(['match'])).toThrow('not a hand');
  });

  test('a fault in a hand is reported once, not again where a match counts it', () => {
    const faulty = handExample({ id: 'faulty', hands: { B: 'T1 S4' }, tricks: ['A T4 B S4'] });
    const match = matchExample('match', ['faulty'], { totals: bySeat({ A: 9 }) });
    const { diagnostics, value } = prove(makeDefinition([faulty, match]));
    expect(diagnostics.map(({ code }) => code)).toEqual(['E0217']);
    expect(value?.examples.map(({ id }) => id)).toEqual(['faulty']);
  });

  test('the lead moves on from hand to hand', () => {
    expect(findings(['open-hand', ['C', 1, 1, 2], 'open-hand'])).toMatchObject([
      {
        code: 'E0215',
        span: { file: 'examples/2/match/1/lead' },
        message: 'C leads hand 2, but it is the turn of B to lead',
        help: 'write B',
      },
      { code: 'E0215', span: { file: 'examples/2/match/2/example' }, help: 'name an example that C leads' },
    ]);
  });
});

test('the reason of a claim is worked out only if the claim is refuted', () => {
  let asked = 0;
  const definition = makeDefinition([openHand]);
  const check = (claimed: number) =>
    compare(
      { definition, example: openHand },
      {
        ...{ code: 'E0302', at: ['sum'], claimed, actual: 4, show: String, says: (sum) => sum },
        why: () => {
          asked += 1;
          return 'so it is';
        },
      },
    );
  expect(check(4)).toBe('holds');
  expect(asked).toBe(0);
  expect(check(5)).toMatchObject({ kind: 'refuted', diagnostic: { why: 'so it is', help: 'write 4' } });
});
