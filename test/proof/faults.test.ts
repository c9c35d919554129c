import { describe, expect, test } from 'vitest';
import type { HandExample } from '../../src/definition/game.ts';
import { prove } from '../../src/proof/prove.ts';
import { fullHand, openHand } from '../support/follow-suit.ts';
import { bySeat, cardClaim, handExample, makeDefinition, seat } from '../support/game.ts';

/** Findings as `code place`, in the order reported. */
function faultsOf(...examples: readonly HandExample[]): readonly string[] {
  return prove(makeDefinition(examples)).diagnostics.map(({ code, span }) => `${code} ${span?.file}`);
}

function only(example: HandExample) {
  const { diagnostics } = prove(makeDefinition([example]));
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0]!;
}

const hands = { A: 'C1 C4 T2 S3', B: 'C2 T1 T4 S1', C: 'C3 T3 S2 S4' };
const tricks = ['A C1 B C2 C C3', 'C T3 A T2 B T4', 'B S1 C S4 A S3', 'C S2 A C4 B T1'];

/** The full hand with one trick written differently. */
function withTrick(number: number, trick: string, rest: Partial<Parameters<typeof handExample>[0]> = {}) {
  return handExample({ hands, tricks: tricks.with(number - 1, trick), ...rest });
}

describe('a hand that keeps the rules', () => {
  test('is not at fault', () => {
    expect(faultsOf(fullHand, { ...openHand, id: 'other' })).toEqual([]);
  });

  test('may end with an unfinished trick', () => {
    expect(faultsOf(handExample({ hands, tricks: [tricks[0]!, 'C T3 A T2'] }))).toEqual([]);
  });

  test('may leave hands open as long as everybody follows', () => {
    expect(faultsOf(handExample({ tricks: [tricks[0]!, tricks[1]!] }))).toEqual([]);
  });

  test('may discard from a hand not given once no card of the led suit is left for it', () => {
    const known = handExample({ hands: { A: hands.A, B: hands.B }, tricks });
    expect(faultsOf(known)).toEqual([]);
  });
});

describe('play out of turn', () => {
  test('the lead of the example leads the first trick', () => {
    const found = only(withTrick(1, 'B C2 C C3 A C1'));
    expect(found).toMatchObject({
      code: 'E0215',
      span: { file: 'examples/0/tricks/0/B' },
      message: 'B leads trick 1, the example lets A lead',
      help: 'begin the trick with the card of A',
      related: [{ span: { file: 'examples/0/lead' }, text: 'A leads' }],
    });
  });

  test('the winner of a trick leads the next', () => {
    expect(only(withTrick(2, 'A T2 B T4 C T3'))).toMatchObject({
      code: 'E0215',
      span: { file: 'examples/0/tricks/1/A' },
      message: 'A leads trick 2, but C won trick 1',
      why: 'C3 is the highest card of the led suit circle (A C1, B C2, C C3)',
      related: [{ span: { file: 'examples/0/tricks/0' }, text: 'won by C' }],
    });
  });

  test('the seats play in turn, and one confused trick is one fault', () => {
    expect(only(withTrick(2, 'C T3 B T4 A T2'))).toMatchObject({
      code: 'E0215',
      span: { file: 'examples/0/tricks/1/B' },
      message: 'B plays to trick 2 out of turn, it is the turn of A',
      why: 'the seats play in the order A, B and C',
      help: 'write the card of A before that of B',
    });
  });
});

describe('cards that do not fit the hands', () => {
  test('a card outside the hand', () => {
    expect(only(handExample({ hands: { A: hands.A }, tricks: ['A C3 B C2 C C1'] }))).toMatchObject({
      code: 'E0214',
      span: { file: 'examples/0/tricks/0/A' },
      message: 'A plays C3, which is not in the hand',
      why: 'A holds C1 C4 T2 S3',
      help: 'name a card that A still holds',
      related: [{ span: { file: 'examples/0/hands/A' }, text: 'the hand of A' }],
    });
  });

  test('a card of another hand', () => {
    expect(only(withTrick(1, 'A C2 B C2 C C3'))).toMatchObject({
      code: 'E0214',
      span: { file: 'examples/0/tricks/0/A' },
      message: 'A plays C2, which B holds',
      related: [{ span: { file: 'examples/0/hands/B' } }],
    });
  });

  test('a card played twice', () => {
    expect(only(withTrick(4, 'C S2 A C1 B T1'))).toMatchObject({
      code: 'E0214',
      span: { file: 'examples/0/tricks/3/A' },
      message: 'C1 was already played in trick 1',
      related: [{ span: { file: 'examples/0/tricks/0' }, text: 'C1 is played here' }],
    });
  });

  test('a card played twice though no hand is given', () => {
    expect(faultsOf(handExample({ tricks: ['A C1 B C2 C C3', 'C T3 A T2 B T3'] }))).toEqual([
      'E0214 examples/0/tricks/1/B',
    ]);
  });

  test('a card from a hand that is used up', () => {
    const example = handExample({ hands: { C: 'C3' }, tricks: [tricks[0]!, tricks[1]!] });
    expect(only(example)).toMatchObject({ code: 'E0214', why: 'C holds no card any more' });
  });

  test('one mistyped card does not make later plays faulty', () => {
    // A means C1: then nobody revokes, and B plays T1 in the last trick.
    expect(only(withTrick(1, 'A T1 B C2 C C3'))).toMatchObject({
      code: 'E0214',
      message: 'A plays T1, which B holds',
    });
  });

  test('a fifth trick of four', () => {
    const fifth = handExample({ hands, tricks: [...tricks, 'C S2 A C4 B T1'] });
    expect(only(fifth)).toMatchObject({
      code: 'E0214',
      span: { file: 'examples/0/tricks/4' },
      message: 'trick 5 cannot be played, a hand has 4 cards',
    });
  });
});

describe('revokes', () => {
  test('who holds the led suit and plays another revokes', () => {
    const example = handExample({ hands: { B: 'C2 T1 T3 S4' }, tricks: ['A T4 B S4'] });
    expect(only(example)).toMatchObject({
      code: 'E0217',
      span: { file: 'examples/0/tricks/0/B' },
      message: 'B revokes with S4 in trick 1',
      label: 'not legal',
      why: 'B holds T1 T3 and must follow the led suit triangle',
      help: 'play T1 or T3',
    });
  });

  test('a card of the led suit must be played even after one has gone', () => {
    const example = handExample({
      hands: { A: 'T4 T1', B: 'T3 T2 S4', C: 'S1 C1' },
      tricks: ['A T4 B T3 C S1', 'A T1 B S4 C C1'],
    });
    expect(only(example)).toMatchObject({
      code: 'E0217',
      span: { file: 'examples/0/tricks/1/B' },
      why: 'B holds T2 and must follow the led suit triangle',
      help: 'play T2',
    });
  });

  test('a discard from a hand not given cannot be checked', () => {
    expect(only(handExample({ tricks: ['A C2 B C4 C S4'] }))).toMatchObject({
      code: 'E0224',
      span: { file: 'examples/0/tricks/0/C' },
      message: 'C plays S4 to trick 1, and the hand of C is not given',
      help: 'give the hand of C under `hands:`',
    });
  });
});

describe('tricks of the wrong size', () => {
  test('a card too many', () => {
    expect(only(handExample({ tricks: ['A C1 B C2 C C3 A C4'] }))).toMatchObject({
      code: 'E0225',
      span: { file: 'examples/0/tricks/0/A' },
      message: 'trick 1 has more than 3 cards',
    });
  });

  test('only the last trick may be unfinished', () => {
    expect(only(handExample({ hands, tricks: ['A C1 B C2', 'C T3 A T2 B T4'] }))).toMatchObject({
      code: 'E0225',
      span: { file: 'examples/0/tricks/0' },
      message: 'trick 1 has 2 cards of 3, but trick 2 follows',
    });
  });
});

describe('several faults', () => {
  test('are all reported, in one example and in several', () => {
    const out = withTrick(2, 'C T3 B T4 A T2', { id: 'o' });
    const both = handExample({ id: 'b', hands, tricks: ['A C1 B T1 C C3', 'C T3 A S3 B T4'] });
    expect(faultsOf(out, both)).toEqual([
      'E0215 examples/0/tricks/1/B',
      'E0217 examples/1/tricks/0/B',
      'E0217 examples/1/tricks/1/A',
    ]);
  });

  test('claims that depend on a fault are not refuted on top of it, others are', () => {
    const example = withTrick(2, 'C T3 A S3 B T4', {
      claims: {
        winners: ['A', 'A', 'B', 'C'].map(seat),
        legal: [cardClaim(1, 'B', 'C2'), cardClaim(3, 'A', 'T2')],
        illegal: [cardClaim(2, 'A', 'T2')],
        scores: bySeat({ A: 9, B: 9, C: 9 }),
        sum: 9,
      },
    });
    expect(faultsOf(example)).toEqual([
      'E0217 examples/0/tricks/1/A',
      'E0214 examples/0/tricks/2/A',
      'E0301 examples/0/claims/winners/0',
      'E0304 examples/0/claims/illegal/0/card',
    ]);
  });
});

describe('a hand that is given in part', () => {
  test('has no trick beyond its last card', () => {
    const short = handExample({ lead: 'B', hands: { A: 'C2' }, tricks: ['B C1 C C3 A C2', 'C T1'] });
    expect(only(short)).toMatchObject({
      code: 'E0214',
      span: { file: 'examples/0/tricks/1' },
      message: 'trick 2 cannot be played, a hand has 1 card',
    });
    expect(faultsOf(handExample({ hands: { A: 'C2 T1' }, tricks: ['A C2 B C1 C C3', 'C T2'] }))).toEqual([]);
  });

  test('is one fault when it is played beyond its last card', () => {
    const short = handExample({
      lead: 'B',
      hands: { A: 'C2' },
      tricks: ['B C1 C C3 A C2', 'C T1 A T3 B T2'],
    });
    expect(faultsOf(short)).toEqual(['E0214 examples/0/tricks/1/A']);
  });
});
