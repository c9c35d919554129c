import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/definition/expression.ts';
import { SCORE_NAMES, type ScoreName, type ScoreValues } from '../../src/engine/expression.ts';
import { evaluate } from '../support/evaluate.ts';
import { amount } from '../support/tier.ts';

const zeros = Object.fromEntries(SCORE_NAMES.map((name) => [name, 0])) as ScoreValues;

function value(text: string, tricks = 0, others: Partial<ScoreValues> = {}): number {
  const parsed = parseExpression(text);
  if ('error' in parsed) throw new Error(`${text}: ${parsed.error}`);
  return evaluate(parsed.expression, { ...zeros, tricks, hand_size: 4, ...others });
}

describe('a scoring expression', () => {
  it('follows the usual precedence, brackets first', () => {
    expect(value('20 + 10 * tricks', 3)).toBe(50);
    expect(value('(20 + 10) * tricks', 3)).toBe(90);
    expect(value('-tricks - -1', 3)).toBe(-2);
    expect(value('hand_size - tricks == 1 && !(tricks < 3)', 3)).toBe(1);
  });

  it('reads ^ as the power, which binds most and from the right', () => {
    expect(value('2 ^ 3')).toBe(8);
    expect(value('3 * 2 ^ 2')).toBe(12);
    expect(value('2 ^ 3 ^ 2')).toBe(512);
    expect(value('(2 ^ 3) ^ 2')).toBe(64);
    expect(value('-(2 ^ 2)')).toBe(-4);
    expect(value('2 ^ doubles', 0, { doubles: 3 })).toBe(8);
  });

  it('knows abs, min and max', () => {
    expect(value('-10 * abs(tricks - bid)', 0, { bid: 2 })).toBe(-20);
    expect(value('max(0, 3 - tricks) + min(tricks, 2, 5)', 4)).toBe(2);
  });

  it('knows every name of the scoring key', () => {
    SCORE_NAMES.forEach((name, index) => {
      expect(value(name, 0, { [name]: index })).toBe(index);
    });
  });

  const faults: [string, string, string, RegExp][] = [
    ['trick + 1', 'unknown name `trick`', 'trick', /did you mean `tricks`/],
    ['tricks + colour', 'unknown name `colour`', 'colour', /write tricks, other_tricks, .* or score/],
    ['tricks == hand-size', 'unknown name `hand`', 'hand', /did you mean `hand_size`/],
    ['points > other-points', 'unknown name `other`', 'other', /did you mean `other_points`/],
    ['sqrt(tricks)', 'unknown function `sqrt`', 'sqrt', /abs, min and max/],
    ['mx(tricks, 1)', 'unknown function `mx`', 'mx', /did you mean `max`/],
    ['toString(1)', 'unknown function `toString`', 'toString', /abs, min and max/],
    ['2 + abs', '`abs` stands without a value', 'abs', /write `abs\(…\)`/],
    ['abs(1, 2)', '`abs` takes one value, not 2', 'abs', /abs\(a\)/],
    ['abs()', '`abs` takes one value, not 0', 'abs', /abs\(a\)/],
    ['max(1)', '`max` takes two values or more, not 1', 'max', /max\(a, b\)/],
    ['tricks (2)', 'an operator is missing between two values', 'tricks (2)', /\*/],
    ['(tricks)(2)', 'an operator is missing between two values', '(tricks)(2)', /\*/],
    ['2 (3)', 'an operator is missing between two values', '2 (3)', /\*/],
    ['max.call(1)', 'expressions have no parts of a value', '.', /numbers/],
    ['max(tricks.length, 1)', 'expressions have no parts of a value', '.', /numbers/],
    ['tricks.length', 'expressions have no parts of a value', '.', /numbers/],
    ['tricks["constructor"]', 'expressions have no parts of a value', '[', /numbers/],
    ['tricks ? 1 : 0', 'expressions have no questions', '?', /numbers/],
    ['[tricks]', 'expressions have no lists', '[', /numbers/],
    ['this', 'expressions have no such words', 'this', /numbers/],
    ['"ten"', '"ten" is not a whole number', '"ten"', /number/],
    ['true', 'true is not a whole number', 'true', /number/],
    ['1e999', '1e999 is not a whole number', '1e999', /number/],
    ['tricks = 0', 'the expression cannot be read here', '=', /compare with `==`/],
    ['10 +', 'the expression cannot be read here', '+', /10 \* tricks/],
    ['max(1, )', 'the expression cannot be read here', ')', /10 \* tricks/],
    ['tricks / 2', 'unknown operator `/`', '/', /&&/],
    ['tricks === 2', 'unknown operator `===`', '===', /==/],
    ['2 ** doubles', 'unknown operator `**`', '**', /`\^`/],
    ['~tricks', 'unknown operator `~`', '~', /\+/],
    ['tricks tricks', 'an operator is missing between two values', 'tricks tricks', /\+/],
    ['-2 ^ 2', 'a sign stands before a power', '^', /-\(2 \^ 3\)/],
    ['8 <= points <= 32', 'two comparisons stand in a row', '8 <= points <= 32', /&&/],
    ['', 'the expression is empty', '', /write a number/],
  ];

  it.each(faults)('%j is refused where the fault is', (text, error, piece, help) => {
    const parsed = parseExpression(text);
    expect(parsed).toMatchObject({ error, help: expect.stringMatching(help) });
    const { offset, length } = parsed as Exclude<typeof parsed, { expression: unknown }>;
    expect(text.slice(offset, offset + length)).toBe(piece);
  });

  it('says why a name stands for nothing in this game, and offers the others', () => {
    const unavailable = new Map<ScoreName, string>([
      ['bid', 'this game has no bidding'],
      ['score', 'the score is only known in steps'],
    ]);
    expect(parseExpression('tricks == bid', unavailable)).toEqual({
      error: '`bid` means nothing here',
      why: 'this game has no bidding',
      help: expect.not.stringContaining('bid,'),
      offset: 10,
      length: 3,
    });
    expect(parseExpression('max(score, 0)', unavailable)).toMatchObject({
      why: 'the score is only known in steps',
    });
    expect(parseExpression('tricks == hand_size', unavailable)).toHaveProperty('expression');
    expect(parseExpression('bud', unavailable)).toMatchObject({ help: expect.stringMatching(/^write/) });
    expect(parseExpression('bud')).toMatchObject({ help: 'did you mean `bid`?' });
  });

  const bounds: [string, string, string][] = [
    ['1000000001', 'this can become more than 1000000000', '1000000001'],
    ['tricks * tricks * tricks * tricks * tricks', 'this can become more than 1000000000', 't'],
    ['100 - 2 ^ 30', 'this can become more than 1000000000', '1'],
    ['0 * (10 ^ 10)', 'this can become more than 1000000000', '0'],
    ['2 ^ (tricks - bid)', 'the exponent can be less than 0', '^'],
    ['2 ^ tricks', 'the exponent can be more than 30', '^'],
    ['1 ^ 31', 'the exponent can be more than 30', '^'],
  ];

  it.each(bounds)('%s is refused, because its value would have no bounds', (text, error, piece) => {
    const parsed = parseExpression(text);
    expect(parsed).toMatchObject({ error, help: expect.stringMatching(/^write/) });
    expect(text[(parsed as { offset: number }).offset]).toBe(piece[0]);
  });

  it.each(['points * 2 ^ doubles', '2 ^ min(tricks, 10)', '1000000000', '1 ^ 30'])(
    '%s has bounds',
    (text) => {
      expect(parseExpression(text)).toHaveProperty('expression');
    },
  );

  it('is refused when it is very long, before it is parsed', () => {
    expect(parseExpression('('.repeat(100_000))).toMatchObject({
      error: expect.stringContaining('longer than 200'),
    });
  });

  it('never throws, whatever the text', () => {
    const pieces = fc.constantFrom(
      'tricks',
      'hand_size',
      '1',
      '+',
      '(',
      ')',
      '==',
      '.',
      '"',
      '[',
      ' ',
      '?',
      ':',
      '!',
      '`',
      '\\',
      'é',
      '=>',
      '^',
      'max(',
      'abs',
      ',',
      'score',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join('')),
        ),
        (text) => {
          const parsed = parseExpression(text);
          expect('error' in parsed || 'expression' in parsed).toBe(true);
        },
      ),
      { numRuns: amount(125, 500) },
    );
  });
});
