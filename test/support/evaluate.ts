import {
  type BinaryOperator,
  type Expression,
  MOST_EXPONENT,
  type ScoreValues,
} from '../../src/engine/expression.ts';

type Combine = (left: number, right: number) => number;

/** A second opinion on what an expression gives, worked out part by part. */
export function evaluate(expression: Expression, values: ScoreValues): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'name':
      return values[expression.name];
    case 'unary':
      return UNARY[expression.operator](evaluate(expression.operand, values));
    case 'binary':
      return BINARY[expression.operator](
        evaluate(expression.left, values),
        evaluate(expression.right, values),
      );
    case 'call': {
      const [first, ...others] = expression.args.map((argument) => evaluate(argument, values));
      if (first === undefined) throw new Error(`${expression.name} has no argument`);
      return expression.name === 'abs' ? Math.abs(first) : others.reduce(CHOOSE[expression.name], first);
    }
  }
}

const UNARY: Readonly<Record<'-' | '!', (operand: number) => number>> = {
  // 0 - x, because -x would turn 0 into -0.
  '-': (operand) => 0 - operand,
  '!': (operand) => (operand === 0 ? 1 : 0),
};

const BINARY: Readonly<Record<BinaryOperator, Combine>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  // + 0, because 0 times a negative number is -0.
  '*': (left, right) => left * right + 0,
  '^': (left, right) => left ** Math.min(MOST_EXPONENT, Math.max(0, right)) + 0,
  '==': (left, right) => (left === right ? 1 : 0),
  '!=': (left, right) => (left !== right ? 1 : 0),
  '<': (left, right) => (left < right ? 1 : 0),
  '<=': (left, right) => (left <= right ? 1 : 0),
  '>': (left, right) => (left > right ? 1 : 0),
  '>=': (left, right) => (left >= right ? 1 : 0),
  '&&': (left, right) => (left !== 0 && right !== 0 ? 1 : 0),
  '||': (left, right) => (left !== 0 || right !== 0 ? 1 : 0),
};

const CHOOSE: Readonly<Record<'min' | 'max', Combine>> = {
  min: (left, right) => Math.min(left, right),
  max: (left, right) => Math.max(left, right),
};
