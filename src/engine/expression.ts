/** A small total expression over named whole numbers; parsing belongs to `definition/`, evaluation to the engine. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: ScoreName }
  | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  /** `abs` has one argument, `min` and `max` have one or more. */
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Expression[] };

/**
 * The values of one side that a scoring key may name. `other_…`: all other sides together; `maker`, `solo`, `soloist`
 * and `last_trick` are 1 or 0; `score`: what the line and the steps so far came to.
 */
export const SCORE_NAMES = [
  'tricks',
  'other_tricks',
  'bid',
  'points',
  'other_points',
  'hand_size',
  'maker',
  'solo',
  'soloist',
  'doubles',
  'melds',
  'last_trick',
  'score',
] as const;

/** One of these names. */
export type ScoreName = (typeof SCORE_NAMES)[number];

/** Every operator between two values; `^` is the power. */
export const BINARY_OPERATORS = ['+', '-', '*', '^', '==', '!=', '<', '<=', '>', '>=', '&&', '||'] as const;

/** One of these operators. */
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** Every function. */
export const FUNCTION_NAMES = ['abs', 'min', 'max'] as const;

/** One of these functions. */
export type FunctionName = (typeof FUNCTION_NAMES)[number];

/** The numbers that the names in an expression stand for. */
export type ScoreValues = Readonly<Record<ScoreName, number>>;

/** No power has a greater exponent. */
export const MOST_EXPONENT = 30;

type Combine = (left: number, right: number) => number;

const CHOOSE: Readonly<Record<'min' | 'max', Combine>> = {
  min: (left, right) => Math.min(left, right),
  max: (left, right) => Math.max(left, right),
};

/** The values of an expression by the place of their name in `SCORE_NAMES`. */
export type ValueTable = Float64Array;

/** An expression made ready to be worked out very often, without making anything new. */
export type Compiled = (values: ValueTable) => number;

/** Where each name stands in a `ValueTable`. */
export const VALUE_INDEX = Object.fromEntries(SCORE_NAMES.map((name, index) => [name, index])) as Readonly<
  Record<ScoreName, number>
>;

/**
 * Makes an expression ready. It gives a whole number for whole values, never −0. Comparisons and logic give 1 for true and
 * 0 for false, any number but 0 counts as true; exponents below 0 count as 0 and those above `MOST_EXPONENT` as that.
 */
export function compileExpression(expression: Expression): Compiled {
  switch (expression.kind) {
    case 'number': {
      const { value } = expression;
      return () => value;
    }
    case 'name': {
      const index = VALUE_INDEX[expression.name];
      return (values) => values[index]!;
    }
    case 'unary': {
      const operand = compileExpression(expression.operand);
      // 0 - x, because -x would turn 0 into -0.
      return expression.operator === '-'
        ? (values) => 0 - operand(values)
        : (values) => (operand(values) === 0 ? 1 : 0);
    }
    case 'binary': {
      const left = compileExpression(expression.left);
      return compileBinary(expression.operator, left, compileExpression(expression.right));
    }
    case 'call': {
      const [first, ...others] = expression.args.map(compileExpression);
      if (first === undefined) throw new Error(`${expression.name} has no argument`);
      if (expression.name === 'abs') return (values) => Math.abs(first(values));
      const choose = CHOOSE[expression.name];
      return others.reduce((one, two) => (values) => choose(one(values), two(values)), first);
    }
  }
}

// One closure for each operator, not one that looks it up: this is the inmost part of long simulations.
function compileBinary(operator: BinaryOperator, left: Compiled, right: Compiled): Compiled {
  switch (operator) {
    case '+':
      return (values) => left(values) + right(values);
    case '-':
      return (values) => left(values) - right(values);
    case '*':
      // + 0, because 0 times a negative number is -0.
      return (values) => left(values) * right(values) + 0;
    case '==':
      return (values) => (left(values) === right(values) ? 1 : 0);
    case '!=':
      return (values) => (left(values) !== right(values) ? 1 : 0);
    case '<':
      return (values) => (left(values) < right(values) ? 1 : 0);
    case '<=':
      return (values) => (left(values) <= right(values) ? 1 : 0);
    case '>':
      return (values) => (left(values) > right(values) ? 1 : 0);
    case '>=':
      return (values) => (left(values) >= right(values) ? 1 : 0);
    case '&&':
      return (values) => (left(values) !== 0 && right(values) !== 0 ? 1 : 0);
    case '||':
      return (values) => (left(values) !== 0 || right(values) !== 0 ? 1 : 0);
    case '^':
      return (values) => left(values) ** Math.min(MOST_EXPONENT, Math.max(0, right(values))) + 0;
  }
}
