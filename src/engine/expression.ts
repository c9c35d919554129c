/** A small total expression over named numbers; parsing belongs to `definition/`, evaluation to the engine. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly name: ScoreName }
  | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** The values a scoring line may name: tricks taken, cards dealt to each player. */
export const SCORE_NAMES = ['tricks', 'hand_size'] as const;

/** One of these names. */
export type ScoreName = (typeof SCORE_NAMES)[number];

/** Every operator between two values. */
export const BINARY_OPERATORS = ['+', '-', '*', '==', '!=', '<', '<=', '>', '>=', '&&', '||'] as const;

/** One of these operators. */
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

/** The numbers that the names in an expression stand for. */
export type ScoreValues = Readonly<Record<ScoreName, number>>;

/** Works out an expression; comparisons and logic give 1 for true and 0 for false, and any number but 0 counts as true. */
export function evaluate(expression: Expression, values: ScoreValues): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'name':
      return values[expression.name];
    case 'unary': {
      const operand = evaluate(expression.operand, values);
      // 0 - x, because -x would turn 0 into -0.
      return expression.operator === '-' ? 0 - operand : Number(operand === 0);
    }
    case 'binary':
      return combine(
        expression.operator,
        evaluate(expression.left, values),
        evaluate(expression.right, values),
      );
  }
}

function combine(operator: BinaryOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '==':
      return Number(left === right);
    case '!=':
      return Number(left !== right);
    case '<':
      return Number(left < right);
    case '<=':
      return Number(left <= right);
    case '>':
      return Number(left > right);
    case '>=':
      return Number(left >= right);
    case '&&':
      return Number(left !== 0 && right !== 0);
    case '||':
      return Number(left !== 0 || right !== 0);
  }
}
