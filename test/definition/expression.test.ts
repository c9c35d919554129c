import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../src/definition/expression.ts';
import { evaluate } from '../../src/engine/expression.ts';

function value(text: string, tricks: number): number {
  const parsed = parseExpression(text);
  if ('error' in parsed) throw new Error(`${text}: ${parsed.error}`);
  return evaluate(parsed.expression, { tricks, hand_size: 4 });
}

describe('a scoring expression', () => {
  it('follows the usual precedence, brackets first', () => {
    expect(value('20 + 10 * tricks', 3)).toBe(50);
    expect(value('(20 + 10) * tricks', 3)).toBe(90);
    expect(value('-tricks - -1', 3)).toBe(-2);
    expect(value('hand_size - tricks == 1 && !(tricks < 3)', 3)).toBe(1);
  });

  const faults: [string, string, string, RegExp][] = [
    ['trick + 1', 'unknown name `trick`', 'trick', /did you mean `tricks`/],
    ['tricks + points', 'unknown name `points`', 'points', /write tricks or hand_size/],
    ['max(tricks, 1)', 'expressions have no functions', '(', /round brackets/],
    ['tricks.length', 'expressions have no parts of a value', '.', /numbers/],
    ['tricks["constructor"]', 'expressions have no parts of a value', '.', /numbers/],
    ['tricks ? 1 : 0', 'expressions have no questions', '?', /numbers/],
    ['[tricks]', 'expressions have no lists', '[', /numbers/],
    ['this', 'expressions have no such words', 'this', /numbers/],
    ['"ten"', '"ten" is not a whole number', '"ten"', /number/],
    ['true', 'true is not a whole number', 'true', /number/],
    ['1e999', '1e999 is not a whole number', '1e999', /number/],
    ['tricks = 0', 'the expression cannot be read here', '=', /compare with `==`/],
    ['10 +', 'the expression cannot be read here', '+', /10 \* tricks/],
    ['tricks / 2', 'unknown operator `/`', '/', /&&/],
    ['tricks === 2', 'unknown operator `===`', '===', /==/],
    ['~tricks', 'unknown operator `~`', '~', /\+/],
    ['tricks tricks', 'an operator is missing between two values', 'tricks tricks', /\+/],
    ['', 'the expression is empty', '', /write a number/],
  ];

  it.each(faults)('%j is refused where the fault is', (text, error, piece, help) => {
    const parsed = parseExpression(text);
    expect(parsed).toMatchObject({ error, help: expect.stringMatching(help) });
    const { offset, length } = parsed as Exclude<typeof parsed, { expression: unknown }>;
    if (text.includes(piece)) expect(text.slice(offset, offset + length)).toBe(piece);
  });

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
      { numRuns: 500 },
    );
  });
});
