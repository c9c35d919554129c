import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  compileExpression,
  type Expression,
  FUNCTION_NAMES,
  SCORE_NAMES,
  type ScoreValues,
} from '../../src/engine/expression.ts';
import { evaluate } from '../support/evaluate.ts';
import { amount } from '../support/tier.ts';

const zeros = Object.fromEntries(SCORE_NAMES.map((name) => [name, 0])) as ScoreValues;
const number = (value: number): Expression => ({ kind: 'number', value });
const binary = (operator: BinaryOperator, left: number, right: number): Expression => ({
  kind: 'binary',
  operator,
  left: number(left),
  right: number(right),
});
const worth = (expression: Expression) => evaluate(expression, zeros);

describe('a scoring expression', () => {
  test.each(SCORE_NAMES)('finds the value of %s under its name', (name) => {
    const values = { ...zeros, [name]: 7 };
    expect(evaluate({ kind: 'name', name }, values)).toBe(7);
    const table = Float64Array.from(SCORE_NAMES, (one) => values[one]);
    expect(compileExpression({ kind: 'name', name })(table)).toBe(7);
  });

  test.each<[BinaryOperator, number, number, number]>([
    ['+', 2, 3, 5],
    ['-', 2, 3, -1],
    ['*', 2, 3, 6],
    ['*', 0, -3, 0],
    ['^', 2, 3, 8],
    ['^', 2, 0, 1],
    ['^', 0, 0, 1],
    ['^', -1, 3, -1],
    ['^', 2, -3, 1],
    ['^', 1, 1000, 1],
    ['^', 2, 1000, 2 ** 30],
    ['==', 2, 2, 1],
    ['==', 2, 3, 0],
    ['!=', 2, 3, 1],
    ['!=', 2, 2, 0],
    ['<', 2, 3, 1],
    ['<', 3, 3, 0],
    ['<=', 3, 3, 1],
    ['<=', 4, 3, 0],
    ['>', 3, 2, 1],
    ['>', 3, 3, 0],
    ['>=', 3, 3, 1],
    ['>=', 2, 3, 0],
    ['&&', 2, -1, 1],
    ['&&', 2, 0, 0],
    ['||', 0, 5, 1],
    ['||', 0, 0, 0],
  ])('%s of %d and %d', (operator, left, right, result) => {
    expect(worth(binary(operator, left, right))).toBe(result);
  });

  test('a sign changes the number and ! changes truth', () => {
    const unary = (operator: '-' | '!', value: number) =>
      worth({ kind: 'unary', operator, operand: number(value) });
    expect([unary('-', 5), unary('-', -5), unary('!', 0), unary('!', 5)]).toEqual([-5, 5, 1, 0]);
    expect(Object.is(unary('-', 0), 0)).toBe(true);
  });

  test('abs, min and max mean what they mean everywhere', () => {
    const call = (name: (typeof FUNCTION_NAMES)[number], ...args: number[]) =>
      worth({ kind: 'call', name, args: args.map(number) });
    expect([call('abs', -3), call('abs', 3), call('abs', 0)]).toEqual([3, 3, 0]);
    expect([call('min', 2, -1, 5), call('max', 2, -1, 5), call('max', 4)]).toEqual([-1, 5, 4]);
  });
});

const small = fc.integer({ min: -5, max: 40 });
const leaf: fc.Arbitrary<Expression> = fc.oneof(
  small.map(number),
  fc.constantFrom(...SCORE_NAMES).map((name): Expression => ({ kind: 'name', name })),
);
const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'expression' },
    leaf,
    fc.record({
      kind: fc.constant('unary' as const),
      operator: fc.constantFrom('-' as const, '!' as const),
      operand: tie('tree'),
    }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constantFrom(...BINARY_OPERATORS.filter((operator) => operator !== '^')),
      left: tie('tree'),
      right: tie('tree'),
    }),
    fc.record({
      kind: fc.constant('binary' as const),
      operator: fc.constant('^' as const),
      left: leaf,
      right: tie('tree'),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom(...FUNCTION_NAMES),
      args: fc.array(tie('tree'), { minLength: 1, maxLength: 1 }),
    }),
    fc.record({
      kind: fc.constant('call' as const),
      name: fc.constantFrom('min' as const, 'max' as const),
      args: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
    }),
  ),
}));
const table = fc.array(small, { minLength: SCORE_NAMES.length, maxLength: SCORE_NAMES.length });

describe('an expression made ready for many hands', () => {
  test('gives what working it out step by step gives', () => {
    fc.assert(
      fc.property(tree, table, (expression, numbers) => {
        const values = Object.fromEntries(SCORE_NAMES.map((name, index) => [name, numbers[index]]));
        const compiled = compileExpression(expression)(Float64Array.from(numbers));
        expect(compiled).toBe(evaluate(expression, values as ScoreValues));
      }),
      { numRuns: amount(125, 500) },
    );
  });

  test('leaves the values as they were', () => {
    fc.assert(
      fc.property(tree, table, (expression, numbers) => {
        const values = Float64Array.from(numbers);
        compileExpression(expression)(values);
        expect([...values]).toEqual(numbers);
      }),
    );
  });

  test('comparisons and logic give 1 or 0 only', () => {
    const logical = BINARY_OPERATORS.filter((operator) => !['+', '-', '*', '^'].includes(operator));
    fc.assert(
      fc.property(fc.constantFrom(...logical), fc.integer(), fc.integer(), (operator, left, right) => {
        expect([0, 1]).toContain(worth(binary(operator, left, right)));
      }),
    );
  });
});
