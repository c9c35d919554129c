import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  type Expression,
  evaluate,
} from '../../src/engine/expression.ts';

const values = { tricks: 3, hand_size: 4 };
const number = (value: number): Expression => ({ kind: 'number', value });
const binary = (operator: BinaryOperator, left: number, right: number): Expression => ({
  kind: 'binary',
  operator,
  left: number(left),
  right: number(right),
});

describe('scoring expressions', () => {
  test('names stand for the tricks taken and the cards dealt', () => {
    expect(evaluate({ kind: 'name', name: 'tricks' }, values)).toBe(3);
    expect(evaluate({ kind: 'name', name: 'hand_size' }, values)).toBe(4);
  });

  test.each<[BinaryOperator, number, number, number]>([
    ['+', 2, 3, 5],
    ['-', 2, 3, -1],
    ['*', 2, 3, 6],
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
    expect(evaluate({ kind: 'binary', operator, left: number(left), right: number(right) }, values)).toBe(
      result,
    );
  });

  test('a sign changes the number and ! changes truth', () => {
    const unary = (operator: '-' | '!', value: number) =>
      evaluate({ kind: 'unary', operator, operand: number(value) }, values);
    expect([unary('-', 5), unary('-', -5), unary('!', 0), unary('!', 5)]).toEqual([-5, 5, 1, 0]);
    expect(Object.is(unary('-', 0), 0)).toBe(true);
  });

  test('20 + 10 * tricks is worked out inside out', () => {
    const ten: Expression = {
      kind: 'binary',
      operator: '*',
      left: number(10),
      right: { kind: 'name', name: 'tricks' },
    };
    expect(evaluate({ kind: 'binary', operator: '+', left: number(20), right: ten }, values)).toBe(50);
  });

  test('comparisons and logic give 1 or 0 only', () => {
    const logical = BINARY_OPERATORS.filter((operator) => !['+', '-', '*'].includes(operator));
    fc.assert(
      fc.property(fc.constantFrom(...logical), fc.integer(), fc.integer(), (operator, left, right) => {
        expect([0, 1]).toContain(evaluate(binary(operator, left, right), values));
      }),
    );
  });
});
